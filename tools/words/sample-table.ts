import { advise, type Bot, type Candidate } from '@asteroute/bots';
import { cellAt, createRandom, type EditionName, newGame, unwrap } from '@asteroute/engine';
import { interpret } from '@asteroute/page/input/typed/commands.ts';
import { TableController } from '@asteroute/page/match/controller.ts';
import { startLocal } from '@asteroute/page/match/links/link-local.ts';
import { Announcements } from '@asteroute/page/present/announcements.ts';
import { eventSentences } from '@asteroute/page/present/event-sentences.ts';
import { HINTS } from '@asteroute/page/settings/hints.ts';
import type { Catalogue } from '@asteroute/page/words/catalogue.ts';

/** A game of one person against bots, the same whenever it is played. */
export interface SampleGame {
  readonly edition: EditionName;
  readonly modules: readonly string[];
  /** The colours of the person and of each bot. */
  readonly colors: readonly string[];
  readonly bots: readonly string[];
  readonly seed: number;
}

/** The own turn before which the questions are asked. */
const ASKED_BEFORE = 12;

/** A table as the page has it, and what it announces in one language. */
export class SampleTable {
  readonly #table: TableController;
  readonly #announcements: Announcements;
  readonly #words: Catalogue;

  constructor(game: SampleGame, words: Catalogue, botNamed: (name: string) => Bot | null) {
    const { edition, modules, colors, bots, seed } = game;
    const names = [words.setup.defaultName(1), ...bots.map((bot) => words.bots[bot]?.name ?? bot)];
    const players = names.map((name, seat) => ({ name, color: colors[seat] }));
    const seats = [null, ...bots].map((bot) => ({ bot }));
    const botWorker = {
      turn: async (at: Parameters<Bot['turn']>[0], bot: string, own: number) => {
        const player = botNamed(bot);
        if (player === null) throw new Error(`there is no bot ${bot}`);
        return player.turn(at, createRandom(own));
      },
      advise: () => Promise.reject(new Error('nobody asks')),
      close() {},
    };
    const ports = { slot: { save: () => true }, botWorker, pause: () => Promise.resolve() };
    const link = unwrap(startLocal(unwrap(newGame({ edition, modules, players })).rules.setup, seats, seed, ports));
    this.#table = new TableController(link, { speed: () => 'off', after: () => () => {} });
    this.#announcements = new Announcements(this.#table);
    this.#words = words;
  }

  /** Plays the game to its end and gives every announcement; once in the middle, the questions are asked. */
  async play(onTold: (sentences: readonly string[]) => void, ask: () => void): Promise<void> {
    const tell = (): void => {
      const sentences = this.#announcements.next(this.#teller(), eventSentences) ?? [];
      if (sentences.length > 0) onTold(sentences);
    };
    for (let turn = 1; await this.#waits(tell); turn++) {
      const [best] = advise(this.#table.shown.game.value, 1);
      this.#draft(best, tell);
      if (turn === ASKED_BEFORE) ask();
      this.#table.confirm();
      tell();
    }
  }

  /** The answer to a typed command. */
  answer(line: string): string[] {
    return interpret(line, { table: this.#table, words: this.#words, hints: HINTS.standard, said: '' });
  }

  #teller() {
    return { words: this.#words, spoken: 'full' as const, hints: HINTS.standard };
  }

  /** Until the person is to decide; false at the end of the game. */
  async #waits(tell: () => void): Promise<boolean> {
    for (;;) {
      tell();
      const {
        mine,
        shown: { game, timeline },
      } = this.#table;
      if (mine.value) return true;
      if (timeline.busy.value) timeline.skip();
      else if (game.value.position.phase === 'over') return false;
      else await new Promise(setImmediate);
    }
  }

  /** Chooses a turn step by step, as a person does. */
  #draft(turn: Candidate, tell: () => void): void {
    const table = this.#table;
    const { place } = turn;
    const cell = table.turn.placements.value.find(({ x, y }) => cellAt(x, y) === place?.cell);
    if (place === null || cell === undefined) throw new Error('the best turn is not among the placements');
    table.intent({ type: 'cell', cell });
    tell();
    table.turn.adopt(turn);
    tell();
  }
}
