import type { HighlightView } from '@asteroute/board/model/state.ts';
import { Games, type GamesPorts, pastOfTable } from '@asteroute/page/library/games.ts';
import type { Imported } from '@asteroute/page/library/import.ts';
import type { VisitRead } from '@asteroute/page/library/links/game-link.ts';
import { TableController } from '@asteroute/page/match/controller.ts';
import { openPlan } from '@asteroute/page/match/links/link-plan.ts';
import type { Updates } from '@asteroute/page/offline/updates.ts';
import type { CoachNotes } from '@asteroute/page/settings/coach-notes.ts';
import { firstGame, planOf, withEdition, withOpponent } from '@asteroute/page/settings/setup.ts';
import type { PagePorts } from '@asteroute/page/views/pages/page-ports.ts';
import type { PlanTable } from '@asteroute/page/views/sheets/plan.tsx';
import { rivalsAddress } from '@asteroute/page-club/place';
import type { OnlinePlace } from '@asteroute/page-online/place';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { type PageAddress, pageOf } from './pages/pages.ts';
import { findGameLink } from './pages/screen.ts';
import type { Navigation } from './places/navigation.ts';
import { type Place, pathTo, START } from './places/place.ts';
import { makeAddress, parseAddress } from './places/routes.ts';

export interface AppPorts
  extends Pick<
    PagePorts,
    keyof GamesPorts | 'storage' | 'session' | 'hasServer' | 'ui' | 'language' | 'choices' | 'sharer'
  > {
  readonly updates: Updates;
  /** Installs the page; null if the browser does not offer that. */
  readonly install: ReadonlySignal<(() => void) | null>;
  /** What the coach has explained, and in which game. */
  readonly coach: Signal<CoachNotes | null>;
  readonly navigation: Navigation;
  readonly place: Signal<Place>;
}

type VisitedPage = Extract<PageAddress, { readonly page: 'review' | 'game' }>;

/** The state of the page: where a person is, what is open there, and what a person can do outside of a table. */
export class App {
  readonly ports: AppPorts;
  readonly games: Games;
  readonly page: PagePorts;
  readonly coachMarks = signal<readonly HighlightView[]>([]);
  readonly #serverTable = signal<TableController | null>(null);
  /** The code that reads links to games; null until an address needs it. */
  #links: typeof import('@asteroute/page/library/links/game-link.ts') | null = null;
  #arriving = '';

  /** Where the person is. At a table, `look` is the moment that the table shows. */
  readonly place: ReadonlySignal<Place> = computed(() => {
    const table = this.#shown.value;
    const place = this.ports.place.value;
    return table === null ? place : { ...place, look: momentOf(table) };
  });

