/** The board's camera: one pose as a signal, moved by people, by fitting and by easing. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { DURATION, easeOut } from './anim.ts';
import type { Box, CameraPose, Frame, Insets, Px } from './projection.ts';
import * as geo from './projection.ts';
import type { BoardCell, Point, QuarterTurn } from './state.ts';

export interface CameraPorts {
  /** Milliseconds of a steady clock. */
  readonly now: () => number;
  readonly onFrame: (run: () => void) => void;
}

/** Milliseconds during which the camera does not move by itself after a person has moved it. */
export const HANDS_OFF = 10_000;
/** The margin around a fitted board, in cells: shows the legal cells around the tiles, and the marks on their edges. */
const MARGIN = 0.9;
/** The margin for boards of fewer than `FEW` tiles: wider, because the window has room for it. */
const WIDE_MARGIN = 1.1;
const FEW = 20;
/** The margin of a board whose tiles would be smaller than `READABLE_PX`: half of each cell around it is still shown. */
const NARROW_MARGIN = 0.5;
const READABLE_PX = 30;
/** The pixels between a pressed cell that was cut and the edge of the window. */
const RIM_PX = 4;
/** The ratio of scales from which the board turns by itself: above 1 by more than a rounding error. */
const WORTH_TURNING = 1.01;
/** The factor of one press on a zoom button. */
export const ZOOM_STEP = 1.25;

/** What can cover the edges of the board: a bar above it, the card about an attack, a battle, and what became of it. */
export type Cover = 'bar' | 'attack' | 'battle' | 'recap';

const browserPorts: CameraPorts = {
  now: () => performance.now(),
  onFrame: (run) => void requestAnimationFrame(run),
};

/** The cell and boxes that are kept visible, and the pose before they were revealed. */
interface Revealed {
  readonly cell: BoardCell;
  /** Rectangles in board units. */
  readonly also: readonly Box[];
  /** Whether the cell only has the focus: then the board is fitted to a window that changes. */
  readonly visited: boolean;
  readonly from: CameraPose | null;
}

export class Camera {
  /** Whether every movement happens at once, without easing. */
  reducedMotion = false;
  /** In pixels, when the whole board is shown; less for a picture, where nobody presses a cell. */
  leastTile: number = geo.TILE_PX.min;
  #turnsItself = false;
  #turnedByHand = false;
  readonly #ports: CameraPorts;
  readonly #pose = signal<CameraPose>({ x: 0, y: 0, scale: 1 });
  readonly #boundScale = signal(1);
  readonly #frame = signal<Frame>({ width: 0, height: 0, insets: geo.NO_INSETS });
  readonly #turn = signal<QuarterTurn>(0);
  readonly pose: ReadonlySignal<CameraPose> = this.#pose;
  readonly boundScale: ReadonlySignal<number> = this.#boundScale;
  readonly turn: ReadonlySignal<QuarterTurn> = this.#turn;
  readonly frame: ReadonlySignal<Frame> = this.#frame;
  #cells: readonly BoardCell[] = [];
  #touchedAt = Number.NEGATIVE_INFINITY;
  /**
   * Stays visible when the window changes (its `from` is then null), until the board is fitted or moved by a person.
   */
  #revealed: Revealed | null = null;
  readonly #covers = new Map<Cover, Insets>();
  #drags = 0;
  /** True while a press on the board is handled: the point under the pointer stays there. */
  #pressing = false;
  /** The pose at which the current easing ends; null at rest. */
  #goal: CameraPose | null = null;
  /** Counts movements, so that a newer one stops the easing of an older one. */
  #flight = 0;

  constructor(ports: CameraPorts = browserPorts) {
    this.#ports = ports;
  }

  /** Rotates the view by a quarter turn clockwise, and shows the whole board. */
  turnView(): void {
    if (this.dragging) return;
    this.#turnedByHand = true;
    this.#turn.value = ((this.#turn.peek() + 1) % 4) as QuarterTurn;
    this.#touchedAt = Number.NEGATIVE_INFINITY;
    this.#fitContent(false);
  }

