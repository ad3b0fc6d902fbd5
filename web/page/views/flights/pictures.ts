/** Pictures of things that fly, made of the symbols that the page has. */

import { meepleId } from '@asteroute/board/art/piece.ts';
import type { MeeplePose } from '@asteroute/board/model/state.ts';
import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';

const SVG = 'http://www.w3.org/2000/svg';

function drawn(box: string, symbol: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', box);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${symbol}`);
  const [, , width = '', height = ''] = box.split(' ');
  use.setAttribute('width', width);
  use.setAttribute('height', height);
  svg.append(use);
  return svg;
}

export function tilePicture(symbol: string, rotation: number): Element {
  const svg = drawn('0 0 100 100', `tile-${symbol}`);
  const ground = document.createElementNS(SVG, 'rect');
  ground.setAttribute('class', 'tile-ground');
  ground.setAttribute('width', '100');
  ground.setAttribute('height', '100');
  const use = svg.firstElementChild as SVGUseElement;
  use.style.setProperty('--turn', String(rotation));
  use.setAttribute('transform', `rotate(${rotation * 90} 50 50)`);
  svg.prepend(ground);
  svg.classList.add('flight-tile');
  return svg;
}

export const meeplePicture = (color: PlayerColor, pose: MeeplePose): Element =>
  drawn('0 0 38 38', meepleId(color, pose));

/** One point that flies to the score, or several points as a number. */
export function pointPicture(color: PlayerColor, text = ''): Element {
  const point = document.createElement('b');
  point.className = text === '' ? 'flight-point' : 'flight-sum';
  point.dataset.color = color;
  point.textContent = text;
  return point;
}

export function turningPicture(front: Element, back: Element): Element {
  const both = document.createElement('div');
  both.className = 'flight-faces';
  both.append(front.cloneNode(true), back.cloneNode(true));
  return both;
}
