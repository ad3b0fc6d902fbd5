/** Returns the index of the lowest set bit of a word that has one. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
