import icons from './icons.json' with { type: 'json' };

/** Icons of the interface in a box of 24: lines of 1.8 in the colour of the text, round ends, no fills but dots. */
const ICONS: Readonly<Record<string, string>> = icons;

export const ICON_NAMES = Object.keys(ICONS);

export const iconSymbols = (names: readonly string[] = ICON_NAMES): string =>
  names
    .map(
      (name) =>
        `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="${ICONS[name]}" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></symbol>`,
    )
    .join('');
