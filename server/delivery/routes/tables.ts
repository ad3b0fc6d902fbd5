import { grant } from '@asteroute/protocol';
import { TABLE_ROUTES as ROUTES } from '@asteroute/protocol/routes';
import { entriesMessage } from '../../domain/views/entry-text.ts';
import type { Limiter } from '../../limits/limiter.ts';
import type { TableCodes } from '../../table/codes.ts';
import type { Lobby } from '../../table/lobby.ts';
import type { LogFollower } from '../../table/reader.ts';
import type { TableService } from '../../table/service.ts';
import { networkOf } from '../requests/address.ts';
import type { Waits } from '../requests/long-poll.ts';
import { asJson, mapped, type RouteApi, serveRoute } from '../requests/serve.ts';

export interface TableRoutePorts {
  readonly service: TableService;
  readonly lobby: Lobby;
  readonly codes: TableCodes;
  readonly limiter: Limiter;
  readonly waits: Waits;
}

export function addTables(api: RouteApi, ports: TableRoutePorts): void {
  const { service, lobby, codes, limiter } = ports;
  serveRoute(api, ROUTES.listTables, async ({ account }) =>
    grant(await (account === null ? lobby.listing() : lobby.listingFor(account.id))),
  );
  serveRoute(api, ROUTES.openTable, async ({ body, token, address }) =>
    mapped(await service.open(body, { token, address }), (table) => ({ table })),
  );
  serveRoute(api, ROUTES.listMyTables, async ({ body }) => grant(await lobby.mine(body.tokens)));
  serveRoute(api, ROUTES.findCode, ({ params, address: client }) =>
    limiter.guess({ client, network: networkOf(client) }, () => codes.find(params.code)),
  );
  serveRoute(api, ROUTES.giveCode, async ({ params, token }) =>
    mapped(await codes.give(params.id, { token }), (code) => ({ code })),
  );
  serveRoute(api, ROUTES.readOwnData, ({ params, token, address }) => service.ownData(params.id, { token, address }));
  serveRoute(api, ROUTES.sendCommand, async ({ params, body, ...client }) => {
    const answer = await service.command(params.id, body, client);
    return answer.ok ? grant(answer) : answer;
  });
  addReading(api, ports);
}

function addReading(api: RouteApi, { service, waits }: TableRoutePorts): void {
  serveRoute(api, ROUTES.readTable, async ({ params, ...client }) => {
    const reader = await service.reader(params.id, client);
    return reader.ok ? grant(await reader.value.view()) : reader;
  });
  serveRoute(api, ROUTES.listLegalTurns, async ({ params, ...client }) => {
    const reader = await service.reader(params.id, client);
    return reader.ok ? grant(await reader.value.legal()) : reader;
  });
  serveRoute(api, ROUTES.readBoard, async ({ params, ...client }) => {
    const reader = await service.reader(params.id, client);
    return reader.ok ? reader.value.board() : reader;
  });
  serveRoute(api, ROUTES.readRecord, async ({ params, ...client }) => {
    const reader = await service.reader(params.id, client);
    return reader.ok ? mapped(await reader.value.record(), asJson) : reader;
  });
  serveRoute(api, ROUTES.listEntries, async ({ params, query, ...client }, c) => {
    const reader = await service.follower(params.id, client);
    if (!reader.ok) return reader;
    const page = await entriesAfter(reader.value, { ...query, signal: c.req.raw.signal }, waits);
    return mapped(page, (found) => asJson(entriesMessage(params.id, found, service.up())));
  });
}

async function entriesAfter(
  reader: LogFollower,
  asked: { readonly since: number; readonly limit: number; readonly wait: number; readonly signal: AbortSignal },
  waits: Waits,
): ReturnType<LogFollower['entries']> {
  const { since, limit, wait, signal } = asked;
  const page = await reader.entries(since, limit);
  if (!page.ok || page.value.entries !== '' || wait === 0) return page;
  await waits.nextEntry(reader, since, wait * 1000, signal);
  return reader.entries(since, limit);
}
