import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { HINTS } from '../../settings/hints.ts';
import type { Language } from '../../words/language.ts';
import type { UiProps } from '../controls/props.ts';
import { Sheet } from '../controls/sheet.tsx';

interface Exchange {
  /** The number of the exchange since the sheet was opened. */
  readonly turn: number;
  readonly typed: string;
  readonly answer: readonly string[];
}

const KEPT = 40;

interface Props extends Pick<UiProps, 'table' | 'ui'> {
  readonly language: Language;
}

/** The sheet for playing by typing: a line for moves and questions, and the answers. */
export function Typed({ table, ui, language }: Props) {
  const words = language.words.value;
  const [past, setPast] = useState<readonly Exchange[]>([]);
  const line = useRef<HTMLInputElement>(null);
  // After the sheet has taken the focus for its own button, and before the next key.
  useLayoutEffect(() => {
    line.current?.focus();
    const [first, ...rest] = ui.typedAhead.peek()?.split('\n') ?? [''];
    ui.typedAhead.value = null;
    if (line.current === null || first === '') return;
    line.current.value = first;
    if (rest.length > 0) line.current.form?.requestSubmit();
  }, []);
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
      <form class="typed bg-surface border-b stack gap-3" onSubmit={submit}>
        <label class="stack gap-1 font-semibold">
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
        <p class="text-muted text-sm">{words.typed.hint}</p>
      </form>
      <Exchanges past={past} label={words.typed.heading} />
    </Sheet>
  );
}

/** The code and the words for it are loaded with the first line. */
async function answerTo(typed: string, { table, ui, language }: Props): Promise<readonly string[]> {
  const loading = Promise.all([import('../../input/typed/commands.ts'), import('../../input/typed/typed-words.ts')]);
  const answers = await loading
    .then(async ([{ interpret }, { typedIn }]) => ({ interpret, words: await typedIn(language.tag.value) }))
    .catch(() => null);
  if (answers === null) return [language.words.value.learn.failed];
  ui.typing.value = true;
  const context = { table, words: answers.words, hints: HINTS[ui.assist.value], said: ui.said.value };
  const answer = answers.interpret(typed, context);
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
          <kbd class="justify-self-start">{exchange.typed}</kbd>
          {exchange.answer.map((text, row) => (
            <p key={row}>{text}</p>
          ))}
        </div>
      ))}
    </div>
  );
}
