/**
 * The asteroid fields: colours of the ground and of the dark and lit sides of stones, and what lies between the stones,
 * as opacities of ore, haze and ice. Neighbouring entries are similar.
 */
export const BELTS = [
  { ground: '#8a6150', dark: '#613f31', lit: '#bb8a6c', ore: 0.95, haze: 0, ice: 0 },
  { ground: '#7a6d62', dark: '#574b43', lit: '#a39280', ore: 0, haze: 0, ice: 0 },
  { ground: '#746f80', dark: '#4d4a5a', lit: '#a09bb0', ore: 0, haze: 0.6, ice: 0 },
  { ground: '#62768c', dark: '#3f5268', lit: '#93abc2', ore: 0, haze: 0.25, ice: 0.85 },
] as const;
