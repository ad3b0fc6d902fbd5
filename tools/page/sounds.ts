/** Loudness (momentary, of BS.1770), peak, length, spectrum, sources and processor time at several weights. */

import { THEME_NAMES } from '@asteroute/board/theme/theme-name.ts';
import { SOUNDS, type SoundName } from '@asteroute/page/sound/sounds.ts';
import { launchChromium } from '@asteroute/page-test/support/browser/chromium.ts';
import { EDGES } from '@asteroute/page-test/support/sound/measure.ts';
import { type Rendered, render, renderAmbience, soundPage } from '@asteroute/page-test/support/sound/render.ts';

const WEIGHTS = [0, 0.5, 1];
/** The volume that nobody has changed. */
const USUAL_AMBIENCE = 0.3;

function print(name: string, weight: number, measured: Rendered): void {
  const { loudness, peak, heard, bands, purest, sources, cost } = measured;
  const percent = (share: number, width: number) => `${(100 * share).toFixed(0)}%`.padStart(width);
  const numbers = [[weight, 1], [loudness, 1], [peak, 1], [heard, 2]] as const; // biome-ignore format: a table
  console.log(
    [
      name.padEnd(14),
      ...numbers.map(([value, digits]) => value.toFixed(digits).padStart(7)),
      ...bands.map((share) => percent(share, 6)),
      percent(purest, 8),
      String(sources).padStart(9),
      cost.toFixed(1).padStart(6),
    ].join(''),
  );
}

export async function printSounds(): Promise<void> {
  const browser = await launchChromium();
  const page = await soundPage(browser);
  const shares = [...EDGES.map((hz) => `<${hz}`), 'above'].map((text) => text.padStart(6)).join('');
  console.log(`${'sound'.padEnd(14)} weight   LUFS   peak  heard${shares}  purest  sources  ms/s`);
  for (const name of Object.keys(SOUNDS) as SoundName[]) {
    for (const weight of WEIGHTS) print(name, weight, await render(page, { names: [name], weight }));
  }
  for (const theme of THEME_NAMES) print(theme, 0, await renderAmbience(page, theme, USUAL_AMBIENCE));
  await browser.close();
}
