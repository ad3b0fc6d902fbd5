import type { Shelf } from '@asteroute/page/library/shelf.ts';
import type { Ui } from '@asteroute/page/settings/ui.ts';
import type { Sharer } from '@asteroute/page/views/sheets/share.tsx';
import type { Language } from '@asteroute/page/words/language.ts';
import type { PlayerForm } from '@asteroute/review/form';
import type { FormWords } from '@asteroute/words/en/form.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { OwnGame } from './analysis.ts';

/** The props of a person's form. */
export interface FormProps {
  readonly ui: Ui;
  readonly language: Language;
  readonly shelf: Shelf;
  readonly storage: () => Storage;
  readonly sharer: Sharer;
  /** The edition that is shown if the person has finished games of several. */
  readonly edition: string;
  readonly onBack: () => void;
}

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
