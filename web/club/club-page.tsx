import { themeOfEdition } from '@asteroute/board/art/shape/drawings.ts';
import { EDITIONS, editionNamed } from '@asteroute/engine';
import { useTheme } from '@asteroute/page/theme/tile-sprites.ts';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { useTitle } from '@asteroute/page/views/title.ts';
import type { ComponentChildren } from 'preact';
import '@asteroute/page-review/review.css';
import './club.css';

interface Props {
  /** The heading, which is the title of the page too. */
  readonly heading: string;
  /** The edition whose colours the page has. */
  readonly edition: string;
  /** The text of the button that leaves the page. */
  readonly back: string;
  readonly onBack: () => void;
  readonly children: ComponentChildren;
}

/** A page of the club: its heading with the way back, and its contents. */
export function ClubPage({ heading, edition, back, onBack, children }: Props) {
  useTitle(heading);
  return (
    <main class={`review night rivals ${useTheme(themeOfEdition(editionNamed(edition) ?? EDITIONS[0]))} scroll`}>
      <header class="review-top ground line-below row gap-3 wrap">
        <Button icon="step-back" text={back} onClick={onBack} />
        <h1 class="title anywhere">{heading}</h1>
      </header>
      <div class="rivals-body stack gap-5">{children}</div>
    </main>
  );
}
