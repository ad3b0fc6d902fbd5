import { type Game, seatsOf } from '@asteroute/engine';
import type { EndingWords } from '@asteroute/words/en/review/ending.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { DecidedBy } from '../../analysis/deciding.ts';
import { sideName, sideNames } from '../event-text.ts';

export function decisionText(words: Catalogue, ending: EndingWords, game: Game, decision: DecidedBy): string {
  const name = (side: number): string => sideName(words, game, side);
  switch (decision.type) {
    case 'level':
      return ending.level(sideNames(words, game, decision.sides), decision.points);
    case 'close':
      return ending.close(name(decision.side), name(decision.rival), decision.points);
    case 'final': {
      const { side, points, kind, behind } = decision;
      if (kind === null) return ending.overtook(name(side), behind, points);
      return behind > 0 ? ending.turned(name(side), behind, points, kind) : ending.final(name(side), points, kind);
    }
    case 'realm':
      return ending.realm(name(decision.side), decision.kind, decision.points, decision.turn);
    case 'battle': {
      const { side, rivals, kind, ...rest } = decision;
      const many = rivals.length > 1 || rivals.some((rival) => seatsOf(game, rival).length > 1);
      return ending.battle({ ...rest, name: name(side), rivals: sideNames(words, game, rivals), many, realm: kind });
    }
    case 'lead': {
      const { side, turn, early, realm } = decision;
      if (early) return ending.led(name(side), turn);
      return realm === null
        ? ending.tookLead(name(side), turn)
        : ending.leadWith(name(side), realm.kind, realm.points, turn);
    }
  }
}
