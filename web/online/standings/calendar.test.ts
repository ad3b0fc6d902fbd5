import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile, weekLater } from './calendar.ts';

const appointment = {
  id: 'abc-20261203',
  start: new Date('2026-12-03T19:30:00Z'),
  minutes: 120,
  title: 'Asteroute with Ada; Бен, Cleo\\Dan',
  text: `Everybody meets here:\nhttp://localhost:3000/#table/${'x'.repeat(90)} ${'🚀'.repeat(30)}`,
  url: 'http://localhost:3000/#table/abc?invite=def',
};

test('another program reads every part as it was, with lines of at most 75 bytes', () => {
  const text = calendarFile(appointment, new Date('2026-11-26T12:00:00Z'));
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined);
  expect(event.summary).toBe(appointment.title);
  expect(event.description).toBe(appointment.text);
  expect(event.uid).toBe('abc-20261203@asteroute');
  expect(event.startDate.toJSDate()).toEqual(appointment.start);
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-12-03T21:30:00Z'));
  expect(event.component.getFirstPropertyValue('url')).toBe(appointment.url);
  expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-26T12:00:00Z');
});

test('a week later is the same weekday at the full hour, also over the end of a year', () => {
  expect(weekLater(new Date(2026, 10, 26, 19, 42))).toBe('2026-12-03T19:00');
  expect(weekLater(new Date(2026, 11, 29, 8, 5))).toBe('2027-01-05T08:00');
});
