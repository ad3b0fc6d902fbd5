import { grammarOf } from '../grammar.ts';
import type { LazyWords } from '../load.ts';

const { number, count } = grammarOf('en');

/** The texts of the account in English. */
export const en = {
  tag: 'en',
  title: 'Account',
  loading: 'Loading your account…',
  /** For a guest. */
  guest: {
    lead: 'You play as a guest. An account keeps your name, your rated games and your seats when this browser forgets them.',
    make: 'Make an account',
    makeHint: 'A name is enough: no password, no email address. This browser keeps the key.',
    name: 'Your name',
    other: 'I have an account on another device',
    otherHint: 'Open Account there and choose “Add a device”. Then type the code that it shows.',
    code: 'Code from the other device',
    go: 'Continue',
    printed: 'I have a recovery code',
    printedHint: 'The code that you printed brings your account to this device.',
    printedCode: 'Recovery code',
    wrongCode: 'A letter of this code is wrong or missing.',
    elsewhere: 'You come from another server? Make an account here first; then it can take over the old one.',
  },
  /** For an account that the server does not know. */
  unknown: {
    lead: (name: string) =>
      `This server does not know the account of ${name}. Perhaps it was started with other data, or this device was removed from the account. The key stays in this browser until you forget it.`,
    again: 'Try again',
    still: 'The server still does not know it.',
    forget: 'Forget the account on this device',
  },
  you: {
    heading: 'You',
    rename: 'Change the name',
    renamed: 'Your name is changed.',
    welcome: (name: string) => `This device now belongs to the account of ${name}.`,
  },
  devices: {
    heading: 'Your devices',
    count: (n: number) => count(n, { one: 'device', other: 'devices' }),
    unnamed: 'A device',
    here: 'This device',
    added: (day: string) => `Added on ${day}`,
    seen: (day: string) => `last used on ${day}`,
    remove: 'Remove',
    removeNamed: (device: string) => `Remove ${device}`,
    removed: 'The device is removed and signed out.',
    add: 'Add a device',
    plain:
      'Without HTTPS this browser cannot lock the key of your account away: who can read its storage can copy the key.',
  },
  pairing: {
    type: 'Open Account on the other device and type this code there:',
    wait: 'Waiting for the other device…',
    compare: 'Do both screens show this number?',
    compareHint: 'Say yes only if the other device is in front of you and shows exactly this number.',
    compareThere: 'Compare this number with the one on the other device, and confirm it there.',
    device: (name: string) => `This device wants to be added: ${name}`,
    same: 'Yes, they are the same',
    differ: 'No',
    differed:
      'The device was not added. If the numbers differ, somebody may be listening in: try again on another network.',
    done: 'The device is added.',
    cancel: 'Cancel',
  },
  passkeys: {
    heading: 'Passkeys',
    about:
      'A passkey of your phone, computer or password manager brings your account to a new device: by fingerprint, face or PIN.',
    add: 'Add a passkey',
    added: 'The passkey is added.',
    none: 'No passkey was used.',
    removeNamed: (name: string) => `Remove the passkey ${name}`,
    removed: 'The passkey is removed. Delete it in your device too.',
    unavailable: 'Passkeys need HTTPS and a server with a name: browsers allow them only there.',
    have: 'I have a passkey',
    haveHint: 'Your device or password manager knows it.',
    enter: 'Use the passkey',
  },
  recovery: {
    heading: 'Recovery code',
    about:
      'Browsers forget: an iPhone after seven days without a visit. With this code on paper you come back, whatever happens to your devices.',
    none: 'You have no recovery code yet.',
    some: (day: string) => `You made one on ${day}.`,
    make: 'Make a recovery code',
    again: 'Make a new one',
    replaces: 'A new code replaces the old one.',
    sheet: (name: string) => `Recovery code of ${name}`,
    once: 'It is shown only now. Print it or write it down, and keep it where nobody else looks.',
    print: 'Print',
    kept: 'I have it on paper',
  },
  ratings: {
    heading: 'Your rating',
    none: 'No rated game yet. Two people with accounts can agree on one in a room.',
    value: (rating: number, deviation: number) => `${number(rating)} ± ${number(deviation)}`,
    games: (n: number) => count(n, { one: 'game', other: 'games' }),
    near: (bot: string) => `About as strong as ${bot}.`,
  },
  /** Whom the person does not want to meet. */
  blocks: {
    heading: 'Blocked people',
    none: 'You have blocked nobody. At a table, open “Trouble with somebody?” to block a player.',
    about:
      'You do not see the tables of these people, and they do not see yours: no games, no notices, no messages, either way.',
    since: (day: string) => `Since ${day}`,
    undo: 'Unblock',
    undoNamed: (name: string) => `Unblock ${name}`,
    undone: (name: string) => `${name} is no longer blocked.`,
  },
  data: {
    heading: 'Your data',
    save: 'Save my data',
    leave: 'Sign out on this device',
    leaveLast: 'This device is the last way into your account. Add another one or make a recovery code first.',
    erase: 'Delete the account',
    eraseHint:
      'Name, devices and recovery code are deleted for good, and games that run are given up. In rated games others then see “deleted account” in your place.',
    erased: 'Your account is deleted.',
  },
  /** What the server refuses, by code; `other` for all other codes. */
  faults: {
    'name-taken': 'Somebody has this name, or one that looks like it. Please choose another.',
    malformed: 'This name cannot be used. Please choose another.',
    'unknown-code': 'This code is unknown or has expired. Ask the other device for a new one.',
    'unknown-key': 'No account belongs to this. Perhaps the code was replaced by a newer one.',
    'bad-signature': 'The server takes no signatures for this address. Its host has to name the address in ORIGINS.',
    'last-key': 'This is the last way into your account. Add a device or make a recovery code first.',
    'too-many': 'Too much at once. Wait a while, then try again.',
    stale: 'Another device was faster. Begin again on both devices.',
    banned: 'The operator of this server has banned this account.',
    busy: 'The server does not answer. Try again.',
    other: 'That did not work. Reload the page, then try again.',
  },
};

/** The texts of the account. */
export type AccountWords = typeof en;

export const ACCOUNT: LazyWords<AccountWords> = { en, load: (tag) => import(`../${tag}/account.ts`) };
