import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { ComponentChildren } from 'preact';
import { names } from '../../present/event-text.ts';
import type { Choices } from '../../settings/setup.ts';
import { nameIn } from '../../settings/setup.ts';
import { Icon } from '../controls/parts.tsx';
import { Stars } from '../stars.tsx';
import { FriendsPicture, LearnPicture, PlayPicture } from './door-pictures.tsx';

/** The actions of the doors: they open a game, the coach, the rulebook, the lobby, and the set-up of a game. */
export interface DoorWays {
  readonly onStart: () => void;
  readonly onCoach: () => void;
  readonly onRules: () => void;
  readonly onTables: () => void;
  readonly onSetUp: () => void;
}

interface Props extends DoorWays {
  readonly choices: Choices;
  readonly words: Catalogue;
  /** The door that is emphasized: starting a game, or the coach; null for neither. */
  readonly main: 'play' | 'learn' | null;
  /** The door to friends; null where the page has no server. */
  readonly friends: FriendsDoor | null;
}

interface FriendsDoor {
  readonly making: boolean;
  /** Whether this person has played here before, and may look for the other tables. */
  readonly known: boolean;
  readonly onGo: () => void;
  /** The field for the code of a table that somebody else has made, below the door. */
  readonly code: ComponentChildren;
}

/** The three ways into a game: at once, with the coach, with friends. */
export function Doors(props: Props) {
  const { choices, words, main, friends, onTables } = props;
  return (
    <ul class="doors stack">
      <Door
        kind="play"
        primary={main === 'play'}
        title={words.start.play}
        picture={<PlayPicture choices={choices} />}
        gear={words.start.setUp}
        gearIcon="tune"
        onGo={props.onStart}
        onGear={props.onSetUp}
      >
        <Opposition choices={choices} words={words} />
      </Door>
      <Door
        kind="learn"
        primary={main === 'learn'}
        title={words.learn.coach}
        picture={<LearnPicture choices={choices} />}
        gear={words.learn.rules}
        gearIcon="book"
        onGo={props.onCoach}
        onGear={props.onRules}
      >
        {words.learn.coachHint}
      </Door>
      {friends === null ? (
        <ShutDoor title={words.online.open} picture={<FriendsPicture choices={choices} />}>
          {words.start.alone}
        </ShutDoor>
      ) : (
        <Door
          kind="friends"
          primary={false}
          busy={friends.making}
          title={words.online.open}
          picture={<FriendsPicture choices={choices} />}
          gear={friends.known ? words.start.setUpTable : null}
          onGo={friends.onGo}
          gearIcon="list"
          onGear={onTables}
          more={friends.code}
        >
          {friends.making ? words.start.making : words.online.hint}
        </Door>
      )}
    </ul>
  );
}

interface DoorProps {
  readonly kind: string;
  readonly primary: boolean;
  readonly busy?: boolean;
  readonly title: string;
  readonly picture: ComponentChildren;
  /** The name of a second button: for the settings of the game, or for what else is behind the door; null for none. */
  readonly gear: string | null;
  readonly gearIcon: string;
  readonly more?: ComponentChildren;
  readonly onGo: () => void;
  readonly onGear: () => void;
  readonly children: ComponentChildren;
}

function Door(props: DoorProps) {
  const { kind, primary, busy = false, title, picture, gear, gearIcon, more, onGo, onGear, children } = props;
  return (
    <li class="door-card stack gap-0 shadow-lg relative card" data-kind={kind} data-main={primary}>
      <button
        type="button"
        class="door-go cols-auto-1fr stack gap-4 bare text-start justify-start"
        aria-busy={busy}
        aria-disabled={busy}
        onClick={() => busy || onGo()}
      >
        {picture}
        <span class="door-text stack gap-1">
          <b>{title}</b>
          <small>{children}</small>
        </span>
      </button>
      {more}
      {gear !== null && (
        <button type="button" class="door-gear row text-sm text-start justify-start bare" onClick={onGear}>
          <Icon name={gearIcon} />
          <span>{gear}</span>
        </button>
      )}
    </li>
  );
}

/** A door that does not open here; the line below its name says why. */
function ShutDoor({ title, picture, children }: Pick<DoorProps, 'title' | 'picture' | 'children'>) {
  return (
    <li class="door-card stack gap-0 shadow-lg relative card" data-kind="shut">
      <div class="door-go cols-auto-1fr stack gap-4 text-start justify-start">
        {picture}
        <span class="door-text stack gap-1">
          <b>{title}</b>
          <small>{children}</small>
        </span>
      </div>
    </li>
  );
}

/** Who plays against the first person: "Against Trader" with its stars, or the names of several. */
function Opposition({ choices, words }: { readonly choices: Choices; readonly words: Catalogue }) {
  const person = choices.seats.findIndex(({ bot }) => bot === null);
  const others = choices.seats.map((_, row) => row).filter((row) => row !== Math.max(0, person));
  const list = others.map((row) => nameIn(choices, row, words));
  const { bot } = choices.seats[others[0]];
  return (
    <>
      {words.start.against(names(words, list))}{' '}
      {others.length === 1 && bot !== null && <Stars bot={bot} words={words} />}
    </>
  );
}
