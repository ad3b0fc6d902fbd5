/** What is known of the change of a value in a turn, and of the value after it. */
export interface Step {
  readonly change: number;
  /** The variance of `change`; above 0. */
  readonly variance: number;
  /** An independent estimate of the value after the turn; null if there is none. */
  readonly seen: { readonly value: number; readonly variance: number } | null;
}

/** The most likely values before and after each step, and the variance of the change in each. */
export interface Path {
  readonly values: readonly number[];
  readonly variances: readonly number[];
}

/** Least squares over what is known of the steps and the values between them (a one-dimensional Kalman smoother). */
export function smoothPath(first: number, steps: readonly Step[], last: number): Path {
  const prior = [first];
  for (const { change } of steps) prior.push(prior[prior.length - 1] + change);
  const rows = rowsOf(prior, steps);
  const offsets = [...prior.map(() => 0), last - prior[steps.length]].slice(1);
  const variances = steps.map(() => 0);
  // The variance of the next value; the last one is known.
  let next = 0;
  for (let i = rows.length - 1; i >= 0; i--) {
    const { diagonal, right, weight } = rows[i];
    const share = weight / diagonal;
    offsets[i + 1] = right / diagonal + share * offsets[i + 2];
    const own = 1 / diagonal + share * share * next;
    variances[i + 1] = own + next - 2 * share * next;
    next = own;
  }
  if (steps.length > 0) variances[0] = next;
  return { values: prior.map((value, i) => value + offsets[i]), variances };
}

/** A value on the way: its equation after those before it are eliminated, and the weight of the step that follows. */
interface Row {
  readonly diagonal: number;
  readonly right: number;
  readonly weight: number;
}

/** The equations of how far the values on the way are from `prior`, from the first on. */
function rowsOf(prior: readonly number[], steps: readonly Step[]): Row[] {
  const rows: Row[] = [];
  for (const [i, { variance, seen }] of steps.slice(0, -1).entries()) {
    const before = rows[i - 1];
    const factor = before === undefined ? 0 : before.weight / before.diagonal;
    const weight = 1 / steps[i + 1].variance;
    const sight = seen === null ? 0 : 1 / seen.variance;
    const diagonal = 1 / variance + weight + sight - factor * (before?.weight ?? 0);
    const right = (seen === null ? 0 : sight * (seen.value - prior[i + 1])) + factor * (before?.right ?? 0);
    rows.push({ diagonal, right, weight });
  }
  return rows;
}
