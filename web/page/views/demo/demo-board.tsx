import { withFirstWords } from '../controls/later.tsx';
import type { DemoProps } from './demo-scenes.tsx';

const DemoScenes = withFirstWords(() => import('./demo-scenes.tsx').then((part) => part.DemoScenes));

/** A decorative board behind a page, which plays a game by itself. It begins once the page is idle. */
export function DemoBoard(props: DemoProps) {
  return (
    <div class="demo col-span-full" aria-hidden="true">
      <DemoScenes {...props} />
    </div>
  );
}
