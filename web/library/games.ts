import type { Result, Setup } from '@asteroute/engine';
import type { LinkFault } from '@asteroute/record';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type ControllerPorts, TableController } from '../match/controller.ts';
import type { Link, SeatPlan } from '../match/link.ts';
import { type LocalPorts, type Past, pastOf, resumeLocal, startLocal } from '../match/link-local.ts';
import { openPast } from '../match/link-past.ts';
import type { Saved } from '../match/saved.ts';
import { attachCues, type CuePorts } from '../present/cues.ts';
import { branchOf, type NameOf, visitOf } from './share.ts';
import type { Shelf } from './shelf.ts';

export interface GamesPorts extends Omit<LocalPorts, 'slot'>, ControllerPorts, CuePorts {
  readonly shelf: Shelf;
  /** A random whole number below `n`. */
  readonly random: (n: number) => number;
  /** Whether the address asks for the table; setting it keeps that over a reload. */
  readonly atTable: (set?: boolean) => boolean;
  /** What the page calls a player whom nobody has named. */
  readonly nameOf: NameOf;
}

/** Why no game is on the table that somebody asked for. */
export type OpenFault = 'saved' | LinkFault;

/** The tables of the page: one that is played at, and over it one whose game is only looked at. */
export interface Games {
  readonly table: ReadonlySignal<TableController | null>;
  readonly visited: ReadonlySignal<TableController | null>;
  readonly fault: ReadonlySignal<OpenFault | null>;
  start(setup: Setup, seats: readonly SeatPlan[], seed?: number): void;
  /** Goes on with a kept game. */
  resume(id: number): void;
  /** Looks at a kept game. */
  review(id: number): void;
  /** Looks at the game of an address, at its ply. The table that is played at stays as it is. */
  visit(address: string): void;
  /** A game of its own from what a table shows now. */
  playOn(from: TableController, seats: readonly SeatPlan[]): void;
  /** Whether a table's game is somebody else's, and not kept here. */
  isGuest(table: TableController): boolean;
  /** Keeps the game that is looked at; false when the browser keeps nothing. */
  keep(): boolean;
  /** Away from the game that is looked at, or else from the table. */
  leave(): void;
}

export function createGames(ports: GamesPorts): Games {
  const { shelf, random } = ports;
  const table = signal<TableController | null>(null);
  const visited = signal<TableController | null>(null);
  const fault = signal<OpenFault | null>(null);
  const guests = new WeakSet<TableController>();
  let silence = () => {};

  function open(link: Result<Link>): void {
    fault.value = link.ok ? null : 'saved';
    if (!link.ok) return;
    table.peek()?.link.close();
    const opened = new TableController(link.value, ports);
    batch(() => {
      visited.value = null;
      table.value = opened;
    });
    silence();
    silence = attachCues(opened, ports);
    ports.atTable(true);
  }

  function look(past: Past, at: number | null, seats?: readonly SeatPlan[]): TableController {
    const opened = new TableController(openPast(past.start, past.steps, seats), ports);
    if (at !== null) opened.replay.go(at);
    batch(() => {
      fault.value = null;
      visited.value = opened;
    });
    return opened;
  }

  /** Keeps a game and goes on with it. */
  function playSaved(saved: Saved): void {
    const slot = shelf.slot();
    slot.save(saved);
    open(resumeLocal(saved, { ...ports, slot }));
  }

  function leaveTable(): void {
    silence();
    table.value?.link.close();
    table.value = null;
    shelf.refresh();
  }

  return {
    table,
    visited,
    fault,
    start: (setup, seats, seed = random(2 ** 32)) =>
      open(startLocal(setup, seats, seed, { ...ports, slot: shelf.slot() })),
    resume(id) {
      const saved = shelf.load(id);
      if (saved === null) fault.value = 'saved';
      else open(resumeLocal(saved, { ...ports, slot: shelf.slot(id) }));
    },
    review(id) {
      const saved = shelf.load(id);
      const past = saved === null ? null : pastOf(saved.record);
      if (saved === null || past === null || !past.ok) fault.value = 'saved';
      else look(past.value, null, saved.seats);
    },
    visit(address) {
      const read = visitOf(address, ports.nameOf);
      if (read.ok) guests.add(look(read.value.past, read.value.at));
      else fault.value = read.fault;
    },
    playOn(from, seats) {
      const at = from.replay.at.value ?? from.past.value.length;
      playSaved(branchOf(pastOfTable(from), at, { seats, seed: random(2 ** 32) }));
    },
    isGuest: (shown) => guests.has(shown),
    keep() {
      const from = visited.value;
      if (from === null) return false;
      const { seats } = from.link;
      return shelf.slot().save(branchOf(pastOfTable(from), from.past.value.length, { seats, seed: random(2 ** 32) }));
    },
    leave() {
      if (visited.value === null) leaveTable();
      visited.value = null;
      shelf.refresh();
      ports.atTable(table.value !== null);
    },
  };
}

/** The game of a table as far as it was shown. */
export function pastOfTable({ link, past }: TableController): Past {
  return { start: link.start, steps: past.value };
}
