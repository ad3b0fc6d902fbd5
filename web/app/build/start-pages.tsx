import { defaultChoices } from '@asteroute/page/settings/setup.ts';
import { createUi, NOTHING_OVER } from '@asteroute/page/settings/ui.ts';
import { StartView } from '@asteroute/page/views/start/start.tsx';
import { tableIn } from '@asteroute/words/loaders/table-words.ts';
import { TAGS, type Tag } from '@asteroute/words/tags.ts';
import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';

/** What the page asks a browser while it is rendered, as one without wishes answers it. */
Object.assign(globalThis, {
  document: { activeElement: null },
  isSecureContext: true,
  matchMedia: () => ({ matches: false, addEventListener() {} }),
});

const nothing = () => {};

async function firstPage(tag: Tag, hasServer: boolean): Promise<string> {
  const language = {
    words: signal(await tableIn(tag)),
    tag: signal(tag),
    failed: signal(false),
    choose: async () => {},
  };
  const markup = renderToString(
    <StartView
      language={language}
      choices={signal(defaultChoices())}
      ui={createUi(() => localStorage, signal(NOTHING_OVER))}
      unfinished={null}
      firstVisit={true}
      tables={[]}
      people={null}
      friends={hasServer ? { open: async () => false, join: async () => null } : null}
      fault={null}
      offer={null}
      imports={null}
      onInstall={null}
      onResume={nothing}
      onDaily={nothing}
      onStart={nothing}
      onCoach={nothing}
      onRules={nothing}
      onTables={nothing}
    >
      {null}
    </StartView>,
  );
  return `<template data-first="${tag}">${markup.replaceAll(' style=', ' data-style=')}</template>`;
}

const inEachLanguage = async (hasServer: boolean): Promise<string> =>
  (await Promise.all(TAGS.map((tag) => firstPage(tag, hasServer)))).join('');

/**
 * The start page as it greets somebody who comes for the first time, in each language, for `public/first-page.js`: with
 * the door to friends where there is a server, and without it.
 */
export const startPages = { withServer: await inEachLanguage(true), alone: await inEachLanguage(false) };
