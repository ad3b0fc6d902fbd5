import { isPerson, type Plan, type Table, type TableSeat, type TextFault, textFault } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import { useCopy } from '../library/copy.ts';
import type { Ui } from '../settings/ui.ts';
import type { PlayerColor } from '../theme/player-color.ts';
import { Opponents } from '../views/opponents.tsx';
import { Icon, Piece } from '../views/parts.tsx';
import type { Sharer } from '../views/sheets/share.tsx';
import { Stars } from '../views/stars.tsx';
import { shownBotName } from '../words/bot-words.ts';
import type { Language } from '../words/language.ts';
import { clockWords } from './clock-words.ts';
import type { Keyring } from './connection/keyring.ts';
import { joinAs } from './connection/new-table.ts';
import type { TableConnection } from './connection/table-connection.ts';
import { ConnectionStatus } from './connection-status.tsx';
import { NameField } from './create.tsx';
import { OnlineFrame } from './frame.tsx';
import { Conduct } from './people/conduct.tsx';
import { PresenceDot } from './people/presence.tsx';
import type { OnlinePlace } from './place.ts';
import { faultWords } from './words/fault-words.ts';
import type { Words } from './words/use-words.ts';

interface Props {
  readonly connection: TableConnection;
  readonly table: Table;
  readonly ui: Ui;
  readonly words: Words;
  readonly language: Language;
  readonly sharer: Sharer;
  readonly keyring: Keyring;
  readonly addressOf: (place: OnlinePlace) => string;
  readonly onBack: () => void;
}

/** The waiting room, until every seat is taken: what is played, who is there, and the link that invites others. */
export function WaitingRoom(props: Props) {
  const { connection, table, words, language, ui, onBack } = props;
  const { online } = words;
  const own = connection.seat.value;
  const free = table.seats.filter(({ name, bot }) => name === null && bot === null).length;
  const invitation = <Invitation {...props} />;
  return (
    <OnlineFrame
      heading={online.waiting.heading}
      edition={table.plan.edition}
      still={ui.calm.value}
      language={language}
      back={online.back}
      onBack={onBack}
      lead={<Facts plan={table.plan} words={words} />}
    >
      <ConnectionStatus connection={connection} words={online} />
      {own !== null && invitation}
      <Company {...props} free={free} own={own} />
      {own === null && invitation}
    </OnlineFrame>
  );
}

/** Who is there: the seats, and a name to take one. */
function Company(props: Props & { readonly free: number; readonly own: number | null }) {
  const { connection, table, words, keyring, free, own } = props;
  const { page, online } = words;
  const name = useSignal(keyring.name());
  const wrongName = useSignal<TextFault | null>(null);
  const sit = (seat: number) => {
    wrongName.value = textFault(name.value);
    if (wrongName.value === null) join(props, seat, name.value.trim());
  };
  const watchers = connection.presence.value?.watchers ?? 0;
  return (
    <section class="lobby-card waiting-company">
      <p>{free === 0 ? online.waiting.starting : online.waiting.lead(free)}</p>
      {own === null && free > 0 && (
        <div class="waiting-join">
          <p class="muted">{online.waiting.watching}</p>
          <NameField name={name} words={words} fault={wrongName} />
        </div>
      )}
      <ol class="waiting-seats">
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
      {connection.broken.value !== null && (
        <p class="refused" role="alert">
          {online.proof.broken[connection.broken.value]}
        </p>
      )}
      <Conduct connection={connection} words={words} />
      <p class="waiting-foot muted small">
        <span>{watchers > 0 ? online.chat.watching(watchers) : page.unofficial}</span>
        {own !== null && free > 0 && (
          <button type="button" class="quiet" onClick={() => void connection.send({ type: 'leave' })}>
            <span>{online.waiting.leave}</span>
          </button>
        )}
      </p>
    </section>
  );
}

/** Takes a seat under a name, which is remembered for the next table. */
function join({ connection, keyring }: Props, seat: number, name: string): void {
  keyring.name(name);
  void connection.send(joinAs(connection.key, name, seat));
}

/** What will be played: the edition, its modules and changed house rules, the clock, who can come, and takebacks. */
function Facts({ plan, words: { page, online } }: { readonly plan: Plan; readonly words: Words }) {
  const facts = [
    ...plan.modules.map((module) => page.modules[module]?.name ?? module),
    ...Object.keys(plan.options).map((option) => page.options[option]?.name ?? option),
    clockWords(online, plan.clock),
    ...(plan.takebacks ? [online.create.takebacks] : []),
  ];
  return (
    <ul class="waiting-facts">
      <li>
        <b>{page.editions[plan.edition]?.name ?? plan.edition}</b>
      </li>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
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
  const isFree = seat.name === null && seat.bot === null;
  return (
    <li class="waiting-seat" data-color={color} data-free={isFree}>
      <Piece color={color} pose={isFree ? 'plain' : 'large'} />
      <div class="waiting-name">
        <b>{seat.name ?? (seat.bot === null ? free : shownBotName(page, seat.bot))}</b>
        {seat.name !== null && <PresenceDot {...{ connection, words, seat: index, name: seat.name }} />}
        {own === index && <b class="badge">{online.waiting.yours}</b>}
        {kept && <b class="badge">{online.waiting.kept}</b>}
        {seat.bot !== null && <Stars bot={seat.bot} words={page} />}
      </div>
      {isFree && own === null && keptFor === null && (
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
      <Opponents nobody={online.waiting.noBot} edition={connection.table.value?.plan.edition ?? ''} words={page} />
    </select>
  );
}

/** The link to this table, to copy or to hand on. */
function Invitation({ connection, words, sharer, addressOf }: Props) {
  const { page, online } = words;
  const { table, invite } = connection.key;
  const address = addressOf({ table, invite });
  const { copied, field, copy } = useCopy(sharer, address);
  const wanted = connection.seat.value !== null;
  return (
    <section class="lobby-card waiting-invite" data-main={wanted}>
      <p>{online.waiting.share}</p>
      <input
        ref={field}
        type="text"
        class="waiting-link"
        readOnly
        value={address}
        aria-label={online.waiting.invite}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="waiting-ways">
        <button type="button" class={wanted ? 'primary big' : 'quiet'} onClick={copy}>
          <Icon name={copied.value === true ? 'check' : 'copy'} />
          <span>{copied.value === true ? page.share.copied : page.share.copy}</span>
        </button>
        {sharer.send !== null && (
          <button type="button" class={wanted ? 'quiet big' : 'quiet'} onClick={() => sharer.send?.(address)}>
            <Icon name="share" />
            <span>{page.share.send}</span>
          </button>
        )}
      </div>
      {copied.value === false && <p role="alert">{page.share.byHand}</p>}
    </section>
  );
}
