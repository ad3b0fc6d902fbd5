/* No word of this is newer than 2009, so that any browser runs it: see `build/browsers.ts`. */
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
