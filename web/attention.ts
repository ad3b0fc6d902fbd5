/** Calls a person back who looks at another tab: the title of this one changes to and fro until they do. */
export interface AttentionPorts {
  readonly document: Document;
  /** Calls again every so many milliseconds; the answer stops it. */
  readonly every: (ms: number, run: () => void) => () => void;
}

const FLASH_MS = 1000;

export function createAttention({ document, every }: AttentionPorts): (text: string) => void {
  let stop: (() => void) | null = null;

  return (text) => {
    if (!document.hidden || stop !== null) return;
    const usual = document.title;
    const turn = () => {
      document.title = document.title === usual ? `● ${text}` : usual;
    };
    turn();
    const halt = every(FLASH_MS, turn);
    stop = () => {
      halt();
      document.title = usual;
      stop = null;
      document.removeEventListener('visibilitychange', onReturn);
    };
    const onReturn = () => !document.hidden && stop?.();
    document.addEventListener('visibilitychange', onReturn);
  };
}
