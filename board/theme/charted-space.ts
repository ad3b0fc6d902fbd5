/** The colours of the theme Charted Space, a star chart: deep navy ground, cream chart lines, a few luminous things. */
export const CHARTED = {
  /** The background round the tiles. */
  void: '#060a1a',
  /** The ground of a tile. */
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
  /** The interface round the board. */
  surface: '#121a3a',
  surfaceRaised: '#1a2450',
  text: '#f3ecdc',
  muted: '#aeb6d2',
  accent: '#59cdf7',
  accentInk: '#04121f',
  danger: '#ff8d7a',
  success: '#6fdcae',
  focus: '#ffe08a',
  line: '#3a4679',
  lineStrong: '#7c88bd',
} as const;
