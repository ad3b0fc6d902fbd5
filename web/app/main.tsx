import { render } from 'preact';
import { commonSymbols } from '../board/art/index.ts';
import { workerMind } from '../bots/mind.ts';
import { browserShelf } from '../library/shelf.ts';
import { watchUpdates } from '../offline/updates.ts';
import { createSound } from '../present/sound.ts';
import { wearComfort } from '../settings/comfort.ts';
import { LOUDEST } from '../settings/settings.ts';
import { rememberedChoices } from '../settings/setup.ts';
import { createUi } from '../settings/ui.ts';
import { visionFilters } from '../theme/vision.ts';
import { CATALOGUES, openLanguage } from '../words/language.ts';
import { browserSharer, goToPlace, watchAddress, watchPlace } from './address.ts';
import { createApp } from './app.tsx';
import { createAttention } from './attention.ts';
import { hangTiles } from './prints.ts';
import '../theme/tokens.css';
import '../theme/page.css';
import '../theme/countryside.css';
import '../views/start/setup.css';
import '../views/table/table.css';
import '../views/table/hand.css';
import '../views/dialogs.css';
import '../views/sheets/sheets.css';
import '../views/sheets/replay.css';
import '../views/start/games.css';
import '../views/table/typed.css';
import '../views/sheets/aids.css';
import '../views/sheets/advice.css';
import '../views/update.css';
import '../theme/comfort.css';

/** Not awaited at the top: a file loaded on the way may need code of this one, and would wait for its end. */
async function open(): Promise<void> {
  const storage = () => localStorage;
  const ui = createUi(storage);
  const language = await openLanguage({
    catalogues: CATALOGUES,
    storage,
    wanted: navigator.languages,
    announce: (tag) => {
      document.documentElement.lang = tag;
    },
  });

  const sound = createSound(() => new AudioContext());
  // Nothing may be heard before somebody has touched the page.
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => sound.wake(), { once: true });
  const callBack = createAttention({
    document,
    every: (ms, run) => {
      const timer = setInterval(run, ms);
      return () => clearInterval(timer);
    },
  });

  const App = createApp({
    ui,
    language,
    updates: watchUpdates({
      // While somebody works on the sources, what the browser shows is never a kept build.
      container: import.meta.env.PROD ? navigator.serviceWorker : undefined,
      onReturn: (run) => document.addEventListener('visibilitychange', () => document.hidden || run()),
      reload: () => location.reload(),
    }),
    choices: rememberedChoices(storage),
    shelf: browserShelf({ storage, now: () => Date.now() }),
    sharer: browserSharer(language.words),
    onGameWanted: watchAddress,
    onOnlineWanted: watchPlace,
    goOnline: goToPlace,
    storage,
    mind: workerMind(),
    speed: () => ui.speed.value,
    confirms: () => ui.confirm.value,
    hear: (name) => sound.play(name, Number(ui.effects.value) / LOUDEST),
    call: () => {
      sound.play('call', Number(ui.calls.value) / LOUDEST);
      callBack(language.words.value.turn.call);
    },
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    random: (n) => crypto.getRandomValues(new Uint32Array(1))[0] % n,
    atTable: (set) => {
      if (set !== undefined) history.replaceState(null, '', set ? '#table' : location.pathname);
      return location.hash === '#table';
    },
    ruleWanted: () =>
      /^#rules(?:\/([A-Z]+-\d+))?$/.exec(location.hash)?.at(1) ?? (location.hash === '#rules' ? '' : null),
  });

  const symbols = document.getElementById('symbols') as HTMLElement;
  symbols.insertAdjacentHTML('beforeend', commonSymbols() + visionFilters());
  // After the filters that it asks for.
  wearComfort(document.documentElement, ui);
  render(<App />, document.getElementById('app') as HTMLElement);
  await hangTiles(symbols, (ms) => new Promise((resolve) => setTimeout(resolve, ms)));
}

void open();