  /** Sets whether the board turns by itself to appear larger. A board that was turned by hand stays as it is. */
  turnByItself(wanted: boolean): void {
    this.#turnsItself = wanted;
    if (!wanted && !this.#turnedByHand) this.#turn.value = 0;
    if (!this.touched) this.#fitContent(false);
  }

  get dragging(): boolean {
    return this.#drags > 0;
  }

  /** True during a drag and for `HANDS_OFF` after a person has moved the camera. */
  get touched(): boolean {
    return this.dragging || this.#ports.now() - this.#touchedAt < HANDS_OFF;
  }

  /** Sets the widget's size in pixels, and fits the board again unless a person has just moved the camera. */
  setSize(width: number, height: number): void {
    this.#setFrame({ ...this.#frame.peek(), width, height });
  }

  /** In pixels at each edge; null if it covers nothing any more. Fits the board again as `setSize` does. */
  cover(by: Cover, insets: Insets | null): void {
    if (insets === null) {
      if (!this.#covers.delete(by)) return;
    } else this.#covers.set(by, insets);
    this.#setFrame({ ...this.#frame.peek(), insets: geo.widest([...this.#covers.values()]) }, true);
  }

  /** Fits the known cells again, for the button and the key. Afterwards the camera may move by itself again. */
  refit(): void {
    this.#touchedAt = Number.NEGATIVE_INFINITY;
    this.#fitContent(true);
  }

  /** Shows all these cells with a margin for the cells around them, unless a person is dragging or has moved the camera in the last ten seconds. */
  autoFit(cells: readonly BoardCell[], animate = true): void {
    this.#cells = cells;
    if (!this.touched) this.#fitContent(animate);
  }

  /** As little as needed; `also` if there is room for all of them. They stay visible when the window changes. */
  reveal(cell: BoardCell, also: readonly Box[] = []): void {
    this.#show({ cell, also, visited: false });
  }

  /** Moves as little as needed to show the cell that has the focus. A window that changes fits the board first. */
  visit(cell: BoardCell): void {
    this.#show({ cell, also: [], visited: this.#revealed?.visited ?? true });
  }

  #show(wanted: Omit<Revealed, 'from'>): void {
    if (this.dragging) return;
    const from = this.#revealed === null ? (this.#goal ?? this.#pose.peek()) : this.#revealed.from;
    this.#revealed = { ...wanted, from };
    if (!this.#pressing) this.#goToCell(true);
  }

  /** Goes on to the pose that `due` returns for the one in which the camera comes to rest. */
  adjust(due: (rest: CameraPose) => CameraPose): void {
    if (this.dragging) return;
    const rest = this.#goal ?? this.#pose.peek();
    const pose = due(rest);
    if (pose !== rest) this.#goTo(pose, true);
  }

  /**
   * Whatever `obey` reveals, the pressed point stays under the pointer, but for a cell that the window cuts. A running
   * easing ends at its final scale around that point instead of stopping half-way.
   */
  press(at: Px, obey: () => void): void {
    if (this.#goal !== null) this.#goTo(geo.anchoredPose(this.#pose.peek(), at, this.#goal.scale), true);
    const before = this.#revealed;
    this.#pressing = true;
    obey();
    this.#pressing = false;
    if (this.#revealed !== null && this.#revealed !== before) this.#showCut(at, this.#revealed.cell);
  }

  /** Shows all of a pressed cell that the window cuts, so that its places can be pressed, if the pointer stays on it. */
  #showCut(at: Px, cell: BoardCell): void {
    const box = geo.around([geo.cellBox(cell)], this.#turn.peek());
    const rest = this.#goal ?? this.#pose.peek();
    const pose = geo.revealPose(rest, box, this.#frame.peek(), RIM_PX);
    const isCut = pose.x !== rest.x || pose.y !== rest.y;
    const { left, top, right, bottom } = geo.boxOnScreen(pose, box);
    if (isCut && at.x > left && at.x < right && at.y > top && at.y < bottom) this.#goTo(pose, true);
  }

  /** Shows these cells as large as they fit in the free area; `release` goes back. */
  showCells(cells: readonly BoardCell[]): void {
    if (this.dragging || cells.length === 0 || this.#frame.peek().width === 0) return;
    const from = this.#revealed === null ? (this.#goal ?? this.#pose.peek()) : this.#revealed.from;
    this.#revealed = { cell: cells[0], also: [], visited: false, from };
    this.#goTo(geo.fitPose(geo.boundsOf(cells.map((cell) => this.#asSeen(cell))), this.#frame.peek()), true);
  }

  centre(cell: BoardCell): void {
    if (this.dragging) return;
    this.#revealed = null;
    this.#touchedAt = this.#ports.now();
    const { scale } = this.#pose.peek();
    this.#goTo(this.#inReach(geo.centredPose(geo.centreOf(this.#asSeen(cell)), scale, this.#frame.peek())), true);
  }

  /** Returns to the pose before a cell was revealed, unless a person has moved the board since. */
  release(): void {
    if (this.#revealed === null || this.dragging) return;
    const { from } = this.#revealed;
    this.#revealed = null;
    if (this.#pressing) return;
    if (from !== null) this.#goTo(from, true);
    else if (!this.touched) this.#fitContent(true);
  }

  #goToCell(animate: boolean): void {
    if (this.#revealed === null || this.#frame.peek().width === 0) return;
    const { cell, also } = this.#revealed;
    const from = this.#goal ?? this.#pose.peek();
    const frame = this.#frame.peek();
    const turn = this.#turn.peek();
    const all = geo.revealPose(from, geo.around([cell].map(geo.cellBox).concat(also), turn), frame);
    const pose = geo.revealPose(all, geo.around([geo.cellBox(cell)], turn), frame);
    if (pose.x !== from.x || pose.y !== from.y) this.#goTo(pose, animate);
  }

  pan(dx: number, dy: number): void {
    this.#take(geo.panPose(this.#pose.peek(), dx, dy));
  }

  zoomAt(at: Px, factor: number): void {
    this.#take(geo.zoomPose(this.#pose.peek(), at, factor));
  }

  /** Zooms around the middle of the area that no panel covers, with easing. Buttons and keys call it. */
  zoomBy(factor: number): void {
    const free = geo.freeArea(this.#frame.peek());
    const at = { x: (free.left + free.right) / 2, y: (free.top + free.bottom) / 2 };
    this.#touchedAt = this.#ports.now();
    this.#goTo(this.#inReach(geo.zoomPose(this.#pose.peek(), at, factor)), true);
  }

  /** Begins a drag by a finger or button: until `endDrag` only the person moves the camera. */
  beginDrag(): void {
    this.#drags++;
    this.#land();
  }

  endDrag(): void {
    this.#drags = Math.max(0, this.#drags - 1);
    this.#touchedAt = this.#ports.now();
  }

  screenOf(at: Point): Px {
    return geo.toScreen(this.#pose.peek(), geo.turnPoint(at, this.#turn.peek()));
  }

  /** A rectangle of the board on the screen, in the given pose or in the current one. */
  boxOf(box: Box, pose: CameraPose = this.#pose.value): Box {
    return geo.boxOnScreen(pose, geo.around([box], this.#turn.value));
  }

  boardOf(at: Px): Point {
    return geo.unturnPoint(geo.toBoard(this.#pose.peek(), at), this.#turn.peek());
  }

  #asSeen(cell: BoardCell): BoardCell {
    return geo.turnCell(cell, this.#turn.peek());
  }

  get #content(): Box {
    return geo.boundsOf(
      this.#cells.map((cell) => this.#asSeen(cell)),
      MARGIN,
    );
  }

  #setFrame(frame: Frame, animate = false): void {
    const { width, height } = this.#frame.peek();
    const first = width === 0;
    const grew = frame.width >= width && frame.height >= height && frame.width + frame.height > width + height;
    this.#frame.value = frame;
    if (frame.width === 0) return;
    const shown = this.#revealed;
    // The focus may ask for a cell before the page is laid out, or has its final size.
    if (shown !== null && (first || ((shown.visited || grew) && !this.touched))) {
      if (first || shown.visited) this.#revealed = null;
      this.#fitContent(false);
      this.#revealed = { ...shown, from: this.#pose.peek() };
      this.#goToCell(false);
    } else if (this.#revealed !== null) {
      this.#revealed = { ...this.#revealed, from: null };
      this.#goToCell(false);
    } else if (!this.touched) this.#fitContent(animate);
    else if (!first) this.#pose.value = this.#inReach(this.#pose.peek());
  }

  #fitContent(animate: boolean): void {
    if (this.dragging || this.#frame.peek().width === 0) return;
    const frame = this.#frame.peek();
    // While a cell is revealed, such as that of a draft, the board does not turn under it.
    const turned = this.#revealed === null && this.#turnToFit(frame);
    this.#revealed = null;
    this.#goTo(this.#fitted(this.#turn.peek(), frame), animate && !turned);
  }

  /** Turns the board if it appears clearly larger the other way. Returns whether it did. */
  #turnToFit(frame: Frame): boolean {
    const now = this.#turn.peek();
    const other = now === 0 ? 1 : 0;
    if (!this.#turnsItself || this.#turnedByHand) return false;
    // The board does not turn for what covers it only for a moment.
    const bare = { ...frame, insets: geo.NO_INSETS };
    if (this.#fitted(other, bare).scale < this.#fitted(now, bare).scale * WORTH_TURNING) return false;
    this.#turn.value = other;
    return true;
  }

  #fitted(turn: QuarterTurn, frame: Frame): CameraPose {
    const cells = this.#cells.map((cell) => geo.turnCell(cell, turn));
    const fit = (margin: number): CameraPose => geo.fitPose(geo.boundsOf(cells, margin), frame, this.leastTile);
    const pose = fit(cells.length < FEW ? WIDE_MARGIN : MARGIN);
    return pose.scale * geo.TILE < READABLE_PX ? fit(NARROW_MARGIN) : pose;
  }

  #inReach(pose: CameraPose): CameraPose {
    return geo.keepInReach(pose, this.#content, this.#frame.peek());
  }

  /** Applies a movement by a person: at once, and ending any easing. */
  #take(pose: CameraPose): void {
    this.#revealed = null;
    this.#land();
    this.#touchedAt = this.#ports.now();
    this.#pose.value = this.#inReach(pose);
  }

  #land(): void {
    this.#flight++;
    this.#goal = null;
  }

  #goTo(pose: CameraPose, animate: boolean): void {
    this.#land();
    this.#boundScale.value = pose.scale;
    if (animate && !this.reducedMotion) this.#fly(this.#pose.peek(), pose, this.#flight);
    else this.#pose.value = pose;
  }

  #fly(from: CameraPose, to: CameraPose, flight: number): void {
    const start = this.#ports.now();
    this.#goal = to;
    const step = (): void => {
      if (flight !== this.#flight) return;
      const part = Math.min(1, (this.#ports.now() - start) / DURATION.camera);
      this.#pose.value = part < 1 ? geo.mixPose(from, to, easeOut(part)) : to;
      if (part < 1) this.#ports.onFrame(step);
      else this.#goal = null;
    };
    this.#ports.onFrame(step);
  }
}
