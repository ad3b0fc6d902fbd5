import { ask, newToken } from '../../testing.ts';
import {
  bannedPerson,
  type CasesOf,
  NOWHERE,
  type PlayedGame,
  playedGame,
  type RefusalCase,
  type RefusalWorld,
} from './world.ts';

const OPENING = { id: 'x', name: 'Ann', plan: { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }] } };
const RATED = { ...OPENING.plan, clock: { type: 'live', seconds: 60, increment: 0 }, rated: true };

/** A table whose host lets people in, and somebody who has knocked. */
async function knocked(world: RefusalWorld): Promise<PlayedGame & { readonly token: string; readonly seq: number }> {
  const game = await playedGame(world, { people: 1, seats: 2, plan: { ask: true } });
  const token = newToken();
  const body = { type: 'knock', id: 'k', name: world.fresh('caller') };
  const answer = await ask(world.node.origin, 'POST /api/games/:id/commands', {
    params: { id: game.id },
    token,
    body,
  });
  return { ...game, token, seq: answer.ok ? answer.seq : 0 };
}

/** A case of each code with which somebody is kept from a table. */
export const ENTRY_CASES = {
  'unknown-table': () => ({ params: NOWHERE, token: newToken() }),
  async 'wrong-token'(world) {
    const { params } = await playedGame(world, { plan: { access: 'link' }, invite: newToken() });
    return { params, token: newToken() };
  },
  async 'ask-first'(world) {
    const { params } = await playedGame(world, { people: 1, seats: 2, plan: { ask: true } });
    return { params, token: newToken() };
  },
  async asked(world) {
    const { params, token } = await knocked(world);
    return { params, token };
  },
  async 'turned-away'(world) {
    const { params, token, seq, say } = await knocked(world);
    await say(0, { type: 'answer-knock', knock: seq, let: false });
    return { params, token };
  },
  async banned(world) {
    const { params, say, tokens } = await playedGame(world, { seats: 3 });
    await say(0, { type: 'ban', seat: 1 });
    return { params, token: tokens[1] };
  },
} satisfies Readonly<Record<string, RefusalCase>>;

const BEFORE_THE_GAME: RefusalCase = async (world) => {
  const { params, tokens } = await playedGame(world, { people: 1, seats: 2 });
  return { params, token: tokens[0] };
};

/** Cases of all refusals of tables but those of commands. */
export const TABLE_CASES: CasesOf<
  | 'openTable'
  | 'readTable'
  | 'listLegalTurns'
  | 'listEntries'
  | 'readBoard'
  | 'readRecord'
  | 'giveCode'
  | 'readOwnData'
  | 'findCode'
> = {
  openTable: {
    'bad-setup': () => ({ token: newToken(), body: { ...OPENING, plan: { ...OPENING.plan, edition: 'chess' } } }),
    'name-taken': () => ({ token: newToken(), body: { ...OPENING, name: 'steady' } }),
    'signed-out': () => ({ token: newToken(), body: { ...OPENING, clientSeed: 'x', plan: RATED } }),
    async banned(world) {
      const { from } = await bannedPerson(world);
      return { token: newToken(), from, body: OPENING };
    },
    async 'day-spent'(world) {
      const from = world.address();
      const at = world.narrow;
      await playedGame(world, { at, from });
      return { at, from, token: newToken(), body: OPENING };
    },
  },
  readTable: ENTRY_CASES,
  listLegalTurns: ENTRY_CASES,
  listEntries: ENTRY_CASES,
  readBoard: { ...ENTRY_CASES, 'wrong-status': BEFORE_THE_GAME },
  readRecord: { ...ENTRY_CASES, 'wrong-status': BEFORE_THE_GAME },
  giveCode: {
    'unknown-table': ENTRY_CASES['unknown-table'],
    async 'wrong-token'(world) {
      return { params: (await playedGame(world, { people: 1, seats: 2 })).params, token: newToken() };
    },
    async 'wrong-status'(world) {
      const { params, tokens } = await playedGame(world);
      return { params, token: tokens[0] };
    },
  },
  readOwnData: { 'unknown-table': ENTRY_CASES['unknown-table'] },
  findCode: { 'unknown-code': () => ({ params: { code: 'QQQQQ' } }) },
};
