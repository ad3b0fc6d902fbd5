import { type Game, legal, type Move, type Seat, type SideIndex, scores, stackCounts } from '@asteroute/engine';
import { type Player, PlayerFault } from './player.ts';
import { type Program, startProgram, type Watch } from './program.ts';
import { type PlyWords, parseMoveWords, plyWords } from './words.ts';

/** Version of the protocol in docs/adding-a-bot.md. */
const PROTOCOL = 1;

/** Limits of a player: the cost of a turn, and how many milliseconds a program may take to start and to end. */
export interface Limits {
  readonly simulations?: number;
  readonly time?: number;
  /** Milliseconds until the program's first message. */
  readonly hello?: number;
  /** Milliseconds between the request to quit and the end of the program. */
  readonly quit?: number;
}

/** Milliseconds for a decision if no limit is set, and for a program's first message. */
const ANSWER_TIMEOUT_MS = 10_000;
/** Milliseconds beyond the limit before an answer counts as late, because pipes and other processes cause delays. */
const GRACE_MS = 500;

/** Starts a program and reads its name. Throws a `PlayerFault` when it sends none. */
export async function outsidePlayer(command: string, limits: Limits, watch: Watch): Promise<Player> {
  const player = new OutsidePlayer(command, limits, watch);
  try {
    await player.start();
  } catch (fault) {
    player.fail();
    await player.close();
    throw fault;
  }
  return player;
}

class OutsidePlayer implements Player {
  name = '';
  readonly #command: string;
  readonly #limits: Limits;
  readonly #watch: Watch;
  #program: Program | null = null;
  #ended: Promise<void> = Promise.resolve();
  #leaving = false;
  #unheard: PlyWords[] = [];

  constructor(command: string, limits: Limits, watch: Watch) {
    this.#command = command;
    this.#limits = limits;
    this.#watch = watch;
  }

  async start(): Promise<Program> {
    await this.#ended;
    if (this.#leaving) throw new PlayerFault('was sent away');
    this.#program = startProgram(this.#command, this.#watch);
    const { hello } = this.#limits;
    const answer = await this.#program.ask({ type: 'hello', protocol: PROTOCOL }, hello ?? ANSWER_TIMEOUT_MS);
    const { type, protocol, name } = asObject(answer);
    if (type !== 'hello') throw new PlayerFault('answered nonsense: no hello');
    if (protocol !== PROTOCOL) throw new PlayerFault(`speaks protocol ${protocol}, not ${PROTOCOL}`);
    if (typeof name !== 'string' || name === '') throw new PlayerFault('answered nonsense: a hello without a name');
    this.name = name.slice(0, 40);
    return this.#program;
  }

  async begin(start: Game, seats: readonly Seat[]): Promise<void> {
    this.#unheard = [];
    const program = this.#program ?? (await this.start());
    const { options, setup } = start.rules;
    const game = { ...setup, options, stack: stackCounts(start) };
    const { time, simulations } = this.#limits;
    program.send({ type: 'game', ...game, seats, time, simulations });
  }

  async choose(game: Game, seed: number): Promise<Move> {
    const { seat } = game.position;
    const words = legal(game).map((move) => plyWords(game, move));
    const request = { type: 'request', seat, plies: this.#news(), scores: scores(game), legal: words, seed };
    const limit = (this.#limits.time ?? ANSWER_TIMEOUT_MS) + GRACE_MS;
    const { type, move } = asObject(await this.#program?.ask(request, limit));
    if (type !== 'move') throw new PlayerFault('answered nonsense: no move');
    const parsed = parseMoveWords(game, move);
    if (!parsed.ok) throw new PlayerFault(`answered nonsense: ${parsed.error.message}`);
    return parsed.value;
  }

  onMove(before: Game, move: Move): void {
    this.#unheard.push(plyWords(before, move));
  }

  end(game: Game, winners: readonly SideIndex[]): void {
    this.#program?.send({ type: 'end', plies: this.#news(), scores: scores(game), winners });
  }

  fail(): void {
    this.#program?.kill();
    this.#ended = this.#program?.close() ?? this.#ended;
    this.#program = null;
  }

  async close(): Promise<void> {
    this.#leaving = true;
    await this.#program?.close(this.#limits.quit);
    await this.#ended;
  }

  /** Returns the plies since the last message, and clears the list. */
  #news(): PlyWords[] {
    const plies = this.#unheard;
    this.#unheard = [];
    return plies;
  }
}

function asObject(answer: unknown): Readonly<Record<string, unknown>> {
  if (typeof answer === 'object' && answer !== null) return answer as Readonly<Record<string, unknown>>;
  throw new PlayerFault('answered nonsense: not an object');
}
