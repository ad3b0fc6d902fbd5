/** The parts of a margin as they are printed, with their signs; null where there is nothing to say. */
export interface AccountWords {
  readonly tiles: string;
  readonly dice: string | null;
  readonly play: string;
  readonly rest: string | null;
}

/** What a margin is made of, beside the rest. */
export type MarginPart = 'tiles' | 'dice' | 'play' | 'rest';

/** A margin whose parts do not add up well enough to be counted: what helped most, and what hurt most. */
export interface RoughAccountWords {
  readonly helped: readonly MarginPart[];
  readonly hurt: readonly MarginPart[];
}

/** Words of the review; they come with its page. */
export interface ReviewWords {
  readonly tag: string;
  readonly title: string;
  readonly back: string;

  /** How far the review is. Numbers are turns. */
  readonly stage: {
    readonly quick: string;
    readonly deep: (done: number, count: number) => string;
    readonly stopped: (done: number, count: number) => string;
    readonly done: string;
    readonly stop: string;
    readonly resume: string;
    readonly failed: string;
    readonly retry: string;
    readonly 'given-up': string;
    readonly unfinished: string;
    readonly differs: string;
  };

  /** One sentence for each player. Points are whole. */
  readonly account: {
    readonly heading: string;
    readonly won: (name: string, points: number, parts: AccountWords | RoughAccountWords) => string;
    readonly lost: (name: string, points: number, parts: AccountWords | RoughAccountWords) => string;
    readonly level: (name: string, parts: AccountWords | RoughAccountWords) => string;
    readonly rest: string;
    /** Why some sentences have no points. */
    readonly rough: string;
  };

  /** How well a player played. Points are to a tenth. */
  readonly skill: {
    readonly lost: (points: string) => string;
    readonly accuracy: (percent: string) => string;
    readonly hard: (points: string) => string;
    readonly hardHint: string;
  };

  readonly curve: {
    readonly heading: string;
    readonly hint: string;
    readonly of: string;
    readonly slider: string;
    readonly areas: { readonly tiles: string; readonly dice: string; readonly play: string };
    readonly margin: string;
    readonly table: string;
    readonly turn: string;
    readonly player: string;
    readonly turning: string;
  };

  readonly turn: {
    readonly heading: (n: number, name: string) => string;
    readonly short: (n: number) => string;
    readonly previous: string;
    readonly next: string;
    readonly labels: { readonly inaccuracy: string; readonly mistake: string; readonly blunder: string };
    /** The turn lost nothing, so many points, or as many by the judge, whom no search has checked yet. */
    readonly best: string;
    readonly forced: string;
    readonly lost: (points: string) => string;
    readonly chance: (percent: string) => string;
    readonly board: (n: number) => string;
    readonly ways: string;
    readonly way: (rank: number) => string;
    readonly played: string;
    readonly bag: string;
    readonly bestTile: string;
    readonly worstTile: string;
    readonly drawn: string;
    readonly again: string;
  };

  readonly list: {
    readonly heading: string;
    readonly labelled: string;
    readonly none: string;
  };

  /** A turn that is tried again. */
  readonly again: {
    readonly heading: (n: number, name: string) => string;
    readonly ask: string;
    readonly judging: string;
    readonly best: string;
    readonly lost: (points: string) => string;
    readonly better: string;
    readonly failed: string;
    readonly close: string;
  };
}
