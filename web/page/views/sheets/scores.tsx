import { seatsOf } from '@asteroute/engine';
import type { TableController } from '../../match/controller.ts';
import { colorOf, sideColor, themeName } from '../../present/appearance.ts';
import { seatNames, sideName } from '../../present/event-text.ts';
import { shownFaction } from '../../present/player-text.ts';
import type { Hints } from '../../settings/hints.ts';
import { Piece } from '../controls/parts.tsx';
import type { UiProps } from '../controls/props.ts';
import { Sheet } from '../controls/sheet.tsx';
import { LANDSCAPE, PHONE, useMedia } from '../layout.ts';
import { FactionCard } from '../tokens/faction.tsx';
import { Goods } from '../tokens/goods.tsx';
import { Reserve } from '../tokens/reserve.tsx';
import { ScoreBoard } from './score-board.tsx';
import { type BoardForm, FORMS, LAP } from './score-spaces.ts';

interface Props extends UiProps {
  readonly hints: Pick<Hints, 'ifEnded'>;
}

export function Scores(props: Props) {
  const { table, ui, words } = props;
  const game = table.shown.game.value;
  const [columns, rows] = useForm();
  const totals = table.shown.scores.value;
  return (
    <Sheet title={words.score.track} close={words.menu.close} onClose={() => (ui.panel.value = null)}>
      <div class="score-board relative" style={{ '--columns': columns, '--rows': rows }}>
        <ScoreBoard
          form={[columns, rows]}
          theme={themeName(game)}
          markers={totals.map((points, side) => ({ color: sideColor(game, side), points }))}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable, so that keys can scroll it */}
        <div class="scores flex flex-col gap-3 overflow-y-auto" tabIndex={0}>
          <ol class="stack grid-auto-fit gap-4">
            {bySide(table).map((side) => (
              <Standing key={side} {...props} side={side} />
            ))}
          </ol>
          <small>{words.score.lap}</small>
        </div>
      </div>
    </Sheet>
  );
}

function useForm(): BoardForm {
  const upright = useMedia(PHONE);
  const low = useMedia(LANDSCAPE);
  if (upright) return FORMS.upright;
  return low ? FORMS.low : FORMS.wide;
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
  const faction = shownFaction(game, side);
  return (
    <li class="stack gap-1 owned" data-color={sideColor(game, side)}>
      <span class="row">
        {seats.map((seat) => (
          <Piece key={seat} color={colorOf(game, seat)} />
        ))}
        <strong class="wrap-anywhere">{sideName(words, game, side)}</strong>
        <b class="text-xl ms-auto">{score}</b>
      </span>
      {seats.length > 1 && <small>{seatNames(words, game, seats)}</small>}
      <small>
        {words.score.space(score % LAP, score - (score % LAP))}
        {hints.ifEnded && end !== score && ` · ${words.score.ifEnded(end)}`}
      </small>
      {faction !== null && <FactionCard faction={faction} words={words} />}
      <Goods table={table} words={words} side={side} />
      {seats.map((seat) => (
        <Reserve key={seat} table={table} words={words} seat={seat} />
      ))}
    </li>
  );
}
