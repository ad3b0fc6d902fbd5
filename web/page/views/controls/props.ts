import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { TableController } from '../../match/controller.ts';
import type { Ui } from '../../settings/ui.ts';

/** Props of a view of a table, in the language of the page. */
export interface ViewProps {
  readonly table: TableController;
  readonly words: Catalogue;
}

/** Props of a view of a table that also depends on the state of the page. */
export interface UiProps extends ViewProps {
  readonly ui: Ui;
}
