import type { Named } from '@asteroute/board/theme/named.ts';
import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import type { ThemeName } from '@asteroute/board/theme/theme-name.ts';
import type { Character, Opponent, Reason } from '@asteroute/bots';
import type { EditionName, ErrorCode, Faction, Formula, OptionalName, OptionName, Why } from '@asteroute/engine';
import type { HeardWords, TypedWords } from './listener-catalogue.ts';
import type { FactionName, MeepleName, Meeples, RealmName, Realms } from './rule-names.ts';
import type { StartWords } from './start-catalogue.ts';

export type { Meeples, Realms } from './rule-names.ts';

/** The reason why a key does nothing now. */
export type Notice = 'nothing-yet' | 'too-late' | 'looking-back' | 'not-your-turn' | 'cell-first' | 'no-hints';

/** Why the rules forbid a move, where the sentence needs nothing more. The others are functions of `refusal`. */
type PlainWhy = Exclude<Why, 'sides-differ' | 'not-reached' | 'realm-held' | 'may-not-stand'>;

/** So many meeples of a kind. */
interface MeepleCount {
  readonly meeple: MeepleName;
  readonly count: number;
}

/**
 * Every word the page says. A language is a value of this type: a missing text is a compile error. Functions take what
 * the sentence is about: names of people and finished phrases as strings, all else by its name in the rules.
 */
export interface Catalogue {
  readonly tag: string;
  readonly title: string;
  readonly unofficial: string;

  readonly setup: {
    readonly heading: string;
    readonly name: (seat: number) => string;
    /** How many characters a name has, of the most that fit; near that many. */
    readonly nameLength: (length: number, most: number) => string;
    readonly defaultName: (seat: number) => string;
    readonly who: (name: string) => string;
    readonly person: string;
    readonly color: (name: string) => string;
    readonly add: string;
    readonly remove: (name: string) => string;
    readonly edition: string;
    readonly needs: (players: number) => string;
    readonly starts: string;
    readonly startsRandom: string;
    readonly dealtColors: string;
    readonly dealtColorsHint: string;
    readonly houseRules: string;
    readonly houseRulesHint: string;
    readonly start: string;
    readonly resume: string;
    readonly resumeHint: (tiles: number) => string;
  };

  readonly start: StartWords;

  /** The page that comes when drawing another one has failed; `report` stands above the technical text. */
  readonly crash: Readonly<Record<'heading' | 'kept' | 'reload' | 'report' | 'copy', string>>;

  readonly editions: Named<EditionName, { readonly name: string; readonly hint: string; readonly tagline: string }>;
  readonly modules: Named<OptionalName, { readonly name: string; readonly hint: string }>;
  /** Options of a game that are on or off by their words: `on` is the value that the switch means. */
  readonly options: Named<OptionName, { readonly name: string; readonly hint: string; readonly on: string | boolean }>;
  readonly bots: Named<Opponent | Character, { readonly name: string; readonly character: string }>;
  readonly colors: Named<PlayerColor>;
  readonly factions: Named<Faction>;
  readonly teams: readonly [string, string];
  readonly realms: Named<Realms>;
  /** Kinds of meeple as a switch shows them. */
  readonly kinds: Named<Meeples>;
  /** A place for a meeple in a word or two: "merchant", "city", "farmer". */
  readonly spotName: (realm: RealmName, meeple: MeepleName) => string;

  readonly board: {
    readonly label: (tiles: number) => string;
    readonly cells: string;
    readonly spots: string;
    readonly camera: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly fit: string;
    readonly turnView: string;
    readonly map: string;
    readonly at: (x: number, y: number) => string;
    readonly legal: (where: string, rotations: number, completes: boolean) => string;
    readonly battle: string;
    readonly meeple: (owner: string, realm: RealmName, meeple: MeepleName) => string;
  };

  readonly turn: {
    readonly yours: (name: string) => string;
    /** The title of a hidden tab when it is this person's turn. */
    readonly call: string;
    readonly thinking: (name: string) => string;
    readonly place: string;
    readonly choose: string;
    readonly noPlaces: string;
    readonly noReserve: string;
    readonly none: string;
    readonly recall: string;
    /** The same, asked of a listener after the places. */
    readonly mayRecall: string;
    readonly confirmRecall: string;
    readonly atEnd: (points: number) => string;
    readonly rotate: string;
    readonly turnLeft: string;
    readonly turnRight: string;
    readonly undo: string;
    readonly drawn: (what: string) => string;
    /** The short word on the button that plays the turn. */
    readonly go: string;
    /** Said of a place that the coach recommends. */
    readonly advised: string;
    readonly lastMoves: string;
    /** The name of the button that shows where the tile of another player fits. */
    readonly whereFits: string;
    readonly confirm: string;
    readonly confirmTile: string;
    readonly confirmMeeple: (realm: RealmName, meeple: MeepleName) => string;
    readonly confirmAttack: (realm: RealmName, meeple: MeepleName) => string;
    readonly spot: (number: number, realm: RealmName) => string;
    readonly now: (points: string) => string;
    /** Points of the turn that come whatever the meeple does. */
    readonly anyway: (points: string) => string;
    readonly ifDone: (points: number) => string;
    readonly open: (sides: number) => string;
    readonly around: (cells: number) => string;
    readonly attack: string;
    readonly reinforce: string;
    readonly odds: (own: number, rivals: readonly number[], percent: string) => string;
  };

