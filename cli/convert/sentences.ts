import type { FoundFault } from './read.ts';

/** What a fault means, and what can be done. */
const FAULTS: Readonly<Record<FoundFault['code'], string>> = {
  'no-record': 'no game that can be read',
  'cut-off': 'cut off; copy or save it once more, whole',
  'faulty-record': 'a record with a fault',
  'not-this-format': 'not in the format that --from names',
  newer: 'a later version of the format than is known here',
  damaged: 'damaged; copy or save it once more, whole',
  'too-long': 'too long for a game',
  players: 'too few or too many players, or one out of turn',
  expansion: 'with tiles, meeples or rules that are not known here',
  place: 'no place for a meeple; copy or save it once more',
  rules: 'against the rules',
  scores: 'the scores differ; the game may have been played by other rules',
  'open-turn': 'the last turn was not confirmed and is left out',
  'no-players': 'it does not tell who played; two players are assumed',
};

/** What does not end a game. */
const NOTES: readonly FoundFault['code'][] = ['scores', 'open-turn', 'no-players'];

export function faultSentence(fault: FoundFault, isKept: boolean): string {
  const place = 'turn' in fault ? placeOf(fault) : '';
  const kept = isKept && !NOTES.includes(fault.code) ? '; the turns before are kept' : '';
  return `${place}${FAULTS[fault.code]} (${fault.found})${kept}`;
}

function placeOf({ entry, turn }: { readonly entry: number | null; readonly turn: number | null }): string {
  const parts = [entry === null ? [] : [`entry ${entry}`], turn === null || turn === entry ? [] : [`turn ${turn}`]];
  const place = parts.flat().join(', ');
  return place === '' ? '' : `${place}: `;
}
