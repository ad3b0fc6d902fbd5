import type { ReadonlySignal } from '@preact/signals';
import { addressOf, isAddress } from '../library/share.ts';
import { addressOfPlace, type OnlinePlace, placeOfAddress } from '../online/place.ts';
import type { Sharer } from '../views/sheets/share.tsx';
import type { Catalogue } from '../words/catalogue.ts';

/** Tells of the game that the page's address names, now and whenever somebody changes it. */
export function watchAddress(open: (address: string) => void): void {
  const look = () => isAddress(location.hash) && open(location.hash);
  addEventListener('hashchange', look);
  look();
}

/** Tells of the place among the server's tables that the page's address names, now and whenever somebody changes it. */
export function watchPlace(go: (place: OnlinePlace | null) => void): void {
  const look = () => go(placeOfAddress(location.hash));
  addEventListener('hashchange', look);
  look();
}

/** Goes to a place among the server's tables, so that Back leads away from it; null is the start page. */
export function goToPlace(place: OnlinePlace | null): void {
  location.hash = place === null ? '' : addressOfPlace(place);
}

/** Gives games away by the means of the browser. */
export function browserSharer(words: ReadonlySignal<Catalogue>): Sharer {
  return {
    address: (past, at) =>
      location.origin + location.pathname + addressOf(past, at, (seat) => words.value.setup.defaultName(seat + 1)),
    copy: async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        return false;
      }
    },
    // Somebody who thinks better of it has not met a fault.
    send: 'share' in navigator ? (url) => void navigator.share({ url }).catch(() => {}) : null,
    download(name, text) {
      const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
      const link = Object.assign(document.createElement('a'), { href: url, download: name });
      link.click();
      URL.revokeObjectURL(url);
    },
  };
}
