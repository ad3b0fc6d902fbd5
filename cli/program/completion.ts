/**
 * Made from the definitions of the commands: Commander has none, and a script that asks the program at each key would
 * wait for Node to start. Where a script knows nothing, the shell completes names of files.
 */
import { ALL_BOTS } from '@asteroute/bots';
import { EDITIONS } from '@asteroute/engine';
import type { CommandUnknownOpts, Option } from '@commander-js/extra-typings';

interface Word {
  readonly text: string;
  readonly meaning: string;
}

/** An option with the values that are known for it; null if it takes none. */
interface Flag extends Word {
  readonly values: readonly string[] | null;
}

interface Completed extends Word {
  readonly words: readonly Word[];
  readonly flags: readonly Flag[];
}

/** Values of options that are parsed and not chosen, so that commander does not know them. */
const KNOWN_VALUES: Readonly<Record<string, readonly string[]>> = {
  '--edition': EDITIONS.map(({ name }) => name),
  '--modules': [...new Set(EDITIONS.flatMap(({ optional }) => optional.map(({ name }) => name)))],
  '--bots': ALL_BOTS,
  '--levels': ALL_BOTS,
  '--a': ALL_BOTS,
  '--b': ALL_BOTS,
};

type ScriptWriter = (program: string, commands: readonly Completed[]) => string;

/** Writers of scripts, by the name of the shell. */
const WRITERS = { bash: bashScript, zsh: zshScript, fish: fishScript } satisfies Record<string, ScriptWriter>;

export type Shell = keyof typeof WRITERS;

export const SHELLS = Object.keys(WRITERS) as Shell[];

/** Returns the script that completes a program with these commands in a shell. */
export function completionScript(shell: Shell, program: string, commands: readonly CommandUnknownOpts[]): string {
  return WRITERS[shell](program, commands.map(completedCommand));
}

function completedCommand(command: CommandUnknownOpts): Completed {
  const help = command.createHelp();
  const subcommands = help.visibleCommands(command).map(wordOf);
  const choices = command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices);
  const words = [...subcommands, ...choices.map((text) => ({ text, meaning: '' }))];
  return {
    ...wordOf(command),
    words: words.filter(({ text }) => text !== 'help'),
    flags: help.visibleOptions(command).flatMap(flagOf),
  };
}

function flagOf({ long, description, required, optional, argChoices }: Option): Flag[] {
  if (!long) return [];
  const values = required || optional ? (argChoices ?? KNOWN_VALUES[long] ?? []) : null;
  return [{ text: long, meaning: shorten(description), values }];
}

function wordOf(command: CommandUnknownOpts): Word {
  return { text: command.name(), meaning: shorten(command.summary() || command.description()) };
}

/** The first part of a description, without letters that a shell would interpret. */
function shorten(description: string): string {
  const [first] = description.replace(/^required; /, '').split(/[.:;(]/);
  return first.replaceAll(/['"`$\\[\]]/g, '').trim();
}

const textsOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

function bashScript(program: string, commands: readonly Completed[]): string {
  return `# bash completion for ${program}: eval "$(${program} completion bash)"
_${program}() {
  local current=\${COMP_WORDS[COMP_CWORD]} words='${textsOf(commands)}' flags=''
  [ "$COMP_CWORD" -gt 1 ] && case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD-1]}" in
${commands.flatMap(bashCases).join('\n')}
  esac
  [[ $current == -* ]] && words=$flags
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _${program} ${program}
`;
}

function bashCases({ text, words, flags }: Completed): string[] {
  const valued = flags.flatMap(({ text: flag, values }) =>
    values === null ? [] : [`    '${text} ${flag}') words='${values.join(' ')}' ;;`],
  );
  return [...valued, `    '${text} '*) words='${textsOf(words)}' flags='${textsOf(flags)}' ;;`];
}

function zshScript(program: string, commands: readonly Completed[]): string {
  return `#compdef ${program}
# zsh completion for ${program}: eval "$(${program} completion zsh)", after compinit
_${program}() {
  if (( CURRENT == 2 )); then
    local -a commands=(${commands.map(({ text, meaning }) => `'${text}:${meaning}'`).join(' ')})
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
${commands.map(zshCase).join('\n')}
  esac
}
compdef _${program} ${program}
`;
}

function zshCase({ text, words, flags }: Completed): string {
  const options = flags.map(({ text: flag, meaning, values }) => `'${flag}[${meaning}]${zshValue(values)}'`);
  const described = words.map((word) => `${word.text}\\:"${word.meaning}"`).join(' ');
  const rest = words.length === 0 ? `'*:file:_files'` : `'1:word:((${described}))'`;
  return `    ${text}) _arguments ${[...options, rest].join(' ')} ;;`;
}

function zshValue(values: Flag['values']): string {
  if (values === null) return '';
  return `:value:${values.length === 0 ? '_files' : `(${values.join(' ')})`}`;
}

function fishScript(program: string, commands: readonly Completed[]): string {
  const line = (condition: string, rest: string, { meaning }: Word): string =>
    `complete -c ${program} -n '${condition}' ${rest}${meaning === '' ? '' : ` -d '${meaning}'`}`;
  const lines = commands.flatMap((command) => {
    const seen = `__fish_seen_subcommand_from ${command.text}`;
    return [
      line('__fish_use_subcommand', `-f -a ${command.text}`, command),
      ...command.words.map((word) => line(seen, `-f -a ${word.text}`, word)),
      ...command.flags.map((flag) => line(seen, `-l ${flag.text.slice(2)}${fishValue(flag.values)}`, flag)),
    ];
  });
  return `# fish completion for ${program}: ${program} completion fish | source\n${lines.join('\n')}\n`;
}

function fishValue(values: Flag['values']): string {
  if (values === null) return '';
  return values.length === 0 ? ' -r' : ` -x -a '${values.join(' ')}'`;
}
