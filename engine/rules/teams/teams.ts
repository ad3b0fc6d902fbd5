import type { RuleModule } from '../../ruleset/module.ts';
import type { PlayerSetup } from '../../vocabulary/types.ts';

/** The Rebel Alliance team and the Empire team (SW-61). */
const TEAM_COLORS: readonly (readonly string[])[] = [
  ['red', 'green'],
  ['black', 'white'],
];

function teamOf(color: string): number {
  return TEAM_COLORS.findIndex((colors) => colors.includes(color));
}

/**
 * Two teams of two with alternating factions in turn order (SW-59 to SW-61, D-12). Only the sides of players change.
 */
export const teams = {
  name: 'teams',
  colors: ['red', 'black', 'green', 'white'],
  refusePlayers(players) {
    if (players.length !== 4) return 'the team variant is for exactly 4 players (SW-59)';
    const sides = players.map((p) => teamOf(p.color));
    if (sides.includes(-1)) return 'the team variant is played in red, black, green and white (SW-61)';
    return sides.some((side, seat) => side === sides[(seat + 1) % 4])
      ? 'the teams must alternate in turn order, such as red, black, green, white (SW-60)'
      : null;
  },
  sides: (players: readonly PlayerSetup[]) => players.map((p) => teamOf(p.color)),
} as const satisfies RuleModule;
