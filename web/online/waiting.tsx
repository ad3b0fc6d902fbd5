import { isPerson, type Table, type TableSeat, type TextFault, textFault } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import type { PlayerColor } from '../theme/player-color.ts';
import { LanguageSwitch } from '../views/language.tsx';
import { Opponents } from '../views/opponents.tsx';
import { Icon, Piece } from '../views/parts.tsx';
import type { Sharer } from '../views/sheets/share.tsx';
import { useTitle } from '../views/title.ts';
import type { Language } from '../words/language.ts';
import { clockWords } from './clock-words.ts';
import type { Keyring } from './connection/keyring.ts';
import type { TableConnection } from './connection/table-connection.ts';
import { ConnectionStatus } from './connection-status.tsx';
import { NameField } from './create.tsx';
import { PresenceDot } from './people/presence.tsx';
import type { OnlinePlace } from './place.ts';
import { faultWords } from './words/fault-words.ts';
import type { Words } from './words/use-words.ts';

interface Props {
  readonly connection: TableConnection;
  readonly table: Table;
  readonly words: Words;
  readonly language: Language;
  readonly sharer: Sharer;
  readonly keyring: Keyring;
  readonly addressOf: (place: OnlinePlace) => string;
  readonly onBack: () => void;
}

/** The waiting room, until every seat is taken: the seats, and the link that invites others. */
export function Waiting(props: Props) {
  const { connection, table, words, language, sharer, keyring, addressOf, onBack } = props;
  const { page, online } = words;
  const name = useSignal(keyring.name());
  const wrongName = useSignal<TextFault | null>(null);
  const own = connection.seat.value;
  const sit = (seat: number) => {
    wrongName.value = textFault(name.value);
    if (wrongName.value === null) join(props, seat, name.value.trim());
  };
  const free = table.seats.filter(({ name, bot }) => name === null && bot === null).length;
  return (
    <main class="setup lobby">
      <LanguageSwitch language={language} />
      <div class="setup-card">
        <Top heading={online.waiting.heading} back={online.back} onBack={onBack} />
        <ConnectionStatus connection={connection} words={online} />
        <section class="waiting">
          <p>{online.waiting.lead(free)}</p>
          <p class="muted">{factsOf(table, words)}</p>
          {own === null && (
            <>
              <p>{online.waiting.watching}</p>
              <NameField name={name} words={words} fault={wrongName} />
            </>
          )}
          <ol class="seats">
            {table.seats.map((seat, index) => (
              <SeatLine
                key={seat.color}
                {...{ connection, words, seat, index, own }}
                onSit={own === null && name.value.trim() !== '' ? () => sit(index) : null}
              />
            ))}
          </ol>
          {connection.fault.value !== null && (
            <p class="refused" role="alert">
              {faultWords(online, connection.fault.value)}
            </p>
          )}
          {own !== null && (
            <button type="button" class="quiet" onClick={() => void connection.send({ type: 'leave' })}>
              <span>{online.waiting.leave}</span>
            </button>
          )}
        </section>
        <Invitation {...{ connection, words, sharer, addressOf }} />
        <p class="muted small">{page.unofficial}</p>
      </div>
    </main>
  );
}

/** Takes a seat under a name, which is remembered for the next table. */
function join({ connection, keyring }: Props, seat: number, name: string): void {
  keyring.name(name);
  void connection.send({ type: 'join', name, seat, clientSeed: connection.key.clientSeed });
}

interface TopProps {
  readonly heading: string;
  readonly back: string;
  readonly onBack: () => void;
}

function Top({ heading, back, onBack }: TopProps) {
  useTitle(heading);
  return (
    <header class="lobby-top">
      <button type="button" class="quiet" onClick={onBack}>
        <span aria-hidden="true">←</span>
        <span>{back}</span>
      </button>
      <h1>{heading}</h1>
    </header>
  );
}

