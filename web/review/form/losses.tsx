import { Card } from '@asteroute/page/views/frame/card.tsx';
import { shownBotName } from '@asteroute/page/words/bot-words.ts';
import { BOT_FORM, DECISIONS, GAME_PARTS, type MeanPoints } from '@asteroute/review/form';
import { tenths } from '@asteroute/words/points.ts';
import type { FormViewProps } from './props.ts';

/** A bar of the list: what it stands for, and the points lost. */
interface Bar {
  readonly name: string;
  readonly lost: MeanPoints;
  readonly own?: boolean;
}

/** The points lost a turn: beside the bots, in each part of the game, and by what was decided. */
export function Losses({ words, form, edition }: FormViewProps) {
  const { lost } = words.form;
  const own: Bar = { name: lost.you, lost: form.lost, own: true };
  const { games, bots } = BOT_FORM[edition] ?? { games: 0, bots: [] };
  const others = bots.map(([bot, points, se]): Bar => ({ name: shownBotName(words.page, bot), lost: { points, se } }));
  const all = [own, ...others].sort((a, b) => b.lost.points - a.lost.points);
  const parts = GAME_PARTS.map((part): Bar => ({ name: lost.parts[part], lost: form.parts[part], own: true }));
  const decisions = DECISIONS.filter((one) => form.decisions[one].points !== 0);
  const most = Math.max(...[...all, ...parts].map(({ lost: { points } }) => points));
  return (
    <Card heading={lost.heading} hint={lost.hint}>
      <Bars words={words} bars={all} most={most} />
      {others.length > 0 && <p class="text-muted text-sm">{lost.bots(games)}</p>}
      <h3 class="text-muted font-semibold">{lost.when}</h3>
      <Bars words={words} bars={parts} most={most} />
      <h3 class="text-muted font-semibold">{lost.what}</h3>
      <Bars
        words={words}
        bars={decisions.map((one) => ({ name: lost.decisions[one], lost: form.decisions[one], own: true }))}
        most={most}
      />
    </Card>
  );
}

interface BarsProps extends Pick<FormViewProps, 'words'> {
  readonly bars: readonly Bar[];
  /** The points of a bar of full length. */
  readonly most: number;
}

function Bars({ words, bars, most }: BarsProps) {
  const { lost: says, tag } = words.form;
  return (
    <ul class="form-bars stack">
      {bars.map(({ name, lost, own = false }) => (
        <li key={name} class="stack items-center gap-x-3" data-own={own}>
          <span class="wrap-anywhere">{name}</span>
          <i aria-hidden="true" style={{ '--share': Math.max(0, lost.points) / Math.max(most, 0.1) }} />
          <b>{says.value(tenths(lost.points, tag), tenths(lost.se, tag))}</b>
        </li>
      ))}
    </ul>
  );
}
