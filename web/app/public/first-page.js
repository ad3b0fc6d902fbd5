// See `build/first-page.ts`.
const app = document.getElementById('app');
const home = new URL('.', document.querySelector('[rel=manifest]').href).pathname;

function isFirstVisit() {
  try {
    return location.pathname === home && !location.hash && !/asteroute\./.test(Object.keys(localStorage));
  } catch {
    return true;
  }
}

const pageIn = (tag) => document.querySelector(`[data-first=${tag.toLowerCase().split('-')[0]}]`);

const page = isFirstVisit() && !app.firstChild && navigator.languages.concat('en').map(pageIn).find(Boolean);
if (page) {
  document.documentElement.lang = page.dataset.first;
  for (const styled of page.content.querySelectorAll('[data-style]')) styled.style.cssText = styled.dataset.style;
  app.append(page.content);
  app.onsubmit = () => false;
  app.onclick = ({ target }) => target.closest('button')?.setAttribute('aria-busy', 'true');
}
