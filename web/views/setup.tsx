import { BOTS } from '@asteroute/bots';
import type { Signal } from '@preact/signals';
import type { PlayerColor } from '../board/state.ts';
import { type Choices, COLORS, LIMITS, withAdded, withColor, withRemoved, withSeat, withTeams } from '../setup.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { Hero } from './hero.tsx';
import { Icon, Piece } from './parts.tsx';

interface Props {
  readonly choices: Signal<Choices>;
  readonly words: Catalogue;
  /** Tiles on the table of a kept game, or null when there is none. */
  readonly kept: number | null;
  /** True when the kept game could not be read. */
  readonly refused: boolean;
  readonly onStart: () => void;
  readonly onResume: () => void;
}

/** The start page: who plays, in which colours, and go. */
export function SetupView({ choices, words, kept, refused, onStart, onResume }: Props) {
  const now = choices.value;
  const submit = (event: Event) => {
    event.preventDefault();
    onStart();
  };
  return (
    <main class="setup">
      <Hero />
      <div class="setup-card">
        <header>
          <h1>{words.title}</h1>
          <p>{words.tagline}</p>
        </header>
        {refused && (
          <p class="refused" role="alert">
            {words.errors.saved}
          </p>
        )}
        {kept !== null && (
          <div class="resume">
            <p>{words.setup.resumeHint(kept)}</p>
            <button type="button" class="primary" onClick={onResume}>
              <span>{words.setup.resume}</span>
            </button>
          </div>
        )}
        <form onSubmit={submit}>
          <h2>{words.setup.heading}</h2>
          <ol class="seats">
            {now.seats.map((_, row) => (
              <SeatRow key={row} choices={choices} words={words} row={row} />
            ))}
          </ol>
          {now.seats.length < LIMITS.max && (
            <button
              type="button"
              class="quiet add"
              onClick={() => (choices.value = withAdded(now, freeName(now, words)))}
            >
              <Icon name="plus" />
              <span>{words.setup.add}</span>
            </button>
          )}
          <Extras choices={choices} words={words} />
          <button type="submit" class={kept === null ? 'primary big' : 'quiet big'}>
            <span>{words.setup.start}</span>
          </button>
        </form>
        <p class="muted small">{words.unofficial}</p>
      </div>
    </main>
  );
}

/** The first "Player n" that nobody has. */
function freeName({ seats }: Choices, words: Catalogue): string {
  const taken = new Set(seats.map((seat) => seat.name));
  const numbers = seats.map((_, i) => i + 1);
  return words.setup.defaultName(numbers.find((n) => !taken.has(words.setup.defaultName(n))) ?? seats.length + 1);
}

type PartProps = Pick<Props, 'choices' | 'words'>;

function SeatRow({ choices, words, row }: PartProps & { readonly row: number }) {
  const now = choices.value;
  const seat = now.seats[row];
  const change = (part: Partial<typeof seat>) => {
    choices.value = withSeat(now, row, part);
  };
  const takeBot = (bot: string | null) => {
    const known = [...Object.values(words.bots).map((b) => b.name), ''];
    const own = known.includes(seat.name) || /^\D+ \d$/.test(seat.name);
    const name = bot === null ? words.setup.defaultName(row + 1) : words.bots[bot].name;
    change({ bot, ...(own ? { name } : {}) });
  };
  return (
    <li class="seat" data-color={seat.color}>
      <ColorPicker choices={choices} words={words} row={row} />
      <input
        type="text"
        value={seat.name}
        maxLength={24}
        required
        aria-label={words.setup.name(row + 1)}
        onInput={(event) => change({ name: event.currentTarget.value })}
      />
      <select
        aria-label={words.setup.who(seat.name)}
        value={seat.bot ?? ''}
        onChange={(event) => takeBot(event.currentTarget.value || null)}
      >
        <option value="">{words.setup.person}</option>
        {BOTS.map(({ name }) => (
          <option key={name} value={name}>
            {words.bots[name].name}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="quiet"
        disabled={now.seats.length <= LIMITS.min}
        aria-label={words.setup.remove(seat.name)}
        onClick={() => (choices.value = withRemoved(now, row))}
      >
        <Icon name="close" />
      </button>
      {seat.bot !== null && <small class="character">{words.bots[seat.bot]?.character}</small>}
    </li>
  );
}

/** Pieces to pick from; with teams the colours are the teams'. */
function ColorPicker({ choices, words, row }: PartProps & { readonly row: number }) {
  const now = choices.value;
  const seat = now.seats[row];
  const pick = (color: PlayerColor) => {
    choices.value = withColor(now, row, color);
  };
  return (
    <fieldset class="colors" disabled={now.teams}>
      <legend class="visually-hidden">{words.setup.color(seat.name)}</legend>
      {COLORS.map((color) => (
        <label key={color} title={words.colors[color]} data-checked={seat.color === color}>
          <input type="radio" name={`color-${row}`} checked={seat.color === color} onChange={() => pick(color)} />
          <Piece color={color} />
          <span class="visually-hidden">{words.colors[color]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Extras({ choices, words }: PartProps) {
  const now = choices.value;
  const four = now.seats.length === 4;
  return (
    <div class="extras">
      <label class="field">
        <span>{words.setup.starts}</span>
        <select
          value={now.starter === null ? '' : String(now.starter)}
          onChange={(event) =>
            (choices.value = {
              ...now,
              starter: event.currentTarget.value === '' ? null : Number(event.currentTarget.value),
            })
          }
        >
          <option value="">{words.setup.startsRandom}</option>
          {now.seats.map((seat, row) => (
            <option key={row} value={String(row)}>
              {seat.name}
            </option>
          ))}
        </select>
      </label>
      <label class="switch">
        <input
          type="checkbox"
          checked={now.teams}
          disabled={!four}
          onChange={(event) => (choices.value = withTeams(now, event.currentTarget.checked))}
        />
        <span>
          <b>{words.setup.teams}</b>
          <small>{four ? words.setup.teamsHint : words.setup.teamsNeedFour}</small>
        </span>
      </label>
      <label class="switch">
        <input
          type="checkbox"
          checked={now.reinforce}
          onChange={(event) => (choices.value = { ...now, reinforce: event.currentTarget.checked })}
        />
        <span>
          <b>{words.setup.reinforce}</b>
          <small>{words.setup.reinforceHint}</small>
        </span>
      </label>
    </div>
  );
}