/** "Classic · The farmers · 10 minutes each" */
function factsOf({ plan }: Table, { page, online }: Words): string {
  const edition = page.editions[plan.edition]?.name ?? plan.edition;
  const modules = plan.modules.map((module) => page.modules[module]?.name ?? module);
  return [edition, ...modules, clockWords(online, plan.clock)].join(' · ');
}

interface SeatProps {
  readonly connection: TableConnection;
  readonly words: Words;
  readonly seat: TableSeat;
  readonly index: number;
  readonly own: number | null;
  /** Null if this browser has a seat already, or no name yet. */
  readonly onSit: (() => void) | null;
}

function SeatLine(props: SeatProps) {
  const { connection, words, seat, index, own, onSit } = props;
  const { page, online } = words;
  const color = seat.color as PlayerColor;
  const kept = own === null && connection.reservedSeat.value === index;
  const keptFor = kept || seat.name !== null ? null : (connection.table.value?.reserved[index] ?? null);
  const free = keptFor === null ? online.waiting.free : online.waiting.keptFor(keptFor);
  return (
    <li class="seat waiting-seat" data-color={color}>
      <Piece color={color} />
      <span class="waiting-name">
        {seat.bot !== null && <Icon name="bot" />}
        {seat.name ?? (seat.bot === null ? free : page.bots[seat.bot]?.name)}
        {seat.name !== null && <PresenceDot {...{ connection, words, seat: index, name: seat.name }} />}
        {own === index && <b class="badge">{online.waiting.yours}</b>}
        {kept && <b class="badge">{online.waiting.kept}</b>}
      </span>
      {seat.name === null && own === null && seat.bot === null && keptFor === null && (
        <button
          type="button"
          class={kept || connection.reservedSeat.value === null ? 'primary' : 'quiet'}
          disabled={onSit === null}
          aria-label={online.waiting.sitAt(page.colors[color])}
          onClick={() => onSit?.()}
        >
          <span>{online.waiting.sit}</span>
        </button>
      )}
      {kept && seat.name === null && (
        <button type="button" class="quiet" onClick={() => void connection.send({ type: 'leave' })}>
          <span>{online.waiting.decline}</span>
        </button>
      )}
      {connection.key.host && !isPerson(seat) && <BotChoice {...props} />}
    </li>
  );
}

/** Gives a free seat to a bot. */
function BotChoice({ connection, words: { page, online }, seat, index }: SeatProps) {
  return (
    <select
      aria-label={online.waiting.bot(page.colors[seat.color])}
      value={seat.bot ?? ''}
      onChange={({ currentTarget: { value } }) =>
        void connection.send({ type: 'seat-bot', seat: index, bot: value || null })
      }
    >
      <Opponents nobody={online.waiting.noBot} words={page} />
    </select>
  );
}

/** The link to this table, to copy or to hand on. */
function Invitation({
  connection,
  words,
  sharer,
  addressOf,
}: Omit<Props, 'table' | 'language' | 'keyring' | 'onBack'>) {
  const { page, online } = words;
  const copied = useSignal<boolean | null>(null);
  const { table, invite } = connection.key;
  const address = addressOf({ table, invite });
  return (
    <section class="waiting share-ways">
      <p>{online.waiting.share}</p>
      <input
        type="text"
        readOnly
        value={address}
        aria-label={online.waiting.invite}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        class={connection.seat.value === null ? 'quiet' : 'primary'}
        onClick={() => void sharer.copy(address).then((done) => (copied.value = done))}
      >
        <Icon name={copied.value === true ? 'check' : 'copy'} />
        <span>{copied.value === true ? page.share.copied : page.share.copy}</span>
      </button>
      {copied.value === false && <p role="alert">{page.share.byHand}</p>}
      {sharer.send !== null && (
        <button type="button" class="quiet" onClick={() => sharer.send?.(address)}>
          <Icon name="share" />
          <span>{page.share.send}</span>
        </button>
      )}
    </section>
  );
}
