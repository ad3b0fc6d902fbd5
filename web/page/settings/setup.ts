import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import { hasLook } from '@asteroute/board/theme/players.ts';
import { counterpartOf, successorOf } from '@asteroute/bots';
import {
  EDITIONS,
  type EditionName,
  editionNamed,
  knownOptions,
  type Options,
  type OwnTiles,
  offeredSeats,
  type PlayableEdition,
  type RuleModule,
  type Setup,
} from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { Signal } from '@preact/signals';
import type { SeatPlan } from '../match/link.ts';
import { storedSignal } from '../storage/stored.ts';
import { shownBotName } from '../words/bot-words.ts';

/** The row of a player on the start page. */
export interface SeatChoice {
  /** The typed name; null for the default name in the language of the page. */
  readonly name: string | null;
  readonly color: PlayerColor;
  readonly bot: string | null;
}

/** The choices on the start page. */
export interface Choices {
  readonly edition: string;
  readonly seats: readonly SeatChoice[];
  readonly modules: readonly string[];
  readonly options: Options;
  /** Tiles other than the usual ones. */
  readonly tiles?: OwnTiles | undefined;
  /** The row of the starting player; null for random (C-15, K-9). */
  readonly starter: number | null;
  /** Whether the colours are dealt at random when the game begins, instead of those of the rows (SW-9). */
  readonly dealtColors: boolean;
  /** The seats that were removed, the last one at the end; a seat that is added is the last of them again. */
  readonly removed?: readonly SeatChoice[];
  /** What was chosen for the other editions, by their names. */
  readonly others?: Readonly<Record<string, Pick<Choices, 'modules' | 'options' | 'tiles'>>>;
}

/** Whole numbers from 0 up to but not including `below`. */
export type RandomBelow = (below: number) => number;

/** The edition that was chosen; the first edition if the name is unknown. */
export function editionOf(choices: Choices): PlayableEdition {
  return editionNamed(choices.edition) ?? EDITIONS[0];
}

/** The colours of an edition with the chosen modules. */
export function colorsOf(choices: Choices): readonly PlayerColor[] {
  return offeredSeats(editionOf(choices), choices.modules).colors.filter(hasLook);
}

/** How many can play an edition with the chosen modules. */
export function seatsFor(choices: Choices): { readonly min: number; readonly max: number } {
  return offeredSeats(editionOf(choices), choices.modules);
}

/** A bot that a beginner can beat. */
export const USUAL_OPPONENT = 'gentle';

/** The default choices, which can be started at once: one person against a bot. */
export function defaultChoices(): Choices {
  const seats: SeatChoice[] = [
    { name: null, color: 'red', bot: null },
    { name: null, color: 'black', bot: USUAL_OPPONENT },
  ];
  return { edition: EDITIONS[0].name, seats, modules: [], options: {}, starter: null, dealtColors: false };
}

/** The name of a row: the typed name, or "Player 2". A bot has its own name; a second bot of the kind is "Trader 2". */
export function nameIn(choices: Choices, row: number, words: Catalogue): string {
  const { name, bot } = choices.seats[row];
  if (bot === null) return name ?? words.setup.defaultName(row + 1);
  const before = choices.seats.slice(0, row).filter((seat) => seat.bot === bot).length;
  const own = shownBotName(words, bot);
  return before === 0 ? own : `${own} ${before + 1}`;
}

/** The faction of a row's colour; null if the edition has no factions, or if the colours are still to be dealt. */
export function factionIn(choices: Choices, row: number): string | null {
  if (choices.dealtColors) return null;
  const { color } = choices.seats[row];
  const modules: readonly RuleModule[] = editionOf(choices).base;
  for (const { contest } of modules) if (contest?.emblem !== undefined) return contest.emblem({ name: '', color });
  return null;
}

export function withSeat(choices: Choices, row: number, change: Partial<SeatChoice>): Choices {
  return { ...choices, seats: choices.seats.map((seat, i) => (i === row ? { ...seat, ...change } : seat)) };
}

/** Gives a row a colour; the row that had it takes the old one in exchange. */
export function withColor(choices: Choices, row: number, color: PlayerColor): Choices {
  const old = choices.seats[row].color;
  const seats = choices.seats.map((seat, i) => {
    if (i === row) return { ...seat, color };
    return seat.color === color ? { ...seat, color: old } : seat;
  });
  return { ...choices, seats };
}

