import type { Matrix } from './colour.ts';

export const VISIONS = ['normal', 'protan', 'deutan', 'tritan', 'grey'] as const;
export type Vision = (typeof VISIONS)[number];

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB; grey is the luminance of sRGB. */
export const VISION_MATRICES: Readonly<Record<Vision, Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

/** A filter for each vision but the normal one: `vision-protan`. */
export function visionFilters(): string {
  const filter = (vision: Vision): string => {
    const rows = VISION_MATRICES[vision].map((row) => `${row.join(' ')} 0 0`).join(' ');
    return `<filter id="vision-${vision}" color-interpolation-filters="linearRGB"><feColorMatrix values="${rows} 0 0 0 1 0"/></filter>`;
  };
  return VISIONS.filter((vision) => vision !== 'normal')
    .map(filter)
    .join('');
}