  readonly battle: {
    readonly heading: (realm: RealmName) => string;
    /** What the realm earns once it is complete; if it is complete already; if it scores only at the end. */
    readonly stake: (points: number) => string;
    readonly stakeNow: (points: number) => string;
    readonly stakeEnd: (points: number) => string;
    readonly dice: (count: number) => string;
    readonly fromMeeple: (meeple: MeepleName, count: number, dice: number) => string;
    readonly fromSymbol: (faction: FactionName) => string;
    readonly capped: string;
    readonly tie: (names: string, points: number) => string;
    readonly lost: (name: string, points: number) => string;
    readonly won: (name: string) => string;
    readonly roll: string;
    readonly rolled: (name: string, dice: string) => string;
    readonly skip: string;
  };

  readonly score: {
    readonly points: (points: number) => string;
    readonly tiles: (tiles: number) => string;
    readonly plus: (points: number) => string;
    /** A side's points, were the final scoring now. */
    readonly ifEnded: (points: number) => string;
    readonly formula: (f: Formula) => string;
    readonly track: string;
    readonly laps: (name: string, score: number) => string;
    readonly reserve: (counts: readonly MeepleCount[]) => string;
  };

  readonly stack: {
    readonly left: (tiles: number) => string;
    readonly heading: string;
    readonly hint: string;
    readonly count: (left: number, total: number) => string;
    readonly aside: string;
    readonly noneAside: string;
    readonly ask: string;
    /** Heading of the tiles that fit on a cell. */
    readonly fitting: (where: string) => string;
    readonly nothing: string;
    readonly all: string;
    readonly cells: (cells: number) => string;
    readonly chance: (percent: string, draws: number) => string;
    readonly empty: (where: string, tiles: number) => string;
    readonly close: string;
  };

  readonly odds: {
    readonly heading: string;
    /** A side's chance, in tries of a hundred, after its name. */
    readonly win: (n: number) => string;
    readonly tie: (n: number) => string;
    readonly expected: (points: string) => string;
  };

  /** The sandbox for trying things out. */
  readonly plan: {
    readonly start: string;
    readonly heading: string;
    readonly pick: string;
    readonly end: string;
  };

  /** What the marks on the board mean. */
  readonly legend: {
    readonly legal: string;
    readonly completes: string;
    readonly battle: string;
    readonly rare: string;
    readonly closed: string;
    readonly broken: string;
  };

  readonly handover: {
    readonly pass: (name: string) => string;
    readonly ready: (name: string) => string;
  };

  readonly settings: {
    readonly assist: string;
    readonly assists: Readonly<Record<'learn' | 'standard' | 'tournament' | 'purist', string>>;
    readonly assistHints: Readonly<Record<'learn' | 'standard' | 'tournament' | 'purist', string>>;
    readonly confirm: string;
    readonly confirms: Readonly<Record<'always' | 'meeple' | 'again', string>>;
    readonly handover: string;
    readonly handovers: Readonly<Record<'never' | 'banner' | 'card', string>>;
    readonly reach: string;
    readonly reaches: Readonly<Record<'right' | 'left', string>>;
    /** Whether the board turns by itself to be seen larger. */
    readonly turning: string;
    readonly turnings: Named<'auto' | 'never'>;
    readonly motion: string;
    readonly motions: Readonly<Record<'system' | 'calm' | 'none', string>>;
    readonly spoken: string;
    readonly spokens: Readonly<Record<'full' | 'brief', string>>;
    readonly letters: string;
    readonly lettersSet: Readonly<Record<'on' | 'off', string>>;
    readonly lettersHint: string;
    readonly vision: string;
    readonly visions: Readonly<Record<'normal' | 'protan' | 'deutan' | 'tritan' | 'grey', string>>;
    readonly sound: string;
    readonly effects: string;
    readonly calls: string;
    readonly colors: string;
    readonly colorsHint: string;
  };

  readonly log: {
    readonly heading: string;
    readonly empty: string;
    readonly placed: (name: string, where: string) => string;
    readonly deployed: (name: string, realm: RealmName, meeple: MeepleName) => string;
    readonly recalled: (name: string, points: number, realm: RealmName) => string;
    readonly aside: (what: string) => string;
    readonly back: (what: string) => string;
    readonly battle: (names: string, realm: RealmName) => string;
    readonly scored: (names: string, points: number, realm: RealmName) => string;
    readonly final: (names: string, points: number, realm: RealmName) => string;
    readonly rule: string;
    readonly show: string;
  };