/** The choices with the seat that was removed last, or with one more like the last: a person, or such a bot. */
export function withAdded(choices: Choices): Choices {
  const free = colorsOf(choices).filter((color) => choices.seats.every((seat) => seat.color !== color));
  if (free.length === 0) return choices;
  const { seats, removed = [] } = choices;
  const { bot, ...last } = removed.at(-1) ?? { name: null, color: free[0], bot: seats[seats.length - 1].bot };
  const color = free.includes(last.color) ? last.color : free[0];
  const known = bot && counterpartOf(bot, choices.edition);
  return fitting({ ...choices, seats: [...seats, { ...last, color, bot: known }], removed: removed.slice(0, -1) });
}

/** The choices with another bot in place of the first one; of the second player, if there is no bot. */
export function withOpponent(choices: Choices, bot: string): Choices {
  const row = choices.seats.findIndex((seat) => seat.bot !== null);
  return withSeat(choices, row < 0 ? 1 : row, { name: null, bot });
}

/** The choices without one of the seats. */
export function withRemoved(choices: Choices, row: number): Choices {
  const { seats, removed = [] } = choices;
  const left = seats.filter((_, i) => i !== row);
  return fitting({ ...choices, seats: left, removed: [...removed, seats[row]], starter: null });
}

/**
 * Chooses another edition, with the modules and house rules that were last chosen for it. Players keep their colours if
 * the edition has them, and take free ones otherwise.
 */
export function withEdition(choices: Choices, edition: string): Choices {
  const { modules, options, tiles } = choices;
  const others = { ...choices.others, [choices.edition]: { modules, options, tiles } };
  const before = others[edition] ?? { modules: [], options: {} };
  const optional: readonly string[] = editionOf({ ...choices, edition }).optional.map(({ name }) => name);
  const known = before.modules.filter((name) => optional.includes(name));
  const seats = choices.seats.map((seat) => ({ ...seat, bot: seat.bot && counterpartOf(seat.bot, edition) }));
  const next = withinRoom({ ...choices, ...before, edition, modules: known, tiles: before.tiles, others, seats });
  return known.reduce<Choices>((made, name) => withModule(made, name, true), next);
}

export function seatsNeeded(choices: Choices, module: string): number | null {
  return editionOf(choices).optional.find((m) => m.name === module)?.colors?.length ?? null;
}

/** Switches a module on or off. A module that asks for colours assigns them in turn order (SW-60, D-12). */
export function withModule(choices: Choices, module: string, on: boolean): Choices {
  const rest = choices.modules.filter((name) => name !== module);
  if (!on) return withinRoom({ ...choices, modules: rest });
  const colors = editionOf(choices).optional.find((m) => m.name === module)?.colors;
  const seats = choices.seats.map((seat, i) => ({ ...seat, color: (colors?.[i] ?? seat.color) as PlayerColor }));
  return { ...choices, modules: [...rest, module], seats };
}

/** Without the seats for which there is no room; a seat takes a free colour where the chosen modules have not its own. */
export function withinRoom(choices: Choices): Choices {
  const colors = colorsOf(choices);
  const seats = choices.seats.slice(0, seatsFor(choices).max);
  const free = colors.filter((color) => seats.every((seat) => seat.color !== color));
  const starter = choices.starter !== null && choices.starter < seats.length ? choices.starter : null;
  return {
    ...choices,
    starter,
    seats: seats.map((seat) => (colors.includes(seat.color) ? seat : { ...seat, color: free.shift() ?? seat.color })),
  };
}

export function withOption(choices: Choices, option: string, value: boolean | string): Choices {
  return { ...choices, options: { ...choices.options, [option]: value } };
}

/** Whether a chosen module decides the colours. */
export function colorsFixed(choices: Choices): boolean {
  return choices.modules.some((module) => seatsNeeded(choices, module) !== null);
}

/** Switches off the modules that the number of players no longer fits. */
function fitting(choices: Choices): Choices {
  const modules = choices.modules.filter(
    (m) => (seatsNeeded(choices, m) ?? choices.seats.length) === choices.seats.length,
  );
  return { ...choices, modules };
}

/** The options that matter with the chosen modules, and the values each can have. */
export function optionsOf(choices: Choices): Readonly<Record<string, readonly (boolean | string)[]>> {
  const { base, optional } = editionOf(choices);
  return knownOptions([...base, ...optional.filter((m) => choices.modules.includes(m.name))]);
}

