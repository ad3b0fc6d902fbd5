import type { TileSetWords } from '../en/tile-sets.ts';
import { grammarOf } from '../grammar.ts';

const { count } = grammarOf('ru');
const TILES = { one: 'плитка', few: 'плитки', many: 'плиток', other: 'плитки' };
const OF_TILES = { one: 'плитки', other: 'плиток' };

export const ru: TileSetWords = {
  tag: 'ru',
  title: 'Свой набор плиток',
  lead: {
    'star-wars':
      'Сколько в коробке каких плиток, нигде не опубликовано: наши числа — реконструкция. Если коробка под рукой, пересчитайте свои плитки и исправьте числа здесь. Или соберите собственную стопку.',
    classic:
      'Здесь указано, сколько каких плиток. Если в вашей коробке иначе, исправьте числа здесь. Или соберите собственную стопку.',
  },
  begin: 'Взять за основу',
  drop: (name) => `Удалить: ${name}`,
  name: 'Название набора',
  short: 'Любое число плиток',
  shortHint: 'Для коротких и больших стопок вместо целой коробки.',
  kinds: 'Виды плиток',
  fewer: (tile) => `На одну меньше: ${tile}`,
  more: (tile) => `На одну больше: ${tile}`,
  set: 'Набор',
  total: (tiles) => `${count(tiles, TILES)}.`,
  totalOf: (tiles, of) => `${tiles} из ${count(of, OF_TILES)}.`,
  missing: (tiles) => `Не хватает: ${count(tiles, TILES)}.`,
  surplus: (tiles) => `Лишних плиток: ${tiles}.`,
  same: 'То же, что обычные плитки.',
  differs: (kinds) =>
    `${count(kinds, { one: 'вид отличается', few: 'вида отличаются', many: 'видов отличаются', other: 'вида отличаются' })} от обычного набора`,
  instead: (tiles, usual) => `${tiles} вместо ${usual}`,
  play: 'Играть этими плитками',
  keep: 'Сохранить',
  kept: 'Сохранено и выбрано для следующей партии.',
  link: 'Ссылка на набор',
  digest: (digits) => `Контрольные знаки ${digits}: у всех с такими плитками они одинаковы.`,
};
