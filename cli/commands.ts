/** Lists every command: its heading in the help, its examples, and how it is loaded. */
import type { CommandUnknownOpts } from '@commander-js/extra-typings';

interface Listed {
  readonly group: string;
  /** Examples to copy, without the name of the program. */
  readonly examples: readonly string[];
  /** Loads the command only when it is called, because loading all of them would double the start time. */
  readonly load: () => Promise<CommandUnknownOpts>;
}

const [GAMES, BOTS, SERVER, ENGINE, PROGRAM] = ['Games:', 'Measuring bots:', 'Server:', 'Engine:', 'This program:'];

export const CLI_COMMANDS: Readonly<Record<string, Listed>> = {
  simulate: {
    group: GAMES,
    examples: [
      'simulate --edition star-wars --players 3 --games 100 --seed 7 > games.jsonl',
      'simulate --edition classic --modules farmers,river,abbot --bots steady,pirate',
      'simulate --edition star-wars --tiles our-box.json',
    ],
    load: async () => (await import('./engine/simulate.ts')).simulateCommand,
  },
  replay: {
    group: GAMES,
    examples: ['replay games.jsonl', 'replay games.jsonl --quiet', 'replay game.json --turns'],
    load: async () => (await import('./records/replay.ts')).replayCommand,
  },
  review: {
    group: GAMES,
    examples: ['review games.jsonl', 'review games.jsonl --deep --workers 2'],
    load: async () => (await import('./review/command.ts')).reviewCommand,
  },
  exact: {
    group: GAMES,
    examples: ['exact games.jsonl --tiles 3'],
    load: async () => (await import('./engine/exact.ts')).exactCommand,
  },
  verify: {
    group: GAMES,
    examples: ['verify game.json --key https://games.example.org'],
    load: async () => (await import('./records/verify.ts')).verifyCommand,
  },
  schema: {
    group: GAMES,
    examples: ['schema record > record.schema.json', 'schema openapi > openapi.json'],
    load: async () => (await import('./records/schema.ts')).schemaCommand,
  },
  convert: {
    group: GAMES,
    examples: ['convert link.txt > games.jsonl', 'convert game.jcz --from jcz > game.jsonl'],
    load: async () => (await import('./convert/command.ts')).convertCommand,
  },
  arena: {
    group: BOTS,
    examples: [
      'arena --edition star-wars --a projected --b greedy --pairs 20 --workers 2',
      'arena --edition classic --players 3 --a greedy --b random --pairs 40 --sprt',
      'arena --edition star-wars --a greedy --b "node docs/examples/bot.mjs" --pairs 10',
    ],
    load: async () => (await import('./measure/arena.ts')).arenaCommand,
  },
  gauntlet: {
    group: BOTS,
    examples: ['gauntlet --levels steady --pairs 2'],
    load: async () => (await import('./measure/gauntlet.ts')).gauntletCommand,
  },
  worker: {
    group: BOTS,
    examples: ['worker --queue postgres://user@host/queue --cores 4'],
    load: async () => (await import('./worker.ts')).workerCommand,
  },
  train: {
    group: BOTS,
    examples: ['train --edition classic --steps 100 --out weights.json --state progress.json'],
    load: async () => (await import('./train/command.ts')).trainCommand,
  },
  serve: {
    group: SERVER,
    examples: ['serve', 'serve --dev'],
    load: async () => (await import('./server/serve.ts')).serveCommand,
  },
  backup: {
    group: SERVER,
    examples: ['backup asteroute-monday.sqlite'],
    load: async () => (await import('./server/backup.ts')).backupCommand,
  },
  admin: {
    group: SERVER,
    examples: ['admin list --status running', 'admin reports'],
    load: async () => (await import('./server/admin.ts')).adminCommand,
  },
  fingerprint: {
    group: ENGINE,
    examples: ['fingerprint'],
    load: async () => (await import('./engine/fingerprint.ts')).fingerprintCommand,
  },
  perft: {
    group: ENGINE,
    examples: ['perft --modules farmers --depth 4'],
    load: async () => (await import('./engine/perft.ts')).perftCommand,
  },
  bench: {
    group: ENGINE,
    examples: ['bench', 'bench server'],
    load: async () => (await import('./engine/bench.ts')).benchCommand,
  },
  completion: {
    group: PROGRAM,
    examples: ['completion bash >> ~/.bashrc', 'completion zsh >> ~/.zshrc', 'completion fish | source'],
    load: async () => (await import('./completion.ts')).createCompletionCommand(loadAll),
  },
};

async function loadAll(): Promise<CommandUnknownOpts[]> {
  return Promise.all(Object.keys(CLI_COMMANDS).map(loadCommand));
}

/** Loads a command, with its heading, and with its examples below its help. */
export async function loadCommand(name: string): Promise<CommandUnknownOpts> {
  const { group, examples, load } = CLI_COMMANDS[name];
  const calls = examples.map((call) => `  asteroute ${call}`).join('\n');
  return (await load()).helpGroup(group).addHelpText('after', `\nExamples:\n${calls}`);
}
