import { useCopy } from '@asteroute/page/library/links/copy.ts';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import type { Sharer } from '@asteroute/page/views/sheets/share.tsx';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { Component, type ComponentChildren } from 'preact';

interface PageProps {
  readonly error: unknown;
  readonly words: Catalogue;
  readonly sharer: Pick<Sharer, 'copy'>;
}

/** What is shown in place of a page that could not be drawn: that games are kept, ways out, and the text for a report. */
export function CrashPage({ error, words, sharer }: PageProps) {
  const text = [describe(error), location.href, navigator.userAgent].join('\n');
  const { copied, field, copy } = useCopy(sharer, text);
  return (
    <main class="door grid place-items-center gap-4 text-center">
      <div role="alert">
        <h1>{words.crash.heading}</h1>
        <p>{words.crash.kept}</p>
      </div>
      <div class="flex-wrap justify-center flex gap-2">
        <Button text={words.crash.reload} class="primary" onClick={() => location.reload()} />
        <Button text={words.start.home} onClick={() => location.assign(location.pathname)} />
      </div>
      <p class="text-muted">{words.crash.report}</p>
      <textarea ref={field} readOnly rows={6} cols={60} value={text} aria-label={words.crash.report} />
      <Button text={copied.value === true ? words.share.copied : words.crash.copy} onClick={copy} />
    </main>
  );
}

/** The message with the stack of an error; in some browsers the stack does not contain the message. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, stack = '' } = error;
  return stack.includes(message) ? stack : `${message}\n${stack}`;
}

interface GuardProps extends Omit<PageProps, 'error'> {
  readonly children: ComponentChildren;
}

export class CrashGuard extends Component<GuardProps, { readonly crash?: { readonly error: unknown } }> {
  static override getDerivedStateFromError(error: unknown) {
    return { crash: { error } };
  }

  override render() {
    const { crash } = this.state;
    const { children, words, sharer } = this.props;
    return crash === undefined ? children : <CrashPage error={crash.error} words={words} sharer={sharer} />;
  }
}
