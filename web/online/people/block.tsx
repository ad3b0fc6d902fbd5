import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { Summary } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import { blockPlayer } from '../connection/agreement.ts';
import { faultWords } from '../widgets/fault-words.ts';

interface Props {
  readonly words: Words<'online'>;
  readonly table: string;
  readonly seat: number;
  /** Of the player who is blocked. */
  readonly name: string;
  /** The own name, under which a guest gets an account that keeps the list. */
  readonly own: string;
}

/** A button that blocks a player with its second press, and says what became of it. */
export function Block({ words, table, seat, name, own }: Props) {
  const { conduct } = words.online;
  const done = useSignal(false);
  const block = async () => {
    const answer = await blockPlayer({ table, seat, name }, own);
    done.value = answer.ok;
    return answer.ok ? null : faultWords(words.online, answer.fault.code);
  };
  if (done.value) return <span role="status">{conduct.blocked(name)}</span>;
  return <ActionButton class="quiet text-danger" text={conduct.block(name)} sure={words.page.sure} act={block} />;
}

/** Collapsed: a button for each person of a table in a list. */
export function BlockSomebody({ words, summary, own }: Pick<Props, 'words' | 'own'> & { readonly summary: Summary }) {
  const open = useSignal(false);
  const people = summary.seats.flatMap(({ name }, seat) => (name === null ? [] : { name, seat }));
  if (people.length === 0) return null;
  return (
    <details class="conduct" onToggle={({ currentTarget }) => (open.value = currentTarget.open)}>
      <summary class="text-muted text-sm">{words.online.chat.hear}</summary>
      {open.value &&
        people.map(({ name, seat }) => (
          <p key={seat}>
            <Block {...{ words, seat, name, own }} table={summary.table} />
          </p>
        ))}
    </details>
  );
}
