import {
  createDealer,
  createRandom,
  dueDice,
  type Game,
  legalPlacements,
  type Move,
  type PlaceMove,
  type PlaceRef,
  play,
  type Random,
  realmOf,
  sideOf,
  unwrap,
} from '@asteroute/engine';
import { TableController } from '@asteroute/page/match/controller.ts';
import { actionOf, EMPTY_DRAFT, forecastOf, type Spot } from '@asteroute/page/match/draft.ts';
import { openPlan } from '@asteroute/page/match/links/link-plan.ts';
import { spotLabel } from '@asteroute/page/present/choices/spot-words.ts';
import { chanceText } from '@asteroute/words/grammar.ts';
import { tableIn } from '@asteroute/words/loaders/table-words.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { STYLES, shuffled, steeredGame } from '../engine/random-play.ts';
import { TABLES } from '../engine/tables.ts';

const CLOSE = 1e-9;

/** What a run compared: drafts with battles, those with several, and labels that name a chance. */
interface ComparedOdds {
  readonly drafts: number;
  readonly several: number;
  readonly labels: number;
}

interface Decided {
  readonly at: PlaceRef;
  readonly win: readonly number[];
}

/** The battles of a game in order, from playing every throw of each that can matter by the rules. */
function battlesOf(game: Game): Decided[] {
  const due = dueDice(game);
  if (due === null) return [];
  const { win, after } = endsOf(game);
  const [rest, ...others] = [...after.values()].map(battlesOf);
  for (const other of others) if (!isSame(rest, other)) throw new Error('who wins a battle changes the next one');
  return [{ at: due.at, win }, ...rest];
}

/**
 * The chances of each side in the battle that is due, and a game after each possible end of it. Throws every combination
 * of highest dice once; if all tie, the battle stands as before.
 */
function endsOf(game: Game): { readonly win: number[]; readonly after: Map<number, Game> } {
  const dice = dueDice(game)?.dice ?? [];
  const [win, after] = [dice.map(() => 0), new Map<number, Game>()];
  let again = 0;
  for (const { chance, thrown } of throwsOf(dice)) {
    const { game: next, events } = unwrap(play(game, { type: 'roll', dice: thrown }));
    const won = events.find((event) => event.type === 'won');
    if (won !== undefined) {
      win[won.side] += chance;
      after.set(won.side, next);
    } else if (dueDice(next)?.dice.join() === dice.join()) again += chance;
    else {
      const ends = endsOf(next);
      for (const [side, more] of ends.win.entries()) win[side] += chance * more;
      for (const [side, end] of ends.after) after.set(side, end);
    }
  }
  return { win: win.map((chance) => chance / (1 - again)), after };
}

function throwsOf(dice: readonly number[]): { readonly chance: number; readonly thrown: (number[] | null)[] }[] {
  return dice.reduce<ReturnType<typeof throwsOf>>(
    (all, count) =>
      all.flatMap(({ chance, thrown }) => {
        if (count === 0) return [{ chance, thrown: [...thrown, null] }];
        return [1, 2, 3, 4, 5, 6].map((highest) => ({
          chance: chance * ((highest / 6) ** count - ((highest - 1) / 6) ** count),
          thrown: [...thrown, [highest, ...new Array<number>(count - 1).fill(1)]],
        }));
      }),
    [{ chance: 1, thrown: [] }],
  );
}

function isSame(some: readonly Decided[], others: readonly Decided[]): boolean {
  const isClose = (one: readonly number[], other: readonly number[]) =>
    one.every((chance, side) => Math.abs(chance - other[side]) < CLOSE);
  return (
    some.length === others.length &&
    some.every(({ at, win }, index) => isPlace(at, others[index].at) && isClose(win, others[index].win))
  );
}

const isPlace = (one: PlaceRef, other: PlaceRef): boolean =>
  one.x === other.x && one.y === other.y && one.kind === other.kind && one.side === other.side;

function forecastBattles(game: Game, action: Move): Decided[] {
  return forecastOf(game, action as never).attacks.map(({ at, sides }) => {
    const win = new Array<number>(game.position.figureTable.sides).fill(0);
    for (const { reasons, win: chance } of sides) win[reasons.side] = chance;
    return { at, win };
  });
}

const words = await tableIn('en');

/** Compares all drafts with one placement; throws where the page says anything else than the rules. */
function comparePlacement(before: Game, { cell, rotation }: PlaceMove): ComparedOdds {
  const table = new TableController(openPlan({ start: before, steps: [] }, null), {
    speed: () => 'off',
    after: () => () => undefined,
  });
  const { turn } = table;
  turn.set({ ...EMPTY_DRAFT, cell, rotation });
  const laid = turn.drafted.value as Game;
  const found = { drafts: 0, several: 0, labels: 0 };
  for (const spot of [null, ...turn.spots.value]) {
    const draft = { ...EMPTY_DRAFT, choice: spot === null ? ({ type: 'none' } as const) : deployTo(spot) };
    const action = actionOf(draft, turn.spots.value) as Move;
    const expected = battlesOf(unwrap(play(laid, action)).game);
    if (!isSame(forecastBattles(laid, action), expected)) throw new Error(`other odds for ${JSON.stringify(action)}`);
    if (expected.length > 0) found.drafts++;
    if (expected.length > 1) found.several++;
    if (spot === null) continue;
    const own = expected.find(({ at }) => realmOf(laid, spot.node).places.some((place) => isPlace(place, at)));
    const label = spotLabel(table, words, { worth: true, odds: true }, spot);
    const chance = own === undefined ? null : chanceText('en', own.win[sideOf(laid, laid.position.seat)]);
    const [, said = null] = /, (\S+) to win/.exec(label) ?? [];
    if (said !== chance) throw new Error(`"${label}" where the chance is ${chance}`);
    if (chance !== null) found.labels++;
  }
  return found;
}

const deployTo = ({ node }: Spot) => ({ type: 'deploy', node }) as const;

/** Some placements of the tile in hand: all that make rivals meet, and a few others. */
function placementsOf(game: Game, random: Random): PlaceMove[] {
  const all = shuffled(legalPlacements(game), random);
  const meets = (place: PlaceMove) =>
    unwrap(play(unwrap(play(game, place)).game, { type: 'pass' })).game.position.phase === 'roll';
  return [...all.filter(meets), ...all.slice(0, 4)];
}

function compareOdds(seed: number): ComparedOdds {
  const random = createRandom(seed);
  const start = TABLES['star-wars'](seed, random, {});
  const plies = steeredGame(start, { style: STYLES[seed % 2], dealer: createDealer(seed), random, isDealt: true });
  const found: ComparedOdds[] = [];
  let game = start;
  for (const ply of plies) {
    for (const place of placementsOf(game, random)) found.push(comparePlacement(game, place));
    ({ game } = ply);
  }
  return sumOf(found);
}

const sumOf = (rows: readonly ComparedOdds[]): ComparedOdds => ({
  drafts: rows.reduce((all, { drafts }) => all + drafts, 0),
  several: rows.reduce((all, { several }) => all + several, 0),
  labels: rows.reduce((all, { labels }) => all + labels, 0),
});

/** Compares the odds that the page shows before a turn is confirmed with what the rules do with every throw. */
export const ODDS = {
  name: 'odds',
  count: 150,
  tested: { seed: 22, count: 3 },
  run: compareOdds,
  sum(rows) {
    const { drafts, several, labels } = sumOf(rows);
    return { lines: [`${drafts} drafts with battles, ${several} with several, ${labels} labels`] };
  },
} satisfies Campaign<ComparedOdds>;
