/**
 * Drags a kind of tile onto the board: the board sees a pointer that moves over it and then a click, so that it shows and
 * lays the tile as ever. Fingers scroll the kinds and press instead, unless their browser drags after a long press.
 */
export function dragTile(event: DragEvent, choose: () => unknown): void {
  const { dataTransfer, currentTarget } = event;
  const kind = currentTarget as HTMLElement;
  const board = document.querySelector('.board');
  const tile = kind.querySelector('.tile');
  if (dataTransfer === null || board === null || tile === null) return;
  const { width, height } = tile.getBoundingClientRect();
  dataTransfer.setDragImage(tile, width / 2, height / 2);
  // Firefox drags only what carries something.
  dataTransfer.setData('text/plain', kind.title);
  // Later, because a browser gives up a drag whose element changes as it begins.
  setTimeout(choose);
  const off = new AbortController();
  const listen = <K extends 'dragover' | 'drop' | 'dragend'>(
    target: EventTarget,
    type: K,
    run: (at: DragEvent) => void,
  ) => target.addEventListener(type, (at) => run(at as DragEvent), { signal: off.signal });
  const pass = (at: DragEvent, made: MouseEvent) => {
    at.preventDefault();
    board.dispatchEvent(made);
  };
  listen(board, 'dragover', (at) =>
    pass(at, new PointerEvent('pointermove', { ...placeOf(at), pointerType: 'mouse' })),
  );
  listen(board, 'drop', (at) => pass(at, new MouseEvent('click', { ...placeOf(at), detail: 1 })));
  listen(document, 'dragend', () => off.abort());
}

const placeOf = ({ clientX, clientY }: MouseEvent) => ({ clientX, clientY, bubbles: true, cancelable: true });
