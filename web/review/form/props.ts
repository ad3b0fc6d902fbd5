import type { PlayerForm } from '@asteroute/review/form';
import type { FormWords } from '@asteroute/words/en/review/form.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { OwnGame } from './analysis.ts';

/** The words of the page, and those of the form. */
export interface FormBook {
  readonly page: Catalogue;
  readonly form: FormWords;
}

/** What the parts of the page are made from: the games of one edition that were judged, the oldest first. */
export interface FormViewProps {
  readonly words: FormBook;
  readonly games: readonly OwnGame[];
  readonly form: PlayerForm;
  readonly edition: string;
}
