/** The parts of a margin as printed text, with their signs; null if there is nothing to say. */
export interface AccountWords {
  readonly tiles: string;
  readonly dice: string | null;
  readonly play: string;
  readonly rest: string | null;
}

/** The parts of a margin, including the rest. */
export type MarginPart = 'tiles' | 'dice' | 'play' | 'rest';

/** A margin whose parts do not add up well enough to show points: what helped most, and what hurt most. */
export interface RoughAccountWords {
  readonly helped: readonly MarginPart[];
  readonly hurt: readonly MarginPart[];
}

/** How a game ended for the player that a sentence is about. */
export type MarginResult = 'won' | 'lost' | 'level';

/**
 * How a language expresses what helped and what hurt, and what did so in spite of the outcome: "although the dice
 * hurt".
 */
interface Said {
  readonly helped: (names: readonly string[]) => string;
  readonly hurt: (names: readonly string[]) => string;
  readonly thoughHelped: (names: readonly string[]) => string;
  readonly thoughHurt: (names: readonly string[]) => string;
  /** The punctuation between the outcome and its reasons. */
  readonly colon: string;
}

/** Makes the end of a sentence about an outcome: what helped and what hurt; empty if there is neither. */
export function roughParts(names: Readonly<Record<MarginPart, string>>, said: Said) {
  const clause = (parts: readonly MarginPart[], say: (names: readonly string[]) => string): string[] =>
    parts.length === 0 ? [] : [say(parts.map((part) => names[part]))];
  return ({ helped, hurt }: RoughAccountWords, outcome: MarginResult): string => {
    const because = [
      ...(outcome === 'lost' ? [] : clause(helped, said.helped)),
      ...(outcome === 'won' ? [] : clause(hurt, said.hurt)),
    ];
    const despite = {
      won: clause(hurt, said.thoughHurt),
      lost: clause(helped, said.thoughHelped),
      level: [],
    }[outcome];
    return [because.length === 0 ? '' : said.colon, because.join(', '), ...despite.map((one) => `, ${one}`)].join('');
  };
}
