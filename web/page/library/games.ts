import type { ThinkingWorker } from '@asteroute/bots';
import type { Result, Setup } from '@asteroute/engine';
import type { LinkFault } from '@asteroute/record';
import { batch, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { type ControllerPorts, TableController } from '../match/controller.ts';
import type { Link, SeatPlan } from '../match/link.ts';
import { type LocalPorts, type Past, pastOf, resumeLocal, startLocal } from '../match/links/link-local.ts';
import { openCounted, openPast } from '../match/links/link-past.ts';
import type { Slot } from '../match/saved.ts';
import { attachCues, type CuePorts } from '../sound/cues.ts';
import { branchOf } from './links/branch.ts';
import type { VisitRead } from './links/game-link.ts';
import { openSaved } from './save.ts';
import type { Shelf } from './shelf.ts';

export interface GamesPorts extends Omit<LocalPorts, 'slot' | 'botWorker'>, ControllerPorts, CuePorts {
  readonly botWorker: ThinkingWorker;
  readonly shelf: Shelf;
  /** A random whole number below `n`. */
  readonly random: (n: number) => number;
}

export type OpenFault = 'saved' | 'unloaded' | LinkFault;

/** The games of this page: the one that is played, and over it one that is only looked at. */
export class Games {
  readonly #ports: GamesPorts;
  readonly #table = signal<TableController | null>(null);
  readonly #visited = signal<TableController | null>(null);
  readonly #fault = signal<OpenFault | null>(null);
  #detachCues = () => {};

  /** The table that is played at. */
  readonly table: ReadonlySignal<TableController | null> = this.#table;
  /** The table of a game that is only looked at. */
  readonly visited: ReadonlySignal<TableController | null> = this.#visited;
  readonly fault: ReadonlySignal<OpenFault | null> = this.#fault;

  constructor(ports: GamesPorts) {
    this.#ports = ports;
    // The list changes when another window keeps a game.
    effect(() => {
      void ports.shelf.games.value;
      untracked(() => this.#table.peek()?.link.takeNewer?.());
    });
  }

  /** Starts a game and returns its number on the shelf; null if the set-up is refused. */
  start(setup: Omit<Setup, 'tileSet'>, seats: readonly SeatPlan[], seed = this.#freshSeed()): number | null {
    const slot = this.#ports.shelf.slot();
    return this.#open(startLocal(setup, seats, seed, this.#withSlot(slot))) ? slot.id : null;
  }

  /** Resumes a kept game; returns false if it cannot be read. */
  resume(id: number): boolean {
    const { shelf } = this.#ports;
    const saved = shelf.load(id);
    if (saved !== null) return this.#open(openSaved(() => resumeLocal(saved, this.#withSlot(shelf.slot(id)))));
    this.#fault.value = 'saved';
    return false;
  }

  /** Opens a kept game for looking only; returns false if it cannot be read. */
  review(id: number): boolean {
    const saved = this.#ports.shelf.load(id);
    const past = saved && openSaved(() => pastOf(saved.record));
    if (past?.ok) this.#look(past.value, saved?.seats);
    else this.#fault.value = 'saved';
    return past?.ok === true;
  }

  /**
   * Opens a shared game for looking only; false if its link, or (null) the code that reads links, could not be read.
   */
  visit(read: VisitRead | null): boolean {
    if (read?.ok) this.#look(read.value.past);
    else this.#fault.value = read?.fault ?? 'unloaded';
    return read?.ok === true;
  }

  /** Starts a new game from the moment that a table shows; returns its number on the shelf. */
  playOn(from: TableController, seats: readonly SeatPlan[]): number | null {
    const at = from.shown.replay.at.value ?? from.shown.past.value.length;
    const slot = this.#ports.shelf.slot();
    const saved = branchOf(pastOfTable(from), at, { seats, seed: this.#freshSeed() });
    slot.save(saved);
    return this.#open(resumeLocal(saved, this.#withSlot(slot))) ? slot.id : null;
  }

  /** Scores as if no tile were left; `shown` if people saw that scoring already. The kept game can be resumed. */
  countUp({ shown = false } = {}): void {
    const from = this.#table.peek();
    if (from === null) return;
    from.close();
    this.#show(openCounted(from.link, pastOfTable(from), { shown }));
  }

  /** Keeps the game that is looked at; false when the browser's storage refuses it. */
  keep(): boolean {
    const from = this.#visited.value;
    if (from === null) return false;
    const branch = { seats: from.link.seats, seed: this.#freshSeed() };
    return this.#ports.shelf.slot().save(branchOf(pastOfTable(from), from.shown.past.value.length, branch));
  }

  leaveVisited(): void {
    if (this.#visited.peek() === null) return;
    this.#visited.value = null;
    this.#ports.shelf.refresh();
  }

  leaveAll(): void {
    this.#detachCues();
    this.#table.peek()?.close();
    batch(() => {
      this.#visited.value = null;
      this.#table.value = null;
    });
    this.#ports.shelf.refresh();
  }

  #open(link: Result<Link>): boolean {
    this.#fault.value = link.ok ? null : 'saved';
    if (!link.ok) return false;
    this.#table.peek()?.close();
    batch(() => {
      this.#visited.value = null;
      this.#show(link.value);
    });
    return true;
  }

  #show(link: Link): void {
    const opened = new TableController(link, this.#ports);
    this.#table.value = opened;
    this.#detachCues();
    this.#detachCues = attachCues(opened, this.#ports);
  }

  #look(past: Past, seats?: readonly SeatPlan[]): void {
    batch(() => {
      this.#fault.value = null;
      this.#visited.value = new TableController(openPast(past.start, past.steps, seats), this.#ports);
    });
  }

  #withSlot(slot: Slot): LocalPorts {
    return { ...this.#ports, slot };
  }

  #freshSeed(): number {
    return this.#ports.random(2 ** 32);
  }
}

/** The game of a table as far as it was shown. */
export function pastOfTable({ link, shown: { past } }: TableController): Past {
  return { start: link.start, steps: past.value };
}
