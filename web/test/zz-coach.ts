import { launchChromium } from './chromium.ts';
import { startServer } from './server.ts';

const out = process.argv[2];
const server = await startServer();
const browser = await launchChromium();
for (const phone of [false, true]) {
  const context = await browser.newContext(
    phone
      ? { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
      : { viewport: { width: 1280, height: 800 } },
  );
  const page = await context.newPage();
  await page.goto(server.url);
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${out}/start-${phone ? 'phone' : 'desk'}.png`, fullPage: true });
  await page.getByRole('button', { name: /^First game/ }).click();
  await page.locator('.coach').waitFor();
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${out}/coach-place-${phone ? 'phone' : 'desk'}.png` });
  const box = await page.locator('.board-lit').last().boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(900);
  await page.screenshot({ path: `${out}/coach-meeple-${phone ? 'phone' : 'desk'}.png` });
  await context.close();
}
await browser.close();
await server.stop();
