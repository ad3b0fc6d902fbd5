import { themeOfEdition } from '@asteroute/board/art/shape/drawings.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { editionOf } from '../../settings/setup.ts';
import { useTheme } from '../../theme/tile-sprites.ts';
import { Button } from '../controls/parts.tsx';
import { DemoBoard } from '../demo/demo-board.tsx';
import type { PageProps } from '../pages/page-ports.ts';
import { useTitle } from '../title.ts';
import { isCutOff } from './cut-off.ts';

interface Place {
  /** The address at which nothing is; null if there is no server for the tables. */
  readonly path: string | null;
}

/** The page for an address at which nothing is: why, and a button to the start page. */
export function UnknownPage({ at, page }: PageProps<Place>) {
  const words = page.language.words.value;
  const theme = themeOfEdition(editionOf(page.choices.value));
  const [title, hint] = textsOf(at.path, words);
  useTitle(title);
  return (
    <main class={`start ${useTheme(theme)} relative`}>
      <div class="start-front stack relative">
        <DemoBoard theme={theme} still={page.ui.calm.value} />
        <header class="start-title">
          <h1>{title}</h1>
          <p>{hint}</p>
        </header>
        <Button text={words.start.home} class="primary big" onClick={() => page.go('')} />
      </div>
    </main>
  );
}

function textsOf(path: string | null, words: Catalogue): readonly [title: string, hint: string] {
  if (path === null) return [words.online.open, words.start.alone];
  return isCutOff(path) ? [words.start.cut, words.start.cutHint] : [words.start.unknown, words.start.unknownHint];
}
