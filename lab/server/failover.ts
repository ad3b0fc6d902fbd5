import type { Blow } from '@asteroute/server/blows';
import { freePort, PostgresPair, type TcpProxy, tcpProxy } from '@asteroute/server/testing';
import { type LongCampaign, type Progress, type Range, withPostgres } from '../campaign/campaign.ts';
import { rounds, type Struck, struckText } from './kills.ts';
import { onPostgres, withNodes } from './own-node.ts';
import { describeTimes } from './times.ts';

/** The two parts of the time during which nobody could play, in milliseconds. */
interface Pause {
  /** From the kill of the primary until the standby accepts writes. */
  readonly promotion: number;
  /** From the promotion until the next turn of any game is acknowledged. */
  readonly afterwards: number;
}

/**
 * Repeatedly kills the primary under two playing nodes, promotes its synchronous standby and redirects the address to
 * it. Each promoted standby gets a standby of its own.
 */
export const FAILOVER: LongCampaign = {
  name: 'failover',
  count: 12,
  runAll: withPostgres(async (range, progress) => {
    const { pauses, ...struck } = await failOver(range, progress);
    const { done, faults } = struck;
    return { done, faults, lines: [struckText(struck), describePauses(pauses)] };
  }),
};

async function failOver(range: Range, progress: Progress): Promise<Struck & { readonly pauses: readonly Pause[] }> {
  const pair = await PostgresPair.open();
  const proxy = tcpProxy(await freePort(), pair.port);
  await proxy.open();
  const env = onPostgres(`postgres://asteroute@127.0.0.1:${proxy.port}/postgres`);
  const pauses: Pause[] = [];
  try {
    return await withNodes(2, env, async (nodes) => {
      const struck = await rounds(nodes, [failover(pair, proxy, pauses)], { part: 'failover', range, progress });
      return { ...struck, pauses };
    });
  } finally {
    await proxy.close();
    await pair.close();
  }
}

function failover(pair: PostgresPair, proxy: TcpProxy, pauses: Pause[]): Blow {
  return {
    name: 'failover',
    async strike(goOn, nextTurn) {
      const begin = performance.now();
      await pair.killPrimary();
      goOn();
      await pair.promote();
      const promoted = performance.now();
      // Nothing can have been committed since the kill, so the new primary has committed this turn.
      const next = nextTurn();
      proxy.retarget(pair.port);
      await next;
      pauses.push({ promotion: promoted - begin, afterwards: performance.now() - promoted });
      await pair.addStandby();
    },
  };
}

function describePauses(pauses: readonly Pause[]): string {
  const whole = describeTimes(pauses.map(({ promotion, afterwards }) => promotion + afterwards));
  const afterwards = describeTimes(pauses.map((pause) => pause.afterwards));
  return `kill to next turn ${whole}, of which from the promotion on ${afterwards}`;
}
