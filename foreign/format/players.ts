import type { PlayerSetup } from '@asteroute/engine';
import { MAX_NAME_LENGTH } from '@asteroute/engine';

/** Colours of the classic edition, in the order in which they are given out. */
const COLORS = ['red', 'blue', 'green', 'yellow', 'black'];
/** The colour of a sixth player, who comes with inns and cathedrals. */
const SIXTH = 'pink';

/** Characters that show nothing or disturb the text around them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;

/** A name from a stranger: without characters that are not seen, cut off at the longest that a player may have. */
function cleanName(name: string, seat: number): string {
  // Cut before it is cleaned, because a name may be as long as the file; by whole letters, so that none is halved.
  const seen = name.slice(0, 1000).replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  let kept = '';
  for (const letter of seen) {
    if (kept.length + letter.length > MAX_NAME_LENGTH) break;
    kept += letter;
  }
  return kept.trim() || `Player ${seat + 1}`;
}

/** Players with the names and colours that a source gives; a colour that is unknown or taken is replaced. */
export function foreignPlayers(names: readonly string[], wanted: readonly (string | undefined)[]): PlayerSetup[] {
  const colors = names.length > COLORS.length ? [...COLORS, SIXTH] : COLORS;
  const valid = names.map((_, seat) => {
    const color = wanted[seat];
    return color !== undefined && colors.includes(color) && wanted.indexOf(color) === seat ? color : undefined;
  });
  const free = colors.filter((color) => !valid.includes(color));
  return names.map((name, seat) => ({ name: cleanName(name, seat), color: valid[seat] ?? free.shift() ?? 'red' }));
}
