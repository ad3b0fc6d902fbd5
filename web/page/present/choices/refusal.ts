/** Why a move is refused, in sentences; loaded when the first is. */

import { type ErrorCode, type Explanation, explain, type Game, play, unwrap } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { RefusedTurn } from '../../match/draft.ts';
import { themeName } from '../appearance.ts';

/** A refusal: the engine's error code, and the explanation by the rules if they forbid the move. */
interface Refused {
  readonly code: ErrorCode;
  readonly told: Explanation | null;
}

/** A refused turn with its explanation, which is null if the rules allow the turn. */
export function explained({ code, game, place, action }: RefusedTurn): Refused {
  const told = explain(game, place);
  return { code, told: told ?? explain(unwrap(play(game, place)).game, action) };
}

export function refusedText(words: Catalogue, game: Game, { code, told }: Refused): string {
  return told === null ? words.errors.refused[code] : explanationText(words, game, told);
}

/** With the number of the rule behind it: "Two sides do not match: route against space. (SW-16)". */
export function citedText(words: Catalogue, game: Game, refused: Refused): string {
  const rule = refused.told?.rule ?? null;
  return rule === null ? refusedText(words, game, refused) : `${refusedText(words, game, refused)} (${rule})`;
}

export function explanationText(words: Catalogue, game: Game, told: Explanation): string {
  const { why, kind = null, shows = null, meeple = '' } = told;
  const word = (name: string | null) => (name === null ? words.refusal.ground[themeName(game)] : words.realms[name]);
  if (why === 'sides-differ') return words.refusal.sides(word(shows), word(kind));
  if (why === 'not-reached') return words.refusal.far(kind ?? '');
  if (why === 'realm-held') return words.refusal.held(kind ?? '');
  return why === 'may-not-stand' ? words.refusal.stands(meeple, kind ?? '') : words.refusal.plain[why];
}
