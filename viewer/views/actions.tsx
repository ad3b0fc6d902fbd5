import type { DrawnGame, Shown } from '../state/shown.ts';

interface ActionsProps {
  readonly shown: Shown;
  readonly game: DrawnGame;
  /** The address of an Asteroute page, without its hash; null where none is known. */
  readonly home: string | null;
  readonly host: HTMLElement;
}

const SPEEDS = [1, 2, 4];

export function Actions(props: ActionsProps) {
  const words = props.shown.words.value;
  return (
    <div class="actions" part="actions">
      {props.game.record !== null && <GameActions {...props} />}
      {document.fullscreenEnabled && (
        <button type="button" part="button" onClick={() => fillScreen(props.host)}>
          {words.fullScreen}
        </button>
      )}
    </div>
  );
}

/** What there is to do with a game, and not with a position. */
function GameActions({ shown, game, home }: ActionsProps) {
  const words = shown.words.value;
  return (
    <>
      <label>
        {words.speed}{' '}
        <select
          part="button"
          value={shown.speed.value}
          onChange={({ currentTarget }) => shown.playAt(Number(currentTarget.value))}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speed} ×
            </option>
          ))}
        </select>
      </label>
      <button type="button" part="button" onClick={() => save(game)}>
        {words.save}
      </button>
      {home !== null && (
        <button type="button" part="button" onClick={() => void open(game, home)}>
          {words.openIn}
        </button>
      )}
    </>
  );
}

function save({ record, moments: [{ game }] }: DrawnGame): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(record)}\n`], { type: 'application/json' }));
  const download = `asteroute-${game.rules.setup.edition}.json`;
  const link = Object.assign(document.createElement('a'), { href: url, download });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

function fillScreen(host: HTMLElement): void {
  const done = document.fullscreenElement === host ? document.exitFullscreen() : host.requestFullscreen();
  // A page may forbid it to what is embedded in it.
  done.catch(() => undefined);
}

/** Opens the game in a page of Asteroute. The code that writes links is loaded now. */
async function open({ moments: [{ game }], moves }: DrawnGame, home: string): Promise<void> {
  const { writeLink } = await import('../game/write-link.ts');
  const href = `${home}#game/${writeLink({ setup: game.rules.setup, moves })}`;
  Object.assign(document.createElement('a'), { href, target: '_blank', rel: 'noopener' }).click();
}
