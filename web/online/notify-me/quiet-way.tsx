import type { QuietHours } from '@asteroute/protocol';
import type { TableProps } from '../widgets/props.ts';

/** The quiet hours that are offered first: ten at night to eight in the morning. */
const NIGHT: QuietHours = { from: 22 * 60, to: 8 * 60 };

/** Lets the person choose hours in which nothing is told, for all tables of this browser. */
export function QuietWay({ server, words }: Pick<TableProps, 'server' | 'words'>) {
  const { contact } = server;
  const { quiet: said } = words.online.notify;
  const quiet = contact.own.value?.quiet ?? null;
  const set = (hours: QuietHours | null) => void contact.change({ quiet: hours }, words.online.tag);
  return (
    <fieldset class="stack gap-1">
      <label class="row">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={({ currentTarget: { checked } }) => set(checked ? NIGHT : null)}
        />
        <span>{said.heading}</span>
      </label>
      {quiet !== null && (
        <>
          <div class="row flex-wrap">
            {(['from', 'to'] as const).map((end) => (
              <label key={end} class="row gap-1">
                <span>{said[end]}</span>
                <input
                  type="time"
                  required
                  value={timeOf(quiet[end])}
                  onChange={({ currentTarget: { value } }) => value !== '' && set({ ...quiet, [end]: minuteOf(value) })}
                />
              </label>
            ))}
          </div>
          <p class="text-muted text-sm">{said.about}</p>
        </>
      )}
    </fieldset>
  );
}

/** A minute of the day as a field for a time has it: `08:00`. */
function timeOf(minute: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The minute of the day in such a field. */
function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
