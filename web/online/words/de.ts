import { grammarOf } from '@asteroute/page/words/grammar.ts';
import { companyDe } from './company/de.ts';
import type { OnlineWords } from './en.ts';
import { wavesDe } from './waves/de.ts';

const { number, count } = grammarOf('de');

/** The texts of tables on a server in German. */
export const de: OnlineWords = {
  tag: 'de',
  title: 'Mit Freunden spielen',
  back: 'Zurück',
  loading: 'Der Server wird gefragt …',

  league: {
    back: 'Zur Liga',
    other: 'Zum anderen Spiel des Duells',
    waits: 'Das nächste Plättchen kommt, wenn der Zug im anderen Spiel gespielt ist.',
  },
  lobby: {
    account: 'Konto',
    elsewhere: 'Auf deinen anderen Geräten',
    here: 'Hier weiterspielen',
    leagues: 'Ligen und Duelle',
    none: 'Der Server ist gerade nicht erreichbar. An diesem Bildschirm und gegen Bots kannst du trotzdem spielen.',
    retry: 'Noch einmal versuchen',
    fresh: 'Neuer öffentlicher Tisch',
    freshHint: 'Alle auf diesem Server können ihn finden und mitspielen.',
    mine: 'Meine Tische',
    open: 'Tische mit freien Plätzen',
    running: 'Laufende Partien',
    nothing: 'Gerade gibt es keinen öffentlichen Tisch. Leg einen an und schick jemandem den Link.',
    join: 'Mitspielen',
    watch: 'Zuschauen',
    go: 'Hingehen',
    yourTurn: 'Du bist am Zug',
    over: 'Beendet',
    free: 'Freier Platz',
    at: (edition, names) => `${edition}: ${names}`,
  },

  company: companyDe,
  waves: wavesDe,

  clocks: {
    none: 'Ohne Zeitlimit',
    live: (minutes, seconds) =>
      `je ${count(minutes, { one: 'Minute', other: 'Minuten' })}, +${number(seconds)} s pro Zug`,
    days: (days) => `${count(days, { one: 'Tag', other: 'Tage' })} pro Zug`,
    left: (name, time) => `${name} hat noch ${time}`,
  },

  room: {
    heading: 'Wer ist dabei?',
    invites: (who, several) => `${who} ${several ? 'laden' : 'lädt'} dich zu Asteroute ein`,
    invited: 'Du bist zu Asteroute eingeladen',
    name: 'Dein Name',
    join: 'Ich bin dabei',
    link: 'Link zu diesem Tisch',
    code: 'Code',
    codeHint: (server) => `Das Bild scannen, den Link öffnen oder den Code auf ${server} eintippen.`,
    qr: 'QR-Code mit dem Link zu diesem Tisch',
    people: 'Wer da ist',
    free: 'Frei',
    you: 'Du',
    begins: 'Beginnt',
    keptFor: (name) => `Wartet auf ${name}`,
    kept: 'Für dich reserviert',
    decline: 'Diesmal nicht',
    leave: 'Platz freigeben',
    full: 'Alle Plätze sind besetzt. Du kannst zuschauen und wirst zum nächsten Spiel gefragt.',
    bot: 'Bot dazusetzen',
    botAt: (color) => `Bot für den Platz: ${color}`,
    shuffle: 'Reihenfolge mischen',
    earlier: (name) => `${name} früher spielen lassen`,
    remove: (name) => `${name} entfernen`,
    ready: 'Bereit',
    notReady: 'Ich bin bereit',
    unready: 'Moment, noch nicht',
    start: 'Spiel starten',
    alone: 'Es fehlt noch jemand: Schick den Link, zeig den Code oder setz einen Bot dazu.',
    awaits: (names, several) => `${names} ${several ? 'sind' : 'ist'} noch nicht bereit. Du kannst trotzdem starten.`,
    hostStarts: 'Das Spiel beginnt, wenn alle bereit sind oder wer den Tisch aufgemacht hat es startet.',
    whenFull: 'Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.',
    starting: 'Los geht’s! Das Spiel beginnt, sobald die Seite bei allen offen ist, spätestens nach einer Minute.',
    game: 'Das Spiel',
    clock: 'Bedenkzeit',
    takebacks: 'Züge lassen sich zurücknehmen',
    rated: 'Gewertet',
    ratedHint: 'Für zwei Menschen mit Konten: mit Uhr, ohne Zurücknehmen. Das Ergebnis ändert beide Wertungen.',
    ratedStarts: 'Die Partie beginnt, wenn ihr beide bereit seid. Sie wird gewertet: Wer geht, hat verloren.',
    takebacksHint: 'Wenn alle zustimmen und nur vor dem nächsten Plättchen. Plättchen werden dann von Hand gezogen.',
    came: (name) => `${name} ist da.`,
    left: (name) => `${name} ist gegangen.`,
    isReady: (name) => `${name} ist bereit.`,
    changed: (facts) => `Jetzt gilt: ${facts}.`,
    overDays: 'Diese Partie kann Tage dauern. Willst du erfahren, wenn du dran bist?',
    unsafe:
      'Hier kann niemand benachrichtigt werden: Browser erlauben das nur über HTTPS. Die Startseite zeigt, wann du am Zug bist.',
    untold: 'Hier kann niemand benachrichtigt werden. Die Startseite zeigt, wann du am Zug bist.',
  },

  line: {
    connecting: 'Verbindung zum Tisch …',
    lost: 'Die Verbindung ist unterbrochen. Sie wird von selbst wieder aufgebaut; vom Spiel geht nichts verloren.',
    silent: 'Der Server antwortet nicht. Versuch es gleich noch einmal.',
    sending: 'Dein Zug wird gesendet, sobald die Verbindung wieder steht.',
    watch: 'Du schaust zu',
    watchNext: 'Du schaust zu. Zum nächsten Spiel wirst du gefragt.',
  },

  ask: {
    takeback: 'Um Rücknahme des Zugs bitten',
    asked: 'Du möchtest deinen Zug zurücknehmen. Die anderen entscheiden.',
    wants: (name) => `${name} möchte den letzten Zug zurücknehmen.`,
    agree: 'Erlauben',
    refuse: 'Ablehnen',
    draw: 'Plättchen ziehen',
    drawHint: 'Du bist am Zug. Bis du ziehst, lässt sich der Zug davor zurücknehmen.',
    replace: (name) => `Einen Bot für ${name} spielen lassen`,
    replaceHint: (name) => `${name} lässt schon eine Weile auf sich warten.`,
    replaced: (name) => `Ein Bot spielt für ${name}`,
    returnSeat: 'Platz wieder einnehmen',
    returnHint: 'Ein Bot spielt für dich.',
    leave: 'Den Platz einem Bot überlassen',
    leaveHint: 'Dein Platz bleibt deiner: Komm über den Link oder „Meine Tische“ zurück.',
    resign: 'Aufgeben',
    sure: 'Wirklich? Noch einmal drücken',
    wantsRematch: (who, several) => `${who} ${several ? 'möchten' : 'möchte'} noch einmal spielen.`,
    joinRematch: 'Noch einmal spielen',
    joinNext: 'Mitspielen',
    playsOn: 'Die nächste Partie hat begonnen.',
  },

  evening: {
    heading: 'Stand an diesem Tisch',
    deck: 'Stapel des Tages an diesem Tisch',
    after: (games) => `Nach ${count(games, { one: 'Partie', other: 'Partien' })}`,
    games: 'Partien',
    won: 'Siege',
    points: 'Punkte',
    line: (name, won, points) =>
      `${name}: ${count(won, { one: 'Sieg', other: 'Siege' })}, ${count(points, { one: 'Punkt', other: 'Punkte' })}`,
    series: (one, won, other, lost) => `Zwei Siege entscheiden: ${one} ${number(won)}, ${other} ${number(lost)}.`,
    seriesWon: (name) => `${name} hat gewonnen.`,
    again: 'Wieder treffen',
    when: 'Tag und Uhrzeit',
    save: 'Für den Kalender speichern',
    title: (names) => `Asteroute mit ${names}`,
    meet: (address) => `Wir treffen uns hier: ${address}`,
    fix: 'Für alle festlegen',
    fixed: (when) => `Ihr trefft euch wieder am ${when}, nach deiner Uhr.`,
    undo: 'Zurücknehmen',
    reminded: 'Wer von diesem Tisch Nachricht bekommt, wird eine Stunde vorher erinnert.',
  },

  ended: {
    resigned: (name) => `${name} hat aufgegeben.`,
    timedOut: (name) => `Die Zeit von ${name} ist abgelaufen.`,
    abandoned: 'Alle sind gegangen.',
  },

  chat: {
    heading: 'Chat',
    unread: (lines) => `Chat, ${count(lines, { one: 'neue Zeile', other: 'neue Zeilen' })}`,
    empty: 'Noch hat niemand etwas gesagt.',
    line: 'Sag etwas',
    send: 'Senden',
    mute: (name) => `${name} stumm schalten`,
    unmute: (name) => `Stummschaltung von ${name} aufheben`,
    watcher: 'Nur wer hier sitzt, kann mitreden.',
    hear: 'Ärger mit jemandem?',
    watching: (people) => `${count(people, { one: 'Person schaut', other: 'Personen schauen' })} zu`,
    react: 'Reagieren',
  },

  conduct: {
    report: (name) => `${name} melden`,
    reported: (name) => `Du hast ${name} dem Betreiber dieses Servers gemeldet.`,
    remove: (name) => `${name} entfernen`,
    ban: (name) => `${name} für diesen Tisch sperren`,
    unban: (name) => (name === null ? 'Eine Sperre aus einem früheren Spiel aufheben' : `Sperre von ${name} aufheben`),
    reasons: {
      name: 'Anstößiger Name',
      chat: 'Beleidigungen oder Spam im Chat',
      play: 'Verdirbt absichtlich das Spiel',
      other: 'Etwas anderes',
    },
  },

  myData: {
    heading: 'Deine Daten auf diesem Server',
    about:
      'Deine Namen, dein Chat und deine Plätze an den Tischen, zu denen dieser Browser Schlüssel hat, und wie du von ihnen erfährst. Beim Löschen verschwinden Namen und Chat von diesen Tischen; du gibst deine Plätze auf, und die Partien bleiben, wie sie gespielt wurden. Kopien, die andere gespeichert haben, bleiben davon unberührt.',
    save: 'Deine Daten speichern',
    erase: 'Deine Daten löschen',
    erased: 'Deine Daten wurden gelöscht.',
  },

  seatLink: {
    heading: 'Platz behalten',
    about:
      'Dieser Link gehört nur dir: Wer ihn hat, spielt für dich. Öffne ihn auf einem anderen Gerät, oder wenn dieser Browser dich vergessen hat.',
  },
  notify: {
    on: 'Mir melden, wenn ich dran bin',
    off: 'Nicht mehr melden, wenn ich dran bin',
    refused: 'Dieser Browser erlaubt hier keine Benachrichtigungen.',
    obstacles: {
      'home-screen':
        'Auf iPhone und iPad kommen Benachrichtigungen nur an, wenn das Spiel installiert ist: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne es von dort.',
      https:
        'Benachrichtigungen über deinen Zug gibt es nur über HTTPS, das dieser Server nicht hat: Lass die Seite in einem Tab offen.',
      window: 'In diesem Fenster gehen keine Benachrichtigungen: Private Fenster und manche Browser nehmen keine an.',
      blocked:
        'Dieser Browser blockiert Benachrichtigungen von hier. Erlaube sie in seinen Einstellungen für diese Seite.',
    },
    heading: 'Wie du von diesem Tisch erfährst',
    mail: {
      address: 'Deine Mailadresse',
      ask: 'Mail zur Bestätigung schicken',
      about: 'Die Adresse wird verschlüsselt aufbewahrt und für nichts anderes benutzt.',
      pending: (address) =>
        `Öffne den Link in der Mail, die an ${address} ging. Vorher wird sonst nichts dorthin geschickt.`,
      on: (address) => `Per Mail an ${address}`,
      forget: 'Meine Mailadresse löschen',
      refused: 'Dorthin lässt sich gerade keine Mail schicken. Prüf die Adresse, oder versuch es morgen wieder.',
    },
    quiet: { heading: 'Ruhezeit', about: 'Was in dieser Zeit passiert, erfährst du danach.', from: 'Von', to: 'Bis' },
    webhook: {
      heading: 'Züge an ein anderes Programm melden',
      about:
        'Zu jedem Zug schickt der Server eine Nachricht an eine Adresse von dir, etwa an einen Chat. Er nimmt nur Adressen, die der Betreiber dieses Servers erlaubt.',
      address: 'Adresse des Programms',
      start: 'Züge dorthin melden',
      on: 'Züge werden an die angegebene Adresse gemeldet.',
      stop: 'Züge nicht mehr melden',
      refused: 'Dieser Server sendet nicht an diese Adresse.',
    },
  },

  presence: {
    here: (name) => `${name} ist da`,
    away: (name) => `${name} ist nicht da`,
    seen: (ago) => `zuletzt da: ${ago}`,
    reacts: (name, reaction) => `${name}: ${reaction}`,
  },

  reactions: {
    bravo: 'Bravo!',
    good: 'Gut gespielt',
    wow: 'Wow!',
    phew: 'Das war knapp',
    thanks: 'Danke',
    go: 'Los geht’s!',
  },

  proof: {
    promise: 'Wie Plättchen und Würfel zustande kommen',
    open: 'War es fair?',
    heading: 'Plättchen und Würfel, nachgeprüft',
    about:
      'Der Server hat vor dem ersten Plättchen ein Geheimnis gewählt und seinen Fingerabdruck veröffentlicht. Alle am Tisch haben eine Zahl gewählt und sie erst gezeigt, als jeder Platz besetzt war. Zusammen bestimmen sie jedes Plättchen und jeden Würfel.',
    before:
      'Der Fingerabdruck des Geheimnisses. Nach der Partie wird das Geheimnis veröffentlicht und lässt sich damit vergleichen.',
    later:
      'Andere spielen diesen Stapel noch: Das Geheimnis wird veröffentlicht, wenn der Tag vorbei ist, und lässt sich dann hier prüfen.',
    checking: 'Die Ziehungen werden nachgeprüft …',
    good: 'Alles ist so, wie es versprochen war.',
    bad: 'Etwas stimmt nicht überein. Trau dieser Partie nicht.',
    none: 'Der Beweis ließ sich nicht laden. Versuch es noch einmal, wenn du online bist.',
    hash: 'Fingerabdruck des Geheimnisses',
    hashDone: 'Es ist das Geheimnis, dessen Fingerabdruck sich diese Seite vor dem ersten Plättchen gemerkt hat.',
    hashLate:
      'Das Geheimnis passt zu seinem Fingerabdruck. Diese Seite hat ihn erst nach Spielbeginn gesehen: Vergleich ihn mit jemandem, der vorher dabei war.',
    chance: (tiles, dice) =>
      `Das Geheimnis ergibt ${count(tiles, { other: 'Plättchen' })} und ${count(dice, { other: 'Würfel' })} genau so, wie sie kamen.`,
    rules: (turns) =>
      `${count(turns, { one: 'Zug ist', other: 'Züge sind' })} regelgerecht, und Punkte und Ergebnis stimmen.`,
    signed: 'Der Server hat Namen, Züge und Ergebnis mit dem Schlüssel unterschrieben, den diese Seite kennt.',
    unknownKey: 'Der Server hat diese Partie unterschrieben, aber diese Seite kennt seinen Schlüssel noch nicht.',
    own: 'Deine eigene Zahl war dabei, und niemand kannte sie, bevor alle Plätze besetzt waren.',
    ownMissing: 'Deine Zahl war nicht dabei. Falls diese Seite bei Spielbeginn offen war, trau dieser Partie nicht.',
    withheld: (who) => `Nicht rechtzeitig gezeigt und darum nicht dabei: die Zahl von ${who}.`,
    alone: 'Niemand hat eine Zahl dazugegeben: Der Server allein hat Plättchen und Würfel bestimmt.',
    limits:
      'Niemand kann prüfen, ob der Server während der Partie vorausgesehen oder Partien vor dem Beginn verworfen hat.',
    seed: 'Das Geheimnis',
    playerSeed: (name) => `Dazugegeben von ${name}`,
    download: 'Beweis speichern',
    downloadHint: 'Die Datei kann jeder noch einmal prüfen: mit „asteroute verify“.',
    broken: {
      seed: 'Der Server zeigt jetzt einen anderen Fingerabdruck als vor der Partie. Trau dieser Partie nicht.',
      numbers:
        'Fingerabdrücke der Zahlen wurden ausgetauscht, nachdem die Plätze besetzt waren. Trau dieser Partie nicht.',
      own: 'Deine eigene Zahl wurde ausgetauscht. Trau dieser Partie nicht.',
    },
  },

  key: {
    heading: 'Dieser Server hat einen neuen Schlüssel',
    about:
      'Er unterschreibt seine Partien mit einem anderen Schlüssel als bei deinem letzten Besuch. Vielleicht wurde er neu eingerichtet, vielleicht ist es nicht derselbe Server. Frag, wer ihn betreibt, und vergleich diesen Schlüssel:',
    accept: 'Dem neuen Schlüssel trauen',
  },

  faults: {
    'unknown-table': 'Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.',
    'wrong-token': 'Dieser Tisch ist nur für Eingeladene: Lass dir den ganzen Link geben.',
    'seat-taken': 'Dieser Platz wurde gerade besetzt.',
    'color-taken': 'Diese Farbe hat gerade jemand genommen.',
    'name-taken':
      'Diesen Namen hat hier schon jemand, oder er sieht wie der eines Bots aus. Bitte wähle einen anderen.',
    'unknown-host': 'Der Server kennt sich unter dieser Adresse nicht. Wer ihn betreibt, muss sie in ORIGINS nennen.',
    'wrong-status': 'Dafür ist es zu spät: Das Spiel ist weitergegangen.',
    stale: 'Jemand war schneller: Der Tisch hat sich verändert.',
    'too-many': 'Zu viel auf einmal. Warte einen Moment.',
    'day-spent': 'Aus deinem Netz kam heute zu viel. Nach Mitternacht (UTC) geht es wieder.',
    'too-early': 'Die Zeit ist noch nicht um.',
    'time-up': 'Deine Zeit ist abgelaufen.',
    banned: 'Du bist an diesem Tisch gesperrt.',
    'seat-lost': 'Dieser Platz wurde endgültig aufgegeben.',
    'log-full': 'Dieser Tisch kann nichts mehr speichern.',
    'bad-setup': 'Diesen Tisch erlauben die Regeln nicht.',
    malformed: 'Der Server versteht diese Seite nicht. Lade sie neu.',
    'too-large': 'Das ist zu lang für den Server.',
    'unknown-path': 'Das kennt der Server nicht. Lade die Seite neu.',
    'unknown-key': 'Dieses Gerät gehört hier zu keinem Konto oder wurde daraus entfernt.',
    'bad-signature': 'Der Server konnte dieses Gerät nicht prüfen. Versuch es noch einmal.',
    'signed-out': 'Du bist nicht angemeldet. Lade die Seite neu.',
    'key-taken': 'Dieses Gerät gehört schon zu einem anderen Konto.',
    'last-key': 'Das ist der letzte Zugang zu deinem Konto. Füge erst ein Gerät hinzu oder drucke einen Notfallcode.',
    'unknown-code': 'Diesen Code hat kein offener Tisch.',
    'no-token': 'Das kann nur, wer einen Platz hat.',
    'not-host': 'Das kann nur, wer den Tisch erstellt hat.',
    'already-seated': 'Du hast an diesem Tisch schon einen Platz.',
    'not-your-turn': 'Jetzt ist jemand anderes am Zug.',
    'wrong-phase': 'Das passt gerade nicht in diesen Zug. Versuch es noch einmal.',
    illegal: 'Diesen Zug erlauben die Regeln nicht.',
    'takebacks-off': 'An diesem Tisch wird nichts zurückgenommen.',
    'nothing-to-take-back':
      'Es lässt sich nichts zurücknehmen: Der letzte Zug ist nicht deiner, oder seither wurde etwas aufgedeckt.',
    'not-asked': 'Danach fragt dich gerade niemand.',
    'wrong-number': 'Das ist nicht die Zahl, die dein Platz zu Beginn zugesagt hat.',
    present: 'Die Person ist am Tisch und hat noch Zeit.',
    'not-offered': 'Dorthin sendet dieser Server keine Benachrichtigungen.',
    muted: 'Deine Nachrichten sind an diesem Tisch gesperrt.',
    busy: 'Der Server ist ausgelastet. Versuch es noch einmal.',
    internal: 'Der Server hat einen Fehler gemacht. Passiert das wieder, sag es der Person, die ihn betreibt.',
    empty: 'Bitte schreib etwas.',
    unseen: 'Darin sind Zeichen, die niemand sehen kann. Bitte lass sie weg.',
    marks: 'An einem Buchstaben hängen zu viele Zeichen. Bitte lass einige weg.',
    other: 'Der Server hat das abgelehnt.',
  },
};
