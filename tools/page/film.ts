/**
 * Films a battle in the page: `node tools/page/film.ts <file.webp>`. Used to make the film in `docs/pictures`. The
 * script advances the page's timers and animations frame by frame, so that the film is the same on any machine.
 */
import { writeFileSync } from 'node:fs';
import { findTurn, kept, recipeOf } from '@asteroute/page/testing/prepared.ts';
import { settled } from '@asteroute/page-test/support/board-page.ts';
import { launchChromium } from '@asteroute/page-test/support/browser/chromium.ts';
import { inAMoment, stopClock } from '@asteroute/page-test/support/browser/clock.ts';
import { startServer } from '@asteroute/page-test/support/server.ts';
import { openPage } from '@asteroute/page-test/support/stage.ts';
import { atRest, confirmButton, followRecipe } from '@asteroute/page-test/support/table-page.ts';
import type { Page } from 'playwright-core';
import { webp } from './webp.ts';

/** Milliseconds between two frames, and the number of frames. */
const [FRAME_MS, FRAMES] = [96, 40];
/** The filmed area in pixels: the board without the side column. The film is scaled by `SCALE`. */
const CLIP = { x: 0, y: 0, width: 1000, height: 800 };
const SCALE = 0.5;
const QUALITY = 0.5;

const battle = findTurn(
  { players: 4 },
  ({ events, before }) => before.turns.length > 12 && events.some((e) => e.type === 'battle' && e.sides.length === 3),
);

/** Runs in the page: advances every animation by some milliseconds and pauses it. */
function advance(ms: number): void {
  for (const animation of document.getAnimations()) {
    if (animation.playState === 'finished') continue;
    animation.pause();
    const at = Number(animation.currentTime ?? 0) + ms;
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    if (at >= end) animation.finish();
    else animation.currentTime = at;
  }
}

/** Takes the frames of the film as PNG pictures. */
async function filmed(page: Page): Promise<Buffer[]> {
  const frames: Buffer[] = [];
  for (let frame = 0; frame < FRAMES; frame++) {
    await page.clock.runFor(FRAME_MS);
    await page.evaluate(advance, FRAME_MS);
    frames.push(await page.screenshot({ clip: CLIP, animations: 'allow' }));
  }
  return frames;
}

/** A chunk of a RIFF file: its name, its length and its bytes, padded to an even length. */
function chunk(name: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** Encodes numbers in the given numbers of bytes, in little-endian order. */
function numbers(...sized: readonly (readonly [value: number, bytes: number])[]): Buffer {
  return Buffer.concat(
    sized.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

/**
 * The image data chunk of a WebP file. A frame may contain nothing else, but browsers add a header and a colour
 * profile.
 */
function imageOf(picture: Buffer): Buffer {
  for (let at = 12; at < picture.length; ) {
    const length = 8 + picture.readUInt32LE(at + 4);
    if (picture.toString('latin1', at, at + 3) === 'VP8' && picture[at + 3] !== 0x58) {
      return picture.subarray(at, at + length + (length % 2));
    }
    at += length + (length % 2);
  }
  throw new Error('a picture without an image');
}

/** Shows the film in the browser. Throws if it cannot be decoded. */
function decode(page: Page, film: Buffer): Promise<void> {
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/webp;base64,${data}`;
    await image.decode();
  }, film.toString('base64'));
}

/** Combines pictures of the same size into an animated WebP that repeats after a pause (the container of RFC 9649). */
function animated(pictures: readonly Buffer[]): Buffer {
  const [width, height] = [Math.floor(CLIP.width * SCALE), Math.floor(CLIP.height * SCALE)];
  const size = [[width - 1, 3] as const, [height - 1, 3] as const];
  const frames = pictures.map((picture, i) => {
    const lasts = i === pictures.length - 1 ? 2500 : FRAME_MS;
    return chunk('ANMF', numbers([0, 3], [0, 3], ...size, [lasts, 3], [0, 1]), imageOf(picture));
  });
  const head = chunk('VP8X', numbers([2, 4], ...size));
  return chunk('RIFF', Buffer.from('WEBP'), head, chunk('ANIM', numbers([0, 4], [0, 2])), ...frames);
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('node tools/page/film.ts <file.webp>');
const [server, browser] = await Promise.all([startServer(), launchChromium()]);
try {
  const options = { clock: true, painted: true, kept: kept(battle.before, battle.seed) };
  const page = await openPage(browser, server.url, options, []);
  await page.locator('.resume .primary').click();
  await atRest(page);
  await followRecipe(page, recipeOf(battle));
  await settled(page);
  await stopClock(page);
  await inAMoment(page, confirmButton(page).click());
  const frames = await filmed(page);
  const desk = await browser.newPage();
  const pictures: Buffer[] = [];
  for (const frame of frames) pictures.push(await webp(desk, frame, { scale: SCALE, quality: QUALITY }));
  const film = animated(pictures);
  await decode(desk, film);
  writeFileSync(file, film);
  console.log(`${file}: ${pictures.length} frames, ${Math.round(film.length / 1000)} kB`);
} finally {
  await browser.close();
  await server.stop();
}
