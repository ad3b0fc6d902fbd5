import { measureIdle } from '../../load/idle.ts';
import type { AddressAttack } from './attack.ts';

const TABLES = 1000;
/** MiB by which memory may grow while they are read: their positions, and what is read until it is collected. */
const MAX_GROWTH = 250;
const COLORS = ['red', 'blue', 'green', 'yellow', 'black'];

/** A thousand tables whose five seats have said all that they may, each read once. */
export const FULL_OF_CHAT: AddressAttack = {
  name: 'chat',
  async run() {
    const { memory } = await measureIdle(TABLES, { edition: 'classic', colors: COLORS, oneIn: 1 });
    const [start, loaded] = memory.map(Math.round);
    if (loaded - start > MAX_GROWTH) throw new Error(`memory grew from ${start} to ${loaded} MiB`);
    return `${TABLES} tables full of chat read once: ${start} MiB before, ${loaded} after`;
  },
};
