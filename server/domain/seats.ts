import { botNamed, OPPONENTS } from '@asteroute/bots';
import { type CommandOf, deny, grant, isPerson, type Outcome, type TableEvent } from '@asteroute/protocol';
import { type Chapter, type Draft, hashOf } from './table-state.ts';
import { finish, hasPeople, startGame } from './turns.ts';

/** Who asks, by what they showed. */
export interface Actor {
  /** Hash of the token, or null without one. */
  readonly hash: string | null;
  /** The seat that the token is of, or null for a watcher. */
  readonly seat: number | null;
  readonly host: boolean;
  /** Whether the table may be read at all. */
  readonly admitted: boolean;
}

/** What a client shows. */
export interface Keys {
  readonly token?: string | undefined;
  readonly invite?: string | undefined;
}

/** The same as the server looks at it: by hash. */
export interface Shown {
  readonly token: string | null;
  readonly invite: string | null;
}

export function shownBy({ token, invite }: Keys): Shown {
  return { token: token === undefined ? null : hashOf(token), invite: invite === undefined ? null : hashOf(invite) };
}

/** The bot that plays on where nobody says which. */
const USUAL_BOT = 'steady';

export function actorOf({ table, tokens, host, invite }: Chapter, shown: Shown): Actor {
  const hash = shown.token;
  const place = hash === null ? -1 : tokens.indexOf(hash);
  const seat = place < 0 ? null : place;
  const isHost = hash !== null && hash === host;
  const invited = shown.invite !== null && shown.invite === invite;
  return { hash, seat, host: isHost, admitted: table.plan.access === 'public' || seat !== null || isHost || invited };
}

/** The seat of a person who still plays at it. */
export function ownSeat({ table }: Chapter, { hash, seat }: Actor): Outcome<number> {
  if (hash === null) return deny('no-token', 'send the token of a seat');
  if (seat === null || !isPerson(table.seats[seat])) return deny('wrong-token', 'this token plays at no seat here');
  return grant(seat);
}

/** A bot that people are offered. */
export function opponent(name = USUAL_BOT): Outcome<string> {
  const known = OPPONENTS.some((one) => one === name) && botNamed(name) !== null;
  return known ? grant(name) : deny('bad-setup', `a bot is one of ${OPPONENTS.join(', ')}`);
}

export function join(chapter: Chapter, command: CommandOf<'join'>, actor: Actor): Outcome<Draft> {
  const { table } = chapter;
  if (actor.hash === null) return deny('no-token', 'make a token of 32 random bytes and join with it');
  if (table.status !== 'open') return deny('wrong-status', 'the game has begun');
  const kept = actor.seat;
  if (kept !== null && isPerson(table.seats[kept])) return deny('already-seated', `this token sits at seat ${kept}`);
  const seat = command.seat ?? kept ?? table.seats.findIndex((_, index) => isFree(chapter, index, null));
  if (!isFree(chapter, seat, kept)) return deny('seat-taken', 'that seat is not free');
  const { name, clientSeed } = command;
  const given = kept === null || kept === seat ? [] : [{ seat: kept, hash: null }];
  const secret = { seats: [...given, { seat, hash: actor.hash }] };
  return grant({ events: startIfFull(chapter, [{ type: 'joined', seat, name, clientSeed }]), secret });
}

/** Whether nobody sits there and it is kept for nobody else: a rematch keeps seats for those who played before. */
function isFree({ table, tokens }: Chapter, seat: number, kept: number | null): boolean {
  const there = table.seats[seat];
  if (there === undefined || there.name !== null || there.bot !== null) return false;
  return tokens[seat] === null || seat === kept;
}

/** Begins the game in the same entry that fills the last seat, so that no node has to think of it later. */
export function startIfFull(chapter: Chapter, events: readonly TableEvent[]): readonly TableEvent[] {
  return [...events, ...startGame(chapter, events)];
}

export function seatBot(chapter: Chapter, { seat, bot }: CommandOf<'seat-bot'>, actor: Actor): Outcome<Draft> {
  const { table } = chapter;
  if (!actor.host) return deny('not-host', 'only the host seats bots');
  if (table.status !== 'open') return deny('wrong-status', 'the game has begun');
  if (table.seats[seat] === undefined || table.seats[seat].name !== null)
    return deny('seat-taken', 'somebody sits there');
  const known = bot === null ? grant(null) : opponent(bot);
  if (!known.ok) return known;
  return grant({ events: startIfFull(chapter, [{ type: 'bot-seated', seat, bot: known.value }]) });
}

export function leave(chapter: Chapter, { bot }: CommandOf<'leave'>, actor: Actor): Outcome<Draft> {
  const own = ownSeat(chapter, actor);
  if (!own.ok) return own;
  const { status } = chapter.table;
  if (status === 'over') return deny('wrong-status', 'the game is over');
  if (status === 'running') return takeOver(chapter, own.value, bot);
  const secret = { seats: [{ seat: own.value, hash: null }] };
  return grant({ events: [{ type: 'left', seat: own.value }], secret });
}

/** How long somebody may be on turn at a table without a clock before the others may go on without them. */
const PATIENCE = 180_000;

export function replace(chapter: Chapter, command: CommandOf<'replace'>, actor: Actor, up: number): Outcome<Draft> {
  const own = ownSeat(chapter, actor);
  if (!own.ok) return own;
  const { table } = chapter;
  const { seat, bot } = command;
  if (table.status !== 'running') return deny('wrong-status', 'no game is running');
  if (table.plan.clock.type !== 'none') return deny('too-early', 'the clock decides here');
  if (seat === own.value || table.game?.position.seat !== seat || !isPerson(table.seats[seat])) {
    return deny('not-your-turn', 'only a person whose turn it is can be replaced, by the others');
  }
  if (up - table.clocks.since < PATIENCE) return deny('too-early', `they have ${PATIENCE / 1000} seconds`);
  return takeOver(chapter, seat, bot);
}

/** A bot plays on; with nobody left to play for, the game is over. */
export function takeOver(chapter: Chapter, seat: number, bot?: string): Outcome<Draft> {
  const known = opponent(bot);
  if (!known.ok) return known;
  const replaced: TableEvent = { type: 'replaced', seat, bot: known.value };
  const deserted = !hasPeople(chapter.table, seat);
  return grant({ events: deserted ? [replaced, finish(chapter, 'abandoned')] : [replaced] });
}
