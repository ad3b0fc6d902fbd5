import { editionNamed } from '@asteroute/engine';
import type { RandomBelow } from '../settings/setup.ts';
import type { Catalogue } from '../words/catalogue.ts';
import type { Api } from './connection/api.ts';
import { type Key, type Keyring, randomText } from './connection/keyring.ts';
import { sitDown } from './create.tsx';
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
  { api, keyring }: { readonly api: Api; readonly keyring: Keyring },
  { edition, name, words, random }: QuickTable,
): Promise<OnlinePlace | null> {
  keyring.name(name);
  const [id, token, invite] = [randomText().slice(0, 16), randomText(), randomText()];
  const { plan, seat } = tableOf(firstWanted(edition, editionNamed(edition)?.colors ?? []), words, random);
  const opened = await api.open({ id, plan, clientSeed: '', invite }, token);
  if (opened === null || !opened.ok) return null;
  const key: Key = { table: opened.value, token, invite, host: true, clientSeed: randomText() };
  keyring.keep(key);
  await api.command(key, sitDown(key, name, seat));
  return { table: key.table, invite };
}
