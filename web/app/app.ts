import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { HighlightView } from '../board/model/state.ts';
import { Games, type GamesPorts, pastOfTable } from '../library/games.ts';
import { type Imported, importGames } from '../library/import.ts';
import { TableController } from '../match/controller.ts';
import type { SeatPlan } from '../match/link.ts';
import { openPlan } from '../match/link-plan.ts';
import type { Updates } from '../offline/updates.ts';
import type { OnlinePlace } from '../online/place.ts';
import { type Choices, firstGame, planOf } from '../settings/setup.ts';
import type { Ui } from '../settings/ui.ts';
import type { PlanTable } from '../views/sheets/plan.tsx';
import type { Sharer } from '../views/sheets/share.tsx';
import type { Language } from '../words/language.ts';
import type { Navigation } from './navigation.ts';
import { findGameLink, type Route } from './routes.ts';

/** Dependencies of the page on the browser. */
export interface AppPorts extends Omit<GamesPorts, 'nameOf' | 'rememberTable'> {
  readonly storage: () => Storage;
  readonly ui: Ui;
  readonly language: Language;
  readonly updates: Updates;
  readonly choices: Signal<Choices>;
  readonly sharer: Sharer;
  readonly navigation: Navigation;
}

/** The state of the page: which part of it is shown, and what a person can do outside of a table. */
export class App {
  readonly ports: AppPorts;
  readonly games: Games;
  /** Highlights of the coach on the board. */
  readonly coachMarks = signal<readonly HighlightView[]>([]);
  readonly #rule = signal<string | null>(null);
  readonly #online = signal<OnlinePlace | null>(null);
  readonly #plan = signal<PlanTable | null>(null);
  readonly #coached = signal<TableController | null>(null);

  constructor(ports: AppPorts) {
    this.ports = ports;
    this.games = new Games({
      ...ports,
      nameOf: (seat) => this.nameOf(seat),
      rememberTable: (open) => ports.navigation.replace({ page: open ? 'table' : 'start' }),
    });
    ports.ui.planning.subscribe((wanted) => this.#togglePlan(wanted));
    this.#resumeLast();
    ports.navigation.subscribe((route) => this.#show(route));
  }

  /** The rule that is open in the rulebook, empty for its beginning; null while the rulebook is closed. */
  get rule(): ReadonlySignal<string | null> {
    return this.#rule;
  }

  /** The lobby or the table of the server that is shown; null for games at this screen. */
  get online(): ReadonlySignal<OnlinePlace | null> {
    return this.#online;
  }

  /** A copy of the table for trying things out, while a person does. */
  get plan(): ReadonlySignal<PlanTable | null> {
    return this.#plan;
  }

  /** The table whose player is coached. */
  get coached(): ReadonlySignal<TableController | null> {
    return this.#coached;
  }

  /** The page's name for a player without one. */
  nameOf(seat: number): string {
    return this.ports.language.words.value.setup.defaultName(seat + 1);
  }

  /** Opens the rulebook, at a rule if one is named. */
  openRules(rule = ''): void {
    this.#rule.value = rule;
  }

  closeRules(): void {
    this.#rule.value = null;
    const page = this.games.table.value === null ? 'start' : 'table';
    if (this.#online.value === null) this.ports.navigation.replace({ page });
  }

  /** Starts a game by the choices of the start page. */
  start(): void {
    const { choices, language, random } = this.ports;
    const { setup, seats } = planOf(choices.value, language.words.value, random);
    this.games.start(setup, seats);
  }

  /** Starts a first game with the coach. */
  startCoached(): void {
    const { choices, language } = this.ports;
    const { setup, seats, seed } = firstGame(choices.value.edition, language.words.value);
    this.games.start(setup, seats, seed);
    this.#coached.value = this.games.table.value;
  }

  dismissCoach(): void {
    this.#coached.value = null;
  }

  /** Leaves the table, or the game that is looked at. */
  leave(): void {
    const { ui } = this.ports;
    ui.panel.value = null;
    ui.planning.value = false;
    this.games.leave();
  }

  /** Goes to the lobby or a table of the server; null is the start page. */
  goOnline(place: OnlinePlace | null): void {
    this.ports.navigation.push(place === null ? { page: 'start' } : { page: 'online', place });
  }

  /** Starts a game at this screen from the moment that a table of the server shows. */
  playOnFromServer(table: TableController, seats: readonly SeatPlan[]): void {
    this.goOnline(null);
    this.games.playOn(table, seats);
    this.#online.value = null;
  }

  /** Reads games from a text and keeps them. */
  importGames(text: string): Imported {
    const { shelf, random } = this.ports;
    const nameOf = (seat: number) => this.nameOf(seat);
    const found = importGames(text, { nameOf, seed: () => random(2 ** 32), findGameLink });
    const kept = found.games.filter((saved) => shelf.slot().save(saved));
    shelf.refresh();
    if (kept.length === found.games.length) return found;
    return { games: kept, faults: [...found.faults, { line: null, why: 'full', detail: '' }] };
  }

  /** After a reload at a table its game goes on. */
  #resumeLast(): void {
    const last = this.ports.shelf.games.value[0];
    if (this.ports.navigation.current().page === 'table' && last !== undefined) this.games.resume(last.id);
  }

  #show(route: Route): void {
    this.#online.value = route.page === 'online' ? route.place : null;
    if (route.page === 'rules') this.openRules(route.rule ?? '');
    if (route.page === 'game' || route.page === 'online') this.#rule.value = null;
    if (route.page === 'game') this.games.visit(route.link);
  }

  #togglePlan(wanted: boolean): void {
    const real = this.games.visited.peek() ?? this.games.table.peek();
    const link = wanted && real !== null ? openPlan(pastOfTable(real), real.replay.at.peek()) : null;
    this.#plan.value = link === null ? null : { table: new TableController(link, this.ports), link };
  }
}
