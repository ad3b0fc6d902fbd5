import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { HighlightView } from '../board/model/state.ts';
import { Games, type GamesPorts, pastOfTable, type Visited } from '../library/games.ts';
import { type Imported, importGames } from '../library/import.ts';
import { TableController } from '../match/controller.ts';
import type { SeatPlan } from '../match/link.ts';
import { openPlan } from '../match/link-plan.ts';
import type { Updates } from '../offline/updates.ts';
import { LOBBY, type OnlinePlace } from '../online/place.ts';
import type { PuzzlePlace } from '../puzzles/place.ts';
import type { CoachNotes } from '../settings/coach-notes.ts';
import { type Choices, firstGame, planOf } from '../settings/setup.ts';
import type { Ui } from '../settings/ui.ts';
import type { PlanTable } from '../views/sheets/plan.tsx';
import type { Sharer } from '../views/sheets/share.tsx';
import type { Language } from '../words/language.ts';
import type { Navigation } from './navigation.ts';
import { pileOf } from './pile.ts';
import { findGameLink, makeAddress, type PageAddress, type Place, parseAddress } from './routes.ts';

/** Dependencies of the page on the browser. */
export interface AppPorts extends Omit<GamesPorts, 'nameOf'> {
  readonly storage: () => Storage;
  readonly ui: Ui;
  readonly language: Language;
  readonly updates: Updates;
  /** Installs the page, where the browser offers it. */
  readonly install: ReadonlySignal<(() => void) | null>;
  readonly choices: Signal<Choices>;
  /** What the coach has told, and in which game. */
  readonly coach: Signal<CoachNotes | null>;
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
  readonly #puzzles = signal<PuzzlePlace | null>(null);
  /** Whether the table of the server was opened from the lobby. */
  readonly #viaLobby = signal(false);
  readonly #serverTable = signal<TableController | null>(null);
  /** The moment to look at once the table of the server is there. */
  readonly #lookWanted = signal<number | null>(null);
  /** The address that names nothing, while it is open. */
  readonly #unknown = signal<string | null>(null);
  readonly #plan = signal<PlanTable | null>(null);
  readonly #reviewed = signal<TableController | null>(null);

  /** What is open, from the start page upwards. */
  readonly pile: ReadonlySignal<readonly Place[]> = computed(() => {
    const shown = this.#shown.value;
    const { planning, panel, reviewing } = this.ports.ui;
    return pileOf({
      pages: this.#pages(),
      look: shown === null ? this.#lookWanted.value : momentOf(shown),
      live: shown?.link.live ?? true,
      review: reviewing.value,
      plan: planning.value,
      sheet: panel.value,
      rule: this.#rule.value,
    });
  });

