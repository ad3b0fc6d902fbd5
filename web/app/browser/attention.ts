export interface AttentionPorts {
  readonly document: Document;
  /** Calls back every `ms` milliseconds; the returned function stops that. */
  readonly every: (ms: number, run: () => void) => () => void;
}

const FLASH_MS = 1000;

/** The icon of a flashing tab: one dot. */
const DOT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#59cdf7"/></svg>',
)}`;

/** Makes a function that flashes title and icon of a hidden tab until the person comes back to it. */
export function createAttention({ document, every }: AttentionPorts): (text: string) => void {
  let stop: (() => void) | null = null;

  return (text) => {
    if (!document.hidden || stop !== null) return;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const href = icon?.getAttribute('href') ?? '';
    const call = `● ${text}`;
    let title = document.title;
    // Only the flashed title is taken away, because the page may have changed its own title since.
    const rest = () => {
      if (document.title === call) document.title = title;
      icon?.setAttribute('href', href);
    };
    const turn = () => {
      if (document.title === call) return rest();
      title = document.title;
      document.title = call;
      icon?.setAttribute('href', DOT);
    };
    turn();
    const halt = every(FLASH_MS, turn);
    stop = () => {
      halt();
      rest();
      stop = null;
      document.removeEventListener('visibilitychange', onReturn);
    };
    const onReturn = () => !document.hidden && stop?.();
    document.addEventListener('visibilitychange', onReturn);
  };
}
