export {
  FOREIGN_FAULTS,
  FOREIGN_FORMATS,
  type ForeignFault,
  type ForeignFormat,
  type ForeignRead,
} from './format/foreign-game.ts';
export { foreignFormatOf, readForeign } from './read.ts';
export { type ForeignWritten, WRITE_REFUSALS, type WriteRefusal, writeForeign } from './write.ts';
