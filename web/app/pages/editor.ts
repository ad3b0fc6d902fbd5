import { definePage } from './definition.ts';

const EDITOR = /^#editor(?:\/(\d{1,9}))?$/;

/** Entering a game of the table at home: a kept one by its number, null for a new one. */
export const editorPage = definePage<{ readonly id: number | null }>()({
  name: 'editor',
  parse(path) {
    const found = EDITOR.exec(path);
    return found && { id: found[1] === undefined ? null : Number(found[1]) };
  },
  make: ({ id }) => (id === null ? '#editor' : `#editor/${id}`),
  load: () => import('@asteroute/page-editor/page').then(({ EditorPage }) => EditorPage),
});
