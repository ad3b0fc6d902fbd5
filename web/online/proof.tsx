import { type Verified, verify } from '@asteroute/record';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableController } from '../match/controller.ts';
import { seatName } from '../present/event-text.ts';
import { Dialog } from '../views/dialog.tsx';
import { Icon } from '../views/parts.tsx';
import type { Sharer } from '../views/sheets/share.tsx';
import type { Api } from './connection/api.ts';
import type { TableConnection } from './connection/table-connection.ts';
import type { Words } from './words/use-words.ts';

interface Props {
  readonly connection: TableConnection;
  readonly game: TableController;
  readonly words: Words;
  readonly sharer: Sharer;
  readonly api: Pick<Api, 'record'>;
  readonly onClose: () => void;
}

/** The result of a check: the verified record, a record that does not verify, or none could be loaded. */
type Found = { readonly text: string; readonly verified: Verified | null } | 'none' | null;

/** Whether tiles and dice were dealt as it was promised: worked out here, from what the server has published. */
export function ProofView(props: Props) {
  const { connection, words, onClose } = props;
  const { page, online } = words;
  const over = connection.table.value?.ending != null;
  return (
    <Dialog title={over ? online.proof.heading : online.proof.promise} close={page.menu.close} onClose={onClose}>
      <div class="proof">
        <p>{online.proof.about}</p>
        {over ? <Check {...props} /> : <p class="muted">{online.proof.before}</p>}
        <dl>
          <Value name={online.proof.hash} value={connection.table.value?.seedHash ?? ''} />
          {over && <Value name={online.proof.seed} value={connection.table.value?.ending?.serverSeed ?? ''} />}
          {over && <Thrown {...props} />}
        </dl>
      </div>
    </Dialog>
  );
}

function Check({ connection, words, sharer, api }: Props) {
  const { proof } = words.online;
  const found = useSignal<Found>(null);
  useEffect(() => {
    void api.record(connection.key).then((text) => {
      found.value = text === null ? 'none' : { text, verified: verifiedBy(connection, text) };
    });
  }, []);
  const now = found.value;
  if (now === null) return <p role="status">{proof.checking}</p>;
  if (now === 'none') return <p role="alert">{proof.none}</p>;
  const { text, verified } = now;
  return (
    <>
      <p class="proof-verdict" role="status" data-good={verified !== null}>
        <Icon name={verified === null ? 'close' : 'check'} />
        <strong>{verified === null ? proof.bad : proof.good}</strong>
      </p>
      {verified !== null && <Reasons connection={connection} words={words} verified={verified} />}
      <button
        type="button"
        class="quiet proof-save"
        onClick={() => sharer.download(`asteroute-${connection.key.table}.json`, text)}
      >
        <Icon name="download" />
        <span>{proof.download}</span>
      </button>
      <p class="muted small">{proof.downloadHint}</p>
    </>
  );
}

/** The record holds by itself, and it is of this table: the same game, dealt by what was promised here. */
function verifiedBy({ table, log }: TableConnection, text: string): Verified | null {
  const checked = verify(text);
  const now = table.peek();
  if (!checked.ok || now === null) return null;
  const { fair, turns } = checked.value.record;
  const same = fair.game === now.id && fair.serverSeedHash === now.seedHash;
  const seeds = JSON.stringify(fair.clientSeeds) === JSON.stringify(now.clientSeeds);
  return same && seeds && turns.length === log.peek()?.turns.length ? checked.value : null;
}

function Reasons({
  connection,
  words,
  verified,
}: Pick<Props, 'connection' | 'words'> & { readonly verified: Verified }) {
  const { proof } = words.online;
  const { turns, draws, dice, record } = verified;
  const own = connection.reservedSeat.value;
  const mine = own !== null && record.fair.clientSeeds[own] === connection.key.clientSeed;
  const reasons = [proof.hashDone, proof.chance(draws, dice), proof.rules(turns), ...(mine ? [proof.own] : [])];
  return (
    <ul class="proof-reasons">
      {reasons.map((reason) => (
        <li key={reason}>
          <Icon name="check" />
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  );
}

function Thrown({ connection, game, words }: Props) {
  const seeds = connection.table.value?.clientSeeds ?? [];
  return (
    <>
      {seeds.map((seed, seat) => {
        const name = words.online.proof.playerSeed(seatName(game.game.value, seat));
        return seed === '' ? null : <Value key={seat} name={name} value={seed} />;
      })}
    </>
  );
}

function Value({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </div>
  );
}
