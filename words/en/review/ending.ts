import { grammarOf, orName } from '../../grammar.ts';
import type { LazyWords } from '../../load.ts';
import { firstEn } from '../table-first.ts';

const { count } = grammarOf('en');

const { realms: REALMS } = firstEn;
const MANY: Readonly<Record<string, string>> = orName<Readonly<Record<string, string>>>({
  route: 'trade routes',
  asteroid: 'asteroid fields',
  planet: 'planets',
  road: 'roads',
  city: 'cities',
  monastery: 'abbeys',
  garden: 'gardens',
  field: 'meadows',
  goods: 'goods',
});
const points = (many: number): string => count(many, { one: 'point', other: 'points' });

/** The battle that decided a game. */
export interface BattleWords {
  readonly name: string;
  /** The names of whom it defeated, as a list. */
  readonly rivals: string;
  readonly many: boolean;
  readonly realm: string;
  readonly turn: number;
  /** Whether it was the last battle of the game. */
  readonly last: boolean;
  readonly held: boolean;
  readonly tied: boolean;
}

/** What decided a game, in one sentence, in English. Realms are named as the rules name them. */
export const en = {
  /** A shared victory. */
  level: (names: string, score: number) => `${names} share the win with ${points(score)} each.`,
  /** The margin is 1 or 2 points. */
  close: (name: string, rival: string, margin: number) =>
    margin === 1 ? `${name} beat ${rival} by a single point.` : `${name} beat ${rival} by only ${points(margin)}.`,
  /** The winner was behind before the final scoring. */
  turned: (name: string, behind: number, score: number, kind: string) =>
    `${name} was ${points(behind)} behind before the final scoring; ${points(score)} for ${MANY[kind]} turned the game.`,
  /** The same, where no kind of realm alone was enough. */
  overtook: (name: string, behind: number, score: number) =>
    `${name} was ${points(behind)} behind, but the final scoring brought ${score} and the win.`,
  final: (name: string, score: number, kind: string) =>
    `${points(score)} for ${MANY[kind]} in the final scoring decided it for ${name}.`,
  realm: (name: string, realm: string, score: number, turn: number) =>
    `${name}’s ${REALMS[realm]} of ${points(score)} on turn ${turn} decided it.`,
  battle: ({ name, rivals, realm, turn, last, held, tied }: BattleWords) =>
    `${last ? 'The last battle' : 'A battle'} decided it: on turn ${turn}${tied ? ', after a tie,' : ''} ${name} ${held ? 'held' : 'won'} the ${REALMS[realm]} against ${rivals}.`,
  led: (name: string, turn: number) => `${name} led from turn ${turn} to the end.`,
  tookLead: (name: string, turn: number) => `${name} took the lead on turn ${turn} and never gave it back.`,
  /** The same, with the largest realm that it scored in that turn. */
  leadWith: (name: string, realm: string, score: number, turn: number) =>
    `${name}’s ${REALMS[realm]} of ${points(score)} on turn ${turn} brought a lead that lasted to the end.`,
};

/** The sentences about what decided a game. */
export type EndingWords = typeof en;

export const ENDING: LazyWords<EndingWords> = { en, load: (tag) => import(`../../${tag}/review/ending.ts`) };
