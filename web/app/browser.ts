import { pageBotWorker } from '@asteroute/page/bots/bot-worker.ts';
import { startTimer } from '@asteroute/page/bots/timer.ts';
import { askToKeep } from '@asteroute/page/library/persist.ts';
import { Shelf } from '@asteroute/page/library/shelf.ts';
import { watchUpdates } from '@asteroute/page/offline/updates.ts';
import { rememberedCoach } from '@asteroute/page/settings/coach-notes.ts';
import { MAX_VOLUME } from '@asteroute/page/settings/preferences.ts';
import { rememberedChoices } from '@asteroute/page/settings/setup.ts';
import type { Ui } from '@asteroute/page/settings/ui.ts';
import type { CuePorts } from '@asteroute/page/sound/cues.ts';
import { Sound } from '@asteroute/page/sound/sound.ts';
import type { Language } from '@asteroute/page/words/language.ts';
import { effect, type Signal, signal } from '@preact/signals';
import type { AppPorts } from './app.ts';
import { watchInstall } from './browser/install.ts';
import { browserSharer } from './browser/sharer.ts';
import { browserBar, Navigation } from './places/navigation.ts';

/** The mode of Vite in which `npm run build` builds the page for a web space that serves nothing but files. */
const ALONE = 'alone';

/** The ports that the page creates first, because the others depend on them. */
type Made = Pick<AppPorts, 'storage' | 'ui' | 'language' | 'place'>;

/** Everything that the page takes from the browser: storage, timers, random numbers, sound, the address bar. */
export function browserPorts(made: Made): AppPorts {
  const { storage, ui, language } = made;
  // Beside the manifest: a page with a longer path, such as an invitation, is the same page.
  const home = new URL('.', (document.querySelector('[rel=manifest]') as HTMLLinkElement).href).href;
  const shelf = new Shelf({ storage, now: () => Date.now() });
  effect(() => {
    if (shelf.games.value.length > 0) askToKeep();
  });
  return {
    ...made,
    session: () => sessionStorage,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    ...cues(ui, language),
    updates: watchUpdates({
      // The development server must never show a cached build.
      container: import.meta.env.PROD ? navigator.serviceWorker : undefined,
      worker: `${home}sw.js`,
      onReturn: (run) => document.addEventListener('visibilitychange', () => document.hidden || run()),
      reload: () => location.reload(),
    }),
    install: watchInstall(window),
    choices: rememberedChoices(storage),
    coach: rememberedCoach(storage),
    shelf,
    sharer: browserSharer(home),
    navigation: new Navigation(browserBar(window, home)),
    botWorker: pageBotWorker(),
    hasServer: import.meta.env.MODE !== ALONE,
    speed: () => ui.speed.value,
    confirms: () => ui.confirm.value,
    after: startTimer,
    random: (n) => crypto.getRandomValues(new Uint32Array(1))[0] % n,
  };
}

/** Sounds, and the notification of a person who looks at another tab. */
function cues(ui: Ui, language: Language): Pick<AppPorts, keyof CuePorts> {
  const volume = (setting: Signal<string>) => Number(setting.value) / MAX_VOLUME;
  const sound = unlockedSound(() => [ui.effects, ui.ambience, ui.calls].some((setting) => volume(setting) > 0));
  const flashTab = laterFlash();
  const table = signal<Parameters<AppPorts['setAmbience']>[0]>(null);
  const hidden = signal(document.hidden);
  document.addEventListener('visibilitychange', () => (hidden.value = document.hidden));
  effect(() => sound.setAmbience(table.value, hidden.value ? 0 : volume(ui.ambience)));
  return {
    playSound: (cue) => sound.play(cue, volume(ui.effects)),
    setAmbience: (game) => (table.value = game),
    prepareSound: () => sound.prepare(),
    notify: () => {
      sound.call(volume(ui.calls));
      flashTab(language.words.value.turn.call);
    },
  };
}

/** Flashes the tab. The code for that is loaded with the first turn that follows another player's. */
function laterFlash(): (text: string) => void {
  let loading: Promise<((text: string) => void) | null> | null = null;
  const load = () =>
    import('./browser/attention.ts').then(
      ({ createAttention }) => createAttention({ document, every }),
      () => null,
    );
  return (text) => {
    loading ??= load();
    void loading.then((flash) => flash?.(text));
  };
}

/** Events after which browsers allow sound, or end a pause of it; browsers differ in which of them count. */
const WAKING = ['pointerdown', 'pointerup', 'touchend', 'keydown', 'click'];

/** A sound that presses and keys unlock, because browsers allow sound only after a press or key. */
function unlockedSound(isWanted: () => boolean): Sound {
  const sound = new Sound(() => new AudioContext(), isWanted);
  for (const type of WAKING) addEventListener(type, () => sound.wake(), { capture: true, passive: true });
  return sound;
}

function every(ms: number, run: () => void): () => void {
  const timer = setInterval(run, ms);
  return () => clearInterval(timer);
}
