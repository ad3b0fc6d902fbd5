import { type Game, newGame, play, type Result, refuse, type Turn, type TurnWords, turnWords } from '@asteroute/engine';
import { describeIssue, readLink } from '@asteroute/record';
import * as v from 'valibot';
import { type Puzzle, type PuzzlePack, packSchema } from './puzzle.ts';

/** Why data is not a pack or a puzzle: its form is wrong, its format is a later one, or its game cannot be read. */
type PuzzleFaultCode = 'malformed' | 'newer' | 'damaged';

/** Either a value or why there is none. */
export type PuzzleRead<T> = Result<T, PuzzleFaultCode>;

/**
 * From parsed JSON; `malformed` with the path to the fault, `newer` for a later format. `gameOfPuzzle` reads the games.
 */
export function readPack(value: unknown): PuzzleRead<PuzzlePack> {
  if (isLater(value)) return refuse('newer', 'the pack comes from a later version');
  const parsed = v.safeParse(packSchema, value, { abortEarly: true });
  if (!parsed.success) return refuse('malformed', describeIssue(parsed.issues[0]));
  const { puzzles, edition } = parsed.output;
  const stranger = puzzles.find((one) => one.edition !== edition);
  if (stranger !== undefined) return refuse('malformed', `puzzle ${stranger.id} is not of the edition ${edition}`);
  if (new Set(puzzles.map(({ id }) => id)).size < puzzles.length)
    return refuse('malformed', 'two puzzles have the same id');
  return { ok: true, value: parsed.output };
}

function isLater(value: unknown): boolean {
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : null;
  return typeof format === 'number' && format > 1;
}

/** With its tile in hand. `damaged` if the text is not a game or the game waits for something else. */
export function gameOfPuzzle({ id, game: text, edition }: Pick<Puzzle, 'id' | 'game' | 'edition'>): PuzzleRead<Game> {
  const read = readLink(text);
  if (!read.ok) return refuse('damaged', `puzzle ${id}: its game cannot be read (${read.fault})`);
  const start = newGame(read.value.setup);
  if (!start.ok) return refuse('damaged', `puzzle ${id}: ${start.error.message}`);
  let game = start.value;
  for (const move of read.value.moves) {
    const played = play(game, move);
    if (!played.ok) return refuse('damaged', `puzzle ${id}: ${played.error.message}`);
    game = played.value.game;
  }
  if (game.rules.setup.edition !== edition) return refuse('damaged', `puzzle ${id}: its game is of another edition`);
  if (game.position.phase !== 'place') return refuse('damaged', `puzzle ${id}: there is no tile in hand`);
  return { ok: true, value: game };
}

/** Whether a turn is one of the right first turns of a puzzle; `game` must be the puzzle's game. */
export function isRight({ answers }: Pick<Puzzle, 'answers'>, game: Game, turn: Turn): boolean {
  const words = turnKey(turnWords(game, turn));
  return answers.some((one) => turnKey(one) === words);
}

/** Returns a text that identifies a turn: it is the same for equal turns. */
export function turnKey({ x, y, rotation, action }: TurnWords): string {
  const parts = action.type === 'deploy' ? [action.meeple, action.on] : [];
  return JSON.stringify([x, y, rotation, action.type, ...parts]);
}
