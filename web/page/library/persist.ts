/** What a browser needs for keeping what a page has stored. */
type Manager = Partial<Pick<StorageManager, 'persist'>>;

let asked = false;

/**
 * Asks the browser, once for a page, not to delete by itself what the page has stored: Safari does after seven days
 * without a visit. Firefox deletes nothing by the calendar and would put the question to the person, so it is not asked.
 */
export function askToKeep(browser: Pick<Navigator, 'userAgent'> & { readonly storage?: Manager } = navigator): void {
  if (asked || /firefox/i.test(browser.userAgent)) return;
  asked = true;
  // Over plain HTTP there is no such thing.
  browser.storage?.persist?.().catch(() => false);
}
