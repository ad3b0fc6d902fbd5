import { plainAddress } from '@asteroute/protocol/address';

export interface AddressBar {
  hash(): string;
  /** The number that was given to the current entry of the history; null for one that was not made here. */
  step(): number | null;
  push(hash: string, step: number): void;
  replace(hash: string, step: number): void;
  /** Goes back by `entries` entries, which takes a moment. */
  back(entries: number): void;
  /** Calls back whenever the browser has come to another entry. */
  onArrive(run: () => void): void;
  /** Calls back after some milliseconds. */
  after(ms: number, run: () => void): void;
}

/** Milliseconds between two changes of one entry: browsers refuse more than a hundred in half a minute. */
const BETWEEN_CHANGES_MS = 350;

/**
 * One entry for each thing that is open, so that Back closes the last one: a path of addresses, the start page first.
 */
export class Navigation {
  readonly #bar: AddressBar;
  #wanted: readonly string[] = [];
  /** The addresses of the entries up to the current one, as far as they are known, and the number of the first. */
  #known: readonly string[] = [];
  #first = 0;
  /** Whether the browser is going back, and whether the current entry was changed a moment ago. */
  #leaving = false;
  #resting = false;

  constructor(bar: AddressBar) {
    this.#bar = bar;
  }

  current(): string {
    return this.#bar.hash();
  }

  subscribe(open: (address: string) => void): void {
    this.#bar.onArrive(() => {
      // A link that is opened while the browser goes back: its path is written afterwards.
      if (this.#leaving && this.#bar.step() === null) return open(this.#bar.hash());
      if (!this.#leaving) open(this.#arrive());
      this.#leaving = false;
      this.#settleSoon();
    });
  }

  /** Makes the history end with these addresses. Several changes at once become one. */
  show(path: readonly string[]): void {
    this.#wanted = path;
    this.#settleSoon();
  }

  #arrive(): string {
    const step = this.#bar.step();
    const index = step === null ? -1 : step - this.#first;
    const forward = index === this.#known.length && index > 0;
    // The known address counts, because what is open may have changed since the entry was made.
    const address = this.#known[index] ?? this.#bar.hash();
    this.#known = this.#known[index] !== undefined || forward ? [...this.#known.slice(0, index), address] : [];
    return address;
  }

  #settleSoon(): void {
    queueMicrotask(() => this.#settle());
  }

  #settle(): void {
    if (this.#leaving || this.#wanted.length === 0) return;
    if (this.#known.length === 0) this.#begin();
    const grows = this.#wanted.length - this.#known.length;
    if (grows < 0) this.#goBack(-grows);
    else if (grows > 0 || !this.#resting) this.#write();
  }

  /** Finds out which of the addresses have an entry: after a reload all of them, otherwise only the first. */
  #begin(): void {
    const step = this.#bar.step();
    const last = this.#wanted.length - 1;
    const hasAll = step !== null && step >= last;
    this.#known = hasAll ? this.#wanted : this.#wanted.slice(0, 1);
    this.#first = hasAll ? step - last : (step ?? 0);
    if (!hasAll) this.#bar.replace(this.#wanted[0], this.#first);
  }

  #goBack(entries: number): void {
    this.#leaving = true;
    this.#known = this.#wanted;
    this.#bar.back(entries);
  }

  #write(): void {
    const top = this.#known.length - 1;
    if (this.#bar.hash() !== this.#wanted[top]) {
      this.#bar.replace(this.#wanted[top], this.#first + top);
      this.#rest();
    }
    for (let i = top + 1; i < this.#wanted.length; i++) this.#bar.push(this.#wanted[i], this.#first + i);
    this.#known = this.#wanted;
  }

  #rest(): void {
    if (this.#resting) return;
    this.#resting = true;
    this.#bar.after(BETWEEN_CHANGES_MS, () => {
      this.#resting = false;
      this.#settle();
    });
  }
}

/** The server answers other paths with the page too, so that it can report an unknown address. */
const HOME = /^(index\.html)?$/;

/** An invitation has a path, so that the server can show a preview; the place that it leads to is in the hash. */
const INVITATION = /^invite\/([a-z0-9]{16})$/;

/** The address bar of a browser, for a page whose files are at `base`: `/`, another folder, or `./` for any folder. */
export function browserBar({ history, location }: Pick<Window, 'history' | 'location'>, base: string): AddressBar {
  const home = new URL(base, location.href).pathname;
  // A messenger may have written the # of the address as a part of its path.
  const [path, ...inPath] = plainAddress(location.pathname.slice(home.length)).split('#');
  const hash = location.hash || inPath.map((part) => `#${part}`).join('');
  const invited = INVITATION.exec(plainAddress(path))?.[1];
  if (invited !== undefined) history.replaceState(null, '', `${home}${hash || `#table/${invited}`}`);
  else if (!HOME.test(path)) history.replaceState(null, '', `${home}#/${path}`);
  else if (inPath.length > 0) history.replaceState(null, '', `${home}${hash}`);
  const address = (hash: string) => hash || location.pathname + location.search;
  return {
    hash: () => location.hash,
    step: () => (history.state as { readonly step: number } | null)?.step ?? null,
    push: (hash, step) => history.pushState({ step }, '', address(hash)),
    replace: (hash, step) => history.replaceState({ step }, '', address(hash)),
    back: (entries) => history.go(-entries),
    onArrive: (run) => addEventListener('popstate', run),
    after: (ms, run) => void setTimeout(run, ms),
  };
}
