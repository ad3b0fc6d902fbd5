import type { Result } from '@asteroute/engine';
import { type Signal, signal } from '@preact/signals';
import type { HighlightView } from './board/state.ts';
import { createTable, type Table, type TablePorts } from './ctrl.ts';
import { attachCues, type CuePorts } from './cues.ts';
import type { Link } from './link.ts';
import { type LocalPorts, resumeLocal, startLocal } from './link-local.ts';
import { openPlan } from './link-plan.ts';
import type { Updates } from './offline/updates.ts';
import type { Saved } from './save.ts';
import { type Choices, firstGame, planOf } from './setup.ts';
import type { Ui } from './ui.ts';
import { BookDoor } from './views/book-door.tsx';
import { CoachDoor } from './views/coach-door.tsx';
import type { Plan } from './views/plan.tsx';
import { SetupView } from './views/setup.tsx';
import { TableView } from './views/table.tsx';
import { UpdateOffer } from './views/update.tsx';
import type { Language } from './words/language.ts';

/** What the page needs of the browser. */
export interface AppPorts extends LocalPorts, TablePorts, CuePorts {
  readonly ui: Ui;
  readonly language: Language;
  readonly updates: Updates;
  readonly choices: Signal<Choices>;
  /** A random whole number below `n`. */
  readonly random: (n: number) => number;
  /** Whether the address asks for the table; setting it keeps that over a reload. */
  readonly atTable: (set?: boolean) => boolean;
  /** The rule that the address asks for; empty for the rulebook's beginning, null for the game. */
  readonly ruleWanted: () => string | null;
}

const NO_HINTS = signal<readonly HighlightView[]>([]);

/** The page: the start page, or the table of a game. */
export function createApp(ports: AppPorts) {
  const { store, language, choices, ui, updates } = ports;
  const table = signal<Table | null>(null);
  const kept = signal<Saved | null>(store.load());
  /** A game that could not be opened, which the start page says. */
  const refused = signal(false);

  let silence = () => {};
  /** The rule that somebody looks up, empty for the beginning; null while the rulebook is closed. */
  const rule = signal<string | null>(ports.ruleWanted());
  const readRules = (number = '') => {
    rule.value = number;
  };

  function closeRules(): void {
    rule.value = null;
    ports.atTable(table.value !== null);
  }

  function open(link: Result<Link>): void {
    refused.value = !link.ok;
    if (!link.ok) return;
    table.value?.link.close();
    table.value = createTable(link.value, ports);
    silence();
    silence = attachCues(table.value, ports);
    ports.atTable(true);
  }

  function start(): void {
    const { setup, seats } = planOf(choices.value, language.words.value, ports.random(choices.value.seats.length));
    open(startLocal(setup, seats, ports.random(2 ** 32), ports));
  }

  /** A copy of the table for trying things out, while somebody does. */
  const plan = signal<Plan | null>(null);
  ui.planning.subscribe((wanted) => {
    const real = table.peek();
    const link = wanted && real !== null ? openPlan(real.game.peek(), real.history.peek()) : null;
    plan.value = link?.ok ? { table: createTable(link.value, ports), link: link.value } : null;
  });

  /** The table whose person is coached. */
  const coached = signal<Table | null>(null);
  const hints = signal<readonly HighlightView[]>([]);

  function startCoached(): void {
    const { setup, seats, seed } = firstGame(choices.value.edition, language.words.value);
    open(startLocal(setup, seats, seed, ports));
    coached.value = table.value;
  }

  function resume(): void {
    if (kept.value !== null) open(resumeLocal(kept.value, ports));
  }

  function leave(): void {
    silence();
    table.value?.link.close();
    ui.panel.value = null;
    ui.planning.value = false;
    table.value = null;
    kept.value = store.load();
    ports.atTable(false);
  }

  if (ports.atTable()) resume();

  function Page() {
    if (rule.value !== null) {
      const edition = table.value?.game.value.rules.setup.edition ?? choices.value.edition;
      return <BookDoor language={language} edition={edition} rule={rule.value || null} onBack={closeRules} />;
    }
    if (table.value !== null && plan.value !== null) {
      return (
        <TableView
          key={plan.value.link}
          table={plan.value.table}
          plan={plan.value}
          ui={ui}
          mind={ports.mind}
          language={language}
          onLeave={leave}
          onAgain={start}
          onRules={readRules}
          hints={NO_HINTS}
        />
      );
    }
    if (table.value !== null) {
      return (
        <TableView
          key={table.value.link}
          table={table.value}
          ui={ui}
          mind={ports.mind}
          language={language}
          onLeave={leave}
          onAgain={start}
          onRules={readRules}
          hints={hints}
        >
          {coached.value === table.value && (
            <CoachDoor
              table={table.value}
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
    const running = kept.value?.record.final === undefined ? kept.value : null;
    const tiles = running === null ? null : running.record.turns.length + 1;
    return (
      <SetupView
        choices={choices}
        language={language}
        kept={refused.value ? null : tiles}
        refused={refused.value}
        onStart={start}
        onResume={resume}
        onRules={readRules}
        onCoach={startCoached}
      />
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
