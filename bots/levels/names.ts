/** The levels for programs (`docs/bots.md`), from level 0 to level 8. */
export const LEVELS = [
  'random',
  'greedy',
  'projected',
  'steady',
  'shrewd',
  'farsighted',
  'expert',
  'master',
  'grandmaster',
] as const;

/** The opponents for people, from aimless to master. The strength of a bot is its place in this list, from 1. */
export const OPPONENTS = [
  'aimless',
  'hasty',
  'gentle',
  'careless',
  'projected',
  'prudent',
  'steady',
  'shrewd',
  'expert',
  'master',
] as const;

/** By edition. Those at the same index have the same character and can play either edition. */
export const CHARACTERS = {
  classic: ['builder', 'farmer', 'pirate'],
  'star-wars': ['prospector', 'smuggler', 'conqueror'],
} as const;

/** The opponent with the same strength as the characters, by `docs/measurements/bot-strength.md`. */
const STRENGTH_OF_CHARACTERS: Opponent = 'steady';

/** Bots no longer offered, and who replaces them: saved choices and programs may still name them. */
export const FORMER_NAMES: Readonly<Record<string, Opponent>> = { random: 'gentle', greedy: 'careless' };

const SEARCHING = ['expert', 'master', 'grandmaster'] as const;
export type SearchBot = (typeof SEARCHING)[number];

/** Whether a bot searches. */
export const isSearching = (bot: string | null): boolean => (SEARCHING as readonly unknown[]).includes(bot);

export type Level = (typeof LEVELS)[number];
/** The name of an opponent of the ladder. */
export type Opponent = (typeof OPPONENTS)[number];
/** The name of a bot with a preference. */
export type Character = (typeof CHARACTERS)[keyof typeof CHARACTERS][number];
export type BotName = Level | Opponent | Character;

/** Every bot by name: the levels, then the other opponents. */
export const ALL_BOTS: readonly BotName[] = [
  ...new Set<BotName>([...LEVELS, ...OPPONENTS, ...Object.values(CHARACTERS).flat()]),
];

/** Whether there is a bot with this name. Callers that only ask this need not load the bots. */
export function isBotName(name: unknown): name is BotName {
  return (ALL_BOTS as readonly unknown[]).includes(name);
}

/** The characters of an edition; empty if it has none. */
export function charactersOf(edition: string): readonly Character[] {
  return new Map<string, readonly Character[]>(Object.entries(CHARACTERS)).get(edition) ?? [];
}

export function characterIndex(bot: string): number {
  return Math.max(...Object.values(CHARACTERS).map((names) => (names as readonly string[]).indexOf(bot)));
}

/** The bot that replaces a bot which is no longer offered; any other bot itself. */
export function successorOf(bot: string): string {
  return Object.hasOwn(FORMER_NAMES, bot) ? FORMER_NAMES[bot] : bot;
}

/** The corresponding character, or the replacement of a former bot. */
export function counterpartOf(bot: string, edition: string): string {
  return charactersOf(edition)[characterIndex(bot)] ?? successorOf(bot);
}

/** The strength of an opponent, from 1 for the weakest; 0 for a bot that is not offered. */
export function opponentStrength(bot: string): number {
  const level = characterIndex(bot) < 0 ? successorOf(bot) : STRENGTH_OF_CHARACTERS;
  return (OPPONENTS as readonly string[]).indexOf(level) + 1;
}
