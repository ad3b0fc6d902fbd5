/** A picture of a result to share, drawn as SVG and saved as PNG in the page. */

export interface ResultCard {
  readonly title: string;
  readonly about: string;
  readonly lines: readonly { readonly name: string; readonly value: string; readonly leads: boolean }[];
  /** Sentences below, of which the first ones have room. */
  readonly facts: readonly string[];
}

const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 60;
const MAX_FACTS = 3;
const FONT = 'system-ui, sans-serif';
const LETTER = 0.56;
const COLORS = { ground: '#0b1030', panel: '#171f4d', text: '#f3ecdf', muted: '#b9bfe0', leader: '#b3a4ff' };

export function resultCard({ title, about, lines, facts }: ResultCard): string {
  const column = (WIDTH - 2 * MARGIN) / lines.length;
  const people = lines.map(({ name, value, leads }, at) => {
    const middle = MARGIN + column * (at + 0.5);
    const fill = leads ? COLORS.leader : COLORS.text;
    return (
      textAt({ x: middle, y: 320, size: 150, width: column - 20, fill, anchor: 'middle' }, value) +
      textAt({ x: middle, y: 385, size: 44, width: column - 20, fill: COLORS.text, anchor: 'middle' }, name)
    );
  });
  const width = WIDTH - 2 * MARGIN;
  const below = facts
    .slice(0, MAX_FACTS)
    .map((fact, at) => textAt({ x: MARGIN, y: 470 + 46 * at, size: 28, width, fill: COLORS.muted }, fact));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.ground}"/>` +
    `<rect x="30" y="160" width="${WIDTH - 60}" height="250" rx="24" fill="${COLORS.panel}"/>` +
    textAt({ x: MARGIN, y: 90, size: 54, width: width * 0.6, fill: COLORS.text }, title) +
    textAt({ x: WIDTH - MARGIN, y: 90, size: 34, width: width * 0.4, fill: COLORS.muted, anchor: 'end' }, about) +
    people.join('') +
    below.join('') +
    textAt({ x: WIDTH - MARGIN, y: 600, size: 24, width: 300, fill: COLORS.muted, anchor: 'end' }, 'Asteroute') +
    '</svg>'
  );
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The room for the text; a longer one is drawn smaller. */
  readonly width: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

function textAt({ x, y, size, width, fill, anchor = 'start' }: Spot, text: string): string {
  const fitting = Math.min(size, width / (LETTER * Math.max(1, [...text].length)));
  return (
    `<text x="${x}" y="${y}" font-family="${FONT}" font-size="${fitting.toFixed(1)}" font-weight="600" ` +
    `fill="${fill}" text-anchor="${anchor}">${escaped(text)}</text>`
  );
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[^\P{C}\n]/gu, '');

export async function pngOf(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = url;
  await image.decode();
  URL.revokeObjectURL(url);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser draws no pictures');
  context.drawImage(image, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}
