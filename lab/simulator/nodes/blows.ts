import type { Blow } from '../virtual/conditions.ts';
import { noteStrike, trouble, type World } from '../virtual/world.ts';
import type { SimulatedNode } from './node.ts';

export function strike(world: World, nodes: readonly SimulatedNode[]): void {
  const { queue, chances } = world;
  const { blows, blowEvery } = world.conditions;
  if (blows.length === 0) return;
  queue.after(chances.between(0, 2 * blowEvery), () => {
    if (world.conditions.blows.length === 0) return;
    STRIKES[chances.pick(blows)](world, nodes);
    strike(world, nodes);
  });
}

type Strike = (world: World, nodes: readonly SimulatedNode[]) => void;

const STRIKES: Readonly<Record<Blow, Strike>> = {
  kill: ({ chances }, nodes) => chances.pick(nodes).kill(),
  stop: ({ chances }, nodes) => chances.pick(nodes).stop(),
  freeze: ({ chances }, nodes) => chances.pick(nodes).freeze(chances.between(300, 9000)),
  'store down'(world) {
    world.storeDownUntil = world.queue.now() + world.chances.between(100, 6000);
    trouble(world, world.storeDownUntil);
    world.trace.note(`the store is down until ${world.storeDownUntil}`);
  },
  'bus down'(world) {
    world.busDownUntil = world.queue.now() + world.chances.between(100, 6000);
    noteStrike(world, world.busDownUntil);
  },
  'disk full'(world) {
    world.diskFullUntil = world.queue.now() + world.chances.between(100, 6000);
    trouble(world, world.diskFullUntil);
    world.trace.note(`the disk is full until ${world.diskFullUntil}`);
  },
  'all down'(_, nodes) {
    for (const node of nodes) node.kill();
  },
  'clock set'(world, nodes) {
    world.chances.pick(nodes).setClock();
    noteStrike(world);
  },
};
