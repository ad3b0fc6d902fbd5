import { editionNamed } from '@asteroute/engine';
import type { RandomBelow } from '../settings/setup.ts';
import type { Catalogue } from '../words/catalogue.ts';
import type { ServerPorts } from './connection/browser.ts';
import { requestTable } from './connection/new-table.ts';
import type { OnlinePlace } from './place.ts';
import { firstWanted, tableOf } from './plan.ts';

/** What a table for friends needs. */
export interface QuickTable {
  readonly edition: string;
  /** The host's name. */
  readonly name: string;
  readonly words: Catalogue;
  readonly random: RandomBelow;
}

/** Opens a table for two by link, with the usual rules, and sits its host down; null where no server answers. */
export async function openQuickTable(
  server: Pick<ServerPorts, 'api' | 'keyring'>,
  { edition, name, words, random }: QuickTable,
): Promise<OnlinePlace | null> {
  const wanted = tableOf(firstWanted(edition, editionNamed(edition)?.colors ?? []), words, random);
  const opened = await requestTable(server, { ...wanted, name });
  return opened.ok ? { table: opened.key.table, invite: opened.key.invite } : null;
}
