import { deny, grant } from '@asteroute/protocol';
import { checkName, type Decider, entryFault } from './seats.ts';

/** Asks the host to be let in. Sent again, it changes nothing. */
export const knock: Decider<'knock'> = (state, { name }, { caller }) => {
  const { hash, address, admitted, knock: stands } = caller;
  if (hash === null) return deny('no-token', 'make a token of 32 random bytes and send it');
  if (admitted || stands === 'waiting') return grant({ events: [] });
  const fault = entryFault(state, caller);
  if (fault !== null && fault.code !== 'ask-first') return { ok: false, fault };
  const named = checkName(name, state.table, null);
  if (!named.ok) return named;
  const secret = { knock: { hash, address: address?.() ?? null } };
  return grant({ events: [{ type: 'knocked', name: named.value }], secret });
};

/** Answers who asks to come in, for the host, who may also let in somebody that was turned away. */
export const answerKnock: Decider<'answer-knock'> = ({ table }, { knock: seq, let: isIn }) => {
  const state = table.knocks.find((one) => one.seq === seq)?.state;
  if (table.status !== 'open') return deny('wrong-status', 'the game has begun');
  if (state === undefined || (state === 'in' && !isIn)) return deny('stale', 'nobody asks there, or they are in');
  const isSame = state === (isIn ? 'in' : 'out');
  return grant({ events: isSame ? [] : [{ type: 'knock-answered', knock: seq, let: isIn }] });
};
