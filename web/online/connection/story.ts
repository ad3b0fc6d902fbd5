import { type Game, type Move, newGame, parseAction, play, unwrap } from '@asteroute/engine';
import { type Course, type Entry, placeOf, playChance, type Table, type TableEvent } from '@asteroute/protocol';
import type { Step } from '../../match/link.ts';

/** The game of a table so far, ply by ply. */
export interface Story {
  readonly start: Game;
  readonly steps: readonly Step[];
  /** How many plies there were before each turn. */
  readonly turns: readonly number[];
}

/** The story after one more entry, by which the table has become `table`; null until the game begins. */
export function tell(story: Story | null, entry: Entry, table: Table): Story | null {
  return entry.events.reduce<Story | null>((now, event) => after(now, event, table), story);
}

function after(story: Story | null, event: TableEvent, { plan }: Table): Story | null {
  if (event.type === 'started') {
    const { edition, modules, options } = plan;
    const start = unwrap(newGame({ edition, modules, options, players: event.players }));
    return withPlies({ start, steps: [], turns: [] }, (course) => playChance(course, event.chance));
  }
  if (story === null) return null;
  if (event.type === 'drawn') return withPlies(story, (course) => playChance(course, event.chance));
  if (event.type === 'turn') {
    const turns = [...story.turns, story.steps.length];
    return withPlies({ ...story, turns }, (course) => {
      course.play(placeOf(event));
      course.play(unwrap(parseAction(course.now(), event.action)));
      playChance(course, event.chance);
    });
  }
  if (event.type !== 'taken-back') return story;
  return { ...story, steps: story.steps.slice(0, story.turns.at(-1) ?? 0), turns: story.turns.slice(0, -1) };
}

/** The story with what is played; the rules check every ply, and a log that breaks them throws. */
function withPlies(story: Story, played: (course: Course) => void): Story {
  const steps = [...story.steps];
  const now = () => steps.at(-1)?.game ?? story.start;
  played({ now, play: (move: Move) => void steps.push({ move, ...unwrap(play(now(), move)) }) });
  return { ...story, steps };
}

/** The newest game of a story. */
export function gameOf({ start, steps }: Story): Game {
  return steps.at(-1)?.game ?? start;
}
