/** Our tiles by their ids in JCloisterZone. */
import type { TileChoice } from '../format/foreign-game.ts';

/** Ids of JCloisterZone by pack, and of ours in the same orientation. */
const PACKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BA: {
    L: 'CL-monastery',
    LR: 'CL-monastery-road',
    RCr: 'CL-c1-straight',
    'Cccc+': 'CL-c4-shield',
    'CccR+': 'CL-c3-road-shield',
    CccR: 'CL-c3-road',
    'CFc+': 'CL-c2-through-shield',
    'CFc.1': 'CL-c2-through',
    'Cc.1': 'CL-c2-corner',
    CcG: 'CL-c2-corner-garden',
    'Cc+': 'CL-c2-corner-shield',
    'Cc+G': 'CL-c2-corner-shield-garden',
    CcRr: 'CL-c2-corner-curve',
    'CcRr+': 'CL-c2-corner-curve-shield',
    Ccc: 'CL-c3',
    CccG: 'CL-c3-garden',
    'Ccc+': 'CL-c3-shield',
    CRr: 'CL-c1-curve-right',
    CRRR: 'CL-c1-junction',
    RrC: 'CL-c1-curve-left',
    C: 'CL-c1',
    CG: 'CL-c1-garden',
    'CFC.2': 'CL-c1c1-opposite',
    CFCG: 'CL-c1c1-opposite-garden',
    'CC.2': 'CL-c1c1-adjacent',
    CCG: 'CL-c1c1-adjacent-garden',
    RRRR: 'CL-junction4',
    RRR: 'CL-junction3',
    Rr: 'CL-curve',
    RrG: 'CL-curve-garden',
    RFr: 'CL-straight',
    RFrG: 'CL-straight-garden',
  },
  IC: {
    'Cccc.c': 'IC-c4-cathedral',
    LRFR: 'IC-monastery-roads',
    CCCC: 'IC-c1c1c1c1-garden',
    CCCCG: 'IC-c1c1c1c1-garden',
    CCC: 'IC-c1c1c1',
    CRCR: 'IC-c1c1-roads',
    'CCc+': 'IC-c2-corner-c1-shield',
    'C!': 'IC-c1-split',
    CFR: 'IC-c1-road',
    CcR: 'IC-c2-corner-road',
    'CRcR+': 'IC-c2-through-roads-shield',
    'RCc.i': 'IC-c2-corner-inn',
    'RrC.i': 'IC-c1-curve-left-inn',
    'CcRr+.i': 'IC-c2-corner-curve-shield-inn',
    'RRR.i': 'IC-junction3-inn',
    'RFr.i': 'IC-straight-inn-garden',
    'RFr.iG': 'IC-straight-inn-garden',
    'Rr.i': 'IC-curve-inn',
    RrRr: 'IC-curves',
  },
  TB: {
    'Cc.g': 'TB-c2-corner-grain',
    'Cc.w': 'TB-c2-corner-wine',
    'CCc.c': 'TB-c2-through-c1-cloth',
    'CCc.w': 'TB-c2-through-c1-wine',
    'Ccc.g': 'TB-c3-grain',
    'CcCC.c': 'TB-c2-corner-c1c1-cloth',
    'CcRR!.c': 'TB-c2-corner-roads-split-cloth',
    'CcRR.w': 'TB-c2-corner-roads-garden-wine',
    'CcRR.wG': 'TB-c2-corner-roads-garden-wine',
    'CcRC.c': 'TB-c2-corner-c1-road-cloth',
    'CcRC.g': 'TB-c2-corner-c1-road-grain',
    'CcR.c': 'TB-c2-corner-road-east-garden-cloth',
    'CcR.cG': 'TB-c2-corner-road-east-garden-cloth',
    'CcR!.w': 'TB-c2-corner-road-east-split-wine',
    'CccR.w': 'TB-c3-road-wine',
    'CcCc.w': 'TB-c2c2-wine',
    'CFc.w': 'TB-c2-through-wine',
    CR: 'TB-c1-road-east',
    'CRc.g': 'TB-c2-through-road-grain',
    'CRc.w': 'TB-c2-through-road-wine',
    'CRcR.w': 'TB-c2-through-roads-wine',
    LRRR: 'TB-monastery-roads3',
    'RCc.g': 'TB-c2-corner-road-south-grain',
    'RCc!.g': 'TB-c2-corner-road-south-split-grain',
    RRC: 'TB-c1-roads',
    RRrr: 'TB-bridge',
  },
};
const OURS = Object.values(PACKS).flatMap((tiles) => Object.values(tiles));
/** A tile of version 4 that is drawn a quarter turn before ours. */
const TURNED = 'IC.RrRr';

/** The start tile: one of four of its kind. */
export const START_TILE = 'BA/RCr';

/** A tile of ours, and the quarter turns clockwise from our rotation 0 to theirs. */
interface NamedTile {
  readonly tiles: TileChoice;
  readonly turned: number;
}

/** `BA/RCr`, in version 4 `BA.RCr`; undefined if there is none. Without gardens such a tile is the last of its kind. */
export function tileNamed(id: string): NamedTile | undefined {
  const [pack, key] = [id.slice(0, 2), id.slice(3)];
  if (!/^[/.]$/.test(id[2] ?? '') || !Object.hasOwn(PACKS, pack) || !Object.hasOwn(PACKS[pack], key)) return undefined;
  const tile = PACKS[pack][key];
  const garden = `${tile}-garden`;
  return { tiles: OURS.includes(garden) ? [tile, garden] : [tile], turned: id === TURNED ? 1 : 0 };
}
