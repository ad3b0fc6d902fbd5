import type { AskServer } from '@asteroute/client';
import { type ContestState, followContest } from '@asteroute/club/contests';
import type { FaultCode } from '@asteroute/protocol';
import type { ContestReply } from '@asteroute/protocol/contests';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { LeagueKey, LeagueKeys } from './league-keys.ts';
import { type LeagueOrder, sendOrder } from './order.ts';

/** A league as the page shows it, and what the person may do there. */
export interface ShownLeague extends Pick<ContestReply, 'own' | 'organizer' | 'seated' | 'running'> {
  readonly league: ContestState;
  readonly key: LeagueKey;
  /** Sends a command and shows what it has changed; resolves with why it was refused, or null. */
  readonly send: (order: LeagueOrder) => Promise<FaultCode | null>;
}

/** Milliseconds between two questions for what is new, while the page is visible. */
const REFRESH_MS = 4000;

/** Follows a league: null while it loads, a fault if it cannot be shown. */
export function useLeague(id: string, ask: AskServer, keys: LeagueKeys): ShownLeague | FaultCode | null {
  const key = useMemo(() => keys.of(id), [id]);
  const shown = useSignal<Omit<ShownLeague, 'send' | 'key'> | FaultCode | null>(null);
  const league = useRef<ContestState | null>(null);
  const look = async () => {
    const since = league.current?.head ?? 0;
    const read = await ask('GET /api/leagues/:id', { params: { id }, query: { since }, token: key.token });
    if (!read.ok) {
      // What is shown stays while the server does not answer.
      if (league.current === null || read.fault.code !== 'busy') shown.value = read.fault.code;
      return;
    }
    const view = read.value;
    const fresh = view.entries.filter(({ seq }) => seq > (league.current?.head ?? 0));
    league.current = fresh.reduce<ContestState | null>((now, entry) => followContest(id, now, entry), league.current);
    if (league.current === null) return;
    if (view.own !== null || view.organizer) keys.keep({ ...key, title: league.current.plan.title });
    shown.value = { ...view, league: league.current };
  };
  useEffect(() => {
    league.current = null;
    void look();
    const timer = setInterval(() => document.hidden || void look(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [id]);
  const send = async (order: LeagueOrder) => {
    const fault = await sendOrder(ask, { league: id, token: key.token }, order);
    await look();
    return fault;
  };
  const { value } = shown;
  return value === null || typeof value === 'string' ? value : { ...value, key, send };
}
