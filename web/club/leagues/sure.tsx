import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { useSignal } from '@preact/signals';
import type { LeagueFault, LeagueOrder } from './league-api.ts';
import { leagueFaultText } from './names.ts';
import type { LeagueProps } from './props.ts';

interface Props extends Pick<LeagueProps, 'shown' | 'words'> {
  readonly text: string;
  readonly order: LeagueOrder;
}

/** A button for what cannot be undone: pressed once it asks, pressed again it does it. */
export function SureButton({ shown, words, text, order }: Props) {
  const asked = useSignal(false);
  const fault = useSignal<LeagueFault | null>(null);
  const press = async () => {
    if (asked.value) fault.value = await shown.send(order);
    asked.value = !asked.value;
  };
  return (
    <>
      <Button
        text={asked.value ? words.league.sure(text) : text}
        onClick={() => void press()}
        onBlur={() => (asked.value = false)}
      />
      {fault.value !== null && <span role="alert">{leagueFaultText(words, fault.value)}</span>}
    </>
  );
}
