import type { AccountWords } from '@asteroute/words/en/account.ts';
import type { LearnWords } from '@asteroute/words/en/book.ts';
import type { ClubWords } from '@asteroute/words/en/contests/club.ts';
import type { DuelWords } from '@asteroute/words/en/contests/duels.ts';
import type { LeagueWords } from '@asteroute/words/en/contests/leagues.ts';
import type { EditorWords } from '@asteroute/words/en/editor.ts';
import type { OnlineWords } from '@asteroute/words/en/online.ts';
import type { PuzzleWords } from '@asteroute/words/en/puzzles.ts';
import type { EndingWords } from '@asteroute/words/en/review/ending.ts';
import type { FormWords } from '@asteroute/words/en/review/form.ts';
import type { ReviewWords } from '@asteroute/words/en/review/review.ts';
import type { StrengthWords } from '@asteroute/words/en/strength.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { TileSetWords } from '@asteroute/words/en/tile-sets.ts';
import { englishOf, type LazyWords, wordsIn } from '@asteroute/words/load.ts';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useCurrentEffect } from './current-effect.ts';
import type { Language } from './language.ts';

interface PartWords {
  readonly account: AccountWords;
  readonly learn: LearnWords;
  /** Markdown. */
  readonly rulebook: string;
  readonly coach: string;
  readonly club: ClubWords;
  readonly duel: DuelWords;
  readonly editor: EditorWords;
  readonly ending: EndingWords;
  readonly form: FormWords;
  readonly league: LeagueWords;
  readonly online: OnlineWords;
  readonly puzzle: PuzzleWords;
  readonly review: ReviewWords;
  readonly strength: StrengthWords;
  readonly tileSets: TileSetWords;
}

/** The words of the page with those of some parts: `Words<'club' | 'duel'>`. */
export type Words<K extends keyof PartWords> = Pick<PartWords, K> & { readonly page: Catalogue };
type Parts<K extends keyof PartWords> = { readonly [P in K]: LazyWords<PartWords[P]> };

/** The words of these parts in the language of the page; English until they are there. */
export function usePartWords<K extends keyof PartWords>(
  language: Language,
  parts: Parts<K>,
): ReadonlySignal<Pick<PartWords, K>> {
  const shown = useSignal(englishOf<Pick<PartWords, K>>(parts));
  const tag = language.tag.value;
  useCurrentEffect(
    (isCurrent) => {
      const load = async (): Promise<void> => {
        const names = Object.keys(parts) as K[];
        const loaded = await Promise.all(names.map(async (name) => [name, await wordsIn(parts[name], tag)] as const));
        if (isCurrent()) shown.value = Object.fromEntries(loaded) as Pick<PartWords, K>;
      };
      load().catch(() => {});
    },
    [tag],
  );
  return shown;
}

export const useWords = <K extends keyof PartWords>(language: Language, parts: Parts<K>): Words<K> => ({
  ...usePartWords(language, parts).value,
  page: language.words.value,
});
