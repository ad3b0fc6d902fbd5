import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { isOpenChallenge, PHRASES } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import type { TableConnection } from '../../connection/table-connection.ts';
import type { TableProps } from '../../widgets/props.ts';

export function speaksInPhrases({ table }: Pick<TableConnection, 'table'>): boolean {
  return table.value !== null && isOpenChallenge(table.value);
}

/** What players can say at an open challenge; a phrase is sent when it is pressed. */
export function SayPhrase({ connection, words }: Pick<TableProps, 'connection' | 'words'>) {
  const open = useSignal(false);
  const { company } = words.online;
  const say = (phrase: number) => {
    open.value = false;
    void connection.send({ type: 'phrase', phrase });
  };
  return (
    <details
      class="phrases w-full"
      open={open.value}
      onToggle={({ currentTarget }) => (open.value = currentTarget.open)}
    >
      <summary>{company.say}</summary>
      <ul class="stack gap-1 overflow-y-auto">
        {PHRASES.map((phrase, index) => (
          <li key={phrase}>
            <Button
              text={company.phrases[phrase]}
              class="quiet w-full text-start justify-start"
              onClick={() => say(index)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
