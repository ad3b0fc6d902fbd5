import type { SimulatedNode } from '../nodes/node.ts';
import type { PlayerLimits } from '../people/player.ts';
import type { World } from '../virtual/world.ts';
import { badReceiver } from './bad-receiver.ts';
import { chatterer } from './chatterer.ts';
import { falseReporter } from './false-reporter.ts';
import { garbler } from './garbler.ts';
import { type HostileKind, HostileKit } from './kit.ts';
import { liar } from './liar.ts';
import { seatChurner } from './seat-churner.ts';
import { tableFlooder } from './table-flooder.ts';
import { watchStorm } from './watch-storm.ts';

/** All kinds of hostile people by name. */
export const HOSTILE_KINDS = {
  badReceiver,
  chatterer,
  falseReporter,
  garbler,
  liar,
  seatChurner,
  tableFlooder,
  watchStorm,
} satisfies Readonly<Record<string, HostileKind>>;

export type HostileName = keyof typeof HOSTILE_KINDS;

/** Lets hostile people act until the run is ending, each from an address of its own. */
export function startHostile(
  kinds: readonly HostileName[],
  {
    world,
    nodes,
    limits,
  }: { readonly world: World; readonly nodes: readonly SimulatedNode[]; readonly limits: PlayerLimits },
): void {
  for (const [i, kind] of kinds.entries()) {
    const kit = new HostileKit(`H${i + 1}`, nodes, world);
    const act = HOSTILE_KINDS[kind](kit);
    const next = () => {
      if (limits.isEnding) kit.leave(limits);
      else world.queue.after(act(), next);
    };
    world.queue.after(world.chances.between(0, 1000), next);
  }
}
