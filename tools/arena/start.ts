import { type Game, newGame, unwrap } from '@asteroute/engine';

const TWO: Readonly<Record<string, readonly string[]>> = { classic: ['red', 'blue'], 'star-wars': ['red', 'green'] };
const TEAMS = ['red', 'black', 'green', 'white'];

/** The beginning of a game of two players, or of two teams; modules are separated by commas. */
export function startOf(edition: string, modules: string): Game {
  const names = modules.split(',').filter((name) => name !== '');
  const colors = names.includes('teams') ? TEAMS : (TWO[edition] ?? []);
  return unwrap(newGame({ edition, modules: names, players: colors.map((color) => ({ name: color, color })) }));
}
