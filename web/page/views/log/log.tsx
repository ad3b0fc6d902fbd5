import { type GameEvent, ruleOf } from '@asteroute/engine';
import { toldOf } from '../../match/controller.ts';
import { eventText } from '../../present/event-text.ts';
import { hintsAt } from '../../settings/hints.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { Button, Icon, Mark, Sheet, useArrowList } from '../controls/parts.tsx';
import type { UiProps } from '../controls/props.ts';
import { WIDE } from '../layout.ts';

interface Props extends UiProps {
  /** Opens the rulebook at a rule. */
  readonly onRules: (rule: string) => void;
}

/**
 * The log of all events, newest first. On a narrow window it closes on a jump to a moment, because the replay bar needs
 * its place.
 */
export function Log({ table, ui, words, onRules }: Props) {
  const game = table.shown.game.value;
  const list = useArrowList();
  const now = table.shown.replay.step.value?.events ?? [];
  const lines = toldOf(table).flatMap(({ event, ply }, index) => {
    const text = eventText(words, game, event);
    return text === null ? [] : [{ event, ply, index, text }];
  });
  const jump = (ply: number) => {
    table.highlight(null);
    table.shown.replay.go(ply);
    if (!matchMedia(WIDE).matches) ui.panel.value = null;
  };
  return (
    <Sheet title={words.log.heading} close={words.menu.close} onClose={() => (ui.panel.value = null)}>
      {hintsAt(table.link, ui.assist.value).advice && table.link.seats.some(({ bot }) => bot !== null) && (
        <button type="button" class="quiet" onClick={() => (ui.panel.value = 'why')}>
          {words.advice.why}
        </button>
      )}
      {lines.length === 0 && <p class="muted">{words.log.empty}</p>}
      {lines.length > 0 && table.shown.replay.at.value === null && (
        <Button icon="log" text={words.replay.open} onClick={() => table.shown.replay.by(-1)} />
      )}
      <ol ref={list} class="log stack">
        {lines.reverse().map(({ event, ply, index, text }) => (
          <li class="stack" key={index} data-type={event.type} aria-current={now.includes(event) ? 'true' : undefined}>
            <Mark game={game} event={event} />
            <Line
              {...{ words, event, text, onRules }}
              rule={ruleOf(game, event)}
              onShow={() => table.highlight(event)}
              onJump={() => jump(ply)}
            />
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

interface LineProps {
  readonly words: Catalogue;
  readonly event: GameEvent;
  readonly text: string;
  /** The number of the rule that gave points, if any were made. */
  readonly rule: string | null;
  readonly onShow: () => void;
  readonly onJump: () => void;
  readonly onRules: (rule: string) => void;
}

/**
 * A line of the log, which leads to its moment. A scoring highlights its tiles in the shown game instead, and has a
 * separate button to its moment.
 */
function Line({ words, event, text, rule, onShow, onJump, onRules }: LineProps) {
  const ruleLink = rule !== null && (
    <button type="button" class="quiet rule muted" title={words.log.rule} onClick={() => onRules(rule)}>
      {rule}
    </button>
  );
  if (event.type !== 'scored') {
    return (
      <>
        <button type="button" class="link" title={words.replay.jump} onClick={onJump}>
          {text}
        </button>
        {ruleLink}
      </>
    );
  }
  return (
    <>
      <button type="button" class="link" title={words.log.show} onClick={onShow}>
        {text} <small>{words.score.formula(event.formula)}</small>
      </button>
      {ruleLink}
      <button
        type="button"
        class="bare square jump"
        aria-label={`${words.replay.jump}: ${text}`}
        title={words.replay.jump}
        onClick={onJump}
      >
        <Icon name="log" />
      </button>
    </>
  );
}
