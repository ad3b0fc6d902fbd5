import { clonePosition, type Random, type TileIndex } from '@asteroute/engine';
import { act, drawTile, layout, mark, type Position, placeTile, type Ruleset, undo } from '@asteroute/engine/core';
import type { Bot, Budget } from './bot.ts';
import { Expectimax } from './expectimax.ts';
import { type Mind, minds, moveOf } from './one-ply.ts';
import { isActing, margin, type Turn } from './turns.ts';

const { PHASE, SEAT, STACK, STACK_SIZE } = layout;
const [DRAW, PLACE, ROLL] = [0, 1, 3];

/** How a search is laid out. */
export interface Shape {
  /** Orders of the stack that are looked into. */
  readonly orders: number;
  /** Simulations for each of them. */
  readonly simulations: number;
  /** Milliseconds after which no simulation is begun. */
  readonly cap: number;
}

/** Turns that are looked into: at the root, and further on. */
const ROOT_WIDTH = 14;
const WIDTH = 6;
/** How strongly a turn that looks good at once draws visits to itself. */
const EXPLORE = 0.5;
/** Points of margin in which one turn must look better than another to draw e times as many visits. */
const HEAT = 3;
/** Points of margin that count as nearly won. */
const SCALE = 30;
/** Simulations between two looks at the clock. */
const LOOK = 8;

/** A way to go on: how likely it looked, what it brought, and where it led, by who won its battles. */
interface Edge {
  readonly turn: Turn;
  readonly prior: number;
  visits: number;
  /** Sums of rewards by side; the judgement at first sight counts as one visit. */
  readonly rewards: Float64Array;
  readonly next: Map<number, Node>;
}

interface Node {
  readonly side: number;
  readonly edges: readonly Edge[];
}

/**
 * Tree search over determinizations: the stack is put in an order by chance, and the game then has no secrets but its
 * dice, which fall by their exact odds. Simulations follow the turns that promise most, and what the judge says of the
 * position they end in is carried back. The first turn's visits are counted over several orders of the stack.
 */
export class TreeSearch {
  private readonly rules: Ruleset;
  private readonly mind: Mind;
  private readonly random: Random;
  private order: TileIndex[] = [];
  private drawn = 0;

  constructor(rules: Ruleset, mind: Mind, random: Random) {
    this.rules = rules;
    this.mind = mind;
    this.random = random;
  }

  /** The turn that was visited most; `late` tells when time is over. */
  best(pos: Position, turns: readonly Turn[], { orders, simulations }: Shape, late: () => boolean): Turn {
    const side = this.rules.crew.sideOf[pos.memory[SEAT]];
    const edges = this.edgesOf(turns, side, ROOT_WIDTH);
    for (let order = 0; order < orders && !late(); order++) {
      this.shuffle(pos);
      for (const edge of edges) edge.next.clear();
      for (let i = 0; i < simulations; i++) {
        if (i % LOOK === 0 && late()) break;
        this.drawn = 0;
        const since = mark(pos);
        this.simulate(pos, { side, edges });
        undo(pos, since);
      }
    }
    const most = Math.max(...edges.map(worth));
    return (edges.find((edge) => worth(edge) === most) ?? edges[0]).turn;

    /** Visits decide; between equals, rewards. */
    function worth({ visits, rewards }: Edge): number {
      return visits + rewards[side] / (visits + 1) / 10;
    }
  }

  /** Follows the tree to its edge, lets it grow by one node, and carries back what that is worth. */
  private simulate(pos: Position, node: Node): Float64Array {
    const edge = this.pick(node);
    const { turn } = edge;
    if (pos.memory[PHASE] === PLACE) placeTile(pos, turn.placement, null);
    act(this.rules, pos, turn.action, null);
    const rewards = this.goOn(pos, edge);
    edge.visits++;
    for (let side = 0; side < rewards.length; side++) edge.rewards[side] += rewards[side];
    return rewards;
  }

  private goOn(pos: Position, edge: Edge): Float64Array {
    const fought = this.fight(pos);
    while (pos.memory[PHASE] === DRAW) drawTile(this.rules, pos, this.order[this.drawn++], null);
    if (pos.memory[PHASE] !== PLACE) return this.rewardsNow(pos);
    const known = edge.next.get(fought);
    if (known !== undefined) return this.simulate(pos, known);
    const side = this.rules.crew.sideOf[pos.memory[SEAT]];
    const edges = this.edgesOf(this.mind.turns.all(pos), side, WIDTH);
    edge.next.set(fought, { side, edges });
    return reward(edges[0].turn.values);
  }