  readonly end: {
    readonly scoring: string;
    readonly step: (index: number, count: number) => string;
    readonly next: string;
    readonly all: string;
    readonly winner: (names: string, shared: boolean) => string;
    readonly again: string;
    readonly fresh: string;
    readonly look: string;
    readonly results: string;
    readonly picture: string;
    readonly kinds: string;
    readonly battles: string;
    /** What each side would have had if the game had ended at a moment. */
    readonly curve: string;
    readonly turn: (index: number) => string;
    readonly turning: string;
  };

  readonly menu: {
    readonly open: string;
    readonly leave: string;
    readonly leaveHint: string;
    readonly owners: string;
    readonly speed: string;
    readonly speeds: Named<'full' | 'short' | 'off'>;
    readonly language: string;
    readonly help: string;
    readonly keys: readonly (readonly [string, string])[];
    readonly close: string;
  };

  /** The table by typing alone. A language's own commands stand beside the English ones. */
  readonly typed: TypedWords;

  /** What a screen reader is told: tiles with their sides, places for a meeple, players. */
  readonly heard: HeardWords;

  /** Advice on a turn: the best ways to play it and what speaks for them. */
  readonly advice: {
    readonly hint: string;
    readonly about: string;
    readonly why: string;
    readonly noTurn: string;
    readonly judged: (name: string) => string;
    /** The way that was played: its place among all. */
    readonly played: (rank: number, count: number) => string;
    readonly differs: string;
    readonly weighing: string;
    readonly failed: string;
    readonly turned: (degrees: number) => string;
    readonly margin: (points: string) => string;
    /** What speaks for a way to play, and what speaks against it. */
    readonly gains: Named<Reason>;
    readonly losses: Named<Reason>;
  };

  /** The door to tables on a server, which brings words of its own. */
  readonly online: {
    readonly open: string;
    readonly hint: string;
    readonly loading: string;
  };

  /** The doors to the rulebook and to the coach, which bring words of their own. */
  readonly learn: {
    readonly rules: string;
    readonly coach: string;
    readonly coachHint: string;
    readonly loading: string;
    readonly failed: string;
    readonly puzzles: string;
    readonly puzzlesLoading: string;
    readonly back: string;
  };

  /** The door to the review of a game, which brings words of its own. */
  readonly review: {
    readonly open: string;
    readonly loading: string;
  };

  /** The offer of a new version of the program. */
  readonly update: {
    readonly heading: string;
    readonly ready: string;
    readonly take: string;
    readonly later: string;
  };

  /** Looking back through a game. */
  readonly replay: {
    readonly heading: string;
    readonly open: string;
    readonly start: string;
    readonly tiles: (placed: number, all: number) => string;
    readonly draws: (name: string) => string;
    readonly slider: string;
    readonly ply: (at: number, length: number) => string;
    readonly first: string;
    readonly back: string;
    readonly play: string;
    readonly pause: string;
    readonly forward: string;
    readonly last: string;
    readonly tempo: string;
    readonly times: (tempo: number) => string;
    readonly now: string;
    readonly close: string;
    readonly playOn: string;
    readonly playOnHint: string;
    readonly overHint: string;
    readonly begin: string;
    readonly jump: string;
  };

  /** Giving a game away. */
  readonly share: {
    readonly open: string;
    readonly heading: string;
    readonly hint: string;
    readonly address: string;
    readonly copy: string;
    readonly copied: string;
    readonly byHand: string;
    readonly send: string;
    /** In place of it on a page that came without HTTPS. */
    readonly sendHttps: string;
    readonly download: string;
  };

  /** The kept games. */
  readonly games: {
    readonly heading: string;
    readonly tiles: (tiles: number) => string;
    readonly open: string;
    readonly review: string;
    readonly more: (title: string) => string;
    readonly name: string;
    readonly delete: string;
    readonly deleted: (title: string) => string;
    readonly keep: string;
    readonly keptNow: string;
    readonly full: string;
    readonly import: string;
    readonly importHint: string;
    readonly imported: (games: number) => string;
    readonly rulesIn: (turn: number) => string;
    readonly inLine: (line: number, fault: string) => string;
    readonly moreFaults: (faults: number) => string;
    readonly faults: Named<
      'not-a-link' | 'newer' | 'damaged' | 'no-game' | 'malformed' | 'rules' | 'too-many' | 'full'
    >;
  };

  /** Why the rules forbid a move. */
  readonly refusal: {
    readonly plain: Readonly<Record<PlainWhy, string>>;
    /** Two sides that do not match, each by the word for what it shows. */
    readonly sides: (own: string, other: string) => string;
    readonly far: (realm: RealmName) => string;
    readonly held: (realm: RealmName) => string;
    readonly stands: (meeple: MeepleName, realm: RealmName) => string;
    /** What a side shows to which nothing runs. */
    readonly ground: Readonly<Record<ThemeName, string>>;
  };

  /** Why a key does nothing now. */
  readonly notices: Readonly<Record<Notice, string>>;

  readonly errors: {
    /** A refused move, by the engine's code. */
    readonly refused: Readonly<Record<ErrorCode, string>>;
    readonly saved: string;
    readonly bot: string;
    readonly storage: string;
    readonly language: string;
  };
}
