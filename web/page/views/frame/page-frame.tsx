import { themeOfEdition } from '@asteroute/board/art/shape/drawings.ts';
import { EDITIONS, editionNamed } from '@asteroute/engine';
import type { ComponentChildren } from 'preact';
import { useTheme } from '../../theme/tile-sprites.ts';
import type { Language } from '../../words/language.ts';
import { Button } from '../controls/parts.tsx';
import { useTitle } from '../title.ts';
import './frame.css';

interface Props {
  /** The heading, which is the title of the page too. */
  readonly heading: string;
  readonly page: {
    readonly language: Language;
    readonly choices: { readonly value: { readonly edition: string } };
    readonly back: () => void;
  };
  /** The edition whose colours the page has; that of the start page if absent. */
  readonly edition?: string;
  readonly tools?: ComponentChildren;
  /** Classes of the contents: `columns` puts them beside each other where there is room. */
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function PageFrame({ heading, page, edition = page.choices.value.edition, tools, children, ...props }: Props) {
  useTitle(heading);
  return (
    <main class={`page ${useTheme(themeOfEdition(editionNamed(edition) ?? EDITIONS[0]))} night overflow-y-auto`}>
      <header class="page-top bg-surface border-b row gap-3 flex-wrap">
        <Button icon="step-back" text={page.language.words.value.learn.back} onClick={page.back} />
        <h1 class="text-xl wrap-anywhere">{heading}</h1>
        {tools}
      </header>
      <div class={`page-body stack gap-6 ${props.class ?? ''}`}>{children}</div>
    </main>
  );
}
