import { moments } from '@asteroute/cli/arena';
import { runToEnd } from '@asteroute/review';
import { GAME_PARTS, type GamePart, openForm } from '@asteroute/review/form';
import { playedRecord } from '@asteroute/review/testing';
import type { Campaign } from '../campaign/campaign.ts';

/** The opponents that lose a measurable number of points: those that search find what the measure itself finds. */
const MEASURED = ['hasty', 'gentle', 'careless', 'projected', 'prudent', 'steady', 'shrewd'] as const;

/** The points that the first player of a game lost in each turn, and in which part of the game. */
interface FormRow {
  readonly bot: string;
  readonly lost: readonly (readonly [part: GamePart, points: number])[];
}

/** Games of the opponents against themselves: the points lost a turn that a person's form is compared with. */
export function forms(edition: string): Campaign {
  const campaign: Campaign<FormRow> = {
    name: `form-${edition}`,
    count: 100,
    run: (seed) => rowOf(edition, seed),
    sum: (games) => ({ lines: MEASURED.flatMap((bot) => lineOf(games, bot)) }),
  };
  return campaign;
}

function rowOf(edition: string, seed: number): FormRow {
  const bot = MEASURED[seed % MEASURED.length];
  const opened = openForm(playedRecord({ edition, players: 2 }, seed, [bot]), 0);
  if (!opened.ok) throw new Error(opened.error.message);
  const first = runToEnd(opened.value.first());
  if (!first.ok) throw new Error(first.error.message);
  const turns = first.value.turns.map(({ n }) => runToEnd(opened.value.turn(n)));
  return { bot, lost: turns.map(({ part, lost }) => [part, lost]) };
}

/** What a bot lost a turn, in all and in each part of the game. */
function lineOf(rows: readonly FormRow[], name: string): string[] {
  const games = rows.filter(({ bot }) => bot === name);
  if (games.length === 0) return [];
  const all = games.flatMap(({ lost }) => lost);
  const inPart = (part: GamePart) => all.flatMap(([one, points]) => (one === part ? points : []));
  const parts = GAME_PARTS.map((part) => `${part} ${meanText(inPart(part))}`).join(', ');
  return [`${name}: ${games.length} games, ${meanText(all.map(([, points]) => points))}; ${parts}`];
}

function meanText(values: readonly number[]): string {
  const { mean, variance } = moments(values);
  return `${mean.toFixed(2)} (${Math.sqrt(variance / values.length).toFixed(2)})`;
}
