import type { Sharer } from '@asteroute/page/views/sheets/share.tsx';
import type { Language } from '@asteroute/page/words/language.ts';

/** Props of the page of the account. */
export interface AccountProps {
  readonly language: Language;
  readonly sharer: Sharer;
  /** The edition whose colours the page shows. */
  readonly edition: string;
  /** The name that the person entered last. */
  readonly name: string;
  readonly onBack: () => void;
}
