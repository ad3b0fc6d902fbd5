import type { Words } from '@asteroute/page/words/use-words.ts';
import type { PlayerForm } from '@asteroute/review/form';
import type { OwnGame } from './analysis.ts';

/** What the parts of the page are made from: the games of one edition that were judged, the oldest first. */
export interface FormViewProps {
  readonly words: Words<'form'>;
  readonly games: readonly OwnGame[];
  readonly form: PlayerForm;
  readonly edition: string;
}
