/** The page with an expansion for which it has no words, pictures or colours: the toy edition of the engine's tests. */

import { ICON_NAMES } from '@asteroute/board/art/icons.ts';
import { tileSymbols } from '@asteroute/board/art/index.ts';
import { ids, malformed, missingIds, symbolMarkup } from '@asteroute/board/art/shape/testing.ts';
import type { BoardView } from '@asteroute/board/model/state.ts';
import { PLAYER_LOOKS } from '@asteroute/board/theme/players.ts';
import { createRandom, type Game, type MeepleIndex, newGame, play, type Random, unwrap } from '@asteroute/engine';
import { TOY_SETUP, toyEdition } from '@asteroute/engine/toy';
import { classicTiles } from '@asteroute/tiles';
import { de } from '@asteroute/words/de/table.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { en } from '@asteroute/words/en/table.ts';
import { es } from '@asteroute/words/es/table.ts';
import { fr } from '@asteroute/words/fr/table.ts';
import { it } from '@asteroute/words/it/table.ts';
import { ru } from '@asteroute/words/ru/table.ts';
import { computed, signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { choices, typePlace } from '../../input/typed/move.ts';
import { typedIn } from '../../input/typed/typed-words.ts';
import { TableController } from '../../match/controller.ts';
import { meepleFor } from '../../match/draft.ts';
import { openPlan } from '../../match/links/link-plan.ts';
import { TurnDraft } from '../../match/turn-draft.ts';
import { createPreferences } from '../../settings/preferences.ts';
import { NO_QUESTION, NOTHING_OVER, overFields, type Ui } from '../../settings/ui.ts';
import { colorOf } from '../appearance.ts';
import { eventText } from '../event-text.ts';
import { playerText } from '../player-text.ts';
import { boardViewOf } from './board-view.ts';

const typed = await typedIn('en');

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

const LANGUAGES: readonly Catalogue[] = [en, de, fr, it, es, ru];

/** Every tile of the toy edition as the page draws it. */
const symbols = () => {
  const { tiles } = unwrap(newGame(TOY_SETUP, [toyEdition])).rules.tables;
  return tileSymbols({ ...classicTiles, tiles });
};

/** The page's state outside of the game, as on a first visit. */
function freshUi(): Ui {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: () => {} } as unknown as Storage;
  const panels = {
    ...overFields(signal(NOTHING_OVER)),
    notice: signal(null),
    tileQuery: signal(NO_QUESTION),
    theirCells: signal(false),
    odds: signal(false),
    owners: signal(true),
    typedAhead: signal(null),
  };
  return {
    ...createPreferences(() => storage),
    ...panels,
    taken: signal(null),
    said: signal(''),
    typing: signal(false),
    repeated: signal(0),
    still: computed(() => true),
    calm: computed(() => true),
  };
}

/** A table of six at this screen, and what its board shows. */
function openTable() {
  const start = unwrap(newGame(TOY_SETUP, [toyEdition]));
  const table = new TableController(openPlan({ start, steps: [] }, null), {
    speed: () => 'off',
    after: () => () => {},
  });
  const language = signal(en);
  return { table, language, view: boardViewOf(table, language, freshUi()) };
}

/** Whether something is a point of the board. */
const isPoint = ({ u, v }: { u: number; v: number }): boolean => Number.isFinite(u) && Number.isFinite(v);

/** Checks that everything on the board has a drawing, a place and words. */
function expectShown(view: BoardView, drawn: ReadonlySet<string>): void {
  const tiles = [...view.tiles, ...(view.ghost === null ? [] : [{ ...view.ghost, label: '' }])];
  expect(tiles.filter(({ tile, label }) => !drawn.has(`tile-${tile}`) || UNSAID.test(label ?? ''))).toEqual([]);
  for (const { at, color, pose, label } of view.meeples) {
    expect([isPoint(at), color in PLAYER_LOOKS, pose]).toEqual([true, true, expect.any(String)]);
    expect(label).not.toMatch(UNSAID);
  }
  for (const { at, label, kind } of view.spots) {
    expect([isPoint(at), UNSAID.test(label), ICON_NAMES.includes(kind)]).toEqual([true, false, true]);
  }
  for (const { path, color } of view.owned)
    expect([path.includes('NaN'), color in PLAYER_LOOKS]).toEqual([false, true]);
}

