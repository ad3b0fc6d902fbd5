import type { GameEvent } from '@asteroute/engine';
import { AIDS } from '../aids.ts';
import type { Table } from '../ctrl.ts';
import { colorOf, sideColor } from '../look.ts';
import { say } from '../say.ts';
import type { Ui } from '../ui.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { Icon, Piece, Sheet } from './parts.tsx';

interface Props {
  readonly table: Table;
  readonly ui: Ui;
  readonly words: Catalogue;
}

/** Everything that happened, newest first; a scoring lights its tiles up again. */
export function Log({ table, ui, words }: Props) {
  const game = table.game.value;
  const lines = table.history.value.flatMap((event, index) => {
    const text = say(words, game, event);
    return text === null ? [] : [{ event, index, text }];
  });
  return (
    <Sheet title={words.log.heading} close={words.menu.close} onClose={() => (ui.panel.value = null)}>
      {AIDS[ui.assist.value].advice && table.link.seats.some(({ bot }) => bot !== null) && (
        <button type="button" class="quiet wide" onClick={() => (ui.panel.value = 'why')}>
          {words.advice.why}
        </button>
      )}
      {lines.length === 0 && <p class="muted">{words.log.empty}</p>}
      <ol class="log">
        {lines.reverse().map(({ event, index, text }) => (
          <li key={index} data-type={event.type}>
            <Mark table={table} event={event} />
            <Line table={table} words={words} event={event} text={text} />
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

function Line({ table, words, event, text }: Omit<Props, 'ui'> & { event: GameEvent; text: string }) {
  if (event.type !== 'scored') return <span>{text}</span>;
  return (
    <button type="button" class="link" title={words.log.show} onClick={() => table.show(event)}>
      {text} <small>{words.score.formula(event.formula)}</small>
    </button>
  );
}

/** Whose line it is, by piece. */
function Mark({ table, event }: { table: Table; event: GameEvent }) {
  const game = table.game.value;
  if (event.type === 'placed') return <Piece color={colorOf(game, event.seat)} />;
  if (event.type === 'deployed') return <Piece color={colorOf(game, event.figure.seat)} />;
  if (event.type === 'scored') return <Piece color={sideColor(game, event.shares[0].side)} />;
  if (event.type === 'defeated' || event.type === 'won') return <Piece color={sideColor(game, event.side)} />;
  return <Icon name={event.type === 'ended' ? 'trophy' : event.type === 'set-aside' ? 'bag' : 'battle'} />;
}
