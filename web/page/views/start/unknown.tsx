import { themeOfEdition } from '@asteroute/board/art/shape/drawings.ts';
import { type Choices, editionOf } from '../../settings/setup.ts';
import { useTheme } from '../../theme/tile-sprites.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { Button } from '../controls/parts.tsx';
import { useTitle } from '../title.ts';
import { DemoBoard } from './demo-board.tsx';

interface Props {
  readonly choices: Choices;
  readonly words: Catalogue;
  /** Whether the address begins like a link to a table. */
  readonly cut: boolean;
  readonly still: boolean;
  readonly onHome: () => void;
}

/** The page for an address that does not exist: what is wrong with the address, and a button to the start page. */
export function UnknownView({ choices, words, cut, still, onHome }: Props) {
  const theme = themeOfEdition(editionOf(choices));
  useTitle(cut ? words.start.cut : words.start.unknown);
  return (
    <main class={`start ${useTheme(theme)} relative`}>
      <DemoBoard theme={theme} still={still} />
      <div class="start-front stack relative">
        <header class="start-title">
          <h1>{cut ? words.start.cut : words.start.unknown}</h1>
          <p>{cut ? words.start.cutHint : words.start.unknownHint}</p>
        </header>
        <Button text={words.start.home} class="primary big whole-row self-start" onClick={onHome} />
      </div>
    </main>
  );
}
