import type { Bus } from '@asteroute/server/simulation';
import type { World } from '../virtual/world.ts';
import type { Asker } from './store.ts';

interface Member {
  readonly node: Asker;
  readonly listeners: ((tables: readonly string[]) => void)[];
  readonly hearers: ((text: string) => void)[];
}

/** Delivers messages between nodes, some of them twice, late or never. */
export function createSimulatedBus(world: World) {
  const { queue, chances, trace } = world;
  let members: readonly Member[] = [];

  function tell(what: string, deliver: (member: Member) => void): void {
    members = members.filter(({ node }) => node.isAlive());
    const { busLost, busDoubled, busSlow } = world.conditions;
    for (const member of members) {
      if (queue.now() < world.busDownUntil || chances.happens(busLost)) continue;
      for (let copies = chances.happens(busDoubled) ? 2 : 1; copies > 0; copies--) {
        queue.after(chances.between(0.1, chances.happens(busSlow) ? 3000 : 10), () => {
          trace.note(`${member.node.name} hears ${what}`);
          member.node.whenAwake(() => deliver(member));
        });
      }
    }
  }

  return {
    join(node: Asker): Bus {
      const member: Member = { node, listeners: [], hearers: [] };
      members = [...members, member];
      return {
        publish: (tables) =>
          tell(tables.join(' '), ({ listeners }) => {
            for (const listener of listeners) listener(tables);
          }),
        listen: (listener) => void member.listeners.push(listener),
        broadcast: (text) =>
          tell(text, ({ hearers }) => {
            for (const hearer of hearers) hearer(text);
          }),
        onBroadcast: (hearer) => void member.hearers.push(hearer),
        close: async () => undefined,
      };
    },
  };
}
