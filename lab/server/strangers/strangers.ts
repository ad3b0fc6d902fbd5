import type { Campaign } from '../../campaign/campaign.ts';
import { ALERTS } from './alerts.ts';
import type { AddressAttack } from './attack.ts';
import { FULL_OF_CHAT } from './chat.ts';
import { LOST_SECRET } from './lost-secret.ts';
import { MALFORMED_PUSH } from './malformed-push.ts';
import { FALSE_REPORTS } from './reports.ts';
import { SEARCHING_TABLES } from './searches.ts';
import { CHANGED_SEATS } from './seats.ts';
import { SLOW_RECEIVERS } from './slow-receivers.ts';
import { SPECTATORS_RETURN } from './spectators.ts';

/** Each attack is a file of this folder. The seed of a run is its number in this list, from 1. */
const ATTACKS: readonly AddressAttack[] = [
  SEARCHING_TABLES,
  LOST_SECRET,
  MALFORMED_PUSH,
  SLOW_RECEIVERS,
  SPECTATORS_RETURN,
  ALERTS,
  CHANGED_SEATS,
  FULL_OF_CHAT,
  FALSE_REPORTS,
];

/** What strangers suffer from one address that does its worst within the usual limits. */
export const STRANGERS: Campaign<string> = {
  name: 'strangers',
  count: ATTACKS.length,
  async run(seed) {
    const attack = ATTACKS[(seed - 1) % ATTACKS.length];
    return `${attack.name}: ${await attack.run()}`;
  },
  sum: (lines) => ({ lines }),
};
