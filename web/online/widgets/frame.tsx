import { themeOfEdition } from '@asteroute/board/art/shape/drawings.ts';
import { EDITIONS, editionNamed } from '@asteroute/engine';
import { useTheme } from '@asteroute/page/theme/tile-sprites.ts';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { DemoBoard } from '@asteroute/page/views/demo/demo-board.tsx';
import { LanguageSwitch } from '@asteroute/page/views/language.tsx';
import { useTitle } from '@asteroute/page/views/title.ts';
import type { Language } from '@asteroute/page/words/language.ts';
import type { ComponentChildren } from 'preact';
import type { TableProps } from './props.ts';

interface Props extends Pick<TableProps, 'ui' | 'words'> {
  readonly heading: string;
  /** The name of the edition whose colours and picture the page shows. */
  readonly edition: string;
  readonly language: Language;
  readonly onBack: () => void;
  readonly lead?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The picture of the start page, the way back, the heading and the content. */
export function OnlineFrame({ heading, edition, ui, words, language, onBack, lead, children }: Props) {
  const theme = themeOfEdition(editionNamed(edition) ?? EDITIONS[0]);
  useTitle(heading);
  return (
    <main class={`start lobby ${useTheme(theme)} relative`} data-edition={edition}>
      <div class="start-front lobby-front stack relative">
        <DemoBoard theme={theme} still={ui.calm.value} />
        <div class="start-top row">
          <Button class="quiet me-auto" icon="step-back" text={words.page.learn.back} onClick={onBack} />
          <LanguageSwitch language={language} />
        </div>
        <header class="start-title">
          <h1>{heading}</h1>
          {lead}
        </header>
      </div>
      <div class="lobby-body stack gap-6">{children}</div>
    </main>
  );
}
