/** The page with an expansion that it has neither words nor pictures nor a colour for: the toy of the engine's tests. */
import { type Game, newGame, play, unwrap } from '@asteroute/engine';
import { TOY_SETUP, toyEdition } from '@asteroute/engine/toy';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { meepleFor } from '../match/draft.ts';
import { TurnDraft } from '../match/turn-draft.ts';

/** A game of two that waits for the placement of a tile. */
function holding(tile: string, modules: readonly string[]): Game {
  const game = unwrap(newGame({ ...TOY_SETUP, modules, players: TOY_SETUP.players.slice(0, 2) }, [toyEdition]));
  const index = game.rules.tables.indexOf.get(tile);
  if (index === undefined) throw new Error(`there is no tile ${tile}`);
  return unwrap(play(game, { type: 'draw', tile: index })).game;
}

test('a player chooses each of three kinds of meeple, one after another', () => {
  const game = holding('CL-monastery-road', ['abbot', 'canals']);
  const draft = new TurnDraft({ game: signal(game), mine: signal(true) });
  const [option] = draft.placements.value;
  draft.place(option);
  const names = () => {
    const action = draft.action.value;
    return action?.type === 'deploy' ? game.rules.meeples[action.meeple].name : null;
  };
  const spot = (kind: string) => draft.spots.value.findIndex(({ place }) => place.kind === kind);
  draft.choose(spot('road') + 1);
  const sent = [0, 1, 2, 3].map(() => {
    const road = draft.spots.value[spot('road')];
    const monastery = draft.spots.value[spot('monastery')];
    const kinds = [names(), ...[monastery, road].map((one) => meepleFor(draft.draft.value, one))];
    draft.sendNext();
    return kinds;
  });
  expect(game.rules.meeples.map(({ name }) => name)).toEqual(['normal', 'abbot', 'giant']);
  expect(sent).toEqual([
    ['normal', 0, 0],
    ['normal', 1, 0],
    ['giant', 0, 2],
    ['normal', 0, 0],
  ]);
});
