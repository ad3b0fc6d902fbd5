import type { HostileKit } from './kit.ts';

/** Watches and leaves the tables of others, again and again. */
export function watchStorm(kit: HostileKit): () => number {
  return () => {
    const table = kit.victim(() => true);
    if (table === null) return 500;
    kit.say({ type: 'watch', table: table.id, since: 0, presence: true });
    kit.say({ type: 'unwatch', table: table.id });
    return kit.world.chances.between(10, 120);
  };
}
