import { explained, refusedText } from '../../present/choices/refusal.ts';
import { Button } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';

export interface FaultsProps extends ViewProps {
  readonly onRules: (rule: string) => void;
}

/** Shows the reason of a refused turn with its rule, or a fault of the table. */
export function Faults({ table, words, onRules }: FaultsProps) {
  const fault = table.link.fault.value;
  const refusal = table.turn.refusal.value && explained(table.turn.refusal.value);
  if (fault === null && refusal === null) return null;
  const rule = refusal?.told?.rule ?? null;
  return (
    <p class="fault px-3 py-2 floating shadow-lg text-center" role="alert">
      {refusal !== null ? refusedText(words, table.shown.game.value, refusal) : words.errors[fault ?? 'bot']}
      {rule !== null && <Button text={rule} onClick={() => onRules(rule)} />}
    </p>
  );
}
