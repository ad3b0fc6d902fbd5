/** A star chart: deep navy ground, cream lines, a few luminous things. Those of the interface are in tokens.css. */
export const CHARTED = {
  void: '#060a1a',
  ground: '#0f1736',
  /** The line round the whole map. */
  rim: '#8b9be6',
  /** The darkest ink: outlines, joints, plates. */
  ink: '#080b18',
  cream: '#efe3cb',
  fieldFill: '#7a6d62',
  fieldShade: '#3d342f',
  fieldRim: '#17120f',
  laneGlow: '#2aa8ff',
  laneBody: '#31bdf2',
  laneCore: '#f4fdff',
  star: '#dfe8ff',
  rebels: '#ffc061',
  empire: '#cfe0ff',
  hunters: '#e3a8ff',
} as const;
