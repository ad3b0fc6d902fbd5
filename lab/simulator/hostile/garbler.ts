import type { HostileKit } from './kit.ts';

/** Sends what is no message, no command, or a command that cannot be meant. */
export function garbler(kit: HostileKit): () => number {
  const { chances } = kit.world;
  const token = kit.newToken();
  return () => {
    const table = kit.victim(() => true)?.id ?? 'nowhere';
    const command = (body: object) => ({ type: 'command', table, token, command: { id: kit.newName(), ...body } });
    kit.say(
      chances.pick<object | string>([
        '',
        '{"type":"watch"',
        '[]',
        'null',
        `${'['.repeat(500)}${']'.repeat(500)}`,
        { type: 'watch', table: 'no table', since: 0 },
        { type: 'watch', table, since: -1 },
        { type: 'watch', table, since: 999_999 },
        { type: 'command', table, token: 'short', command: {} },
        command({ type: 'turn', turn: 0, x: 1e9, y: 0, rotation: 0, action: { type: 'pass' } }),
        command({ type: 'turn', turn: 0, x: 0, y: 1, rotation: 3, action: { type: 'pass' } }),
        command({ type: 'reveal', clientSeed: 'x' }),
        command({ type: 'configure', plan: {}, from: [9] }),
        command({ type: 'kick', seat: 7 }),
        command({ type: 'unban', ban: 1_000_000 }),
        command({ type: 'chat', text: '\u2065' }),
        command({ type: 'join', name: '\u{e0080}', clientSeed: '' }),
        command({ type: 'erase' }),
        command({ type: 'rematch' }),
      ]),
    );
    return chances.between(20, 300);
  };
}
