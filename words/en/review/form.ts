import type { DecisionKind, GamePart, Habit } from '@asteroute/review/form';
import { grammarOf } from '../../grammar.ts';
import type { LazyWords } from '../../load.ts';
import { writtenIn } from '../../points.ts';

const { number, count } = grammarOf('en');
const written = writtenIn('en');
const WRITTEN_POINTS = { one: 'point', other: 'points' };
const GAMES = { one: 'game', other: 'games' };
const TURNS = { one: 'turn', other: 'turns' };

/** The texts of a person's form in English. Points have one decimal place, with a sign where they are a lead. */
export const en = {
  tag: 'en',
  title: 'Your form',
  lead: 'What your finished games say about your play, once the luck of tiles and dice is taken away.',
  empty: 'None of your finished games is kept in this browser yet. Play one to its end and come back.',

  /** Asked once, if several people share a screen. */
  ask: {
    heading: 'Which player are you?',
    hint: 'Several people played in some of these games. Your turns are those of your name.',
    nobody: 'None of them',
  },

  /** How far the games have been judged. */
  stage: {
    first: (done: number, all: number) => `Looking at your games: ${number(done)} of ${number(all)}`,
    waits: 'A first look: the numbers may still change.',
    searches: (done: number, all: number) => `Analysing in depth: ${number(done)} of ${count(all, TURNS)}`,
    done: 'Every turn that had a choice has been analysed in depth.',
    go: 'Analyse in depth',
    stop: 'Stop',
    failed: 'Your games could not be analysed.',
    retry: 'Try again',
  },

  skill: {
    heading: (games: number) => `Your ${count(games, GAMES)} without luck`,
    mean: (points: string, off: string) => `On average ${points} (± ${off})`,
    /** In place of the mean, which a few games do not give. */
    few: 'Too few games yet for an average.',
    hint: 'Above the line you played better than your best rival, below it worse. Dots are the real results.',
    without: 'Without luck',
    result: 'Result',
    table: 'The curve as a table',
    game: 'Game',
  },

  lost: {
    heading: 'Points lost per turn',
    hint: 'Beside the best turn that was found. Less is better.',
    you: 'You',
    value: (points: string, off: string) => `${points} (± ${off})`,
    /** The bots that were measured in the same way. */
    bots: (games: number) => `The bots in ${count(games, GAMES)} each against themselves, measured in the same way.`,
    when: 'When',
    parts: { opening: 'Opening', middle: 'Middle', end: 'End' } satisfies Readonly<Record<GamePart, string>>,
    what: 'By what',
    decisions: {
      tile: 'Where the tile goes',
      meeple: 'Which meeple, or none',
      farm: 'Farmers',
      planet: 'Planets and battles',
    } satisfies Readonly<Record<DecisionKind, string>>,
  },

  habits: {
    heading: 'What costs you most',
    none: 'Nothing stands out yet. More games will tell.',
    cost: (points: string, turns: number) => `${written(points, WRITTEN_POINTS)} in ${count(turns, TURNS)}`,
    mostly: {
      opening: 'mostly in the opening',
      middle: 'mostly in the middle of the game',
      end: 'mostly towards the end',
    } satisfies Readonly<Record<GamePart, string>>,
    /** The kind of realm with which most was lost; kinds of expansions have no words. */
    realms: {
      route: 'mostly with trade routes',
      asteroid: 'mostly with asteroid fields',
      planet: 'mostly with planets',
      road: 'mostly with roads',
      city: 'mostly with cities',
      monastery: 'mostly with abbeys',
      garden: 'mostly with gardens',
      field: 'mostly with meadows',
    } as Readonly<Record<string, string | undefined>>,
    look: 'See an example',
    again: 'Try it again',
    says: {
      points: 'You leave points lying that your tile could score at once.',
      standing: 'You pay too little attention to the final scoring.',
      prospects: 'You pass up turns that help to complete your own realms.',
      hand: 'You place meeples too readily: one in reserve was worth more.',
      stuck: 'You leave meeples on realms that are hardly ever completed.',
      joining: 'You miss chances to join the large realms of others.',
      risk: 'You leave points where others can attack them.',
      gifts: 'You give points to your rivals.',
      blocking: 'You let the large realms of your rivals grow undisturbed.',
      joined: 'You let rivals join your realms.',
      left: 'You leave good places to the next player.',
    } satisfies Readonly<Record<Habit, string>>,
  },

  /** What the page has kept. */
  data: {
    heading: 'What is kept about your games',
    hint: 'Only in this browser. What is known about a game goes when you delete the game.',
    save: 'Save as a file',
    forget: 'Delete and analyse again',
  },
};

/** The texts of a person's form; they are loaded with its page. */
export type FormWords = typeof en;

export const FORM: LazyWords<FormWords> = { en, load: (tag) => import(`../../${tag}/review/form.ts`) };
