import { themeOfEdition } from '@asteroute/board/art/shape/drawings.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { type Choices, editionOf } from '../../settings/setup.ts';
import { useTheme } from '../../theme/tile-sprites.ts';
import { Button } from '../controls/parts.tsx';
import { useTitle } from '../title.ts';
import { DemoBoard } from './demo-board.tsx';

interface Props {
  readonly choices: Choices;
  readonly words: Catalogue;
  /** Why nothing is there: the link to a table is cut off, the page has no server for tables, or the address is unknown. */
  readonly why: 'cut' | 'alone' | 'unknown';
  readonly still: boolean;
  readonly onHome: () => void;
}

/** The page for an address at which nothing is: why, and a button to the start page. */
export function UnknownView({ choices, words, why, still, onHome }: Props) {
  const theme = themeOfEdition(editionOf(choices));
  const [title, hint] = textsOf(why, words);
  useTitle(title);
  return (
    <main class={`start ${useTheme(theme)} relative`}>
      <div class="start-front stack relative">
        <DemoBoard theme={theme} still={still} />
        <header class="start-title">
          <h1>{title}</h1>
          <p>{hint}</p>
        </header>
        <Button text={words.start.home} class="primary big" onClick={onHome} />
      </div>
    </main>
  );
}

function textsOf(why: Props['why'], words: Catalogue): readonly [title: string, hint: string] {
  if (why === 'alone') return [words.online.open, words.start.alone];
  return why === 'cut' ? [words.start.cut, words.start.cutHint] : [words.start.unknown, words.start.unknownHint];
}
