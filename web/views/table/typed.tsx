import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { interpret } from '../../input/typed/commands.ts';
import type { TableController } from '../../match/controller.ts';
import { HINTS } from '../../settings/hints.ts';
import type { Ui } from '../../settings/ui.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { Sheet } from '../parts.tsx';

interface Props {
  readonly table: TableController;
  readonly ui: Ui;
  readonly words: Catalogue;
}

interface Exchange {
  /** Counts from the opening of the sheet. */
  readonly turn: number;
  readonly typed: string;
  readonly answer: readonly string[];
}

/** Exchanges that are kept in sight. */
const KEPT = 40;

/** The table by typing: a line for moves and questions, and what was answered. */
export function Typed({ table, ui, words }: Props) {
  const [past, setPast] = useState<readonly Exchange[]>([]);
  const line = useRef<HTMLInputElement>(null);
  const recent = useRef(0);
  // After the sheet has taken the focus for its own button, and before the next key.
  useLayoutEffect(() => line.current?.focus(), []);
  const newest = useRef<HTMLDivElement>(null);
  useEffect(() => newest.current?.scrollIntoView({ block: 'nearest' }), [past]);
  const submit = (event: Event) => {
    event.preventDefault();
    const typed = line.current?.value.trim() ?? '';
    if (line.current === null || typed === '') return;
    line.current.value = '';
    recent.current = 0;
    const answer = interpret(typed, { table, words, hints: HINTS[ui.assist.value] });
    setPast((before) => [...before, { turn: (before.at(-1)?.turn ?? 0) + 1, typed, answer }].slice(-KEPT));
  };
  /** Arrows bring back what was typed before; Escape closes. */
  const key = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Escape') ui.panel.value = null;
    if (step === undefined || line.current === null) return;
    event.preventDefault();
    recent.current = Math.min(past.length, Math.max(0, recent.current + step));
    line.current.value = past.at(-recent.current)?.typed ?? '';
    if (recent.current === 0) line.current.value = '';
  };
  return (
    <Sheet title={words.typed.heading} close={words.menu.close} onClose={() => (ui.panel.value = null)}>
      <form class="typed" onSubmit={submit}>
        <label>
          <span>{words.typed.line}</span>
          <input
            ref={line}
            type="text"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            enterkeyhint="send"
            onKeyDown={key}
          />
        </label>
        <p class="muted small">{words.typed.hint}</p>
      </form>
      <div class="typed-past" role="log" aria-live="polite" aria-label={words.typed.heading}>
        {past.map((exchange, index) => (
          <div
            key={exchange.turn}
            ref={index === past.length - 1 ? newest : null}
            class="typed-exchange"
            data-turn={exchange.turn}
          >
            <kbd>{exchange.typed}</kbd>
            {exchange.answer.map((text, row) => (
              <p key={row}>{text}</p>
            ))}
          </div>
        ))}
      </div>
    </Sheet>
  );
}
