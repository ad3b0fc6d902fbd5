import type { AccountWords } from '../en/account.ts';
import { grammarOf } from '../grammar.ts';

const { number, count } = grammarOf('de');

export const de: AccountWords = {
  tag: 'de',
  title: 'Konto',
  loading: 'Dein Konto wird geladen …',
  guest: {
    lead: 'Du spielst als Gast. Ein Konto bewahrt deinen Namen, deine gewerteten Partien und deine Plätze, wenn dieser Browser sie vergisst.',
    make: 'Konto anlegen',
    makeHint: 'Ein Name genügt: kein Passwort, keine E-Mail-Adresse. Den Schlüssel bewahrt dieser Browser.',
    name: 'Dein Name',
    other: 'Ich habe ein Konto auf einem anderen Gerät',
    otherHint: 'Öffne dort „Konto“ und wähle „Gerät hinzufügen“. Gib dann hier den Code ein, den es zeigt.',
    code: 'Code vom anderen Gerät',
    go: 'Weiter',
    printed: 'Ich habe einen Notfallcode',
    printedHint: 'Der Code, den du gedruckt hast, bringt dein Konto auf dieses Gerät.',
    printedCode: 'Notfallcode',
    wrongCode: 'In diesem Code ist ein Zeichen falsch oder fehlt.',
    elsewhere: 'Du kommst von einem anderen Server? Lege hier erst ein Konto an; dann kann es das alte übernehmen.',
  },
  unknown: {
    lead: (name: string) =>
      `Dieser Server kennt das Konto von ${name} nicht. Vielleicht wurde er mit anderen Daten gestartet, oder dieses Gerät wurde aus dem Konto entfernt. Der Schlüssel bleibt in diesem Browser, bis du ihn verwirfst.`,
    again: 'Erneut versuchen',
    still: 'Der Server kennt es noch immer nicht.',
    forget: 'Konto auf diesem Gerät vergessen',
  },
  you: {
    heading: 'Du',
    rename: 'Namen ändern',
    renamed: 'Dein Name ist geändert.',
    welcome: (name) => `Dieses Gerät gehört jetzt zum Konto von ${name}.`,
  },
  devices: {
    heading: 'Deine Geräte',
    count: (n) => count(n, { one: 'Gerät', other: 'Geräte' }),
    unnamed: 'Ein Gerät',
    here: 'Dieses Gerät',
    added: (day) => `Hinzugefügt am ${day}`,
    seen: (day) => `zuletzt benutzt am ${day}`,
    remove: 'Entfernen',
    removeNamed: (device) => `${device} entfernen`,
    removed: 'Das Gerät ist entfernt und abgemeldet.',
    add: 'Gerät hinzufügen',
    plain:
      'Ohne HTTPS kann dieser Browser den Schlüssel deines Kontos nicht wegschließen: Wer seinen Speicher lesen kann, kann den Schlüssel kopieren.',
  },
  pairing: {
    type: 'Öffne auf dem anderen Gerät „Konto“ und gib dort diesen Code ein:',
    wait: 'Warten auf das andere Gerät …',
    compare: 'Zeigen beide Bildschirme diese Zahl?',
    compareHint: 'Sag nur Ja, wenn das andere Gerät vor dir liegt und genau diese Zahl zeigt.',
    compareThere: 'Vergleiche diese Zahl mit der auf dem anderen Gerät und bestätige sie dort.',
    device: (name) => `Dieses Gerät möchte hinzugefügt werden: ${name}`,
    same: 'Ja, sie sind gleich',
    differ: 'Nein',
    differed:
      'Das Gerät wurde nicht hinzugefügt. Wenn die Zahlen verschieden sind, hört vielleicht jemand mit: Versuch es in einem anderen Netz.',
    done: 'Das Gerät ist hinzugefügt.',
    cancel: 'Abbrechen',
  },
  passkeys: {
    heading: 'Passkeys',
    about:
      'Ein Passkey deines Handys, Computers oder Passwortmanagers bringt dein Konto auf ein neues Gerät: mit Fingerabdruck, Gesicht oder PIN.',
    add: 'Passkey hinzufügen',
    added: 'Der Passkey ist hinzugefügt.',
    none: 'Es wurde kein Passkey benutzt.',
    removeNamed: (name) => `Passkey ${name} entfernen`,
    removed: 'Der Passkey ist entfernt. Lösche ihn auch auf deinem Gerät.',
    unavailable: 'Passkeys brauchen HTTPS und einen Server mit Namen: Nur dort erlauben Browser sie.',
    have: 'Ich habe einen Passkey',
    haveHint: 'Dein Gerät oder dein Passwortmanager kennt ihn.',
    enter: 'Passkey benutzen',
  },
  recovery: {
    heading: 'Notfallcode',
    about:
      'Browser vergessen: ein iPhone nach sieben Tagen ohne Besuch. Mit diesem Code auf Papier kommst du zurück, was auch mit deinen Geräten geschieht.',
    none: 'Du hast noch keinen Notfallcode.',
    some: (day) => `Du hast am ${day} einen angelegt.`,
    make: 'Notfallcode anlegen',
    again: 'Neuen anlegen',
    replaces: 'Ein neuer Code ersetzt den alten.',
    sheet: (name) => `Notfallcode von ${name}`,
    once: 'Er wird nur jetzt gezeigt. Drucke ihn oder schreib ihn auf und bewahre ihn auf, wo sonst niemand nachsieht.',
    print: 'Drucken',
    kept: 'Ich habe ihn auf Papier',
  },
  ratings: {
    heading: 'Deine Wertung',
    none: 'Noch keine gewertete Partie. Zwei Personen mit Konto können am Tisch eine vereinbaren.',
    value: (rating, deviation) => `${number(rating)} ± ${number(deviation)}`,
    games: (n) => count(n, { one: 'Partie', other: 'Partien' }),
    near: (bot) => `Etwa so stark wie ${bot}.`,
  },
  blocks: {
    heading: 'Blockierte Personen',
    none: 'Du hast niemanden blockiert. Am Tisch geht das unter „Ärger mit jemandem?“.',
    about:
      'Du siehst die Tische dieser Personen nicht und sie deine nicht: keine Partien, keine Nachrichten, kein Chat, in beide Richtungen.',
    since: (day) => `Seit ${day}`,
    undo: 'Freigeben',
    undoNamed: (name) => `${name} freigeben`,
    undone: (name) => `${name} ist nicht mehr blockiert.`,
  },
  data: {
    heading: 'Deine Daten',
    save: 'Meine Daten speichern',
    leave: 'Auf diesem Gerät abmelden',
    leaveLast:
      'Dieses Gerät ist der letzte Zugang zu deinem Konto. Füge erst ein anderes hinzu oder lege einen Notfallcode an.',
    erase: 'Konto löschen',
    eraseHint:
      'Name, Geräte und Notfallcode werden endgültig gelöscht, laufende Partien aufgegeben. In gewerteten Partien sehen andere an deiner Stelle „gelöschtes Konto“.',
    erased: 'Dein Konto ist gelöscht.',
  },
  faults: {
    'name-taken': 'Diesen oder einen zum Verwechseln ähnlichen Namen gibt es schon. Bitte wähle einen anderen.',
    malformed: 'Dieser Name geht nicht. Bitte wähle einen anderen.',
    'unknown-code': 'Diesen Code gibt es nicht, oder er ist abgelaufen. Hol dir auf dem anderen Gerät einen neuen.',
    'unknown-key': 'Dazu gehört kein Konto. Vielleicht wurde der Code durch einen neueren ersetzt.',
    'bad-signature':
      'Der Server nimmt für diese Adresse keine Unterschriften an. Wer ihn betreibt, muss sie in ORIGINS nennen.',
    'last-key': 'Das ist der letzte Zugang zu deinem Konto. Füge erst ein Gerät hinzu oder lege einen Notfallcode an.',
    'too-many': 'Zu viel auf einmal. Warte eine Weile und versuch es dann noch einmal.',
    stale: 'Ein anderes Gerät war schneller. Fang auf beiden Geräten neu an.',
    banned: 'Wer diesen Server betreibt, hat dieses Konto gesperrt.',
    busy: 'Der Server antwortet nicht. Versuch es noch einmal.',
    other: 'Das hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.',
  },
};
