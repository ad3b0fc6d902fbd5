/** The options that choose the game, shared by all commands that play. */
import { readFileSync } from 'node:fs';
import {
  EDITIONS,
  type Edition,
  editionNamed,
  type Game,
  knownOptions,
  newGame,
  type Options,
  type OwnTiles,
  offeredSeats,
  type Result,
} from '@asteroute/engine';
import { Option } from '@commander-js/extra-typings';
import { createCommand, errorText, readNames, UsageError, wholeNumber } from './arguments.ts';

/** The edition, modules, options and number of players of a game. */
export interface Setting {
  readonly edition: string;
  readonly modules: readonly string[];
  readonly players: number;
  /** Rule options by name. The edition's defaults apply to those that are absent. */
  readonly options?: Options;
  /** Tiles other than the usual ones. */
  readonly ownTiles?: OwnTiles;
}

const EDITION_NAMES = EDITIONS.map(({ name }) => name).join(', ');
const MODULE_NAMES = [...new Set(EDITIONS.flatMap(({ optional }) => optional.map(({ name }) => name)))].join(', ');

/** Every option of every edition: its possible values, and its description `name=this|that`. */
export const ALL_OPTIONS = Object.assign({}, ...EDITIONS.map(optionsOf)) as ReturnType<typeof optionsOf>;
const OPTION_NAMES = Object.entries(ALL_OPTIONS)
  .map(([name, values]) => `${name}=${values.join('|')}`)
  .join(', ');

function optionsOf({ base, optional }: Edition): ReturnType<typeof knownOptions> {
  return knownOptions([...base, ...optional]);
}

/** Creates a command that plays one edition, with `--modules`, `--players` and `--options`. */
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

/** Creates a command that plays any edition: it also has `--edition` and `--tiles`. Its values go to `readSetting`. */
export function settingCommand(name: string) {
  return editionCommand(name)
    .option('--edition <name>', `required; one of ${EDITION_NAMES}`)
    .option('--tiles <file>', 'a set of tiles: JSON with "name", and "counts" by the id of the tile', readTiles);
}

export type SettingValues = ReturnType<ReturnType<typeof settingCommand>['opts']>;

/** Reads the setting from a command's options. The engine checks later whether its parts fit together. */
export function readSetting({ edition = '', modules, players, options, tiles }: SettingValues): Setting {
  if (editionNamed(edition) === null) throw new UsageError(`--edition must be one of ${EDITION_NAMES}`);
  return { edition, modules, players, options, ownTiles: tiles };
}

/** Reads `name=value,...`. `true` and `false` become booleans. */
export function readOptions(text: string): Options {
  const pairs = readNames(text).map((pair) => {
    const [name, value] = pair.split('=');
    if (name === '' || value === undefined) {
      throw new UsageError(`--options takes name=value pairs separated by commas, not "${pair}"`);
    }
    return [name, value === 'true' || (value === 'false' ? false : value)] as const;
  });
  return Object.fromEntries(pairs);
}

/** Reads a set of tiles from a file. The engine checks later whether it can be played. */
function readTiles(file: string): OwnTiles {
  try {
    return { name: '', ...JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    throw new UsageError(`--tiles ${file} cannot be read: ${errorText(error)}`);
  }
}

/** A game of this setting before its first draw, or the reason why it cannot be played. */
export function settingGame(setting: Setting): Result<Game> {
  const edition = editionNamed(setting.edition);
  const chosen = edition?.optional.filter((module) => setting.modules.includes(module.name)) ?? [];
  const offered = edition === null ? [] : offeredSeats(edition, setting.modules).colors;
  const colors = chosen.find((module) => module.colors !== undefined)?.colors ?? offered;
  const players = Array.from({ length: setting.players }, (_, i) => ({ name: `P${i + 1}`, color: colors[i] ?? '' }));
  const options = ownOptions(setting.edition, setting.options ?? {});
  return newGame({ edition: setting.edition, modules: setting.modules, options, tiles: setting.ownTiles, players });
}

/** Such as open roads in Star Wars. Names that no edition has stay, so that they are refused later. */
export function ownOptions(name: string, options: Options): Options {
  const edition = editionNamed(name);
  const own = edition === null ? {} : optionsOf(edition);
  const isOther = (name: string) => Object.hasOwn(ALL_OPTIONS, name) && !Object.hasOwn(own, name);
  return Object.fromEntries(Object.entries(options).filter(([name]) => !isOther(name)));
}

/** A game of this setting before its first draw. Throws a `UsageError` with the engine's reason. */
export function requireGame(setting: Setting): Game {
  const game = settingGame(setting);
  if (!game.ok) throw new UsageError(game.error.message);
  return game.value;
}
