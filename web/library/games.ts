import type { Result, Setup } from '@asteroute/engine';
import type { LinkFault } from '@asteroute/record';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type ControllerPorts, TableController } from '../match/controller.ts';
import type { Link, SeatPlan } from '../match/link.ts';
import { type LocalPorts, type Past, pastOf, resumeLocal, startLocal } from '../match/link-local.ts';
import { openPast } from '../match/link-past.ts';
import type { Slot } from '../match/saved.ts';
import { attachCues, type CuePorts } from '../present/cues.ts';
import { branchOf, type GameLink, type NameOf, readGameLink } from './share.ts';
import type { Shelf } from './shelf.ts';

/** Dependencies of the page's games. */
export interface GamesPorts extends Omit<LocalPorts, 'slot'>, ControllerPorts, CuePorts {
  readonly shelf: Shelf;
  /** A random whole number below `n`. */
  readonly random: (n: number) => number;
  /** Makes a reload open the table again, or the start page. */
  readonly rememberTable: (open: boolean) => void;
  /** The page's name for a player without one. */
  readonly nameOf: NameOf;
}

/** The reason that a game could not be opened. */
export type OpenFault = 'saved' | LinkFault;

/** The games of this page: the one that is played, and over it one that is only looked at. */
export class Games {
  readonly #ports: GamesPorts;
  readonly #table = signal<TableController | null>(null);
  readonly #visited = signal<TableController | null>(null);
  readonly #fault = signal<OpenFault | null>(null);
  /** Tables of shared games, which are not kept here. */
  readonly #shared = new WeakSet<TableController>();
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

  start(setup: Setup, seats: readonly SeatPlan[], seed = this.#freshSeed()): void {
    this.#open(startLocal(setup, seats, seed, this.#withSlot(this.#ports.shelf.slot())));
  }

  /** Goes on with a kept game. */
  resume(id: number): void {
    const { shelf } = this.#ports;
    const saved = shelf.load(id);
    if (saved === null) this.#fault.value = 'saved';
    else this.#open(resumeLocal(saved, this.#withSlot(shelf.slot(id))));
  }

  /** Looks at a kept game. */
  review(id: number): void {
    const saved = this.#ports.shelf.load(id);
    const past = saved === null ? null : pastOf(saved.record);
    if (saved === null || past === null || !past.ok) this.#fault.value = 'saved';
    else this.#look(past.value, null, saved.seats);
  }

  /** Looks at a shared game at its ply. The table that is played at stays open. */
  visit(link: GameLink): void {
    const read = readGameLink(link, this.#ports.nameOf);
    if (read.ok) this.#shared.add(this.#look(read.value.past, read.value.at));
    else this.#fault.value = read.fault;
  }

  /** Starts a new game from the moment that a table shows. */
  playOn(from: TableController, seats: readonly SeatPlan[]): void {
    const at = from.replay.at.value ?? from.past.value.length;
    const slot = this.#ports.shelf.slot();
    const saved = branchOf(pastOfTable(from), at, { seats, seed: this.#freshSeed() });
    slot.save(saved);
    this.#open(resumeLocal(saved, this.#withSlot(slot)));
  }

  /** Whether a table shows a shared game that is not kept here. */
  isShared(table: TableController): boolean {
    return this.#shared.has(table);
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
    if (this.#visited.value === null) this.#leaveTable();
    this.#visited.value = null;
    this.#ports.shelf.refresh();
    this.#ports.rememberTable(this.#table.value !== null);
  }

  #open(link: Result<Link>): void {
    this.#fault.value = link.ok ? null : 'saved';
    if (!link.ok) return;
    this.#table.peek()?.link.close();
    const opened = new TableController(link.value, this.#ports);
    batch(() => {
      this.#visited.value = null;
      this.#table.value = opened;
    });
    this.#detachCues();
    this.#detachCues = attachCues(opened, this.#ports);
    this.#ports.rememberTable(true);
  }

  #look(past: Past, at: number | null, seats?: readonly SeatPlan[]): TableController {
    const opened = new TableController(openPast(past.start, past.steps, seats), this.#ports);
    if (at !== null) opened.replay.go(at);
    batch(() => {
      this.#fault.value = null;
      this.#visited.value = opened;
    });
    return opened;
  }

  #leaveTable(): void {
    this.#detachCues();
    this.#table.value?.link.close();
    this.#table.value = null;
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
