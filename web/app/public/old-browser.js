/*
 * Has a browser that is too old for the page told so, in any browser at all: no word of this is newer than 2009. What
 * it asks for is what browsers of the floor have and older ones lack; `web/app/build/browsers.ts` has the floor.
 */
(function () {
  function isOld() {
    try {
      return !(Map.groupBy && Promise.withResolvers && document.body.checkVisibility && CSS.supports('selector(:has(a))'));
    } catch (_error) {
      return true;
    }
  }
  if (!isOld()) return;
  var script = document.createElement('script');
  script.src = document.getElementById('old-browser').src.replace('browser.js', 'browser-page.js');
  document.body.appendChild(script);
})();
