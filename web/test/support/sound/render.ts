/** Renders the sounds of the table in a real browser, without the rest of the page, and measures them. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ThemeName } from '@asteroute/board/theme/theme-name.ts';
import type { SoundName } from '@asteroute/page/sound/sounds.ts';
import type { Browser, Page } from 'playwright-core';
import { transformWithOxc } from 'vite';
import type { Measured, measure } from './measure.ts';

type Modules = typeof import('@asteroute/page/sound/sounds.ts') &
  typeof import('@asteroute/page/sound/parts.ts') &
  typeof import('@asteroute/page/sound/synth.ts') &
  typeof import('@asteroute/page/sound/room.ts') &
  typeof import('@asteroute/page/sound/ambience.ts') & { readonly measure: typeof measure };

/** A sound to be rendered; all of `names` begin at once. */
export interface Wanted {
  readonly names: readonly SoundName[];
  readonly weight?: number;
  readonly counted?: number;
  readonly pan?: number;
  readonly seed?: number;
}

export interface Rendered extends Measured {
  /** Milliseconds of the processor for a second of sound. */
  readonly cost: number;
  readonly sources: number;
}

const ORIGIN = 'http://sound.test/';
const PLACES = {
  sound: new URL('../../../page/sound/', import.meta.url),
  measure: new URL('./', import.meta.url),
};

const FILES = ['sound/sounds.ts', 'sound/parts.ts', 'sound/synth.ts', 'sound/room.ts', 'sound/ambience.ts', 'measure/measure.ts']; // biome-ignore format: a list
const imports = FILES.map((file) => `import * as _${file.replace(/\W/g, '_')} from '/${file}';`).join('');
const names = FILES.map((file) => `_${file.replace(/\W/g, '_')}`).join(',');
/** A page whose program makes everything that the modules export global. */
const HTML = `<!doctype html><script type="module">${imports}Object.assign(globalThis,${names})</script>`;

/** Opens a page with the modules of the sounds; their types are taken out on the way. */
export async function soundPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.route(`${ORIGIN}**`, async (route) => {
    const [, place, file] = /\/(sound|measure)\/([\w-]+\.ts)$/.exec(route.request().url()) ?? [];
    if (file === undefined) return route.fulfill({ contentType: 'text/html', body: HTML });
    const source = await readFile(fileURLToPath(new URL(file, PLACES[place as keyof typeof PLACES])), 'utf8');
    const { code } = await transformWithOxc(source, file);
    return route.fulfill({ contentType: 'text/javascript', body: code });
  });
  await page.goto(ORIGIN);
  await page.waitForFunction(() => 'measure' in globalThis);
  return page;
}

/** Renders a sound in the room of Charted Space. */
export function render(page: Page, wanted: Wanted): Promise<Rendered> {
  return page.evaluate(async ({ names, weight = 0, counted = 0, pan = 0, seed = 1 }) => {
    const { compose, chanceOf, Synth, outputOf, measure } = globalThis as unknown as Modules;
    const [rate, seconds] = [48_000, names.includes('end') ? 6 : 3.5];
    const context = new OfflineAudioContext(2, rate * seconds, rate);
    const output = outputOf(context);
    output.enter('charted-space');
    const synth = new Synth(context, output);
    for (const name of names) {
      synth.play(compose(name, weight, counted, chanceOf(seed)), { start: 0.01, volume: 1, pan, seed });
    }
    const { sources } = synth;
    const begun = performance.now();
    const buffer = await context.startRendering();
    const cost = (performance.now() - begun) / seconds;
    return { ...measure([buffer.getChannelData(0), buffer.getChannelData(1)]), cost, sources };
  }, wanted);
}

/** Renders ten seconds of an ambience at a volume, without those in which it comes. */
export function renderAmbience(page: Page, theme: ThemeName, volume: number): Promise<Rendered> {
  return page.evaluate(
    async ([name, loud]) => {
      const { Ambience, AMBIENCE_GAIN, SLOT, Synth, outputOf, measure } = globalThis as unknown as Modules;
      const [rate, seconds, faded] = [48_000, 14, 4];
      const context = new OfflineAudioContext(2, rate * seconds, rate);
      const output = outputOf(context);
      output.enter(name);
      const synth = new Synth(context, output);
      const ambience = new Ambience(context, output.dry, synth, name);
      ambience.fade(loud * AMBIENCE_GAIN);
      for (let slot = 0; slot * SLOT < seconds; slot++) ambience.far(slot, slot * SLOT);
      const { sources } = synth;
      const begun = performance.now();
      const buffer = await context.startRendering();
      const cost = (performance.now() - begun) / seconds;
      const channel = (side: number) => buffer.getChannelData(side).subarray(faded * rate);
      return { ...measure([channel(0), channel(1)]), cost, sources };
    },
    [theme, volume] as const,
  );
}
