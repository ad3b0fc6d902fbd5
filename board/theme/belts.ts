/** The colours of asteroid fields: ground, dark and lit sides of stones. Neighbouring entries are similar. */
export const BELTS = [
  { ground: '#846658', dark: '#5e4437', lit: '#b08c76' },
  { ground: '#7a6d62', dark: '#574b43', lit: '#a39280' },
  { ground: '#74717a', dark: '#4e4c55', lit: '#9c99a3' },
  { ground: '#6a7485', dark: '#465061', lit: '#919eb0' },
] as const;
