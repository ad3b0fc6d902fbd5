import { sideColor } from '@asteroute/page/present/appearance.ts';
import { sideName } from '@asteroute/page/present/event-text.ts';
import { shownFaction } from '@asteroute/page/present/player-text.ts';
import { Piece } from '@asteroute/page/views/controls/parts.tsx';
import { FactionCard } from '@asteroute/page/views/faction.tsx';
import { percentText } from '@asteroute/page/words/grammar.ts';
import { accountOf, roughlyTold } from './account.ts';
import { hasDice } from './curve.ts';
import type { ReviewedProps } from './props.ts';
import { signedWhole, tenths } from './words/points.ts';

type Props = Pick<ReviewedProps, 'review' | 'game' | 'words'>;

/** One sentence for each side: the parts of its margin, how well it played, and how hard its turns were. */
export function Verdict({ review, game, words }: Props) {
  const accounts = review.margin.map((_, side) => accountOf(review, side));
  const ranked = [...accounts.keys()].sort((a, b) => review.scores[b] - review.scores[a]);
  return (
    <section class="review-verdict stack gap-3" aria-label={words.review.account.heading}>
      <h2 class="heading">{words.review.account.heading}</h2>
      <ul class="stack">
        {ranked.map((side) => {
          const faction = shownFaction(game, side);
          return (
            <li key={side} class="led stack owned level anywhere rounded tinted" data-color={sideColor(game, side)}>
              <Piece color={sideColor(game, side)} pose="large" />
              <p class="large">{sentenceOf({ review, game, words }, side)}</p>
              <Skill review={review} side={side} words={words} />
              {faction !== null && <FactionCard faction={faction} words={words.page} />}
            </li>
          );
        })}
      </ul>
      <p class="muted small">
        {accounts.some((told) => told.rest !== 0 && roughlyTold(told) === null) && `${words.review.account.rest} `}
        {accounts.some((told) => roughlyTold(told) !== null) && `${words.review.account.rough} `}
        {words.review.skill.hardHint}
      </p>
    </section>
  );
}

/**
 * The sentence about a margin: "Ada won by 7: the tiles gave −6, the dice +4, the turns +9." It has no points if they
 * do not add up.
 */
function sentenceOf({ review, game, words }: Props, side: number): string {
  const told = accountOf(review, side);
  const { margin, tiles, dice, play, rest } = told;
  const parts = roughlyTold(told) ?? {
    tiles: signedWhole(tiles),
    dice: hasDice(review.turns) ? signedWhole(dice) : null,
    play: signedWhole(play),
    rest: rest === 0 ? null : signedWhole(rest),
  };
  const { account } = words.review;
  const name = sideName(words.page, game, side);
  if (margin === 0) return account.level(name, parts);
  return margin > 0 ? account.won(name, margin, parts) : account.lost(name, -margin, parts);
}

/** How well a side played: points first, percentages second. */
function Skill({ review, side, words }: Omit<Props, 'game'> & { readonly side: number }) {
  const { tag, skill } = words.review;
  const own = review.turns.filter((turn) => turn.side === side && turn.choices > 1);
  const lost = own.reduce((sum, turn) => sum + turn.lost, 0) / Math.max(1, own.length);
  return (
    <p class="review-skill wrap muted bar gap-4 gap-y-0">
      <b>{skill.lost(tenths(Math.max(0, lost), tag))}</b>
      <span>{skill.hard(tenths(review.hardness[side], tag))}</span>
      <span>{skill.accuracy(percentText(tag, review.accuracy[side] / 100))}</span>
    </p>
  );
}
