import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../words/language.ts';

interface Props {
  readonly language: Language;
  readonly edition: string;
  readonly rule: string | null;
  readonly onBack: () => void;
}

/** The rulebook comes when somebody opens it: nobody waits for it before a game. */
export function BookDoor(props: Props) {
  const [Book, setBook] = useState<ComponentType<Props> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import('../learn/book.tsx').then(
      ({ Book }) => setBook(() => Book),
      () => setFailed(true),
    );
  }, []);
  if (Book !== null) return <Book {...props} />;
  const words = props.language.words.value;
  return (
    <main class="door" aria-busy={!failed}>
      <p role="status">{failed ? words.learn.failed : words.learn.loading}</p>
      <button type="button" class="quiet" onClick={props.onBack}>
        {words.learn.back}
      </button>
    </main>
  );
}
