import { names } from '@asteroute/page/present/event-text.ts';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { Plan, Table } from '@asteroute/protocol';
import { clockWords } from '../../widgets/clock-words.ts';
import { peopleAt } from './plan.ts';

/** The words of an invitation: "Mia invites you to Asteroute". */
export function invitationWords(table: Table, { page, online }: Words<'online'>): string {
  const hosts = peopleAt(table);
  return hosts.length === 0 ? online.room.invited : online.room.invites(names(page, hosts), hosts.length > 1);
}

/** The facts about the next game: the edition, its modules and changed house rules, the clock, and takebacks. */
export function factsOf(
  { edition, modules, options, tiles, clock, takebacks, rated, ask }: Plan,
  { page, online }: Words<'online'>,
): string[] {
  return [
    page.editions[edition]?.name ?? edition,
    ...modules.map((module) => page.modules[module]?.name ?? module),
    ...Object.keys(options).map((option) => page.options[option]?.name ?? option),
    ...(tiles ? [page.setup.tileSet(tiles.name)] : []),
    clockWords(online, clock),
    ...(takebacks ? [online.room.takebacks] : []),
    ...(rated ? [online.room.rated] : []),
    ...(ask ? [online.room.asks] : []),
  ];
}
