/** The ladder of `docs/bots.md` for programs, from level 0 to level 8. */
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

/** The ladder that people meet, from gentle to master: its place in this list, from 1, is a bot's strength. */
export const OPPONENTS = ['gentle', 'careless', 'projected', 'prudent', 'steady', 'shrewd', 'master'] as const;

/** By edition, the bots that like to do one thing. Those in the same place are alike and play either edition. */
export const CHARACTERS = {
  classic: ['builder', 'farmer', 'pirate'],
  'star-wars': ['prospector', 'smuggler', 'conqueror'],
} as const;

/** The opponent that characters are as strong as: measured, see `docs/bots.md`. */
const STRENGTH_OF_CHARACTERS: Opponent = 'steady';

/** Bots that people could choose once, and who plays for them now: kept choices and programs may still name them. */
const FORMER: Readonly<Record<string, Opponent>> = { random: 'gentle', greedy: 'careless' };

/** The name of a level. */
export type Level = (typeof LEVELS)[number];
/** The name of an opponent of the ladder. */
export type Opponent = (typeof OPPONENTS)[number];
/** A bot that likes to do one thing. */
export type Character = (typeof CHARACTERS)[keyof typeof CHARACTERS][number];
/** The name of a bot. */
export type BotName = Level | Opponent | Character;

/** Every bot by name: the levels first, then who else is met as an opponent. */
export const ALL_BOTS: readonly BotName[] = [
  ...new Set<BotName>([...LEVELS, ...OPPONENTS, ...Object.values(CHARACTERS).flat()]),
];

/** Whether there is a bot of the name. What only asks this need not carry the bots along. */
export function isBotName(name: unknown): name is BotName {
  return (ALL_BOTS as readonly unknown[]).includes(name);
}

/** The characters that like to play an edition; none where it has none. */
export function charactersOf(edition: string): readonly Character[] {
  return new Map<string, readonly Character[]>(Object.entries(CHARACTERS)).get(edition) ?? [];
}

/** Which character of its edition a bot is, from 0; -1 for one that is none. */
export function characterIndex(bot: string): number {
  return Math.max(...Object.values(CHARACTERS).map((names) => (names as readonly string[]).indexOf(bot)));
}

/** Who is offered now in place of a bot that once was; any other bot itself. */
export function successorOf(bot: string): string {
  return Object.hasOwn(FORMER, bot) ? FORMER[bot] : bot;
}

/** The bot that is offered in place of another in an edition: a character's like, a former one's successor. */
export function counterpartOf(bot: string, edition: string): string {
  return charactersOf(edition)[characterIndex(bot)] ?? successorOf(bot);
}

/** The strength of an opponent from 1, the gentlest; 0 for a bot that is not offered. */
export function opponentStrength(bot: string): number {
  const level = characterIndex(bot) < 0 ? successorOf(bot) : STRENGTH_OF_CHARACTERS;
  return (OPPONENTS as readonly string[]).indexOf(level) + 1;
}
