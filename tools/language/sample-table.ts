import { advise, botNamed, type Candidate } from '@asteroute/bots';
import { cellAt, createRandom, type EditionName, type Game, newGame, unwrap } from '@asteroute/engine';
import { TableController } from '@asteroute/page/match/controller.ts';
import { startLocal } from '@asteroute/page/match/links/link-local.ts';
import { Announcements } from '@asteroute/page/present/narration/announcements.ts';
import { eventSentences } from '@asteroute/page/present/narration/event-sentences.ts';
import { HINTS } from '@asteroute/page/settings/hints.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';

export interface SampleGame {
  readonly edition: EditionName;
  readonly modules: readonly string[];
  readonly colors: readonly string[];
  readonly bots: readonly string[];
  readonly seed: number;
}

export function namesIn({ bots }: SampleGame, words: Catalogue): string[] {
  return [words.setup.defaultName(1), ...bots.map((bot) => words.bots[bot]?.name ?? bot)];
}

const BOT_WORKER = {
  async turn(at: Game, name: string, seed: number) {
    const bot = botNamed(name);
    if (bot === null) throw new Error(`there is no bot ${name}`);
    return bot.turn(at, createRandom(seed));
  },
  advise: () => Promise.reject(new Error('nobody asks')),
  close() {},
};

/** Opens a table with the page's own code and starts the game on it. */
function openTable(game: SampleGame, words: Catalogue): TableController {
  const { edition, modules, colors, bots, seed } = game;
  const players = namesIn(game, words).map((name, seat) => ({ name, color: colors[seat] }));
  const seats = [null, ...bots].map((bot) => ({ bot }));
  const ports = { slot: { save: () => true }, botWorker: BOT_WORKER, pause: () => Promise.resolve() };
  const link = unwrap(startLocal(unwrap(newGame({ edition, modules, players })).rules.setup, seats, seed, ports));
  return new TableController(link, { speed: () => 'off', after: () => () => {} });
}

/** Plays a game to its end and calls `onTold` with every announcement, in a language. */
export async function playSample(
  game: SampleGame,
  words: Catalogue,
  onTold: (sentences: readonly string[]) => void,
): Promise<void> {
  const table = openTable(game, words);
  const announcements = new Announcements(table);
  const teller = { words, spoken: 'full', hints: HINTS.standard } as const;
  const tell = (): void => {
    const sentences = announcements.next(teller, eventSentences) ?? [];
    if (sentences.length > 0) onTold(sentences);
  };
  while (await waits(table, tell)) {
    const [best] = advise(table.shown.game.value, 1);
    draft(table, best, tell);
    table.confirm();
    tell();
  }
}

/** Waits until the person has to decide. Returns false at the end of the game. */
async function waits({ mine, shown: { game, timeline } }: TableController, tell: () => void): Promise<boolean> {
  for (;;) {
    tell();
    if (mine.value) return true;
    if (timeline.busy.value) timeline.skip();
    else if (game.value.position.phase === 'over') return false;
    else await new Promise(setImmediate);
  }
}

function draft(table: TableController, turn: Candidate, tell: () => void): void {
  const { place } = turn;
  const cell = table.turn.placements.value.find(({ x, y }) => cellAt(x, y) === place?.cell);
  if (place === null || cell === undefined) throw new Error('the best turn is not among the placements');
  table.intent({ type: 'cell', cell });
  tell();
  table.turn.adopt(turn);
  tell();
}
