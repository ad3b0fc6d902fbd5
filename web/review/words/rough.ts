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

/** How a game ended for the player that a sentence is about. */
export type MarginResult = 'won' | 'lost' | 'level';

/** How a language says what helped and what hurt, and what did so in spite of the outcome: "although the dice hurt". */
interface Said {
  readonly helped: (names: readonly string[]) => string;
  readonly hurt: (names: readonly string[]) => string;
  readonly thoughHelped: (names: readonly string[]) => string;
  readonly thoughHurt: (names: readonly string[]) => string;
  /** Between the outcome and its reasons. */
  readonly colon: string;
}

/** Ends a sentence about an outcome with what helped and what hurt; nothing where there is neither. */
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
