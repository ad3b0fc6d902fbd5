/** The part of a browser's storage manager that is used here; some browsers lack it. */
type Manager = Partial<Pick<StorageManager, 'persist'>>;

let asked = false;

/**
 * Asks the browser, once per page, not to delete what the page has stored: Safari otherwise does so after seven days
 * without a visit. Firefox is not asked, because it deletes nothing after a time and would show the person a question.
 */
export function askToKeep(browser: Pick<Navigator, 'userAgent'> & { readonly storage?: Manager } = navigator): void {
  if (asked || /firefox/i.test(browser.userAgent)) return;
  asked = true;
  // Over plain HTTP there is no storage manager.
  browser.storage?.persist?.().catch(() => false);
}
