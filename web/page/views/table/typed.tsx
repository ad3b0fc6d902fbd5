import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { interpret } from '../../input/typed/commands.ts';
import { TYPED, typedIn, withTyped } from '../../input/typed/words/use-words.ts';
import type { TableController } from '../../match/controller.ts';
import { HINTS } from '../../settings/hints.ts';
import type { Ui } from '../../settings/ui.ts';
import type { Language } from '../../words/language.ts';
import { useLoadedWords } from '../../words/loaded-words.ts';
import { Sheet } from '../controls/parts.tsx';

interface Props {
  readonly table: TableController;
  readonly ui: Ui;
  readonly language: Language;
}

interface Exchange {
  /** The number of the exchange since the sheet was opened. */
  readonly turn: number;
  readonly typed: string;
  readonly answer: readonly string[];
}

/** How many exchanges are shown at most. */
const KEPT = 40;

/** The sheet for playing by typing: a line for moves and questions, and the answers. */
export function Typed({ table, ui, language }: Props) {
  const words = withTyped(language.words.value, useLoadedWords(TYPED, language).value);
  const [past, setPast] = useState<readonly Exchange[]>([]);
  const line = useRef<HTMLInputElement>(null);
  // After the sheet has taken the focus for its own button, and before the next key.
  useLayoutEffect(() => line.current?.focus(), []);
  const recall = useRecall(line, past);
  const submit = async (event: Event) => {
    event.preventDefault();
    const typed = line.current?.value.trim() ?? '';
    if (line.current === null || typed === '') return;
    line.current.value = '';
    recall.reset();
    const answer = await answerTo(typed, { table, ui, language });
    setPast((before) => [...before, { turn: (before.at(-1)?.turn ?? 0) + 1, typed, answer }].slice(-KEPT));
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') ui.panel.value = null;
    else recall.onKey(event);
  };
  return (
    <Sheet title={words.typed.heading} close={words.menu.close} onClose={() => (ui.panel.value = null)}>
      <form class="typed stack gap-3" onSubmit={submit}>
        <label class="stack gap-1 bold">
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
      <Exchanges past={past} label={words.typed.heading} />
    </Sheet>
  );
}

/** Answers a typed line in the words of the page's language; in English if those of typed commands cannot be loaded. */
async function answerTo(typed: string, { table, ui, language }: Props): Promise<readonly string[]> {
  const words = await typedIn(language.tag.value).catch(() => withTyped(language.words.value, TYPED.en));
  ui.typing.value = true;
  const answer = interpret(typed, { table, words, hints: HINTS[ui.assist.value], said: ui.said.value });
  ui.typing.value = false;
  return answer;
}

/** Handles the arrow keys, which bring back earlier lines. */
function useRecall(line: RefObject<HTMLInputElement | null>, past: readonly Exchange[]) {
  const back = useRef(0);
  return {
    reset: () => {
      back.current = 0;
    },
    onKey(event: KeyboardEvent) {
      const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (step === undefined || line.current === null) return;
      event.preventDefault();
      back.current = Math.min(past.length, Math.max(0, back.current + step));
      line.current.value = back.current === 0 ? '' : (past.at(-back.current)?.typed ?? '');
    },
  };
}

/** Typed lines and their answers, scrolled to the newest. */
function Exchanges({ past, label }: { readonly past: readonly Exchange[]; readonly label: string }) {
  const newest = useRef<HTMLDivElement>(null);
  useEffect(() => newest.current?.scrollIntoView({ block: 'nearest' }), [past]);
  return (
    <div class="stack gap-3" role="log" aria-live="polite" aria-label={label}>
      {past.map((exchange, index) => (
        <div
          key={exchange.turn}
          ref={index === past.length - 1 ? newest : null}
          class="typed-exchange stack gap-1"
          data-turn={exchange.turn}
        >
          <kbd>{exchange.typed}</kbd>
          {exchange.answer.map((text, row) => (
            <p key={row}>{text}</p>
          ))}
        </div>
      ))}
    </div>
  );
}
