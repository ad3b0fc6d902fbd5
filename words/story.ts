/** The causes of a side's margin: the seat, the luck of the draw and of the dice, its own turns, and those of others. */
export const CAUSES = ['seat', 'tiles', 'dice', 'own', 'rivals'] as const;
export type Cause = (typeof CAUSES)[number];

/** What helped a side and what hurt it, the largest first. */
export interface Told {
  readonly helped: readonly Cause[];
  readonly hurt: readonly Cause[];
  /** The names of the rivals that are meant, the largest part first; empty if no single one of several is. */
  readonly rivals?: readonly string[];
}

/** A cause in a sentence, as what helped and as what hurt; the turns of rivals with their names. */
export type CauseNames = Readonly<
  Record<Exclude<Cause, 'seat' | 'rivals'>, readonly [helped: string, hurt: string]>
> & {
  readonly rivals: readonly [helped: OfRivals, hurt: OfRivals];
};
type OfRivals = (names: readonly string[]) => string;

/** How a game ended for the player that a sentence is about. */
type MarginResult = 'won' | 'lost' | 'level';

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

/** Makes the end of a sentence about an outcome: what helped and what hurt; empty if nothing is told. */
export function storyOf(names: CauseNames, said: Said) {
  return (told: Told | null, outcome: MarginResult): string => {
    if (told === null) return '';
    const { helped, hurt, rivals = [] } = told;
    const nameOf = (cause: Cause, at: 0 | 1): string[] => {
      if (cause === 'seat') return [];
      return [cause === 'rivals' ? names.rivals[at](rivals) : names[cause][at]];
    };
    const clause = (causes: readonly Cause[], at: 0 | 1, say: Said['helped']): string[] => {
      const list = causes.flatMap((cause) => nameOf(cause, at));
      return list.length === 0 ? [] : [say(list)];
    };
    const because = [
      ...(outcome === 'lost' ? [] : clause(helped, 0, said.helped)),
      ...(outcome === 'won' ? [] : clause(hurt, 1, said.hurt)),
    ];
    const despite = {
      won: clause(hurt, 1, said.thoughHurt),
      lost: clause(helped, 0, said.thoughHelped),
      level: [],
    }[outcome];
    return [because.length === 0 ? '' : said.colon, because.join(', '), ...despite.map((one) => `, ${one}`)].join('');
  };
}
