import type { Result } from '@asteroute/engine';
import { type Signal, signal } from '@preact/signals';
import { createTable, type Table } from './ctrl.ts';
import type { Link } from './link.ts';
import { type LocalPorts, resumeLocal, startLocal } from './link-local.ts';
import type { Updates } from './offline/updates.ts';
import type { Saved } from './save.ts';
import { type Choices, planOf } from './setup.ts';
import type { TimelinePorts } from './timeline.ts';
import type { Ui } from './ui.ts';
import { SetupView } from './views/setup.tsx';
import { TableView } from './views/table.tsx';
import { UpdateOffer } from './views/update.tsx';
import type { Language } from './words/language.ts';

/** What the page needs of the browser. */
export interface AppPorts extends LocalPorts, TimelinePorts {
  readonly ui: Ui;
  readonly language: Language;
  readonly updates: Updates;
  readonly choices: Signal<Choices>;
  /** A random whole number below `n`. */
  readonly random: (n: number) => number;
  /** Whether the address asks for the table; setting it keeps that over a reload. */
  readonly atTable: (set?: boolean) => boolean;
}

/** The page: the start page, or the table of a game. */
export function createApp(ports: AppPorts) {
  const { store, language, choices, ui, updates } = ports;
  const table = signal<Table | null>(null);
  const kept = signal<Saved | null>(store.load());
  /** A game that could not be opened, which the start page says. */
  const refused = signal(false);

  function open(link: Result<Link>): void {
    refused.value = !link.ok;
    if (!link.ok) return;
    table.value?.link.close();
    table.value = createTable(link.value, ports);
    ports.atTable(true);
  }

  function start(): void {
    const { setup, seats } = planOf(choices.value, language.words.value, ports.random(choices.value.seats.length));
    open(startLocal(setup, seats, ports.random(2 ** 32), ports));
  }

  function resume(): void {
    if (kept.value !== null) open(resumeLocal(kept.value, ports));
  }

  function leave(): void {
    table.value?.link.close();
    ui.panel.value = null;
    table.value = null;
    kept.value = store.load();
    ports.atTable(false);
  }

  if (ports.atTable()) resume();

  function Page() {
    if (table.value !== null) {
      return (
        <TableView
          key={table.value.link}
          table={table.value}
          ui={ui}
          language={language}
          onLeave={leave}
          onAgain={start}
        />
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
