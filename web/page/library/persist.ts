/** The part of a browser's storage manager that is used here; some browsers lack it. */
type Manager = Partial<Pick<StorageManager, 'persist'>>;

let asked = false;

/** Once per page: Safari deletes after seven days without a visit. Firefox does not, and would ask the person. */
export function askToKeep(browser: Pick<Navigator, 'userAgent'> & { readonly storage?: Manager } = navigator): void {
  if (asked || /firefox/i.test(browser.userAgent)) return;
  asked = true;
  // Over plain HTTP there is no storage manager.
  browser.storage?.persist?.().catch(() => false);
}
