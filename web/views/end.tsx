import { ahead } from '@asteroute/engine';
import { signal } from '@preact/signals';
import type { Table } from '../ctrl.ts';
import { colorOf, sideColor } from '../look.ts';
import { names, say, sideName } from '../say.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { Icon, Piece } from './parts.tsx';
import { membersOf } from './players.tsx';

interface Props {
  readonly table: Table;
  readonly words: Catalogue;
  readonly onAgain: () => void;
  readonly onFresh: () => void;
}

/** Which table's results were put away to look at the board. */
const away = signal<Table | null>(null);

/** The end: every realm of the final scoring one by one, then the results. */
export function End(props: Props) {
  const { table, words } = props;
  if (table.game.value.position.phase !== 'over') return null;
  if (table.timeline.waiting.value) return <FinalStep {...props} />;
  if (table.timeline.busy.value) return null;
  if (away.value !== table) return <Results {...props} />;
  return (
    <div class="results-back">
      <button type="button" class="primary" onClick={() => (away.value = null)}>
        <Icon name="trophy" />
        <span>{words.end.results}</span>
      </button>
    </div>
  );
}

function FinalStep({ table, words }: Props) {
  const events = table.link.head.value === table.game.value ? table.timeline.frame.value : null;
  const { cue, pending } = table.timeline.frame.value;
  const finals = table.history.value.filter((e) => e.type === 'scored' && !e.complete).length;
  const count = finals + pending.filter((e) => e.type === 'scored').length;
  if (cue === null || events === null) return null;
  return (
    <section class="final" role="dialog" aria-label={words.end.scoring}>
      <p class="final-title">
        <strong>{words.end.scoring}</strong>
        <span>{words.end.step(finals, count)}</span>
      </p>
      <p class="final-text" role="status">
        {cue.type === 'scored' && <Piece color={sideColor(table.game.value, cue.shares[0].side)} />}
        <span>{say(words, table.game.value, cue)}</span>
        {cue.type === 'scored' && <small>{words.score.formula(cue.formula)}</small>}
      </p>
      <div class="final-buttons">
        <button type="button" class="quiet" onClick={table.timeline.skipAll}>
          {words.end.all}
        </button>
        <button type="button" class="primary" onClick={table.timeline.skip} autofocus>
          <span>{words.end.next}</span>
        </button>
      </div>
    </section>
  );
}

function Results({ table, words, onAgain, onFresh }: Props) {
  const game = table.game.value;
  const totals = table.scores.value;
  const winners = ahead(game);
  const order = [...totals.keys()].sort((a, b) => totals[b] - totals[a]);
  return (
    <section class="results" role="dialog" aria-label={words.end.results}>
      <Icon name="trophy" />
      <h2>{words.end.winner(names(words, winners.map((side) => sideName(words, game, side))), winners.length > 1)}</h2>
      <ol>
        {order.map((side) => (
          <li key={side} data-color={sideColor(game, side)} data-winner={winners.includes(side)}>
            <span class="rank">{totals.filter((t) => t > totals[side]).length + 1}</span>
            {game.rules.players.map((p, seat) =>
              game.position.crew.sideOf[seat] === side ? <Piece key={p.color} color={colorOf(game, seat)} /> : null,
            )}
            <span class="result-name">
              {sideName(words, game, side)}
              {membersOf(table, side).length > 1 && <small>{names(words, membersOf(table, side))}</small>}
            </span>
            <span class="bar" style={{ '--part': totals[side] / Math.max(1, ...totals) }} />
            <output>{totals[side]}</output>
          </li>
        ))}
      </ol>
      <div class="final-buttons">
        <button type="button" class="quiet" onClick={() => (away.value = table)}>
          {words.end.look}
        </button>
        <button type="button" class="quiet" onClick={onFresh}>
          {words.end.fresh}
        </button>
        <button type="button" class="primary" onClick={onAgain} autofocus>
          <span>{words.end.again}</span>
        </button>
      </div>
    </section>
  );
}
