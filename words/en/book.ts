import type { LazyWords } from '../load.ts';
/** The texts of the rulebook in English. */
export const en = {
  tag: 'en',
  title: 'Rulebook',
  lead: 'Every picture here is a game: try things, and the rules answer.',
  contents: 'Contents',
  previous: 'Previous page',
  next: 'Next page',
  search: 'Search the rules',
  found: (hits: number) => (hits === 0 ? 'Nothing found' : `${hits} found`),
  rule: (number: string) => `Rule ${number}`,
  figure: (title: string) => `Figure: ${title}`,
  cell: (where: string) => `${where}, empty`,
  practice: 'Exercises',
  practiceLead: 'Puzzles on the rules. How many can you solve?',
  exercise: (index: number, count: number) => `Exercise ${index} of ${count}`,

  ask: {
    place: (name: string) => `${name} places this tile. Choose a cell, turn the tile, then place it.`,
    act: (name: string) => `Where does ${name}’s meeple go?`,
    dice: (name: string) => `How many dice does ${name} roll?`,
    points: (name: string) => `How many points does ${name} get now?`,
    field: (name: string) => `On which space does ${name}’s marker stand after this scoring?`,
    throw: 'Everything is ready for the dice.',
    end: 'Done.',
  },
  button: {
    place: 'Place it here',
    turn: 'Turn the tile',
    none: 'No meeple',
    recall: 'Take the abbot back',
    throw: 'Roll the dice',
    show: 'Show me',
    again: 'Try again',
  },
  answer: {
    right: 'Right!',
    other: 'The rules allow that, but this figure is about something else. Try another way.',
    number: 'Not quite. Count again.',
  },

  coach: {
    name: 'Coach',
    leave: 'Play on without the coach',
    /** Buttons to score the game before its stack is empty, or to play on to its end. */
    count: 'Count the points now',
    onward: 'Play on',
    /** The number of the place that the coach recommends; 0 for no meeple. */
    hint: (spot: number) => (spot === 0 ? 'I would keep my meeples this time.' : `I would choose number ${spot}.`),
    /** The answer to a drafted turn: what its tile does, or what another turn has more of; then where that is. */
    answer: {
      tile: (does: string) => `Look: this tile ${does}.`,
      better: (what: string) => `There is something better: ${what}.`,
      there: 'Try the bright cell.',
      turn: 'Turn the tile.',
    },
  },
};

/** The texts of the rulebook and the coach, in the same lazy chunk. */
export type LearnWords = typeof en;

export const LEARN: LazyWords<LearnWords> = { en, load: (tag) => import(`../${tag}/book.ts`) };