  /** Lets dice fall by the odds of each battle; the number says who won them. */
  private fight(pos: Position): number {
    let fought = 0;
    while (pos.memory[PHASE] === ROLL) {
      const { win } = this.mind.turns.oddsOf(pos);
      let pick = this.random.below(1 << 20) / (1 << 20);
      let winner = win.findIndex((chance) => {
        pick -= chance;
        return pick < 0;
      });
      if (winner < 0) winner = win.lastIndexOf(Math.max(...win));
      this.mind.turns.letWin(pos, winner);
      fought = fought * 8 + winner + 1;
    }
    return fought;
  }

  private rewardsNow(pos: Position): Float64Array {
    const values = new Float64Array(this.rules.crew.sides);
    this.mind.evaluator.judge(pos, values);
    return reward(values);
  }

  /** The best turns at first sight, best first, each with its share of trust. */
  private edgesOf(turns: readonly Turn[], side: number, width: number): Edge[] {
    const sorted = [...turns].sort((a, b) => margin(b.values, side) - margin(a.values, side)).slice(0, width);
    const highest = margin(sorted[0].values, side);
    const trust = sorted.map(({ values }) => Math.exp((margin(values, side) - highest) / HEAT));
    const sum = trust.reduce((total, one) => total + one, 0);
    return sorted.map((turn, i) => ({
      turn,
      prior: trust[i] / sum,
      visits: 0,
      rewards: reward(turn.values),
      next: new Map(),
    }));
  }

  /** The edge of the highest bound: what it brought so far, and more for what was visited little. */
  private pick({ side, edges }: Node): Edge {
    let total = 1;
    for (const { visits } of edges) total += visits;
    const root = EXPLORE * Math.sqrt(total);
    let found = edges[0];
    let highest = Number.NEGATIVE_INFINITY;
    for (const edge of edges) {
      const bound = edge.rewards[side] / (edge.visits + 1) + (root * edge.prior) / (edge.visits + 1);
      if (bound <= highest) continue;
      highest = bound;
      found = edge;
    }
    return found;
  }

  /** An order of the stack, each as likely as any other; later stages come later. */
  private shuffle(pos: Position): void {
    const tiles: TileIndex[] = [];
    for (let tile = 0; tile < this.rules.tables.tiles.length; tile++) {
      for (let n = pos.memory[STACK + tile]; n > 0; n--) tiles.push(tile as TileIndex);
    }
    for (let i = tiles.length - 1; i > 0; i--) {
      const j = this.random.below(i + 1);
      [tiles[i], tiles[j]] = [tiles[j], tiles[i]];
    }
    const { stage } = this.rules;
    this.order = tiles.sort((a, b) => stage[a] - stage[b]);
  }
}

/** Margins squeezed into -1 .. 1, by side. */
function reward(values: Float64Array): Float64Array {
  return Float64Array.from(values, (_, side) => Math.tanh(margin(values, side) / SCALE));
}

/** A bot that searches; the last two tiles it plays exactly. A budget changes the simulations and the cap. */
export function searcher(name: string, usual: Shape, budget: Budget): Bot {
  const mindOf = minds();
  const shape = { ...usual, simulations: budget.simulations ?? usual.simulations, cap: budget.time ?? usual.cap };
  return {
    name,
    choose(game, random) {
      const mind = mindOf(game.rules);
      const pos = clonePosition(game.position);
      const turns = isActing(game) ? mind.turns.actionsNow(pos) : mind.turns.all(pos);
      if (turns.length === 1) return moveOf(game, turns[0]);
      if (pos.memory[STACK_SIZE] <= 1) return moveOf(game, new Expectimax(game.rules, mind).best(pos, turns, random));
      const end = (budget.now?.() ?? 0) + shape.cap;
      const late = () => budget.now !== undefined && budget.now() >= end;
      // The meeple has few ways to go, and the search that placed the tile has seen them.
      const simulations = isActing(game) ? Math.ceil(shape.simulations / 4) : shape.simulations;
      return moveOf(game, new TreeSearch(game.rules, mind, random).best(pos, turns, { ...shape, simulations }, late));
    },
  };
}
