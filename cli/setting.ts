/** The options that say which game is played, the same in every command that plays. */

import { EDITIONS, editionNamed, type Game, knownOptions, newGame, type Options, type Result } from '@asteroute/engine';
import { Option } from '@commander-js/extra-typings';
import { createCommand, readNames, UsageError, wholeNumber } from './arguments.ts';

/** Which game is played, by how many players. */
export interface Setting {
  readonly edition: string;
  readonly modules: readonly string[];
  readonly players: number;
  /** Options of the game by name; the edition's defaults stand for those that are absent. */
  readonly options?: Options;
}

const EDITION_NAMES = EDITIONS.map(({ name }) => name).join(', ');
const MODULE_NAMES = [...new Set(EDITIONS.flatMap(({ optional }) => optional.map(({ name }) => name)))].join(', ');

/** Every option of every edition with its values: `name=this|that`. */
const OPTION_NAMES = [
  ...new Set(
    EDITIONS.flatMap(({ base, optional }) =>
      Object.entries(knownOptions([...base, ...optional])).map(([name, values]) => `${name}=${values.join('|')}`),
    ),
  ),
].join(', ');

/** A command that plays one edition: it takes `--modules`, `--players` and `--options`. */
export function editionCommand(name: string) {
  return createCommand(name)
    .addOption(
      new Option('--modules <names>', `modules, separated by commas: ${MODULE_NAMES}`)
        .argParser(readNames)
        .default([] as string[], 'none'),
    )
    .option('--players <n>', 'number of players', wholeNumber('players', 1, 9), 2)
    .option('--options <name=value,...>', `readings of the rules, separated by commas: ${OPTION_NAMES}`, readOptions);
}

/** A command that plays any edition: it takes `--edition` too, and gives a `Setting` to `readSetting`. */
export function settingCommand(name: string) {
  return editionCommand(name).option('--edition <name>', `required; one of ${EDITION_NAMES}`);
}

/** The values of a `settingCommand`. */
export type SettingValues = ReturnType<ReturnType<typeof settingCommand>['opts']>;

/** Reads the setting of a command; whether its parts suit each other is for the engine to say. */
export function readSetting({ edition = '', modules, players, options }: SettingValues): Setting {
  if (editionNamed(edition) === null) throw new UsageError(`--edition must be one of ${EDITION_NAMES}`);
  return { edition, modules, players, options };
}

/** Reads `name=value,...`; `true` and `false` are booleans. */
function readOptions(text: string): Options {
  const pairs = readNames(text).map((pair) => {
    const [name, value] = pair.split('=');
    if (name === '' || value === undefined) {
      throw new UsageError(`--options takes name=value pairs separated by commas, not "${pair}"`);
    }
    return [name, value === 'true' || (value === 'false' ? false : value)] as const;
  });
  return Object.fromEntries(pairs);
}

/** A game of a setting before its first draw, or why it cannot be played. */
export function settingGame(setting: Setting): Result<Game> {
  const edition = editionNamed(setting.edition);
  const chosen = edition?.optional.filter((module) => setting.modules.includes(module.name)) ?? [];
  const colors = chosen.find((module) => module.colors !== undefined)?.colors ?? edition?.colors ?? [];
  const players = Array.from({ length: setting.players }, (_, i) => ({ name: `P${i + 1}`, color: colors[i] ?? '' }));
  return newGame({ edition: setting.edition, modules: setting.modules, options: setting.options ?? {}, players });
}

/** A game of a setting before its first draw. Throws a `UsageError` with the engine's reason. */
export function startGame(setting: Setting): Game {
  const game = settingGame(setting);
  if (!game.ok) throw new UsageError(game.error.message);
  return game.value;
}
