import type { Result, Setup } from '@asteroute/engine';
import type { LinkFault } from '@asteroute/record';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type ControllerPorts, TableController } from '../match/controller.ts';
import type { Link, SeatPlan } from '../match/link.ts';
import { type LocalPorts, type Past, pastOf, resumeLocal, startLocal } from '../match/link-local.ts';
import { openCounted, openPast } from '../match/link-past.ts';
import type { Slot } from '../match/saved.ts';
import { attachCues, type CuePorts } from '../sound/cues.ts';
import { branchOf, type GameLink, type NameOf, readGameLink } from './share.ts';
import type { Shelf } from './shelf.ts';

/** Dependencies of the page's games. */
export interface GamesPorts extends Omit<LocalPorts, 'slot'>, ControllerPorts, CuePorts {
  readonly shelf: Shelf;
  /** A random whole number below `n`. */
  readonly random: (n: number) => number;
  /** The page's name for a player without one. */
  readonly nameOf: NameOf;
}

/** The reason that a game could not be opened. */
export type OpenFault = 'saved' | LinkFault;

/** A game that is only looked at: a kept one by its number, or a shared one by its text. */
export type Visited = { readonly kept: number } | { readonly shared: string };

/** The games of this page: the one that is played, and over it one that is only looked at. */
export class Games {
  readonly #ports: GamesPorts;
  readonly #table = signal<TableController | null>(null);
  readonly #visited = signal<TableController | null>(null);
  readonly #fault = signal<OpenFault | null>(null);
  /** The number of the game that is played, and where the one comes from that is only looked at. */
  readonly #id = signal<number | null>(null);
  readonly #source = signal<Visited | null>(null);
  #detachCues = () => {};

  constructor(ports: GamesPorts) {
    this.#ports = ports;
  }

  /** The table that is played at. */
  get table(): ReadonlySignal<TableController | null> {
    return this.#table;
  }

  /** The table of a game that is only looked at. */
  get visited(): ReadonlySignal<TableController | null> {
    return this.#visited;
  }

  /** The reason that the last game could not be opened. */
  get fault(): ReadonlySignal<OpenFault | null> {
    return this.#fault;
  }

  /** The number of the game that is played. */
  get id(): ReadonlySignal<number | null> {
    return this.#id;
  }

  /** Where the game comes from that is only looked at. */
  get source(): ReadonlySignal<Visited | null> {
    return this.#source;
  }

  start(setup: Setup, seats: readonly SeatPlan[], seed = this.#freshSeed()): void {
    const slot = this.#ports.shelf.slot();
    this.#open(startLocal(setup, seats, seed, this.#withSlot(slot)), slot.id);
  }

  /** Goes on with a kept game. */
  resume(id: number): void {
    const { shelf } = this.#ports;
    const saved = shelf.load(id);
    if (saved === null) this.#fault.value = 'saved';
    else this.#open(resumeLocal(saved, this.#withSlot(shelf.slot(id))), id);
  }

  /** Looks at a kept game. */
  review(id: number): void {
    const saved = this.#ports.shelf.load(id);
    const past = saved === null ? null : pastOf(saved.record);
    if (saved === null || past === null || !past.ok) this.#fault.value = 'saved';
    else this.#look(past.value, { kept: id }, { seats: saved.seats });
  }

  /** Looks at a shared game at its ply. The table that is played at stays open. */
  visit(link: GameLink): void {
    const read = readGameLink(link, this.#ports.nameOf);
    if (read.ok) this.#look(read.value.past, { shared: link.text }, { at: read.value.at });
    else this.#fault.value = read.fault;
  }

  /** Starts a new game from the moment that a table shows. */
  playOn(from: TableController, seats: readonly SeatPlan[]): void {
    const at = from.replay.at.value ?? from.past.value.length;
    const slot = this.#ports.shelf.slot();
    const saved = branchOf(pastOfTable(from), at, { seats, seed: this.#freshSeed() });
    slot.save(saved);
    this.#open(resumeLocal(saved, this.#withSlot(slot)), slot.id);
  }

  /**
   * Counts the game up as if no tile were left; `shown` once people have seen that. What is kept of it stays as it is, and
   * can be gone on with.
   */
  countUp({ shown = false } = {}): void {
    const from = this.#table.peek();
    if (from === null) return;
    from.link.close();
    this.#show(openCounted(from.link, pastOfTable(from), { shown }));
  }

  /** Whether a table shows a shared game that is not kept here. */
  isShared(table: TableController): boolean {
    return table === this.#visited.value && this.#source.value !== null && 'shared' in this.#source.value;
  }

  /** Keeps the game that is looked at; false when the browser's storage refuses it. */
  keep(): boolean {
    const from = this.#visited.value;
    if (from === null) return false;
    const branch = { seats: from.link.seats, seed: this.#freshSeed() };
    return this.#ports.shelf.slot().save(branchOf(pastOfTable(from), from.past.value.length, branch));
  }

  /** Leaves the game that is looked at, or else the table. */
  leave(): void {
    if (this.#visited.peek() === null) return this.leaveAll();
    this.#unvisit();
    this.#ports.shelf.refresh();
  }

  /** Leaves every game for the start page. */
  leaveAll(): void {
    this.#unvisit();
    this.#detachCues();
    this.#table.peek()?.link.close();
    batch(() => {
      this.#table.value = null;
      this.#id.value = null;
    });
    this.#ports.shelf.refresh();
  }

  #open(link: Result<Link>, id: number): void {
    this.#fault.value = link.ok ? null : 'saved';
    if (!link.ok) return;
    this.#table.peek()?.link.close();
    batch(() => {
      this.#unvisit();
      this.#show(link.value);
      this.#id.value = id;
    });
  }

  #show(link: Link): void {
    const opened = new TableController(link, this.#ports);
    this.#table.value = opened;
    this.#detachCues();
    this.#detachCues = attachCues(opened, this.#ports);
  }

  #look(past: Past, source: Visited, { at = null, seats }: { at?: number | null; seats?: readonly SeatPlan[] }): void {
    const opened = new TableController(openPast(past.start, past.steps, seats), this.#ports);
    if (at !== null) opened.replay.go(at);
    batch(() => {
      this.#fault.value = null;
      this.#visited.value = opened;
      this.#source.value = source;
    });
  }

  #unvisit(): void {
    batch(() => {
      this.#visited.value = null;
      this.#source.value = null;
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
export function pastOfTable({ link, past }: TableController): Past {
  return { start: link.start, steps: past.value };
}
