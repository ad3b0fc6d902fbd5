export {
  FOREIGN_FORMATS,
  type ForeignFault,
  type ForeignFormat,
} from './format/foreign-game.ts';
export { decoded, encodingOf, type Look, lookOf, readableText } from './open.ts';
export { foreignFormatOf, readForeign } from './read.ts';
