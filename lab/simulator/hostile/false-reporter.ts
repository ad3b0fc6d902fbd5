import type { HostileKit } from './kit.ts';

/** Opens tables for own tokens, all of which report each other. */
export function falseReporter(kit: HostileKit): () => number {
  const plan = kit.plan(5);
  return () => {
    const tokens = plan.seats.map(() => kit.newToken());
    kit.open({ plan, name: kit.newName() }, tokens[0], (table) => {
      for (const token of tokens.slice(1))
        kit.command(table, token, { type: 'join', name: kit.newName(), clientSeed: '' });
      for (const [by, token] of tokens.entries())
        for (const seat of plan.seats.keys())
          if (seat !== by) kit.command(table, token, { type: 'report', seat, reason: 'chat' });
    });
    return 2000;
  };
}
