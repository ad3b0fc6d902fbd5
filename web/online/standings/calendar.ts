/** An appointment as a calendar file (RFC 5545). */
export interface Appointment {
  /** Unique for each appointment: importing one twice changes it, and adds none. */
  readonly id: string;
  readonly start: Date;
  readonly minutes: number;
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

const MINUTE_MS = 60_000;
/** The most bytes of a line; longer ones go on in the next line after a space. */
const MAX_BYTES = 75;

/** Returns the calendar file of an appointment, made at the time `now`. */
export function calendarFile({ id, start, minutes, title, text, url }: Appointment, now: Date): string {
  const end = new Date(start.getTime() + minutes * MINUTE_MS);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Asteroute//Rooms//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@asteroute`,
    `DTSTAMP:${timeOf(now)}`,
    `DTSTART:${timeOf(start)}`,
    `DTEND:${timeOf(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The same weekday a week later, on the full hour; as a field for date and time has it. */
export function weekLater(now: Date): string {
  const then = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7, now.getHours());
  const two = (n: number) => String(n).padStart(2, '0');
  const date = [then.getFullYear(), two(then.getMonth() + 1), two(then.getDate())].join('-');
  return `${date}T${two(then.getHours())}:00`;
}

/** A time in UTC: 20261203T190000Z. */
const timeOf = (time: Date): string => `${time.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Breaks a line between characters, never inside one. */
function folded(line: string): string {
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (bytes(part + sign) > MAX_BYTES) {
      parts.push(part);
      part = ' ';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n');
}
