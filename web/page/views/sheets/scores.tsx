import { seatsOf } from '@asteroute/engine';
import type { TableController } from '../../match/controller.ts';
import { colorOf, sideColor } from '../../present/appearance.ts';
import { seatNames, sideName } from '../../present/event-text.ts';
import type { Hints } from '../../settings/hints.ts';
import { Piece, Sheet } from '../controls/parts.tsx';
import type { UiProps } from '../controls/props.ts';
import { Goods } from '../goods.tsx';
import { Reserve } from '../reserve.tsx';
import { ScoreTrack } from '../score-track.tsx';

interface Props extends UiProps {
  readonly hints: Pick<Hints, 'ifEnded'>;
}

/** The scores in large: the track, and every side with its points, those if the game ended now, and its reserve. */
export function Scores(props: Props) {
  const { table, ui, words } = props;
  return (
    <Sheet title={words.score.track} close={words.menu.close} onClose={() => (ui.panel.value = null)}>
      <div class="scores stack gap-3">
        <ScoreTrack {...props} />
        <ol class="stack gap-3">
          {bySide(table).map((side) => (
            <Standing key={side} {...props} side={side} />
          ))}
        </ol>
      </div>
    </Sheet>
  );
}

/** The sides, the highest score first. */
function bySide(table: TableController): number[] {
  const totals = table.shown.scores.value;
  return [...totals.keys()].sort((a, b) => totals[b] - totals[a]);
}

function Standing({ table, words, hints, side }: Props & { readonly side: number }) {
  const game = table.shown.game.value;
  const seats = seatsOf(game, side);
  const [score, end] = [table.shown.scores.value[side], table.ifEnded.value[side]];
  const most = Math.max(1, ...table.shown.scores.value, ...(hints.ifEnded ? table.ifEnded.value : []));
  return (
    <li class="stack gap-1" data-color={sideColor(game, side)}>
      <span class="scores-name row">
        {seats.map((seat) => (
          <Piece key={seat} color={colorOf(game, seat)} />
        ))}
        <strong class="anywhere">{sideName(words, game, side)}</strong>
        <b class="title to-end">{score}</b>
      </span>
      {seats.length > 1 && <small>{seatNames(words, game, seats)}</small>}
      <span class="scores-bar" style={{ '--part': score / most, '--end': (hints.ifEnded ? end : score) / most }} />
      {hints.ifEnded && end !== score && <small>{words.score.ifEnded(end)}</small>}
      <Goods table={table} words={words} side={side} />
      {seats.map((seat) => (
        <Reserve key={seat} table={table} words={words} seat={seat} />
      ))}
    </li>
  );
}
