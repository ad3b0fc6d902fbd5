/** What only a board to play on has, and a board that is looked at has not: cells, spots, marks and drafts. */
const CONTROLS =
  /board-(cell|spot|pips|meeple-label|said|ash|torn|closed|legal|glow|sample|completes|swords|rare|broken|would|asked|ghost|turning|owned|contested|ranked|scar|dark|ring|prize|flood)|data-(guides|draft)|safe-side|theme-charted-space \.tile/;

interface Rule {
  selectors: string[];
  remove(): unknown;
}

/** A PostCSS plugin that drops the rules of the board's controls from the style sheets of the viewer. */
export const withoutControls = {
  postcssPlugin: 'without-controls',
  Rule(rule: Rule): void {
    const kept = rule.selectors.filter((selector) => !CONTROLS.test(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  },
};
