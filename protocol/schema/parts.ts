/** Everything that clients and servers send. In the JSON Schemas it has the name of its type. */
import { recordParts, recordSchema } from '@asteroute/record';
import type * as v from 'valibot';
import * as actions from '../accounts/actions.ts';
import * as pairing from '../accounts/pairing.ts';
import * as decks from '../contests/decks.ts';
import * as duels from '../contests/duels.ts';
import * as contestEvents from '../contests/events.ts';
import * as contestMessages from '../contests/messages.ts';
import * as contestPlans from '../contests/plan.ts';
import * as contestViews from '../contests/views.ts';
import * as entries from '../entries.ts';
import * as events from '../events.ts';
import * as messages from '../messages.ts';
import * as faults from '../parts/faults.ts';
import * as words from '../parts/words.ts';
import * as views from '../views.ts';

const NAMED: ReadonlySet<string> = new Set(['object', 'strict_object', 'variant', 'union']);
const CONTESTS = [contestEvents, contestMessages, contestPlans, contestViews, decks, duels];

const isNamed = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'type' in value && NAMED.has(String(value.type));

const nameOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replace(/Schema$/, '');

const exported = [words, faults, events, entries, messages, views, actions, pairing, ...CONTESTS].flatMap((module) =>
  Object.entries<unknown>(module),
);

export const PARTS: Readonly<Record<string, v.GenericSchema>> = {
  ...Object.fromEntries(exported.flatMap(([name, value]) => (isNamed(value) ? [[nameOf(name), value]] : []))),
  GameRecord: recordSchema,
  RecordTurn: recordParts.Turn,
  Battle: recordParts.Battle,
  Points: recordParts.Points,
};
