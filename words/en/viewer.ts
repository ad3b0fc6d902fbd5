import type { Tokens } from '@asteroute/engine';
import type { MeepleName, RealmName } from '../rule-names.ts';
import { countingIn, isUnique, placeIn, tokensIn } from '../viewer-grammar.ts';

const count = countingIn('en');
const tokens = tokensIn('en', { wine: { other: 'wine' }, grain: { other: 'grain' }, cloth: { other: 'cloth' } });
const POINTS = { one: 'point', other: 'points' };

const REALMS: Readonly<Record<string, string>> = {
  route: 'trade route',
  asteroid: 'asteroid field',
  planet: 'planet',
  road: 'road',
  city: 'city',
  monastery: 'abbey',
  garden: 'garden',
  field: 'meadow',
  river: 'river',
};
const ROLES: Readonly<Record<string, string>> = {
  route: 'merchant',
  asteroid: 'explorer',
  planet: 'conqueror',
  field: 'farmer',
};
const INSIDE = ['asteroid', 'city', 'garden', 'field'];

const named = (realm: string): string => REALMS[realm] ?? realm;
const article = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** "a large merchant", "the abbot". */
function sent(realm: string, meeple: string): string {
  if (isUnique(meeple)) return `the ${meeple}`;
  const role = ROLES[realm] ?? 'meeple';
  return article(meeple === 'large' ? `large ${role}` : role);
}

export const en = {
  tag: 'en' as string,
  game: (names: string) => `Game: ${names}`,
  board: (tiles: number) => `Board, ${count(tiles, { one: 'tile', other: 'tiles' })}`,
  controls: 'Step through the game',
  first: 'To the beginning',
  back: 'One turn back',
  play: 'Play',
  pause: 'Pause',
  forward: 'One turn forward',
  last: 'To the end',
  fit: 'Show the whole board',
  slider: 'Moment of the game',
  speed: 'Speed',
  save: 'Save the game',
  fullScreen: 'Full screen',
  openIn: 'Open in Asteroute',
  turn: (at: number, of: number) => `Turn ${at} of ${of}`,
  turns: 'Turns',
  scores: 'Scores',
  start: 'Before the first tile',
  scoring: 'Final scoring',
  loading: 'Loading the game…',
  player: (seat: number) => `Player ${seat}`,
  teams: ['Rebel Alliance', 'Empire'] as readonly [string, string],
  points: (points: number) => count(points, POINTS),
  place: placeIn('Start', 'East', 'West', ['South', 'North']),
  placed: (name: string, where: string) => `${name} placed a tile at ${where}`,
  deployed: (name: string, realm: RealmName, meeple: MeepleName) =>
    `${name} placed ${sent(realm, meeple)} ${INSIDE.includes(realm) ? 'in' : 'on'} the ${named(realm)}`,
  recalled: (name: string, points: number, realm: RealmName) =>
    `${name} took the abbot back from the ${named(realm)}, +${points}`,
  again: (name: string) => `${name} has a second turn`,
  took: (name: string, goods: Tokens) => `${name} takes ${tokens(goods)}`,
  awarded: (names: string, points: number, what: string) => `${names} +${points} for most ${what}`,
  aside: 'A tile did not fit anywhere and left the game',
  putBack: 'A tile did not fit anywhere and went back into the stack',
  battle: (names: string, realm: RealmName) => `${names} fight for ${article(named(realm))}`,
  rolled: (name: string, dice: string) => `${name} rolls ${dice}`,
  tie: (names: string, points: number) => `Tie: ${names} +${points} each, roll again`,
  lost: (name: string, points: number) => `${name} retreats, +${points}`,
  won: (name: string) => `${name} holds the realm`,
  scored: (names: string, points: number, realm: RealmName) => `${names} +${points} for a completed ${named(realm)}`,
  final: (names: string, points: number, realm: RealmName) =>
    `${names} +${points} for ${realm === 'field' ? 'a' : 'an open'} ${named(realm)}`,
  winner: (names: string, shared: boolean) => (shared ? `${names} share the victory` : `${names} wins`),
  ended: {
    resignation: (name: string) => `${name} resigned`,
    time: (name: string) => `${name} ran out of time`,
    absence: (name: string) => `${name} left the game`,
  },
  review: {
    open: 'Show the curve of the game',
    heading: 'Expected lead, turn by turn',
    hint: 'A quick review: how many points each side was expected to be ahead.',
    margin: (name: string, margin: string) => `${name} ${margin}`,
    failed: 'The curve cannot be drawn: this game is not finished or could not be reviewed.',
  },
  faults: {
    'not-a-link': 'This is not a link to a game.',
    newer: 'This link comes from a newer version of the game. Use a newer version of this viewer.',
    damaged: 'This link is cut off or mistyped. Copy the whole of it.',
    'changed-tiles': 'The tiles of this game have changed since the link was made. Make a new link.',
    malformed: 'This is not the record of a game.',
    rules: 'This record breaks the rules of the game.',
    unreachable: 'The game could not be loaded. Is its address right, and may this page read it?',
    'no-game': 'No game was given.',
  },
};

/**
 * Every text of the viewer. Names of people come as text, all else by its name in the rules.
 */
export type ViewerWords = typeof en;
/** Why a game cannot be shown. */
export type ReadFault = keyof ViewerWords['faults'];
