import type { EditorWords } from '../en/editor.ts';
import { grammarOf } from '../grammar.ts';

const { number, count } = grammarOf('de');

export const de: EditorWords = {
  tag: 'de',
  title: 'Partie eintragen',
  lead: 'Trage eine Partie von zu Hause Zug für Zug ein: welches Plättchen gezogen wurde, wo es liegt, wer darauf steht.',
  leave: 'Verlassen; die Partie bleibt erhalten',
  failed: 'Diese Partie lässt sich hier nicht fortsetzen. Beginne eine neue.',
  fresh: 'Neue Partie beginnen',
  resume: 'Partie fortsetzen',
  undo: 'Einen Schritt zurück',
  review: 'Partie analysieren',
  tiles: 'Plättchen',
  keys: 'Mit Tasten eintragen',
  ask: {
    tile: 'Welches Plättchen wurde gezogen?',
    cell: (cells) => `Wo liegt es? ${count(cells, { one: 'Feld', other: 'Felder' })}`,
    meeple: 'Wer steht darauf? 0 für niemand',
    turn: (letters) => `Drehung: ${letters}`,
    dice: (dice) => `Welche Zahlen fielen? ${count(dice, { one: 'Würfel', other: 'Würfel' })}`,
    over: 'Die Partie ist zu Ende.',
  },
  aside: 'Dieses Plättchen passt nirgends und wurde beiseitegelegt.',
  nothing: 'Das geht hier gerade nicht.',
  referee: {
    heading: 'Schiedsrichter',
    cell: 'Feld',
    rotation: 'Drehung',
    choose: 'Wähle zuerst das Plättchen.',
    fits: 'Das Plättchen darf hier liegen.',
    rule: (rule) => `Regel ${rule}`,
    meeples: 'Auf diesem Plättchen',
    now: (points) => `Jetzt wert: ${number(points)}`,
  },
  chances: {
    heading: 'Wer gewinnt wie oft?',
    ask: 'Zu Ende rechnen',
    stop: 'Anhalten',
    progress: (games, of) => `${number(games)} von ${number(of)} Partien durchgerechnet`,
    side: (name, percent, points) => `${name}: gewinnt ${percent}, im Mittel ${points} Punkte`,
    failed: 'Das Durchrechnen ist gescheitert. Versuch es noch einmal.',
  },
};