  /** The shown table: the page's own, that of the server, or a game that is only looked at; never the sandbox. */
  readonly #shown = computed(() =>
    this.ports.place.value.page.page === 'online'
      ? this.#serverTable.value
      : (this.games.visited.value ?? this.games.table.value),
  );

  /** The sandbox, a copy of the table, while it is open. A review has a sandbox of its own. */
  readonly plan: ReadonlySignal<PlanTable | null> = computed(() => {
    const { planning, reviewing } = this.ports.ui;
    const real = this.games.visited.value ?? this.games.table.value;
    if (!planning.value || reviewing.value !== null || real === null) return null;
    return untracked(() => {
      const link = openPlan(pastOfTable(real), real.shown.replay.at.value);
      return { table: new TableController(link, this.ports), link };
    });
  });

  /** The table whose game is reviewed; null while no review is open, or before its game has come to its end. */
  readonly reviewed: ReadonlySignal<TableController | null> = computed(() => {
    const shown = this.#shown.value;
    const open = this.ports.ui.reviewing.value !== null;
    return open && shown?.link.head.value.position.phase === 'over' ? shown : null;
  });

  constructor(ports: AppPorts) {
    this.ports = ports;
    this.games = new Games(ports);
    this.page = {
      ...ports,
      go: (address) => void this.#arrive(address),
      back: () => this.leave(),
      hrefOf: (address) => new URL(address, document.baseURI).href,
      start: (...game) => (game.length === 0 ? this.start() : void this.#play(() => this.games.start(...game))),
      setupAtHome: () => this.#setupAtHome(),
      resume: (id) => this.resume(id),
      showServerTable: (table) => this.#showServerTable(table),
      onRules: (rule) => this.openRules(rule),
      onPlayOn: (table, seats) => void this.#play(() => this.games.playOn(table, seats)),
      onRivals: (names) => this.page.go(rivalsAddress(names)),
    };
  }

  /** Opens the page at its address. The only way to make an `App`. */
  static async open(ports: AppPorts): Promise<App> {
    const app = new App(ports);
    await app.#arrive(ports.navigation.current());
    app.#follow();
    return app;
  }

  #follow(): void {
    const { navigation, place, ui } = this.ports;
    // Closes the sandbox, because a puzzle is to be solved without it.
    effect(() => {
      if (place.value.page.page === 'puzzles') ui.planning.value = false;
    });
    effect(() => {
      const live = this.#shown.value?.link.live ?? true;
      navigation.show(pathTo(this.place.value, live).map(makeAddress));
    });
    navigation.subscribe((address) => void this.#arrive(address));
  }

  coaches(table: TableController): boolean {
    const coached = this.ports.coach.value?.game;
    const { page } = this.ports.place.value;
    return coached !== undefined && table === this.games.table.value && page.page === 'play' && page.id === coached;
  }

  nameOf(seat: number): string {
    return this.ports.language.words.value.setup.defaultName(seat + 1);
  }

  openRules(rule = ''): void {
    this.#change({ rule });
  }

  closeRules(): void {
    this.#change({ rule: null });
  }

  start(): void {
    const { choices, language, random } = this.ports;
    const { setup, seats } = planOf(choices.value, language.words.value, random);
    this.#play(() => this.games.start(setup, seats));
  }

  /** Starts a game of an edition by the choices of the start page, with another bot. */
  startAgainst(edition: string, bot: string): void {
    const { choices } = this.ports;
    choices.value = withOpponent(withEdition(choices.value, edition), bot);
    this.start();
  }

  startCoached(): void {
    const { choices, language, coach } = this.ports;
    const { setup, seats, seed } = firstGame(choices.value.edition, language.words.value);
    const game = this.#play(() => this.games.start(setup, seats, seed));
    coach.value = game === null ? null : { game, told: [] };
  }

  dismissCoach(): void {
    this.ports.coach.value = null;
  }

  /** Resumes a kept game; one that was scored early with the coach shows its results again. */
  resume(id: number): void {
    this.#play(() => (this.#resumed(id) ? id : null));
  }

  /** Scores the coached game before its stack is empty. */
  countUp(): void {
    this.#noteCounted(true);
    this.games.countUp();
  }

  goOnPlaying(): void {
    this.#noteCounted(false);
    const { value: notes } = this.ports.coach;
    if (notes !== null) this.games.resume(notes.game);
  }

  #noteCounted(counted: boolean): void {
    const { coach } = this.ports;
    if (coach.value !== null) coach.value = { ...coach.value, counted };
  }

  /** Goes to what lies under the page: for a game that is only looked at, the one that is being played. */
  leave(): void {
    const { page } = this.ports.place.peek();
    this.page.go(pageOf(page).under?.(page) ?? '');
  }

  /** The set-up of a game of the table at home: as it is chosen, with people in the order of their seats. */
  #setupAtHome(): ReturnType<typeof planOf>['setup'] {
    const { choices, language } = this.ports;
    const seats = choices.value.seats.map((seat) => ({ ...seat, bot: null }));
    return planOf({ ...choices.value, seats }, language.words.value, () => 0).setup;
  }

  /** Null while its page shows none. The last table stays then, so that a review can be open over it. */
  #showServerTable(table: TableController | null): void {
    const { page } = this.ports.place.peek();
    if (page.page !== 'online') return;
    batch(() => {
      // Only now, because the page of the table has stored the key: before that a reload would have lost it.
      const { seat, ...place } = page.place;
      if (seat !== undefined) this.#change({ page: { ...page, place } });
      if (table === null) return;
      const { look } = this.place.peek();
      this.#serverTable.value = table;
      if (look !== null) table.shown.replay.go(look);
    });
  }

  /** Reads games from a text or a file and keeps them; rejects if the code that reads them cannot be loaded. */
  async importGames(source: string | Blob): Promise<Imported> {
    const { importGames, textOf } = await import('@asteroute/page/library/import.ts');
    const { shelf, random } = this.ports;
    const nameOf = (seat: number) => this.nameOf(seat);
    const found = importGames(await textOf(source), { nameOf, seed: () => random(2 ** 32), findGameLink });
    const kept = found.games.filter((saved) => shelf.slot().save(saved));
    shelf.refresh();
    if (kept.length === found.games.length) return found;
    return { games: kept, faults: [...found.faults, { line: null, why: 'full', turn: null }] };
  }

  /** Opens an address, once the code is there that reads its link to a game; until then the page stays as it was. */
  async #arrive(address: string): Promise<void> {
    const wanted = parseAddress(address);
    this.#arriving = address;
    if (wanted.page.page === 'game') {
      this.#links ??= await import('@asteroute/page/library/links/game-link.ts').catch(() => null);
      if (this.#arriving !== address) return;
    }
    this.#open(wanted);
  }

  #open(wanted: Place): void {
    batch(() => {
      const before = this.ports.place.peek().page;
      const page = this.#openGame(wanted.page, before);
      if (page.page !== 'online' || !isSameTable(page, before)) this.#serverTable.value = null;
      this.ports.place.value =
        page.page === wanted.page.page ? { ...wanted, page } : { ...START, page, rule: wanted.rule };
      const replay = this.#shown.peek()?.shown.replay;
      if (replay === undefined || replay.at.peek() === wanted.look) return;
      if (wanted.look === null) replay.leave();
      else replay.go(wanted.look);
    });
  }

  #change(part: Partial<Place>): void {
    this.ports.place.value = { ...this.ports.place.peek(), ...part };
  }

  /** Opens a game to be played and returns its number. If it cannot be opened, returns null and stays at the place. */
  #play(open: () => number | null): number | null {
    return batch(() => {
      const id = open();
      if (id === null) return null;
      this.#serverTable.value = null;
      this.ports.place.value = { ...START, page: { page: 'play', id } };
      return id;
    });
  }

  /** Opens the game of a page, unless it is open; returns the page, or another one if the game cannot be read. */
  #openGame(page: PageAddress, before: PageAddress): PageAddress {
    if (page.page === 'play') return this.#playPage(page.id, before);
    if (page.page === 'game' || page.page === 'review') return this.#visitPage(page, before);
    this.games.leaveAll();
    return page.page === 'online' ? this.#onlinePage(page.place) : page;
  }

  #playPage(wanted: number | null, before: PageAddress): PageAddress {
    const id = wanted ?? this.ports.shelf.games.peek()[0]?.id;
    if (id !== undefined && id === playedAt(before)) this.games.leaveVisited();
    else if (id === undefined || !this.#resumed(id)) {
      this.games.leaveAll();
      return START.page;
    }
    return { page: 'play', id };
  }

  #visitPage(page: VisitedPage, before: PageAddress): PageAddress {
    const over = playedAt(before);
    const opened: VisitedPage = page.page === 'review' && isUnderForm(before) ? { ...page, fromForm: true } : page;
    const shown: VisitedPage = over === undefined ? opened : { ...opened, over };
    const isOpen =
      page.page === 'game'
        ? before.page === 'game' && before.text === page.text
        : before.page === 'review' && before.id === page.id;
    if (isOpen && this.games.visited.peek() !== null) return shown;
    const found = page.page === 'game' ? this.games.visit(this.#readLink(page.text)) : this.games.review(page.id);
    if (found) return shown;
    return over === undefined ? START.page : { page: 'play', id: over };
  }

  /** Reads a link to a game; null if the code for it could not be loaded. */
  #readLink(text: string): VisitRead | null {
    const nameOf = (seat: number) => this.nameOf(seat);
    return this.#links?.readGameLink({ text, ply: null }, nameOf) ?? null;
  }

  /** The address of a page of the server. A page that was opened from the lobby is shown on top of the lobby. */
  #onlinePage(place: OnlinePlace): PageAddress {
    const { page } = this.ports.place.peek();
    const inLobby = page.page === 'online' && (page.place.table === null || page.fromLobby === true);
    return { page: 'online', place, ...(inLobby && place.table !== null && { fromLobby: true }) };
  }

  #resumed(id: number): boolean {
    if (!this.games.resume(id)) return false;
    const { value: notes } = this.ports.coach;
    if (notes?.game === id && notes.counted === true) this.games.countUp({ shown: true });
    return true;
  }
}

/** Whether a page is the person's form, or was opened from there. */
function isUnderForm(page: PageAddress): boolean {
  return page.page === 'form' || (page.page === 'review' && page.fromForm === true);
}

function playedAt(page: PageAddress): number | undefined {
  if (page.page === 'play') return page.id ?? undefined;
  return 'over' in page ? page.over : undefined;
}

function isSameTable(page: PageAddress, before: PageAddress): boolean {
  if (page.page !== 'online' || before.page !== 'online') return false;
  return page.place.table === before.place.table && page.place.invite === before.place.invite;
}

/** The moment that is looked at; null for live play, and for the end of a game that is only looked at. */
function momentOf({ link, shown: { replay } }: TableController): number | null {
  const at = replay.at.value;
  return !link.live && at === replay.length.value ? null : at;
}