  /** The table that is shown, without the sandbox. */
  readonly #shown = computed(() =>
    this.#online.value === null ? (this.games.visited.value ?? this.games.table.value) : this.#serverTable.value,
  );

  constructor(ports: AppPorts) {
    this.ports = ports;
    this.games = new Games({
      ...ports,
      nameOf: (seat) => this.nameOf(seat),
    });
    ports.ui.planning.subscribe((wanted) => this.#togglePlan(wanted));
    this.#show(parseAddress(ports.navigation.current()));
    effect(() => this.#takeUpReview());
    effect(() => ports.navigation.show(this.pile.value.map(makeAddress)));
    ports.navigation.subscribe((address) => this.#show(parseAddress(address)));
  }

  /** The rule that is open in the rulebook, empty for its beginning; null while the rulebook is closed. */
  get rule(): ReadonlySignal<string | null> {
    return this.#rule;
  }

  /** The lobby or the table of the server that is shown; null for games at this screen. */
  get online(): ReadonlySignal<OnlinePlace | null> {
    return this.#online;
  }

  /** The place among the puzzles that is shown; null while they are closed. */
  get puzzles(): ReadonlySignal<PuzzlePlace | null> {
    return this.#puzzles;
  }

  /** The address that was opened and names nothing; null for a page that there is. */
  get unknown(): ReadonlySignal<string | null> {
    return this.#unknown;
  }

  /** A copy of the table for trying things out, while a person does. */
  get plan(): ReadonlySignal<PlanTable | null> {
    return this.#plan;
  }

  /** The table whose game is reviewed; null while no review is open, or before its game has come to its end. */
  get reviewed(): ReadonlySignal<TableController | null> {
    return this.#reviewed;
  }

  /** Whether the player of a table is coached. */
  coaches(table: TableController): boolean {
    const coached = this.ports.coach.value?.game;
    return coached !== undefined && table === this.games.table.value && coached === this.games.id.value;
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
  }

  /** Starts a game by the choices of the start page. */
  start(): void {
    const { choices, language, random } = this.ports;
    const { setup, seats } = planOf(choices.value, language.words.value, random);
    batch(() => {
      this.#closeSheets();
      this.games.start(setup, seats);
    });
  }

  /** Starts a first game with the coach. */
  startCoached(): void {
    const { choices, language } = this.ports;
    const { setup, seats, seed } = firstGame(choices.value.edition, language.words.value);
    this.games.start(setup, seats, seed);
    const game = this.games.id.value;
    this.ports.coach.value = game === null ? null : { game, told: [] };
  }

  dismissCoach(): void {
    this.ports.coach.value = null;
  }

  /** Goes on with a kept game; one that was counted up with the coach shows its results again. */
  resume(id: number): void {
    this.games.resume(id);
    const { value: notes } = this.ports.coach;
    if (notes?.game === id && notes.counted === true) this.games.countUp({ shown: true });
  }

  /** Counts the coached game up before its stack is empty. */
  countUp(): void {
    this.#noteCounted(true);
    this.games.countUp();
  }

  /** Goes on with the coached game that was counted up. */
  goOnPlaying(): void {
    this.#noteCounted(false);
    const { value: notes } = this.ports.coach;
    if (notes !== null) this.games.resume(notes.game);
  }

  #noteCounted(counted: boolean): void {
    const { coach } = this.ports;
    if (coach.value !== null) coach.value = { ...coach.value, counted };
  }

  /** Leaves an address that names nothing for the start page. */
  goHome(): void {
    this.#unknown.value = null;
  }

  /** Leaves the table, or the game that is looked at. */
  leave(): void {
    batch(() => {
      this.#closeSheets();
      this.games.leave();
    });
  }

  /** Goes to the lobby or a table of the server; null is the start page. */
  goOnline(place: OnlinePlace | null): void {
    batch(() => {
      this.#closeSheets();
      this.games.leaveAll();
      this.#goTo(place);
    });
  }

  /** Goes to the puzzles, or to one of them; null is the start page. */
  goPuzzling(place: PuzzlePlace | null): void {
    batch(() => {
      this.#closeSheets();
      this.games.leaveAll();
      this.#goTo(null);
      this.#puzzles.value = place;
    });
  }

  /** Tells which table of the server is shown; null while there is none. */
  showServerTable(table: TableController | null): void {
    const before = this.#serverTable.peek();
    const online = this.#online.peek();
    batch(() => {
      // The page of the table has kept the key to the seat: before, a reload would have lost it with the address.
      if (online?.seat !== undefined) this.#online.value = { table: online.table, invite: online.invite };
      if (before !== null) this.#lookWanted.value = before.replay.at.peek();
      this.#serverTable.value = table;
      const look = this.#lookWanted.peek();
      if (table !== null && look !== null) table.replay.go(look);
    });
  }

  /** Starts a game at this screen from the moment that a table of the server shows. */
  playOnFromServer(table: TableController, seats: readonly SeatPlan[]): void {
    batch(() => {
      this.games.playOn(table, seats);
      this.#closeSheets();
      this.#goTo(null);
    });
  }

  /** Opens the review of a kept game. */
  reviewKept(id: number): void {
    batch(() => {
      this.games.review(id);
      if (this.games.visited.peek() !== null) this.ports.ui.reviewing.value = 0;
    });
  }

  /** Reads games from a text and keeps them. */
  importGames(text: string): Imported {
    const { shelf, random } = this.ports;
    const nameOf = (seat: number) => this.nameOf(seat);
    const found = importGames(text, { nameOf, seed: () => random(2 ** 32), findGameLink });
    const kept = found.games.filter((saved) => shelf.slot().save(saved));
    shelf.refresh();
    if (kept.length === found.games.length) return found;
    return { games: kept, faults: [...found.faults, { line: null, why: 'full', turn: null }] };
  }

  /** The pages over the start page. */
  #pages(): PageAddress[] {
    const unknown = this.#unknown.value;
    if (unknown !== null) return [{ page: 'unknown', path: unknown }];
    const puzzles = this.#puzzles.value;
    if (puzzles !== null) {
      const places = puzzles.id === null ? [puzzles] : [{ ...puzzles, id: null }, puzzles];
      return places.map((place) => ({ page: 'puzzles', place }));
    }
    const online = this.#online.value;
    if (online !== null) {
      const places = this.#viaLobby.value ? [LOBBY, online] : [online];
      return places.map((place) => ({ page: 'online', place }));
    }
    const [id, source] = [this.games.id.value, this.games.source.value];
    return [...(id === null ? [] : [{ page: 'play', id } as const]), ...(source === null ? [] : [pageOf(source)])];
  }

  /** Shows what an address names. */
  #show(place: Place): void {
    const { page } = place;
    batch(() => {
      this.#goTo(page.page === 'online' ? page.place : null);
      this.#puzzles.value = page.page === 'puzzles' ? page.place : null;
      this.#unknown.value = page.page === 'unknown' ? page.path : null;
      this.#openGame(page, place.look);
      this.#look(place.look);
      this.ports.ui.reviewing.value = place.review;
      this.ports.ui.planning.value = place.plan;
      this.ports.ui.panel.value = place.sheet;
      this.#rule.value = place.rule;
    });
  }

  #openGame(page: PageAddress, look: number | null): void {
    const { games } = this;
    const source = games.source.peek();
    if (page.page === 'play') this.#play(page.id);
    else if (page.page === 'game') {
      if (source === null || !('shared' in source) || source.shared !== page.text)
        games.visit({ text: page.text, ply: look });
    } else if (page.page === 'review') {
      if (source === null || !('kept' in source) || source.kept !== page.id) games.review(page.id);
    } else games.leaveAll();
  }

  /** Goes on with a kept game, the one played last where none is named. */
  #play(id: number | null): void {
    const wanted = id ?? this.ports.shelf.games.peek()[0]?.id;
    if (wanted === undefined) this.games.leaveAll();
    else if (this.games.id.peek() !== wanted) this.resume(wanted);
    else if (this.games.visited.peek() !== null) this.games.leave();
  }

  #look(at: number | null): void {
    this.#lookWanted.value = at;
    const replay = this.#shown.peek()?.replay;
    if (replay === undefined || replay.at.peek() === at) return;
    if (at === null) replay.leave();
    else replay.go(at);
  }

  #goTo(place: OnlinePlace | null): void {
    const before = this.#online.peek();
    if (place?.table === before?.table && place?.invite === before?.invite) return;
    const inLobby = before !== null && before.table === null;
    this.#viaLobby.value = place !== null && place.table !== null && (inLobby || this.#viaLobby.peek());
    this.#online.value = place;
    this.#serverTable.value = null;
    this.#lookWanted.value = null;
  }

  #closeSheets(): void {
    this.ports.ui.panel.value = null;
    this.ports.ui.reviewing.value = null;
    this.ports.ui.planning.value = false;
  }

  /** Holds on to the table whose review is opened: a table of the server leaves the page meanwhile. */
  #takeUpReview(): void {
    const open = this.ports.ui.reviewing.value !== null;
    const shown = this.#shown.value;
    if (!open) this.#reviewed.value = null;
    else if (shown?.link.head.value.position.phase === 'over') this.#reviewed.value = shown;
  }

  #togglePlan(wanted: boolean): void {
    // A puzzle is to be solved without one.
    if (wanted && this.#puzzles.peek() !== null) this.ports.ui.planning.value = false;
    // In a review the sandbox is that of a turn to try again.
    if (this.ports.ui.reviewing.peek() !== null || !this.ports.ui.planning.peek()) wanted = false;
    const real = this.games.visited.peek() ?? this.games.table.peek();
    const link = wanted && real !== null ? openPlan(pastOfTable(real), real.replay.at.peek()) : null;
    this.#plan.value = link === null ? null : { table: new TableController(link, this.ports), link };
  }
}

/** The page of a game that is only looked at. */
function pageOf(source: Visited): PageAddress {
  return 'kept' in source ? { page: 'review', id: source.kept } : { page: 'game', text: source.shared };
}

/** The moment that is looked at; null for a game as it stands, or at its end. */
function momentOf({ link, replay }: TableController): number | null {
  const at = replay.at.value;
  return !link.live && at === replay.length.value ? null : at;
}