/**
 * Deals random colours of the edition, each once. Colours that a module asks for keep their cyclic order and start with
 * a random one, so that partners still sit between rivals (SW-60).
 */
function withDealtColors(choices: Choices, random: RandomBelow): Choices {
  const asked = editionOf(choices).optional.find((m) => choices.modules.includes(m.name) && m.colors !== undefined);
  const deck = [...(asked?.colors ?? colorsOf(choices))] as PlayerColor[];
  const first = asked === undefined ? 0 : random(deck.length);
  const colors = choices.seats.map((_, row) =>
    asked === undefined ? deck.splice(random(deck.length), 1)[0] : deck[(first + row) % deck.length],
  );
  return { ...choices, seats: choices.seats.map((seat, row) => ({ ...seat, color: colors[row] })) };
}

/** Set-up and seats in turn order, and for each seat its row in the choices. */
export interface SetupPlan {
  readonly setup: Omit<Setup, 'tileSet'>;
  readonly seats: readonly SeatPlan[];
  readonly rows: readonly number[];
}

/** Orders the seats clockwise from the starting player (SW-13, CL-4). */
export function planOf(choices: Choices, words: Catalogue, random: RandomBelow): SetupPlan {
  const chosen = random(choices.seats.length);
  const first = choices.starter ?? chosen;
  const { seats } = choices.dealtColors ? withDealtColors(choices, random) : choices;
  const named = seats.map((seat, row) => ({ ...seat, row, name: nameIn(choices, row, words) }));
  const order = [...named.slice(first), ...named.slice(0, first)];
  const { name: edition } = editionOf(choices);
  const known = optionsOf(choices);
  const options = Object.fromEntries(Object.entries(choices.options).filter(([name]) => known[name] !== undefined));
  const players = order.map(({ name, color }, i) => ({ name: name.trim() || `${i + 1}`, color }));
  const setup = { edition, modules: choices.modules, options, ...(choices.tiles && { tiles: choices.tiles }), players };
  return { setup, seats: order.map(({ bot }) => ({ bot })), rows: order.map(({ row }) => row) };
}

/** The coached game of each edition. Its first turns bring points, planets, farmers and a battle. */
const FIRST_GAMES: Readonly<Record<EditionName, { readonly modules: readonly string[]; readonly seed: number }>> = {
  'star-wars': { modules: [], seed: 56 },
  classic: { modules: ['farmers'], seed: 4 },
};

/** A first game with a coach: always the same, a person against a bot. */
export function firstGame(edition: string, words: Catalogue): SetupPlan & { readonly seed: number } {
  const plain = withEdition({ ...defaultChoices(), starter: 0 }, edition);
  const { modules, seed } = FIRST_GAMES[editionOf(plain).name];
  const seats = plain.seats.map((seat) => (seat.bot === null ? seat : { ...seat, bot: 'greedy' }));
  return { ...planOf({ ...plain, modules, seats }, words, () => 0), seed };
}

const KEY = 'asteroute.setup.3';

/** The choices, remembered from one visit to the next. */
export const rememberedChoices = (storage: () => Storage): Signal<Choices> =>
  storedSignal(storage, KEY, { none: defaultChoices(), parse: readChoices });

function readChoices(text: string): Choices | null {
  const value = JSON.parse(text) as Choices | null;
  if (value === null || !isChoices(value)) return null;
  const seats = value.seats.map((seat) => ({ ...seat, bot: seat.bot && successorOf(seat.bot) }));
  return { ...value, seats, dealtColors: value.dealtColors === true };
}

function isChoices(kept: Choices): boolean {
  const edition = editionNamed(kept.edition);
  const { removed = [] } = kept;
  if (edition === null || ![kept.seats, kept.modules, removed].every(Array.isArray)) return false;
  const { seats, starter } = kept;
  const { min, max } = seatsFor(kept);
  if (seats.length < min || seats.length > max || new Set(seats.map((s) => s.color)).size !== seats.length)
    return false;
  const colors = colorsOf(kept);
  const known = seats.every(
    (s) => colors.includes(s.color) && (s.name === null || typeof s.name === 'string') && s.bot !== undefined,
  );
  const modules = kept.modules.every((m) => edition.optional.some((o) => o.name === m));
  return known && modules && typeof kept.options === 'object' && (starter === null || seats[starter] !== undefined);
}
