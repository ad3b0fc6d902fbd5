import { unwrap } from '@asteroute/engine';
import { type ControllerPorts, TableController } from '@asteroute/page/match/controller.ts';
import { startLocal } from '@asteroute/page/match/links/link-local.ts';
import { defaultChoices, planOf, withEdition } from '@asteroute/page/settings/setup.ts';
import { attachCues, type CuePorts } from '@asteroute/page/sound/cues.ts';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { useHeight } from '@asteroute/page/views/layout.ts';
import { TableView, type TableViewProps } from '@asteroute/page/views/table/table.tsx';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { botOfStrength } from '../company/new-tables.ts';
import type { Words } from '../words/use-words.ts';
import { Countdown } from './play-now.tsx';
import type { Wave } from './use-wave.ts';

interface Props
  extends Pick<TableViewProps, 'ui' | 'language' | 'botWorker' | 'sharer' | 'onRules' | 'onPlayOn' | 'onRivals'> {
  readonly ports: ControllerPorts &
    CuePorts & { readonly storage: () => Storage; readonly random: (n: number) => number };
  readonly words: Words;
  readonly wave: Wave;
  readonly edition: string;
  /** The person's name; empty if it is not known. */
  readonly name: string;
  /** Ends the game. */
  readonly onClose: () => void;
}

/** A game against a bot while somebody waits for a person: nothing of it is kept, and it ends with the wait. */
export function BotGame(props: Props) {
  const { words, wave, onClose } = props;
  const table = useBotGame(props);
  return (
    <TableView
      {...props}
      table={table}
      onLeave={onClose}
      bar={(onCover) => <WaitingBar {...{ words, wave, onClose, onCover }} />}
    />
  );
}

/** Opens the game, and closes it with the view. */
function useBotGame({ edition, name, botWorker, ports, words }: Props): TableController {
  const table = useMemo(() => {
    const choices = withEdition(defaultChoices(), edition);
    const bot = botOfStrength(edition, ports.storage);
    const seats = choices.seats
      .slice(0, 2)
      .map((seat, at) => ({ ...seat, ...(at === 0 ? { name: name || null, bot: null } : { bot }) }));
    const plan = planOf({ ...choices, seats }, words.page, ports.random);
    const slot = { save: () => true };
    const pause = (ms: number) => new Promise<void>((resolve) => ports.after(ms, resolve));
    const link = unwrap(startLocal(plan.setup, plan.seats, ports.random(2 ** 32), { slot, botWorker, pause }));
    return new TableController(link, ports);
  }, []);
  useEffect(() => {
    const silence = attachCues(table, ports);
    return () => {
      silence();
      table.link.close();
    };
  }, [table]);
  return table;
}

interface BarProps extends Pick<Props, 'words' | 'wave' | 'onClose'> {
  readonly onCover: (pixels: number) => void;
}

function WaitingBar({ words, wave, onClose, onCover }: BarProps) {
  const bar = useRef<HTMLElement>(null);
  useHeight(bar, onCover);
  const { waves } = words.online;
  return (
    <section ref={bar} class="plan padded stack gap-1" aria-label={waves.heading}>
      <div class="row gap-3 apart">
        <Countdown {...{ words, wave }} />
        <Button icon="close" text={waves.back} onClick={onClose} />
      </div>
    </section>
  );
}
