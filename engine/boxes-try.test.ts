import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { classic } from './editions/classic.ts';
import {
  arrange,
  countUp,
  lastGame,
  legalActions,
  legalPlacements,
  newGame,
  play,
  playTurnWords,
  reserve,
  scores,
  unwrap,
} from './index.ts';
import { actionWords } from './notation/notation.ts';
import { isExtra, tokens } from './observe/observe.ts';
import { inns } from './rules/inns/inns.ts';
import { traders } from './rules/traders/traders.ts';

const edition = { ...classic, optional: [...classic.optional, inns, traders] };
const COLORS = ['red', 'blue', 'green', 'yellow', 'black', 'pink'];
function draw(game: any, id: string) {
  const tile = game.rules.tables.indexOf.get(id);
  const r = play(game, { type: 'draw', tile });
  if (!r.ok) throw new Error(`${id} ${r.error.message}`);
  return r.value;
}
const text = (a: any) => (a.type === 'deploy' ? `${a.meeple} ${a.on}` : a.type);
for (const file of ['expansions', 'expansions-awkward'])
  test(file, () => {
    const lines = gunzipSync(readFileSync(`/work/shared/games/${file}.jsonl.gz`))
      .toString()
      .trim()
      .split('\n');
    let bad = 0;
    for (const [index, line] of lines.entries()) {
      const r = JSON.parse(line);
      let game: any = unwrap(newGame(r, [edition]));
      try {
        for (const [i, t] of r.turns.entries()) {
          const events: any[] = [];
          for (const id of [...(t.setAside ?? []), t.tile]) {
            const p = draw(game, id);
            game = p.game;
            events.push(...p.events);
          }
          expect([game.position.seat, isExtra(game)], `turn ${i}`).toEqual([t.player, t.second ?? false]);
          const pl = legalPlacements(game).length;
          const placed = unwrap(play(game, unwrap(place(t))));
          const acts = legalActions(placed.game).length;
          if (t.legal) expect([pl, acts], `turn ${i} legal`).toEqual([t.legal.placements, t.legal.actions]);
          const plies = unwrap(playTurnWords(game, t));
          game = lastGame(game, plies);
          const all = plies.flatMap((p: any) => p.events);
          const points = all
            .filter((e: any) => ['scored', 'recalled'].includes(e.type) && (e.type !== 'scored' || e.complete))
            .flatMap((e: any) =>
              e.shares
                .filter((s: any) => s.points > 0)
                .map((s: any) => ({
                  side: s.side,
                  points: s.points,
                  reason: e.type === 'recalled' ? e.figure.at.kind : e.at.kind,
                })),
            );
          const key = (p: any) => JSON.stringify([p.side, p.points, p.reason]);
          expect(points.map(key).sort(), `turn ${i} points`).toEqual(t.points.map(key).sort());
          const took: any = {};
          for (const e of all)
            if (e.type === 'took')
              for (const [k, v] of Object.entries(e.tokens)) took[k] = (took[k] ?? 0) + (v as number);
          expect(took, `turn ${i} goods`).toEqual(t.goods ?? {});
          if (i < r.turns.length - 1) expect(scores(game), `turn ${i} scores`).toEqual(t.scores);
          if (i === r.turns.length - 1) {
            const rest = r.final.setAside ?? [];
            for (const id of rest) game = draw(game, id).game;
          }
        }
        expect(game.position.phase).toBe('over');
        expect(scores(game)).toEqual(r.final.scores);
        if (r.final.goods) expect(r.players.map((_: any, s: number) => tokens(game, s))).toEqual(r.final.goods);
      } catch (e: any) {
        if (bad++ < 6)
          console.log(file, index, r.modules, r.players.length, JSON.stringify(r.options), e.message.slice(0, 600));
      }
    }
    expect(bad).toBe(0);
  }, 600000);

import { parsePlacement } from './notation/notation.ts';

const place = parsePlacement as any;
test('vectors', () => {
  const { vectors } = JSON.parse(readFileSync('/work/shared/games/expansion-vectors.json', 'utf8'));
  let bad = 0;
  for (const v of vectors) {
    try {
      const players = Array.from({ length: v.players }, (_, i) => ({ name: COLORS[i], color: COLORS[i] }));
      let game: any = unwrap(
        newGame({ edition: 'classic', modules: v.modules, options: v.options ?? {}, players }, [edition]),
      );
      for (const t of v.turns) {
        game = draw(arrange(game, { stack: [t.tile, 'CL-c4-shield'] }), t.tile).game;
        expect([game.position.seat, isExtra(game)]).toEqual([t.player, t.second ?? false]);
        const placed = unwrap(play(game, unwrap(place(t)))).game;
        const offers = legalActions(placed).map((m) => text(actionWords(placed, m)));
        for (const o of t.offered ?? []) expect(offers).toContain(o);
        for (const o of t.refused ?? []) expect(offers).not.toContain(o);
        game = lastGame(game, unwrap(playTurnWords(game, t)));
      }
      const { scores: s, final, next, goods, reserve: res } = v.expect;
      if (s) expect(scores(game)).toEqual(s);
      if (final) expect(scores(countUp(game).game)).toEqual(final);
      if (next) expect([game.position.seat, isExtra(game)]).toEqual([next.player, next.second ?? false]);
      if (goods) expect(players.map((_, i) => tokens(game, i))).toEqual(goods);
      for (const [seat, own] of Object.entries(res ?? {}))
        expect(reserve(game, Number(seat))).toMatchObject(own as any);
    } catch (e: any) {
      bad++;
      console.log(v.id, e.message.slice(0, 500));
    }
  }
  expect(bad).toBe(0);
});
