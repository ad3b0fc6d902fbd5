import { ruleOf } from '@asteroute/engine';
import { toldOf } from '../../match/controller.ts';
import { hintsAt } from '../../settings/hints.ts';
import { useArrowList } from '../controls/arrow-list.ts';
import { Button, IconButton, Mark } from '../controls/parts.tsx';
import type { UiProps } from '../controls/props.ts';
import { Sheet } from '../controls/sheet.tsx';
import { DESK } from '../layout.ts';
import { LineLink, logLines } from './lines.tsx';
import { turnNote } from './turn-note.ts';

interface Props extends UiProps {
  readonly onRules: (rule: string) => void;
}

/** Newest first. In a narrow window a jump to a moment closes it, because the replay bar needs its place. */
export function Log({ table, ui, words, onRules }: Props) {
  const game = table.shown.game.value;
  const list = useArrowList();
  const now = table.shown.replay.step.value?.events ?? [];
  const told = toldOf(table);
  const lines = logLines({ table, words });
  const jump = (ply: number) => {
    table.highlight(null);
    table.shown.replay.go(ply);
    if (!matchMedia(DESK).matches) ui.panel.value = null;
  };
  return (
    <Sheet title={words.log.heading} close={words.menu.close} onClose={() => (ui.panel.value = null)}>
      {hintsAt(table.link, ui.assist.value).advice && table.link.seats.some(({ bot }) => bot !== null) && (
        <Button text={words.advice.why} onClick={() => (ui.panel.value = 'why')} />
      )}
      {lines.length === 0 && <p class="text-muted">{words.log.empty}</p>}
      {lines.length > 0 && table.shown.replay.at.value === null && (
        <Button icon="log" text={words.replay.open} onClick={() => table.shown.replay.by(-1)} />
      )}
      <ol ref={list} class="log stack">
        {lines.map((line) => {
          const { event, ply, index, text } = line;
          const rule = ruleOf(game, event);
          return (
            <li
              class="stack items-start"
              key={index}
              data-type={event.type}
              aria-current={now.includes(event) ? 'true' : undefined}
            >
              <Mark game={game} event={event} />
              <LineLink
                {...{ line, words }}
                note={turnNote(game, told, index)}
                onShow={() => table.highlight(event)}
                onJump={() => jump(ply)}
              />
              {rule !== null && (
                <Button
                  text={rule}
                  class="quiet rule text-muted"
                  title={words.log.rule}
                  onClick={() => onRules(rule)}
                />
              )}
              {event.type === 'scored' && (
                <IconButton
                  icon="log"
                  class="bare square text-muted jump"
                  name={words.replay.jump}
                  aria-label={`${words.replay.jump}: ${text}`}
                  onClick={() => jump(ply)}
                />
              )}
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
