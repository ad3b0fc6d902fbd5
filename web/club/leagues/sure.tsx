import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { leagueFaultText } from './state/names.ts';
import type { LeagueOrder } from './state/order.ts';
import type { LeagueProps } from './state/props.ts';

interface Props extends Pick<LeagueProps, 'shown' | 'words'> {
  readonly text: string;
  readonly order: LeagueOrder;
}

/** A button for an order that cannot be undone, and why it was refused. */
export function SureOrder({ shown, words, text, order }: Props) {
  const send = async () => leagueFaultText(words, await shown.send(order));
  return <ActionButton text={text} sure={words.page.sure} act={send} />;
}
