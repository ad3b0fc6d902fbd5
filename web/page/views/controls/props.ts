import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { TableController } from '../../match/controller.ts';
import type { Ui } from '../../settings/ui.ts';

export interface ViewProps {
  readonly table: TableController;
  readonly words: Catalogue;
}

export interface UiProps extends ViewProps {
  readonly ui: Ui;
}
