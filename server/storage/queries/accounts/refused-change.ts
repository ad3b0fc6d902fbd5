/** Rolls a transaction back and says why. */
export class RefusedChange extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}
