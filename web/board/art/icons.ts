/** Icons of the interface in a box of 24: lines of 1.8 in the colour of the text, round ends, no fills but dots. */
const ICONS: Readonly<Record<string, string>> = {
  route:
    'M5 19A2.2 2.2 0 0 1 5 14.6 2.2 2.2 0 0 1 5 19ZM19 9.4A2.2 2.2 0 0 1 19 5 2.2 2.2 0 0 1 19 9.4ZM7.5 16.8H14.5A2.4 2.4 0 0 0 14.5 12H9.5A2.4 2.4 0 0 1 9.5 7.2H16.5',
  asteroid: 'M8 3.5 15 3 20.5 8 21 14.5 16 20.5 9 21 3.5 16 3 9ZM8.5 9.5 12 8M14.5 13.5l2.5 1.5M8 14.5l1.5 2',
  planet:
    'M12 6A6 6 0 0 1 12 18 6 6 0 0 1 12 6ZM6.8 9.5C3.5 12.5 1.8 15.4 2.6 16.6 4 18.5 9.5 16.5 14.5 12.8S22.7 8.2 21.4 6.9C20.5 6 18.3 6.5 15.8 7.5',
  battle: 'M3.5 3.5 14.5 14.5M20.5 3.5 9.5 14.5M16.8 12.2 12.2 16.8M7.2 12.2 11.8 16.8M15.5 15.5 20 20M8.5 15.5 4 20',
  rotate: 'M20 12A8 8 0 1 1 17.3 6M20.5 3.5V8.5H15.5',
  undo: 'M8.5 5 4 9.5 8.5 14M4 9.5H14.5A5 5 0 0 1 14.5 19.5H9',
  check: 'M4.5 12.5 10 18 20 6.5',
  close: 'M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5',
  bag: 'M8 8.5C3.5 12 3 20.5 7 20.5H17C21 20.5 20.5 12 16 8.5ZM8 8.5H16M8 8.5 6.5 3.5H17.5L16 8.5M9.5 13.5H14.5V17.5H9.5Z',
  fit: 'M3.5 8.5V3.5H8.5M15.5 3.5H20.5V8.5M20.5 15.5V20.5H15.5M8.5 20.5H3.5V15.5M9 9H15V15H9Z',
  plus: 'M12 4.5V19.5M4.5 12H19.5',
  minus: 'M4.5 12H19.5',
  trophy:
    'M7.5 3.5H16.5V9.5A4.5 4.5 0 0 1 7.5 9.5ZM7.5 5H3.5C3.5 9 5 10.5 8 11M16.5 5H20.5C20.5 9 19 10.5 16 11M12 14V17.5M7.5 20.5H16.5L15 17.5H9Z',
  pass: 'M4 5.5 11 12 4 18.5ZM12 5.5 19 12 12 18.5ZM20.5 5.5V18.5',
  help: 'M12 2.8A9.2 9.2 0 0 1 12 21.2 9.2 9.2 0 0 1 12 2.8ZM9.2 9.3C9.5 5.8 15 6.3 14.8 9.5 14.6 11.7 12 11.7 12 14M12 17.3V17.4',
  log: 'M12 7.5V12.3L15.3 14.2M3.8 12A8.2 8.2 0 1 0 6.6 5.8M3.8 3.8V8.2H8.2',
  menu: 'M4 6.5H20M4 12H20M4 17.5H20',
  person: 'M12 3.5A4 4 0 0 1 12 11.5 4 4 0 0 1 12 3.5ZM4.5 20.5C4.5 16 7.5 14.5 12 14.5S19.5 16 19.5 20.5Z',
  bot: 'M5 8.5H19V19.5H5ZM12 8.5V4.5M12 3.8V3.9M2.5 12.5V15.5M21.5 12.5V15.5M9.2 13V13.8M14.8 13V13.8M9.5 16.8H14.5',
  die: 'M7 3.5H17Q20.5 3.5 20.5 7V17Q20.5 20.5 17 20.5H7Q3.5 20.5 3.5 17V7Q3.5 3.5 7 3.5ZM8.3 8.3h.01M15.7 8.3h.01M12 12h.01M8.3 15.7h.01M15.7 15.7h.01',
};

export const ICON_NAMES = Object.keys(ICONS);

/** `<symbol id="icon-route">` and the others. */
export const iconSymbols = (): string =>
  Object.entries(ICONS)
    .map(
      ([name, d]) =>
        `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="${d}" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></symbol>`,
    )
    .join('');
