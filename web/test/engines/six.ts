/** A game for six with both boxes and all other modules, with a press for each decision. */
import { kept, playedTurns, recipeOf, WHOLE_GAMES } from '@asteroute/page/testing/prepared.ts';
import { GAME_KEY, type Kept } from '@asteroute/page/testing/truth.ts';
import { expect } from 'vitest';
import type { EnginePage } from './engine.ts';
import { emptyDrawings, keptText, openWith, playRecipe } from './play.ts';

const SEED = 5;
const TURNS = [...playedTurns({ players: 6, classic: true, boxes: true }, SEED)];
/** How many of its 124 turns are left; a soak plays all. */
const LEFT = WHOLE_GAMES ? TURNS.length : 2;

/** Plays the game to its end, and compares the record with the one made in Node. */
export async function playSix(page: EnginePage, url: string): Promise<void> {
  const turns = TURNS.slice(-LEFT);
  const record = async () => (JSON.parse(await keptText(page, GAME_KEY)) as Kept).record;
  await openWith(page, url, { 'asteroute.speed': 'off', ...kept(turns[0].before, SEED) }, '#play/1');
  for (const turn of turns) {
    await playRecipe(page, recipeOf(turn));
    await expect.poll(async () => (await record()).turns.length).toBe(turn.after.turns.length);
  }
  const { turns: played, final } = await record();
  expect({ played, final }).toEqual({ played: TURNS.at(-1)?.after.turns, final: TURNS.at(-1)?.after.final });
  await expect.poll(() => page.evaluate(emptyDrawings)).toEqual([]);
}