const UNSAID = /undefined|NaN|\[object/;

/** Deploys a giant on a canal if possible, otherwise makes a random choice. */
function chooseMeeple(table: TableController, random: Random): void {
  const giant = table.shown.game.value.rules.meeples.findIndex(({ name }) => name === 'giant') as MeepleIndex;
  const spots = table.turn.spots.value;
  const canal = spots.findIndex(({ place, meeples }) => place.kind === 'canal' && meeples.includes(giant));
  if (canal >= 0) table.turn.send(giant);
  table.choose(canal >= 0 ? canal + 1 : random.below(spots.length + 1));
}

describe('the page plays the toy expansion', () => {
  test('from the first tile to the final scores, by a table of six', () => {
    const drawn = new Set(ids(symbols()));
    const { table, view } = openTable();
    const random = createRandom(7);
    for (let turns = 0; turns < 200 && table.mine.value; turns++) {
      const options = table.turn.placements.value;
      table.intent({ type: 'cell', cell: options[random.below(options.length)] });
      expect(choices(table, typed).join()).not.toMatch(UNSAID);
      chooseMeeple(table, random);
      if (turns % 5 === 0) expectShown(view.value, drawn);
      table.confirm();
      expect(table.turn.refusal.value).toBe(null);
    }
    // The final scoring waits for Continue after each realm.
    while (table.shown.timeline.busy.value) {
      expect(view.value.highlights.map(({ formula }) => UNSAID.test(formula))).toEqual([false]);
      table.shown.timeline.skip();
    }
    const events = table.shown.history.value;
    const told = (type: string) => events.filter((e) => e.type === type).length;
    expect(table.shown.game.value.position.phase).toBe('over');
    expect([told('placed') > 100, told('scored') > 20, told('ended')]).toEqual([true, true, 1]);
    expectShown(view.value, drawn);
    expect(table.shown.scores.value).toHaveLength(6);
    for (const words of LANGUAGES) {
      const said = events.map((event) => eventText(words, table.shown.game.value, event) ?? '');
      expect(said.filter((text) => UNSAID.test(text))).toEqual([]);
      const formulas = events.flatMap((e) => ('formula' in e ? words.score.formula(e.formula) : []));
      expect(formulas.filter((text) => UNSAID.test(text))).toEqual([]);
      expect(said.some((text) => text.includes('canal'))).toBe(true);
      expect(said.some((text) => text.includes('giant'))).toBe(true);
    }
  });

  test('its tiles are drawn with what is known of them and plainly with what is not', () => {
    const markup = symbols();
    expect(malformed(markup)).toBe('');
    expect(missingIds(markup)).toEqual([]);
    const [straight, beacon, bend] = ['straight', 'beacon', 'bend'].map((id) => symbolMarkup(markup, `tile-TOY-${id}`));
    for (const tile of [straight, beacon, bend]) expect(tile).toContain('stroke="#b9bcc4" stroke-width="8.5"');
    expect(beacon).toMatch(/<circle [^>]*fill="#b9bcc4"/);
    expect(straight).not.toMatch(/<circle [^>]*fill="#b9bcc4"/);
  });

  test('its sixth player has a look that no other has', () => {
    const game = unwrap(newGame(TOY_SETUP, [toyEdition]));
    const colors = game.rules.players.map((_, seat) => colorOf(game, seat));
    expect(colors.every((color) => color in PLAYER_LOOKS)).toBe(true);
    expect(new Set(colors).size).toBe(6);
  });

  test.each(LANGUAGES)('its names stand for themselves in $tag', (words) => {
    expect([words.realms.canal, words.kinds.giant, words.factions.beacon, words.colors.violet]).toEqual([
      'canal',
      'giant',
      'beacon',
      'violet',
    ]);
    const said = [
      words.turn.confirmMeeple('canal', 'giant'),
      words.turn.spot(1, 'canal'),
      words.battle.heading('canal'),
      words.log.scored('Ada', 3, 'canal'),
      words.log.final('Ada', 3, 'canal'),
      words.log.battle('Ada', 'canal'),
      words.heard.theirs('canal', 'Ada'),
    ];
    for (const text of said) expect(text).toMatch(/canal/);
    expect(said.join()).not.toMatch(UNSAID);
  });

  test('a symbol that is no faction’s gives players none', () => {
    expect(playerText(en, holding('TOY-beacon', ['canals']), 0)).toBe('Red');
  });

  test('a giant is sent to a canal by typing', () => {
    const game = holding('TOY-quay', ['canals']);
    const link = openPlan({ start: game, steps: [] }, null);
    const table = new TableController(link, { speed: () => 'off', after: () => () => {} });
    table.intent({ type: 'cell', cell: table.turn.placements.value[0] });
    expect(typePlace(table, typed, 'canal giant').join()).toContain('giant');
    expect(table.shown.history.value).toContainEqual(
      expect.objectContaining({ type: 'deployed', figure: expect.objectContaining({ meeple: 'giant' }) }),
    );
  });
});
