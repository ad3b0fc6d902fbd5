import { SureButton } from '@asteroute/page/views/controls/sure-button.tsx';
import { useSignal } from '@preact/signals';
import type { LeagueFault, LeagueOrder } from './league-api.ts';
import { leagueFaultText } from './names.ts';
import type { LeagueProps } from './props.ts';

interface Props extends Pick<LeagueProps, 'shown' | 'words'> {
  readonly text: string;
  readonly order: LeagueOrder;
}

/** A button for an order that cannot be undone, and why it was refused. */
export function SureOrder({ shown, words, text, order }: Props) {
  const fault = useSignal<LeagueFault | null>(null);
  const send = async () => {
    fault.value = await shown.send(order);
  };
  return (
    <>
      <SureButton text={text} sure={words.league.sure} onSure={() => void send()} />
      {fault.value !== null && <span role="alert">{leagueFaultText(words, fault.value)}</span>}
    </>
  );
}
