import type { Camera } from '@asteroute/board/model/camera.ts';
import type { ThinkingWorker } from '@asteroute/bots';
import type { Hints } from '../../settings/hints.ts';
import type { Language } from '../../words/language.ts';
import { later } from '../controls/later.tsx';
import type { UiProps } from '../controls/props.ts';
import type { MenuExtras } from '../sheets/menu.tsx';
import type { Starter } from '../sheets/play-on.tsx';
import type { Sharer } from '../sheets/share.tsx';

const Hint = later(() => import('../hints/hint.tsx').then((part) => part.Hint));
const WhySheet = later(() => import('../hints/why.tsx').then((part) => part.WhySheet));
const RemainingTiles = later(() => import('../hints/remaining-tiles.tsx').then((part) => part.RemainingTiles));
const ShareSheet = later(() => import('../sheets/share.tsx').then((part) => part.ShareSheet));
const PlayOn = later(() => import('../sheets/play-on.tsx').then((part) => part.PlayOn));
const Log = later(() => import('../log/log.tsx').then((part) => part.Log));
const Keys = later(() => import('../sheets/keys.tsx').then((part) => part.Keys));
const Scores = later(() => import('../sheets/scores.tsx').then((part) => part.Scores));
const Typed = later(() => import('./typed.tsx').then((part) => part.Typed));
const Menu = later(() => import('../sheets/menu.tsx').then((part) => part.Menu));

interface Props extends UiProps {
  readonly language: Language;
  readonly camera: Camera;
  readonly hints: Hints;
  readonly botWorker: ThinkingWorker;
  readonly sharer: Sharer;
  readonly onPlayOn: Starter;
  readonly onLeave: () => void;
  /** Opens the rulebook, at a rule if one is named. */
  readonly onRules: (rule?: string) => void;
  readonly extras?: MenuExtras;
}

export function Panels(props: Props) {
  const { table, ui, words, hints, onRules } = props;
  const parts = { table, ui, words };
  const panel = ui.panel.value;
  const onClose = () => (ui.panel.value = null);
  const stays = props.extras?.official;
  if (panel === 'share' && !stays) return <ShareSheet {...parts} sharer={props.sharer} onClose={onClose} />;
  if (panel === 'play-on' && !stays) return <PlayOn {...parts} onStart={props.onPlayOn} onClose={onClose} />;
  if (panel === 'keys') return <Keys {...parts} />;
  if (panel === 'log') return <Log {...parts} onRules={onRules} />;
  if (panel === 'hint' && hints.advice) return <Hint {...parts} botWorker={props.botWorker} />;
  if (panel === 'why' && hints.advice) return <WhySheet {...parts} botWorker={props.botWorker} />;
  if (panel === 'scores') return <Scores {...parts} hints={hints} />;
  if (panel === 'stack') return <RemainingTiles {...parts} />;
  if (panel === 'typed') return <Typed {...{ table, ui }} language={props.language} />;
  return panel === 'menu' ? <Menu {...props} /> : null;
}
