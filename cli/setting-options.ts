import { EDITIONS } from '@asteroute/engine';
import type { Setting } from './simulate.ts';
import { UsageError, wholeNumber } from './usage.ts';

/** The options that say what is played, the same in every command that plays. */
export const SETTING_OPTIONS = {
  edition: { type: 'string' },
  modules: { type: 'string', default: '' },
  players: { type: 'string', default: '2' },
} as const;

/** Reads them; whether the modules and the players suit each other is for the engine to say. */
export function readSetting(values: { readonly [Name in keyof Setting]?: string }): Setting {
  const { edition = '' } = values;
  if (!EDITIONS.some((e) => e.name === edition)) {
    throw new UsageError(`--edition must be one of ${EDITIONS.map((e) => e.name).join(', ')}`);
  }
  return {
    edition,
    modules: (values.modules ?? '').split(',').filter(Boolean),
    players: wholeNumber('players', values.players ?? '', 1, 9),
  };
}
