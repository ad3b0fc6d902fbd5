/** Whole games, each turn in two states: before it, and with its tile and meeple drafted. */
import { kept, playedTurns, recipeOf, type Table } from '@asteroute/page/testing/prepared.ts';
import { atRest, confirmButton, followRecipe } from '../../support/table-page.ts';
import { named, type Scene } from './scene.ts';

const GAMES: readonly { readonly name: string; readonly table: Table }[] = [
  { name: 'a game of Star Wars for two', table: { players: 2 } },
  { name: 'a classic game for three', table: { players: 3, classic: true } },
];

/** The scenes of `npm run lab -- soak --only windows` that take minutes each. */
export const GAME_SCENES: readonly Scene[] = GAMES.map(({ name, table }) => ({
  name,
  async *play(stage) {
    const turns = [...playedTurns(table, 3)];
    const [first] = turns;
    const page = await stage.open({
      kept: kept(named(first.before), first.seed),
      speed: 'off',
      locale: stage.tag,
    });
    await page.locator('.resume .primary').click();
    for (const [number, turn] of turns.entries()) {
      await atRest(page);
      yield { name: `turn ${number + 1}`, page, turn: `${number}` };
      await followRecipe(page, recipeOf(turn));
      yield { name: `turn ${number + 1}, drafted`, page, turn: `${number}` };
      await confirmButton(page).click();
    }
  },
}));
