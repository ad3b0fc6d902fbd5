import { recordParts, recordSchema } from '@asteroute/record';
import { DIALECT, type Json, jsonSchemas } from './json-schema.ts';

/** What each key of each part means; the numbers in brackets are rules of `docs/rules.md`. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Record: {
    asteroute: 'The version of the format.',
    edition: '`star-wars` or `classic`.',
    modules: 'The chosen modules: `teams`; `farmers`, `river`, `abbot`, `inns`, `traders`.',
    options: 'Readings of the rules that differ from the usual ones; unknown ones are ignored.',
    tileSet: '`star-wars-76` or `classic-72`, or `own-` and the digest of `tiles`.',
    tiles: 'The tiles of a set of somebody’s own.',
    players: 'In turn order.',
    turns: 'In the order of play.',
    setAside: 'Ids of tiles drawn after the last turn that fitted nowhere.',
    final: 'The final scoring; absent while the game runs or if it ended early.',
    winners: 'The sides with the highest total, or the best of those that did not give up.',
    ended: 'Present if the game was not played to its end.',
  },
  'Record.tiles': {
    name: 'Its name; may be empty.',
    counts: 'How many tiles there are of each kind, by id.',
  },
  'Record.players': {
    name: 'Any text; may be empty.',
    color: 'A colour of the edition.',
  },
  'Record.final': {
    points: 'Every point of the final scoring.',
    scores: 'Totals by side.',
    goods: 'With traders, by side: tokens by name.',
  },
  'Record.ended': { by: 'Why.', side: 'The side that gave up.' },
  Turn: {
    player: 'Index of the player on turn.',
    setAside: 'Ids of tiles drawn before `tile` that fitted nowhere.',
    tile: 'Id of the tile placed.',
    x: 'Cells east of the start tile.',
    y: 'Cells south of the start tile.',
    rotation: 'Quarter turns clockwise from the orientation of the tile table.',
    action: 'What the player did with a meeple.',
    second: 'Whether this is the second of two turns in a row (TB-4).',
    goods: 'Tokens that the player took, by name (TB-9).',
    points: 'Every point of the turn.',
    scores: 'Totals by side after the turn.',
    legal: 'How many choices there were.',
    battles: 'In the order fought (C-17).',
  },
  'Turn.legal': {
    placements: 'Legal pairs of cell and rotation for the tile.',
    actions: 'After it lies there: legal actions, pass included.',
  },
  Action: {
    type: '`pass`, `recall` (the abbot), or `deploy`.',
    meeple: '`small`, `large`; `normal`, `abbot`, `large`, `builder`, `pig`.',
    on: 'The place, such as `route:S`, `field:En`, `planet` or `planet@3,-1`.',
  },
  Battle: {
    on: 'The place of the realm that is fought for.',
    rounds: 'By side, its index as a text: the dice of every side still in.',
  },
  Points: {
    side: 'Who gets them.',
    points: 'How many.',
    reason: '`tie`, `defeat`, the kind of realm, or `wine`, `grain`, `cloth`. A reader takes others.',
  },
};

/** Adds to each property what it means. Throws where a meaning is missing, so that none is forgotten. */
function explained(schema: Json, name: string): Json {
  const { properties, oneOf, items } = schema as {
    properties?: Record<string, Json>;
    oneOf?: readonly Json[];
    items?: Json;
  };
  if (oneOf !== undefined) return { ...schema, oneOf: oneOf.map((one) => explained(one, name)) };
  if (properties === undefined) return items === undefined ? schema : { ...schema, items: explained(items, name) };
  const meanings = MEANINGS[name] ?? {};
  const entries = Object.entries(properties).map(([key, value]) => {
    if (meanings[key] === undefined) throw new Error(`${name}.${key} has no meaning`);
    return [key, { description: meanings[key], ...explained(value, `${name}.${key}`) }] as const;
  });
  return { ...schema, properties: Object.fromEntries(entries) };
}

export function recordJsonSchema(): Json {
  const { Record, ...parts } = jsonSchemas({ ...recordParts, Record: recordSchema }, '#/$defs/');
  return {
    $schema: DIALECT,
    $id: 'urn:asteroute:record:1',
    title: 'Asteroute game record, version 1',
    description:
      'One game. Keys that are not named here may be added, and a reader ignores them. Whether the moves are legal and the points right is for a reader that plays them again.',
    ...explained(Record, 'Record'),
    $defs: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, explained(part, name)])),
  };
}
