import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { OnlineProps } from '../online/props.ts';

/** Tables on a server come when somebody asks for them: nobody waits for them before a game at this screen. */
export function OnlineDoor(props: OnlineProps) {
  const [Page, setPage] = useState<ComponentType<OnlineProps> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import('../online/page.tsx').then(
      ({ OnlinePage }) => setPage(() => OnlinePage),
      () => setFailed(true),
    );
  }, []);
  if (Page !== null) return <Page {...props} />;
  const words = props.language.words.value;
  return (
    <main class="door" aria-busy={!failed}>
      <p role="status">{failed ? words.learn.failed : words.online.loading}</p>
      <button type="button" class="quiet" onClick={() => props.onGo(null)}>
        {words.learn.back}
      </button>
    </main>
  );
}
