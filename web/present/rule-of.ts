import type { GameEvent } from '@asteroute/engine';

/** The rules by which realms score: completed, and at the end of the game. */
export const SCORING: Readonly<Record<string, readonly [string, string]>> = {
  route: ['SW-45', 'SW-54'],
  asteroid: ['SW-47', 'SW-55'],
  planet: ['SW-49', 'SW-56'],
  road: ['CL-8', 'CL-17'],
  city: ['CL-9', 'CL-18'],
  monastery: ['CL-10', 'CL-19'],
  garden: ['AB-4', 'AB-6'],
  field: ['FA-4', 'FA-4'],
};

/** The number of the rule that gave the points of an event; null where it gave none. */
export function ruleOf(event: GameEvent): string | null {
  if (event.type === 'scored') return SCORING[event.at.kind]?.[event.complete ? 0 : 1] ?? null;
  if (event.type === 'recalled') return 'AB-6';
  if (event.type === 'tied') return 'SW-33';
  return event.type === 'defeated' ? 'SW-34' : null;
}
