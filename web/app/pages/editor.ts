import { definePage } from './definition.ts';

const EDITOR = /^#editor(?:\/([1-9]\d{0,8}|position))?$/;

/** Entering a game of the table at home: a kept one by its number, null for a new one, or only a position. */
export const editorPage = definePage<{ readonly id: number | null | 'position' }>()({
  name: 'editor',
  parse(path) {
    const found = EDITOR.exec(path);
    return found && { id: found[1] === undefined ? null : Number(found[1]) || 'position' };
  },
  make: ({ id }) => (id === null ? '#editor' : `#editor/${id}`),
  load: () => import('@asteroute/page-editor/page').then(({ EditorPage }) => EditorPage),
});
