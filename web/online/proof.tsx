import { byKey } from '@asteroute/client';
import { names, seatName } from '@asteroute/page/present/event-text.ts';
import { useAsked } from '@asteroute/page/views/ask-again.ts';
import { Dialog } from '@asteroute/page/views/controls/dialog.tsx';
import { Button, Icon } from '@asteroute/page/views/controls/parts.tsx';
import { serverNow } from '@asteroute/page-account/server-time';
import { seedPublicAt } from '@asteroute/protocol';
import type { TableConnection } from './connection/table-connection.ts';
import { checkRecord, type ProofFindings } from './trust/check.ts';
import type { TableProps } from './widgets/props.ts';

type Props = Omit<TableProps, 'ui'>;

/** Computed in this browser from what the server has published. */
export function ProofView(props: Props & { readonly onClose: () => void }) {
  const { connection, words, onClose } = props;
  const { page, online } = words;
  const table = connection.table.value;
  const over = table?.ending != null;
  const isLater = over && serverNow() < seedPublicAt(table);
  return (
    <Dialog title={over ? online.proof.heading : online.proof.promise} close={page.menu.close} onClose={onClose}>
      <div class="proof stack gap-3">
        <p>{online.proof.about}</p>
        {over && !isLater ? (
          <Check {...props} />
        ) : (
          <p class="text-muted">{isLater ? online.proof.later : online.proof.before}</p>
        )}
        <dl class="stack">
          <Value name={online.proof.hash} value={connection.table.value?.seedHash ?? ''} />
          {over && seedPublicAt(table) === 0 && (
            <Value name={online.proof.seed} value={table.ending?.serverSeed ?? ''} />
          )}
          {over &&
            connection.table.value?.clientSeeds.map(
              (seed, seat) =>
                seed !== '' && (
                  <Value
                    key={seat}
                    name={online.proof.playerSeed(seatName(props.game.shown.game.value, seat))}
                    value={seed}
                  />
                ),
            )}
        </dl>
      </div>
    </Dialog>
  );
}

function Check({ connection, game, words, sharer, server }: Props) {
  const { proof } = words.online;
  const checked = (record: object) => {
    const text = `${JSON.stringify(record)}\n`;
    return { text, findings: findingsOf(connection, text, server.serverKey.known.peek()) };
  };
  const load = async () => {
    const read = await server.ask('GET /api/games/:id/record', byKey(connection.key));
    return read.ok ? checked(read.value) : 'none';
  };
  const now = useAsked(load, []);
  if (now === null) return <p role="status">{proof.checking}</p>;
  if (now === 'none') return <p role="alert">{proof.none}</p>;
  const { text, findings } = now;
  const good = findings !== null && findings.isOwnUsed !== false;
  const broken = connection.broken.value;
  return (
    <>
      <p class="proof-verdict row gap-3 text-lg" role={good ? 'status' : 'alert'} data-good={good}>
        <Icon name={good ? 'check' : 'close'} />
        <strong>{good ? proof.good : findings === null ? proof.bad : proof.ownMissing}</strong>
      </p>
      {broken !== null && <p>{proof.broken[broken]}</p>}
      {findings !== null && <Reasons game={game} words={words} findings={findings} />}
      <p class="text-muted text-sm">{proof.limits}</p>
      <Button
        icon="download"
        text={proof.download}
        class="quiet justify-self-start"
        onClick={() => sharer.download(`asteroute-${connection.key.table}.json`, text)}
      />
      <p class="text-muted text-sm">{proof.downloadHint}</p>
    </>
  );
}

function findingsOf({ table, log, seen, key, reservedSeat }: TableConnection, text: string, serverKey: string | null) {
  const [now, kept] = [table.peek(), seen.peek()];
  if (now === null || kept === null) return null;
  const own = { ...key, seat: reservedSeat.peek() };
  return checkRecord(text, { table: now, turns: log.peek()?.turns.length ?? 0, seen: kept, own, key: serverKey });
}

function Reasons({ game, words, findings }: Pick<Props, 'game' | 'words'> & { readonly findings: ProofFindings }) {
  const { proof } = words.online;
  const { verified, isHashEarly, isKeyKnown, isOwnUsed, isServerAlone } = findings;
  const { turns, draws, dice } = verified;
  const withheld = findings.withheld.map((seat) => seatName(game.shown.game.value, seat));
  const lines: readonly (readonly [text: string | false, icon: 'check' | 'help'])[] = [
    [isHashEarly && proof.hashDone, 'check'],
    [isOwnUsed === true && proof.own, 'check'],
    [proof.chance(draws, dice), 'check'],
    [proof.rules(turns), 'check'],
    [isKeyKnown && proof.signed, 'check'],
    [!isHashEarly && proof.hashLate, 'help'],
    [!isKeyKnown && proof.unknownKey, 'help'],
    [withheld.length > 0 && proof.withheld(names(words.page, withheld)), 'help'],
    [isServerAlone && proof.alone, 'help'],
  ];
  return (
    <ul class="proof-reasons stack">
      {lines.map(
        ([text, icon]) =>
          text !== false && (
            <li class="row" key={text} data-checked={icon === 'check'}>
              <Icon name={icon} />
              <span>{text}</span>
            </li>
          ),
      )}
    </ul>
  );
}

function Value({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt class="text-muted text-sm">{name}</dt>
      <dd>
        <code class="font-mono wrap-anywhere">{value}</code>
      </dd>
    </div>
  );
}
