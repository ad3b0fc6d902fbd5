import type { DiceReasons, Game } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { Fight } from '../../analysis/fights.ts';
import { factionOfSide, sideColor } from '../../present/appearance.ts';
import { sideName } from '../../present/event-text.ts';
import { reasonWords } from '../../present/player-text.ts';
import { Piece } from '../controls/parts.tsx';

export type Standing = 'open' | 'out' | 'won';

function standingOf({ winner, out }: Fight, side: number): Standing {
  if (winner === side) return 'won';
  return out.includes(side) ? 'out' : 'open';
}

interface Props {
  readonly words: Catalogue;
  readonly game: Game;
  readonly fight: Fight;
  readonly reasons: DiceReasons;
}

export function Banner({ words, game, fight, reasons }: Props) {
  const { side, dice } = reasons;
  const points = fight.points.get(side) ?? 0;
  return (
    <div
      class="banner grid-cols-1 text-center stack gap-1 justify-items-center relative"
      data-color={sideColor(game, side)}
      data-standing={standingOf(fight, side)}
      data-side={side}
    >
      <div class="banner-cloth absolute inset-0" />
      <svg class="banner-emblem w-full" viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
        <use href={`#emblem-${factionOfSide(game, side)}`} x="-14" y="-14" width="28" height="28" />
      </svg>
      <Piece color={sideColor(game, side)} />
      <strong class="banner-name truncate">{sideName(words, game, side)}</strong>
      <ul class="banner-reasons">
        {reasonWords(words, game, reasons).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <b class="banner-count rounded-full">{words.battle.dice(dice)}</b>
      {points > 0 && (
        <b class="banner-points rounded-full" key={points}>
          {words.score.plus(points)}
        </b>
      )}
    </div>
  );
}
