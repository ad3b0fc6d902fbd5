/** The oldest supported browsers, older browsers, and a page that fails while it is rendered. */
import { createRandom } from '@asteroute/engine';
import { findTurn, kept } from '@asteroute/page/testing/prepared.ts';
import { expectTrueTable, keptGame } from '@asteroute/page/testing/truth.ts';
import { expect, test } from 'vitest';
import { tilesOnBoard } from '../support/board-page.ts';
import { button } from '../support/online.ts';
import { mouse } from '../support/pointing.ts';
import { playDoor, useStage } from '../support/stage.ts';
import { atRest, takeTurn } from '../support/table-page.ts';

const open = useStage();

/** Runs in the page before its code: removes what is newer than the oldest browsers of `web/app/build/browsers.ts`. */
function forgetTheNewest(): void {
  const drop = (holder: object, ...names: readonly string[]) => {
    for (const name of names) Reflect.deleteProperty(holder, name);
  };
  drop(
    globalThis,
    'Iterator',
    'Temporal',
    'CloseWatcher',
    'Float16Array',
    'requestIdleCallback',
    'scheduler',
    'navigation',
  );
  drop(
    Object.getPrototypeOf(Object.getPrototypeOf([].values())),
    'map',
    'filter',
    'reduce',
    'toArray',
    'forEach',
    'some',
    'every',
    'find',
    'take',
    'drop',
    'flatMap',
  );
  drop(
    Set.prototype,
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  );
  drop(Map.prototype, 'getOrInsert', 'getOrInsertComputed');
  drop(Promise, 'try');
  drop(RegExp, 'escape');
  drop(Math, 'f16round', 'sumPrecise');
  drop(Array, 'fromAsync');
  drop(Error, 'isError');
  drop(JSON, 'rawJSON', 'isRawJSON');
  drop(Uint8Array, 'fromBase64', 'fromHex');
  drop(Uint8Array.prototype, 'toBase64', 'toHex', 'setFromBase64', 'setFromHex');
  drop(Intl, 'DurationFormat');
  drop(URL, 'parse');
  drop(Document.prototype, 'startViewTransition', 'caretPositionFromPoint');
  drop(Element.prototype, 'moveBefore', 'setHTML', 'ariaNotify');
  drop(HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover');
  drop(HTMLDialogElement.prototype, 'requestClose');
}

test('a browser of the floor plays, without anything newer', async () => {
  const page = await open({ speed: 'off', seed: 4, before: forgetTheNewest });
  await playDoor(page).click();
  await atRest(page);
  const habits = { pointing: mouse(page), random: createRandom(4) };
  for (let turn = 0; turn < 3; turn++) {
    const tiles = await tilesOnBoard(page);
    await takeTurn(page, habits);
    await atRest(page, tiles);
    await expectTrueTable(page);
  }
  expect(await page.getByText('too old').count()).toBe(0);
});

test('a browser below the floor is told so, in the language it asks for', async () => {
  const page = await open({ locale: 'de-DE', before: () => Reflect.deleteProperty(Map, 'groupBy') });
  const alert = page.getByRole('alert');
  await alert.getByRole('heading', { name: 'Dieser Browser ist zu alt für Asteroute' }).waitFor();
  await alert.getByText('Firefox ab 128').waitFor();
});

test('a page that breaks while it is drawn says so, keeps the game, and leads back', async () => {
  const turn = findTurn({ players: 2 }, ({ before }) => before.turns.length > 3);
  const page = await open({
    speed: 'off',
    kept: kept(turn.before, turn.seed),
    before: () => {
      const group = Map.groupBy;
      Map.groupBy = (...asked) => {
        if (sessionStorage.getItem('mended') === null) throw new Error('planted fault');
        return group(...asked);
      };
    },
  });
  await page.goto('/#play/1');
  await page.getByRole('heading', { name: 'Something went wrong on this page' }).waitFor();
  expect(await page.getByRole('textbox').inputValue()).toMatch(/planted fault.*#play\/1.*Chrome/s);
  expect((await keptGame(page)).record).toEqual(turn.before);
  await button(page, 'Copy the text').click();
  await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
  await button(page, 'Load the page again').click();
  await atRest(page);
  await expectTrueTable(page);
});
