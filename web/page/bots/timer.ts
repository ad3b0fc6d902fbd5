/** Calls back after some milliseconds; the returned function cancels the timer. */
export function startTimer(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}
