import { type Signal, signal } from '@preact/signals';
import type { HighlightView } from '../board/model/state.ts';
import { createGames, type GamesPorts, pastOfTable } from '../library/games.ts';
import { type Imported, importGames } from '../library/import.ts';
import { TableController } from '../match/controller.ts';
import { openPlan } from '../match/link-plan.ts';
import type { Updates } from '../offline/updates.ts';
import { LOBBY, type OnlinePlace } from '../online/place.ts';
import { type Choices, firstGame, planOf } from '../settings/setup.ts';
import type { Ui } from '../settings/ui.ts';
import type { Plan } from '../views/sheets/plan.tsx';
import type { Sharer } from '../views/sheets/share.tsx';
import { GameList } from '../views/start/games.tsx';
import { SetupView } from '../views/start/setup.tsx';
import { TableView } from '../views/table/table.tsx';
import { UpdateOffer } from '../views/update.tsx';
import type { Language } from '../words/language.ts';
import { BookDoor } from './book-door.tsx';
import { CoachDoor } from './coach-door.tsx';
import { OnlineDoor } from './online-door.tsx';

/** What the page needs of the browser. */
export interface AppPorts extends Omit<GamesPorts, 'nameOf'> {
  readonly storage: () => Storage;
  readonly ui: Ui;
  readonly language: Language;
  readonly updates: Updates;
  readonly choices: Signal<Choices>;
  readonly sharer: Sharer;
  /** The rule that the address asks for; empty for the rulebook's beginning, null for the game. */
  readonly ruleWanted: () => string | null;
  /** The address where it names a game, now and whenever it changes. */
  readonly onGameWanted: (open: (address: string) => void) => void;
  /** The place among the server's tables that the address names, or null, now and whenever it changes. */
  readonly onOnlineWanted: (go: (place: OnlinePlace | null) => void) => void;
  /** Sets the address to such a place, or to none. */
  readonly goOnline: (place: OnlinePlace | null) => void;
}

const NO_HINTS = signal<readonly HighlightView[]>([]);

/** The page: the start page, or the table of a game. */
export function createApp(ports: AppPorts) {
  const { shelf, language, choices, ui, updates, sharer, random } = ports;
  const games = createGames({ ...ports, nameOf: (seat) => language.words.value.setup.defaultName(seat + 1) });
  const { table, visited } = games;

  /** The rule that somebody looks up, empty for the beginning; null while the rulebook is closed. */
  const rule = signal<string | null>(ports.ruleWanted());
  const readRules = (number = '') => {
    rule.value = number;
  };

  function closeRules(): void {
    rule.value = null;
    if (online.value === null) ports.atTable(table.value !== null);
  }

  function start(): void {
    const { setup, seats } = planOf(choices.value, language.words.value, random(choices.value.seats.length));
    games.start(setup, seats);
  }

  /** A copy of the table for trying things out, while somebody does. */
  const plan = signal<Plan | null>(null);
  ui.planning.subscribe((wanted) => {
    const real = visited.peek() ?? table.peek();
    const link = wanted && real !== null ? openPlan(pastOfTable(real), real.replay.at.peek()) : null;
    plan.value = link === null ? null : { table: new TableController(link, ports), link };
  });

  /** The table whose person is coached. */
  const coached = signal<TableController | null>(null);
  const hints = signal<readonly HighlightView[]>([]);

  function startCoached(): void {
    const { setup, seats, seed } = firstGame(choices.value.edition, language.words.value);
    games.start(setup, seats, seed);
    coached.value = table.value;
  }

  /** The game that was played last and is not over. */
  const running = () => shelf.games.value.find(({ saved }) => saved.record.final === undefined) ?? null;

  function leave(): void {
    ui.panel.value = null;
    ui.planning.value = false;
    games.leave();
  }

  function takeIn(text: string): Imported {
    const nameOf = (seat: number) => language.words.value.setup.defaultName(seat + 1);
    const found = importGames(text, nameOf, () => random(2 ** 32));
    const kept = found.games.filter((saved) => shelf.slot().save(saved));
    shelf.refresh();
    if (kept.length === found.games.length) return found;
    return { games: kept, faults: [...found.faults, { line: null, why: 'full', detail: '' }] };
  }

  const last = shelf.games.value[0];
  if (ports.atTable() && last !== undefined) games.resume(last.id);
  ports.onGameWanted((address) => {
    rule.value = null;
    games.visit(address);
  });

  /** Where somebody is among the server's tables; null for everything else. */
  const online = signal<OnlinePlace | null>(null);
  ports.onOnlineWanted((place) => {
    if (place !== null) rule.value = null;
    online.value = place;
  });

  function playOnFrom(...asked: Parameters<typeof games.playOn>): void {
    ports.goOnline(null);
    games.playOn(...asked);
    online.value = null;
  }

  function Page() {
    if (rule.value !== null) {
      const edition = table.value?.game.value.rules.setup.edition ?? choices.value.edition;
      return <BookDoor language={language} edition={edition} rule={rule.value || null} onBack={closeRules} />;
    }
    if (online.value !== null) {
      return (
        <OnlineDoor
          {...{ ports, ui, language, sharer }}
          mind={ports.mind}
          place={online.value}
          onGo={ports.goOnline}
          onRules={readRules}
          onPlayOn={playOnFrom}
        />
      );
    }
    const shown = visited.value ?? table.value;
    const seated = {
      ui,
      mind: ports.mind,
      language,
      onLeave: leave,
      onAgain: start,
      onRules: readRules,
      sharer,
      onPlayOn: games.playOn,
    };
    if (shown !== null && plan.value !== null) {
      const { table, link } = plan.value;
      return <TableView key={link} {...seated} table={table} plan={plan.value} hints={NO_HINTS} onKeep={null} />;
    }
    if (shown !== null) {
      return (
        <TableView
          key={shown.link}
          {...seated}
          table={shown}
          hints={hints}
          onKeep={games.isGuest(shown) ? games.keep : null}
        >
          {coached.value === shown && (
            <CoachDoor
              table={shown}
              language={language}
              hints={hints}
              onLeave={() => {
                coached.value = null;
              }}
            />
          )}
        </TableView>
      );
    }
    const waiting = running();
    const fault = games.fault.value;
    return (
      <SetupView
        choices={choices}
        language={language}
        kept={waiting === null || fault === 'saved' ? null : waiting.saved.record.turns.length + 1}
        fault={fault}
        onStart={start}
        onResume={() => waiting !== null && games.resume(waiting.id)}
        onRules={readRules}
        onCoach={startCoached}
        onOnline={() => ports.goOnline(LOBBY)}
      >
        <GameList
          shelf={shelf}
          words={language.words.value}
          sharer={sharer}
          onResume={games.resume}
          onReview={games.review}
          onImport={takeIn}
        />
      </SetupView>
    );
  }

  return function App() {
    return (
      <>
        <Page />
        <UpdateOffer updates={updates} table={table.value} words={language.words.value} />
      </>
    );
  };
}
