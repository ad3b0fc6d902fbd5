/** Converts pictures of pages to WebP in the browser, so that no other program is needed. */
import type { Page } from 'playwright-core';

/** The size of the result as a share of the PNG's, and the quality of WebP from 0 to 1. */
interface WebpOptions {
  readonly scale: number;
  readonly quality: number;
}

/** Converts a PNG to WebP. `page` is any page of the browser that does the conversion. */
export async function webp(page: Page, png: Buffer, { scale, quality }: WebpOptions): Promise<Buffer> {
  const url = await page.evaluate(
    async ([data, scale, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width * scale, image.height * scale];
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality);
    },
    [png.toString('base64'), scale, quality] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
