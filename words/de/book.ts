import type { LearnWords } from '../en/book.ts';

/** The texts of the rulebook in German. */
export const de: LearnWords = {
  tag: 'de',
  title: 'Regelbuch',
  lead: 'Jedes Bild hier ist ein Spiel: Probiere aus, und die Regeln antworten.',
  back: 'Zurück',
  contents: 'Inhalt',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
  search: 'Regeln durchsuchen',
  found: (hits) => (hits === 0 ? 'Nichts gefunden' : `${hits} gefunden`),
  rule: (number) => `Regel ${number}`,
  figure: (title) => `Abbildung: ${title}`,
  cell: (where) => `${where}, leer`,
  practice: 'Übungen',
  practiceLead: 'Aufgaben zu den Regeln. Wie viele löst du?',
  exercise: (index, count) => `Übung ${index} von ${count}`,

  ask: {
    place: (name) => `${name} legt dieses Plättchen an. Wähle ein Feld, drehe das Plättchen und lege es an.`,
    act: (name) => `Wohin kommt der Meeple von ${name}?`,
    dice: (name) => `Wie viele Würfel wirft ${name}?`,
    points: (name) => `Wie viele Punkte bekommt ${name} jetzt?`,
    field: (name) => `Auf welchem Feld steht der Zählmeeple von ${name} nach dieser Wertung?`,
    throw: 'Alles ist bereit für die Würfel.',
    end: 'Fertig.',
  },
  button: {
    place: 'Hier anlegen',
    turn: 'Plättchen drehen',
    none: 'Kein Meeple',
    recall: 'Abt zurücknehmen',
    throw: 'Würfeln',
    show: 'Zeig es mir',
    again: 'Noch einmal',
  },
  answer: {
    right: 'Richtig!',
    other: 'Das erlauben die Regeln, aber hier geht es um etwas anderes. Versuch es auf andere Weise.',
    number: 'Nicht ganz. Zähle noch einmal.',
  },

  pages: {
    overview: {
      title: 'Das Spiel in einer Minute',
      text: [
        'Zwei bis fünf Personen erkunden mit 76 Plättchen eine Galaxis. Handelsrouten, Asteroidenfelder und Planeten wachsen Plättchen um Plättchen, und eure Meeple besetzen sie für Punkte. Wer am Ende die meisten Punkte hat, gewinnt. [SW-1 SW-2 SW-3 SW-12]',
        'Ein Zug hat vier Aktionen, immer in dieser Reihenfolge: Plättchen anlegen, auf Wunsch einen Meeple einsetzen, kämpfen, wo Rivalen sich treffen, werten, was abgeschlossen ist. Dann geht es im Uhrzeigersinn weiter. Laut gedruckter Anleitung beginnt die jüngste Person; wer hier beginnt, wird gewählt oder ausgelost. [SW-13 SW-14 C-15]',
        'Alle beginnen mit vier kleinen Meeple und einem großen im Vorrat; ein sechster zählt die Punkte, ab Feld 0. Jede Farbe gehört zu einer Fraktion, und nicht gespielte Farben bleiben in der Schachtel. [SW-5 SW-8 SW-9 SW-10 SW-11 C-48]',
        'Das Startplättchen liegt in der Mitte; man erkennt es an der Rückseite. Die übrigen liegen gemischt und verdeckt bereit, ebenso sechs Würfel für die Kämpfe. [SW-4 SW-6 SW-7]',
      ],
    },
    tiles: {
      title: 'Ein Plättchen anlegen',
      text: [
        'Ziehe ein Plättchen und lege es an die anderen an. Jede Seite, die eine andere berührt, muss passen: Route an Route, Asteroiden an Asteroiden, Weltall an Weltall. Nur eine Ecke zu berühren genügt nicht. [SW-15 SW-16 D-2]',
        'Ein Planet füllt die Mitte seines Plättchens; Routen und Asteroiden am Rand müssen ebenso passen. [SW-17]',
        'Was sich anlegen lässt, muss angelegt werden. Nur ein Plättchen, das nirgends passt, wie man es auch dreht, kommt aus dem Spiel: Alle sehen es, und du ziehst neu. Als Hausregel kommt es stattdessen zurück in den Stapel; dann endet das Spiel, wenn du ein Plättchen ziehst und keines der restlichen mehr passt. [SW-18 D-3 C-13 C-14]',
      ],
    },
    meeples: {
      title: 'Einen Meeple einsetzen',
      text: [
        'Nach dem Anlegen darfst du einen kleinen oder großen Meeple aus deinem Vorrat auf dieses Plättchen stellen: als Händler auf eine Route, als Forscher in ein Asteroidenfeld, als Eroberer auf einen Planeten. Der große zählt als ein Meeple und bringt nicht mehr Punkte; er würfelt nur mit zwei Würfeln. Mit leerem Vorrat entfällt das. [SW-19 SW-22 C-10 C-11]',
        'Eine Route muss in ganzer Länge frei sein, so wie sie nach dem Anlegen liegt. Jeder Meeple versperrt sie, auch ein eigener. [SW-20 C-1 C-2]',
        'Für Asteroidenfelder gilt dasselbe. [SW-21]',
        'Ein Meeple je Zug: entweder auf das neue Plättchen oder auf einen Planeten daneben. Im Weltall oder auf einem Kreuzungspunkt steht niemand. Route, Asteroidenfeld und Planet heißen Gebiete; ein freies, das dein Plättchen abschließt, darfst du noch besetzen und sofort werten. [SW-25 C-8 C-12]',
      ],
    },
    routes: {
      title: 'Handelsrouten',
      text: [
        'Eine Route ist abgeschlossen, wenn beide Enden zu sind: durch einen Kreuzungspunkt, ein Asteroidenfeld, einen Planeten oder weil sie in sich selbst mündet. [SW-44 C-36 C-37]',
        'Jedes Plättchen einer abgeschlossenen Route bringt 1 Punkt. Gewertet wird für den, der sie besetzt hält, egal wer das Plättchen gelegt hat. Gewertete Meeple kehren zurück, alle anderen bleiben. [SW-43 SW-45 SW-51]',
        'Jedes Symbol auf der Route bringt 2 weitere, gleich welcher Fraktion. Ein Plättchen zählt einmal, auch wenn die Route es zweimal überquert. [SW-50 C-34 C-38]',
        'Ein Plättchen kann mehrere Gebiete abschließen; jedes wird gewertet. Ein Gebiet ohne Meeple bringt nichts. [C-41 C-42]',
      ],
    },
    asteroids: {
      title: 'Asteroidenfelder',
      text: [
        'Ein Asteroidenfeld ist abgeschlossen, wenn rundum Weltall liegt und keine Lücke bleibt. Auch eine Lücke, in die nie ein Plättchen passen wird, hält es offen. [SW-46 C-39]',
        'Jedes Plättchen bringt 2 Punkte, jedes Symbol 2 weitere. Zwei Plättchen genügen, und ein Plättchen mit zwei Stücken des Feldes zählt einmal. [SW-47 C-35 C-40]',
      ],
    },
    planets: {
      title: 'Planeten',
      text: [
        'Ein Planet ist abgeschlossen, wenn auf allen acht Feldern um ihn herum Plättchen liegen, auch an den Ecken. Er bringt 9 für neun Plättchen und 2 für sein eigenes Symbol, zusammen 11. Symbole auf den Plättchen ringsum zählen nicht. [SW-48 SW-49]',
      ],
    },
    reach: {
      title: 'Direkt auf einen Planeten',
      text: [
        'Legst du dein Plättchen auf eines der acht Felder um einen Planeten, darf dein Meeple direkt auf diesen Planeten. Verbunden sein muss das Plättchen nicht mit ihm. Liegen mehrere Planeten daneben, wähle einen. [SW-23 C-3 C-5 C-9]',
        'Das geht auch, wenn dort schon jemand steht. Ein Planet eines Rivalen bedeutet Kampf; ein früher abgeschlossener ist außer Reichweite, denn um ihn herum ist kein Feld mehr frei. [SW-24 C-6]',
        'Auf deinem eigenen Planeten kommt ein zweiter Meeple zum ersten: Beide bringen später Würfel, gewertet wird der Planet nur einmal. [C-4 C-29]',
        'Das lässt sich für ein Spiel abschalten: Dann sind nur leere Planeten und die der Rivalen erlaubt. [C-4]',
      ],
    },
    battle: {
      title: 'Kampf',
      text: [
        'In einem Gebiet darf nur eine Farbe bleiben. Wachsen Gebiete zusammen oder landet ein Meeple auf dem Planeten eines Rivalen, wird gekämpft: sofort, vor jeder Wertung, ob das Gebiet abgeschlossen ist oder nicht. [SW-26 SW-27 SW-28 C-16 C-17]',
        'Wirf einen Würfel für jeden deiner kleinen Meeple im Gebiet und zwei für den großen, nie mehr als drei. Nur dein bester Würfel zählt, und der höchste gewinnt. [SW-29 SW-31 SW-32 C-20]',
        'Wer verliert, nimmt alle Meeple dieses Gebiets zurück und bekommt 1 Punkt je geworfenem Würfel. Wer gewinnt, bleibt; der Sieg selbst bringt nichts, Punkte gibt es nur, wenn das Gebiet abgeschlossen ist. [SW-34 SW-35 C-26 C-27 C-28]',
        'Bei Gleichstand an der Spitze bekommt jeder Beteiligte 1 Punkt und würfelt mit ebenso vielen Würfeln erneut; alle darunter sind ausgeschieden. Drei oder vier Farben würfeln gemeinsam. [SW-33 SW-36 C-24 C-25 C-31]',
        'Du kannst auch einen Kampf zwischen anderen auslösen. Meeple, die zurückkommen, warten auf deinen nächsten Zug. [C-18 C-19]',
      ],
    },
    attack: {
      title: 'Einen Planeten angreifen',
      text: [
        'Direkt auf den Planeten eines Rivalen zu gehen ist ein Angriff. Die Würfel werden gezählt wie immer, und nur das Symbol des Planeten hilft. Verliert der Angreifer, bleibt der Verteidiger. [SW-40 SW-41 C-22 C-30]',
        'Du darfst sogar einen Planeten angreifen, den dein Plättchen gerade abschließt: Die Punkte bekommt, wer gewinnt. [C-7]',
      ],
    },
    factions: {
      title: 'Fraktionen und Symbole',
      text: [
        'Rot und Grün gehören zur Rebellenallianz, Schwarz und Weiß zum Imperium, Orange zu den Kopfgeldjägern. Ohne Teams schützt eine gemeinsame Fraktion nicht: Gekämpft wird trotzdem. [SW-37 C-23 C-49]',
        'Liegt ein Symbol deiner Fraktion im Gebiet, wirfst du einen Würfel mehr, aber nur einen, egal wie viele Symbole es sind. [SW-30 C-21]',
        'Mehr als drei Würfel werden es auch damit nicht. [SW-31]',
        'Ein Symbol wirkt nur für das Gebiet, auf dem es gedruckt ist: Das eines Planeten hilft nicht auf einer Route desselben Plättchens. Mit dem Namen des Planeten hat es nichts zu tun, und die Farben der Würfel sind Schmuck. [SW-38 SW-39 SW-42 C-32]',
      ],
    },
    end: {
      title: 'Punkte und Spielende',
      text: [
        'Punkte werden sofort gezählt, ein Feld je Punkt. Eine Obergrenze gibt es nicht. [SW-52 C-33]',
        'Nach einer Runde um die Wertungstafel wird der Zählmeeple hingelegt: Das bedeutet 50 Punkte. [SW-52]',
        'Das Spiel endet mit dem Zug, in dem das letzte Plättchen den Stapel verlässt. Er wird ganz gespielt; manche hatten dann einen Zug mehr. Danach folgt die Schlusswertung, und wer die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt. [SW-53 SW-58 D-10 C-46 C-47]',
      ],
    },
    final: {
      title: 'Schlusswertung',
      text: [
        'Besetzte Gebiete werden ein letztes Mal gewertet. Eine Route bringt 1 Punkt je Plättchen, ein Asteroidenfeld ebenso: halb so viel wie abgeschlossen. [SW-54 SW-55]',
        'Ein Planet bringt 1 Punkt, plus 1 je Plättchen ringsum. [SW-56 C-45]',
        'Symbole bringen noch immer je 2; bei einem Planeten nur sein eigenes. Gewürfelt wird nicht mehr, und Gebiete ohne Meeple bringen nichts. [SW-57 C-43 C-44]',
      ],
    },
    teams: {
      title: 'Zwei Teams',
      text: [
        'Vier Personen, zwei Teams: Rot und Grün für die Rebellenallianz, Schwarz und Weiß für das Imperium. Partner sitzen einander gegenüber, sodass die Fraktionen abwechselnd an der Reihe sind. [SW-59 SW-60 SW-61]',
        'Ein Team sammelt seine Punkte gemeinsam, mit einem Zählmeeple. Jeder hat einen eigenen Vorrat von fünf Meeple und setzt nur die eigene Farbe ein. [SW-62 C-57 C-58 C-59]',
        'Partner kämpfen nie gegeneinander. Im Kampf würfelt einer, gleich wer, für alle Meeple des Teams im Gebiet, mit höchstens drei Würfeln. Gleichstand und Niederlage bringen dem Team Punkte, einmal. [SW-63 SW-64 SW-65 C-53 C-54 C-55 C-56]',
        'Wachsen Gebiete von Partnern zusammen, bleiben beide. Eine Route oder ein Asteroidenfeld des Partners ist für dich besetzt; auf seinen Planeten darfst du. Sonst bleibt alles wie gewohnt. [SW-66 C-50 C-51 C-52]',
      ],
    },
    classicOverview: {
      title: 'Das Spiel in einer Minute',
      text: [
        'Zwei bis fünf Personen legen eine Landschaft aus Straßen, Städten und Klöstern und setzen dort Meeple für Punkte ein. Wer die meisten hat, gewinnt. [CL-1 K-9]',
        'Ein Zug hat drei Schritte: Plättchen anlegen, auf Wunsch einen Meeple einsetzen, werten, was abgeschlossen ist. Dann geht es im Uhrzeigersinn weiter; wer beginnt, wird gewählt oder gelost. [CL-4 CL-5]',
        'Alle haben sieben Meeple; ein achter zählt die Punkte. Das Startplättchen liegt in der Mitte, die anderen warten verdeckt. [CL-2 CL-3 K-11]',
        'Bauern, Fluss und Abt sind Module. Nimm einzelne dazu oder alle. [CL-21]',
      ],
    },
    classicTiles: {
      title: 'Ein Plättchen anlegen',
      text: [
        'Ziehe ein Plättchen und lege es so an, dass es fortsetzt, was es berührt: Straße an Straße, Stadt an Stadt, Wiese an Wiese. Mindestens eine Seite muss anliegen; eine Ecke genügt nicht. [CL-5 D-2]',
        'Ein Plättchen, das nirgends passt, kommt weg, und du ziehst ein anderes. Als Hausregel kommt es stattdessen zurück in den Stapel; dann endet das Spiel, wenn du ein Plättchen ziehst und keines der restlichen mehr passt. [CL-6 D-3 K-8]',
        'Dann darfst du einen Meeple auf ein Gebiet dieses Plättchens setzen, auf welches du willst. Ein freies Gebiet, das es abschließt, darfst du noch besetzen und sofort werten. [CL-15 K-5]',
      ],
    },
    roads: {
      title: 'Straßen',
      text: [
        'Eine Straße ist abgeschlossen, wenn beide Enden an einem Dorf, einer Stadt, einem Kloster oder einem anderen abgebildeten Hindernis liegen oder wenn sie im Kreis führt. Jedes ihrer Plättchen bringt 1 Punkt, und der Meeple kehrt zurück. [CL-8 CL-11]',
        'Eine Straße oder Stadt darfst du nur besetzen, wenn nirgends auf ihr jemand steht, auch du selbst nicht. [CL-7 K-3]',
      ],
    },
    cities: {
      title: 'Städte',
      text: [
        'Eine Stadt ist abgeschlossen, wenn ihre Mauern geschlossen sind und innen keine Lücke bleibt. Jedes Plättchen bringt 2 Punkte; zwei Plättchen sind schon eine Stadt. [CL-9 K-6]',
        'Jedes Wappen bringt 2 weitere. Ein Plättchen mit zwei Stücken der Stadt zählt einmal. [CL-9 K-4]',
      ],
    },
    monasteries: {
      title: 'Klöster',
      text: [
        'Ein Kloster liegt in der Mitte seines Plättchens; beim Anlegen darfst du einen Meeple hineinsetzen. Es ist abgeschlossen, wenn auf allen acht Feldern ringsum Plättchen liegen, auch an den Ecken: 9 Punkte. Streitig machen kann es dir niemand. [CL-10 K-26]',
      ],
    },
    sharing: {
      title: 'Geteilte Gebiete',
      text: [
        'Einzeln besetzte Gebiete können zusammenwachsen. Dann stehen mehrere auf einer Straße oder in einer Stadt, ganz friedlich. [CL-12]',
        'Haben mehrere dort die meisten Meeple, bekommt jeder von ihnen alle Punkte. [CL-13 K-1]',
        'Sonst bekommt sie nur, wer die meisten hat. Mehr Meeple bringen nicht mehr Punkte. Alle Meeple kehren zurück. [CL-14 K-1 K-2]',
      ],
    },
    farmers: {
      title: 'Bauern',
      text: [
        'Mit diesem Modul darf sich ein Meeple auf eine Wiese des neuen Plättchens legen. Ein Bauer bleibt bis zum Spielende. [FA-1 FA-3]',
        'Auf der Wiese darf kein anderer Bauer liegen, auch kein eigener. Straßen, Städte und der Fluss begrenzen eine Wiese, Klöster und Gärten nicht. [FA-2 K-12 K-13]',
        'Am Ende bringt eine Wiese 3 Punkte für jede abgeschlossene Stadt, die sie berührt, je einmal. Offene Städte bringen nichts. [FA-4 K-14]',
        'Liegen mehrere auf einer Wiese, entscheiden wie überall die meisten. [FA-5]',
      ],
    },
    river: {
      title: 'Der Fluss',
      text: [
        'Das Spiel beginnt mit zwölf Flussplättchen: Die Quelle liegt aus, zehn werden gemischt, der See kommt zuletzt. Erst danach folgen die anderen. Das gewohnte Startplättchen bleibt in der Schachtel oder kommt auf Wunsch in den Stapel. [RI-1 RI-2 RI-3 RI-5 K-15 K-18]',
        'Ein Flussplättchen muss am offenen Ende weiterführen und darf nicht sofort umkehren: Zwei Kurven hintereinander dürfen nicht in dieselbe Richtung biegen. Ist nichts anderes möglich, dürfen sie es. Als Hausregel dürfen sie es immer. [K-16 K-17]',
        'Meeple werden wie sonst eingesetzt, mit Bauern auch an den Ufern. Auf dem Fluss selbst steht niemand. Um Quelle und See herum sind die Ufer eine Wiese. [RI-4 K-19 K-20]',
      ],
    },
    abbot: {
      title: 'Der Abt',
      text: [
        'Alle bekommen zusätzlich einen Abt, und die Gärten zählen mit. Statt eines Meeple darfst du den Abt in ein Kloster oder in einen Garten des neuen Plättchens stellen. Andere Meeple dürfen nicht in Gärten. Ohne dieses Modul sind Gärten Schmuck. [AB-1 AB-2 AB-3 AB-5 K-21 K-25]',
        'Ein Garten wird gewertet wie ein Kloster: 9 Punkte mit acht Plättchen ringsum. [AB-4]',
        'In einem Zug, in dem du keinen Meeple einsetzt, darfst du den Abt zurücknehmen. Er bringt sofort 1 Punkt, plus 1 je Plättchen ringsum, das neue eingeschlossen. Nicht im Zug seiner Ankunft und nicht, wenn das Plättchen sein Gebiet abschließt: Das wird gewertet wie üblich. [AB-6 K-22 K-23]',
        'Ein Abt, der am Ende noch auf der Spielfläche steht, bringt ebenso Punkte. [K-24]',
      ],
    },
    inns: {
      title: 'Wirtshäuser und Kathedralen',
      text: [
        'Die Schachtel bringt achtzehn Plättchen für den Stapel, einen großen Meeple für alle und Rosa für eine sechste Person. Sie verträgt sich mit jedem anderen Modul; ohne Abt sind Gärten Schmuck. [IC-1 IC-2 K-47 K-52 D-28 D-29 D-30]',
        'An manchen Straßen liegt ein Wirtshaus. Abgeschlossen bringen sie 2 Punkte je Plättchen, gleich wie viele Wirtshäuser es sind; am Ende offen bringen sie nichts. An einer Kreuzung gehört das Wirtshaus zu dem einen Arm, neben dem es liegt. So ein Plättchen darfst du auch an fremde Straßen legen. [IC-5 IC-6 IC-9 IC-10 K-28 K-49]',
        'Eine Stadt mit Kathedrale bringt abgeschlossen 3 Punkte je Plättchen und 3 je Wappen, am Ende offen nichts. [IC-7 IC-8 K-54]',
        'Der große Meeple wird statt eines gewöhnlichen eingesetzt, auch auf Wiesen, aber nicht in einem Garten. Er zählt doppelt, wo die Mehrheit entscheidet, bringt nicht mehr Punkte und lässt sich nicht zurücknehmen. [IC-3 IC-4 K-27 K-29 K-53]',
        'Eine Wiese mit Mauern ringsum ist eine Wiese für sich: Dort darf ein Bauer liegen. Wirtshäuser, Kathedralen, Waren und Baumeister ändern einander nicht. [K-30 K-39]',
      ],
    },
    traders: {
      title: 'Händler und Baumeister',
      text: [
        'Vierundzwanzig weitere Plättchen, ein Baumeister für alle und, mit den Bauern, ein Schwein. Wo sich zwei Straßen an einer Brücke kreuzen, gehen beide weiter, und vier Wiesen liegen dazwischen. [TB-1 TB-2 TB-14 K-36 D-36 D-37]',
        'Statt eines Meeple darfst du den Baumeister auf eine Straße oder in eine Stadt des neuen Plättchens stellen, auf der oder in der schon ein eigener Meeple steht, wer auch immer sonst noch da ist, wenn das Plättchen sie nicht abschließt. Er zählt nicht für die Mehrheit, bringt nichts und geht mit deinen Meeples heim. Eine Figur je Zug. [TB-3 TB-6 TB-7 K-33 K-34 K-46 K-48 K-50 D-33 D-34]',
        'Legst du ein Plättchen, das die Straße oder Stadt deines Baumeisters weiterführt, hast du danach einen zweiten Zug, auch wenn es sie abschließt, und nur einen. Der Zug, in dem er eingesetzt wird, bringt keinen, und ein fremdes Plättchen auch nicht. [TB-4 TB-5 TB-8 K-31 K-32 K-38 K-41 K-42 D-31]',
        'Der zweite Zug ist ein ganzer: ziehen, legen, vielleicht eine Figur, werten. Du musst ihn nehmen, und er entfällt, wenn kein Plättchen mehr da ist. [K-35 K-37 K-40 D-32]',
        'Manche Städte zeigen Waren: Wein, Getreide oder Tuch. Wer das Plättchen legt, das so eine Stadt abschließt, nimmt für jedes Zeichen darin eine Ware, auch wenn niemand dort steht. [TB-9 K-43 K-51]',
        'Am Ende bekommt 10 Punkte, wer den meisten Wein hat, ebenso beim Getreide und beim Tuch. Bei Gleichstand gibt es je 10; für Waren, die niemand hat, bekommt niemand etwas. [TB-10 K-44]',
        'Das Schwein kommt auf eine Wiese, auf der ein eigener Bauer liegt, und bleibt. Es zählt nicht für die Mehrheit. Bekommst du die Punkte der Wiese, bringt es dir 4 statt 3 je abgeschlossener Stadt; andere bekommen ihre 3. [TB-11 TB-12 TB-13 K-45 D-35]',
      ],
    },
    classicEnd: {
      title: 'Das Ende',
      text: [
        'Das Spiel endet mit dem Zug, in dem das letzte Plättchen den Stapel verlässt. [CL-16 D-10]',
        'Was noch offen ist, bringt weniger: eine Straße 1 Punkt je Plättchen, eine Stadt 1 je Plättchen und 1 je Wappen. Als Hausregel bringt eine offene Straße insgesamt nur 1 Punkt. [CL-17 CL-18 D-20 K-7]',
        'Ein Kloster bringt 1 Punkt, plus 1 je Plättchen ringsum. Die Mehrheit zählt wie während des Spiels. Auch Wiesen und der Abt zählen: siehe dort. [CL-19 K-1]',
        'Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt. [CL-20 K-10]',
      ],
    },
  },

  figures: {
    first: {
      title: 'Ein ganzer Zug',
      story:
        'Das Asteroidenfeld des Startplättchens ist nach Norden offen. Schließe es ab und setze einen Forscher ein, der gleich mit Punkten zurückkommt.',
    },
    fit: {
      title: 'Wo passt es?',
      story:
        'Schließe das Asteroidenfeld ab. Falsche Felder und Drehungen sind willkommen: Die Regeln sagen dir, was nicht stimmt.',
    },
    E1a: {
      title: 'Welches Gebiet ist frei?',
      story: 'Weiß hat Rots Route abgeschlossen. Wohin darf der Meeple von Weiß? Versuch auch Rots Route.',
    },
    takenField: {
      title: 'Ein Forscher ist schon da',
      story: 'Das Plättchen von Weiß setzt Rots Asteroidenfeld fort. Was bleibt für Weiß?',
    },
    E1: {
      title: 'Eine abgeschlossene Route',
      story: 'Weiß legt das Plättchen, das Rots Route abschließt. Wer bekommt die Punkte?',
    },
    routeSymbols: { title: 'Im Kreis herum', story: 'Diese Route mündet in sich selbst. Zwei Symbole liegen auf ihr.' },
    E2: {
      title: 'Ein abgeschlossenes Asteroidenfeld',
      story: 'Drei Plättchen und ein Symbol des Imperiums, besetzt von einem Rebellen.',
    },
    E3: { title: 'Das achte Plättchen', story: 'Ein Feld neben dem Planeten ist noch leer. Fülle es.' },
    reach: {
      title: 'In Reichweite?',
      story: 'Zwei Planeten, ein neues Plättchen. Welcher liegt auf einem der acht Felder ringsum?',
    },
    E4: {
      title: 'Eins gegen eins',
      story: 'Verbinde die beiden Routen. Das Rebellensymbol auf Rots Plättchen gehört zum Planeten: Hilft es hier?',
    },
    E5: {
      title: 'Drei in einem Feld',
      story:
        'Rot legt das Plättchen, das drei Arme eines Asteroidenfeldes verbindet: Rot hat dort einen kleinen Meeple, Schwarz einen großen, Weiß einen kleinen.',
    },
    notInvolved: {
      title: 'Der lachende Dritte',
      story: 'Grün verbindet die Routen von Rot und Schwarz und hat dort niemanden.',
    },
    E6: {
      title: 'Rot greift an',
      story:
        'Der große Meeple von Weiß hält den Planeten. Rot legt ein Plättchen daneben und greift mit einem kleinen an.',
    },
    completedAttack: {
      title: 'Im letzten Moment',
      story: 'Rots Plättchen schließt den Planeten von Weiß ab. Ohne Angriff bekommt Weiß 11 Punkte.',
    },
    reinforce: {
      title: 'Zwei auf einem Planeten',
      story: 'Rot hat zwei Meeple auf diesem Planeten. Ausgerechnet Weiß schließt ihn ab.',
    },
    noReinforcing: {
      title: 'Ohne Verstärkung',
      story:
        'In diesem Spiel lassen sich Planeten nicht verstärken. Rot hält den Planeten schon: Wohin darf ein zweiter Meeple?',
    },
    oneExtra: {
      title: 'Drei Symbole',
      story: 'Rot hat hier einen kleinen Meeple, und auf der Route liegen drei Symbole der Rebellenallianz.',
    },
    cap: { title: 'Gedränge', story: 'Zwei kleine Meeple, der große und ein Symbol: Das ergäbe fünf Würfel.' },
    E8: { title: 'Einmal herum', story: 'Rot hat 48 Punkte, und eine Route aus drei Plättchen wird abgeschlossen.' },
    E7: {
      title: 'Das letzte Plättchen',
      story:
        'Schwarz legt das letzte Plättchen und setzt einen Forscher darauf. Dann wird alles Besetzte gewertet. Rechne, bevor du nachsiehst.',
    },
    teamCap: {
      title: 'Rot und Grün gemeinsam',
      story: 'Rots kleiner Meeple und Grüns großer halten einen Planeten mit ihrem Symbol. Schwarz greift an.',
    },
    roadFit: {
      title: 'Wo passt es?',
      story:
        'Schließe die Straße im Osten ab. Falsche Felder und Drehungen sind willkommen: Die Regeln sagen dir, was nicht stimmt.',
    },
    takenRoad: {
      title: 'Straße oder Stadt?',
      story: 'Auf dieser Straße steht der Meeple von Blau. Was bleibt für Rot?',
    },
    E9: { title: 'Von Dorf zu Dorf', story: 'Schließe Rots Straße mit einem zweiten Dorf ab.' },
    city2: { title: 'Eine kleine Stadt', story: 'Schließe die Stadt des Startplättchens ab und besetze sie sofort.' },
    cityShield: { title: 'Ein Wappen', story: 'Rots Stadt trägt ein Wappen. Schließe ihre Mauern.' },
    E10Abbey: { title: 'Das achte Plättchen', story: 'Neben Rots Kloster ist noch ein Feld leer.' },
    E11: {
      title: 'Zwei auf einer Straße',
      story: 'Grüns Plättchen verbindet die Straßen von Rot und Blau und schließt sie ab.',
    },
    majority: { title: 'Die Mehrheit', story: 'Blau hat zwei Meeple, Rot einen: Verbinde ihre Städte.' },
    secondFarmer: {
      title: 'Norden oder Süden?',
      story: 'Blaus Bauer liegt nördlich der Straße. Rot möchte auch einen einsetzen.',
    },
    meadow: {
      title: 'Vier Städte',
      story:
        'Das letzte Plättchen liegt. Rots Wiese nördlich der Straße berührt drei abgeschlossene Städte und eine offene.',
    },
    riverBend: {
      title: 'Eine zweite Kurve',
      story: 'Der Fluss ist gerade nach Süden abgebogen. Lege die nächste Kurve; versuche auch, ihn zurückzuführen.',
    },
    newGarden: {
      title: 'Ein Garten',
      story: 'Rots neues Plättchen zeigt einen Garten und eine Straße. Wer darf wohin?',
    },
    E10Garden: {
      title: 'Der Garten ist abgeschlossen',
      story: 'Schließe die letzte Lücke um den Garten von Rots Abt.',
    },
    abbotBack: {
      title: 'Der Abt kommt heim',
      story:
        'Rot legt ein Plättchen und nimmt den Abt zurück. Zähle die Plättchen um den Garten, das neue eingeschlossen.',
    },
    innRoad: {
      title: 'Eine Straße mit Wirtshaus',
      story: 'Rot schließt die Straße ab. Wie viele Punkte bringt sie?',
    },
    cathedral: {
      title: 'Eine Kathedrale',
      story: 'Rot schließt die letzte Lücke in der Mauer. Zähle jedes Plättchen, und zwar dreifach.',
    },
    largeMeeple: {
      title: 'Groß gegen gewöhnlich',
      story: 'Der große Meeple von Blau und der Meeple von Rot sollen sich eine Stadt teilen.',
    },
    secondTurn: {
      title: 'Der Baumeister bei der Arbeit',
      story: 'Rot führt die Straße weiter, auf der der Baumeister steht.',
    },
    goods: {
      title: 'Wein für den, der abschließt',
      story: 'Die Stadt zeigt Wein, und niemand steht darin. Rot schließt sie ab.',
    },
    pig: {
      title: 'Das Schwein',
      story:
        'Bauer und Schwein von Rot teilen sich eine Wiese mit dem Bauern von Blau. Eine Stadt daneben ist abgeschlossen.',
    },
    openRoad: { title: 'Eine offene Straße', story: 'Das letzte Plättchen liegt, und die Straße ist noch offen.' },
    openCity: { title: 'Eine offene Stadt', story: 'Drei Plättchen und ein Wappen, aber keine Mauer im Norden.' },
  },

  coach: {
    name: 'Coach',
    leave: 'Ohne Coach weiterspielen',
    count: 'Punkte jetzt zählen',
    onward: 'Weiterspielen',
    hint: (spot) => (spot === 0 ? 'Ich würde diesmal keinen Meeple einsetzen.' : `Ich würde Nummer ${spot} wählen.`),
    answer: {
      tile: (does) => `Schau: Dieses Plättchen ${does}.`,
      better: (what) => `Es geht besser: ${what}.`,
      there: 'Versuch es auf dem hellen Feld.',
      turn: 'Dreh das Plättchen.',
    },
    lessons: {
      welcome:
        'Willkommen! Wer am Ende die meisten Punkte hat, gewinnt. Das ist dein Plättchen: Es passt auf die markierten Felder, das helle ist gut. Wähle eins.',
      meeple:
        'Nun ein Meeple: Er sichert dir ein Gebiet. Die Zahlen sind seine Plätze, daneben die Punkte, die sie bringen.',
      confirm: 'Nichts gilt, bevor du bestätigst. Der Knopf sagt, was geschehen wird.',
      wait: 'Jetzt spielt die andere Seite. Ihr neues Plättchen hat einen farbigen Rahmen.',
      enough:
        'Zwölf Züge! Eine ganze Partie dauert, bis der Stapel leer ist. Wollen wir die Punkte zählen, als wäre er es schon, oder möchtest du weiterspielen?',
      final:
        'Die Schlusswertung: Jedes noch besetzte Gebiet zählt noch einmal, eins nach dem anderen. Seine Plättchen leuchten auf.',
      over: 'Das war dein erstes Spiel. Gut gespielt! Nun kennst du die Regeln; jede Frage beantwortet das Regelbuch.',
      values:
        'Eine abgeschlossene Handelsroute bringt 1 Punkt je Plättchen, ein Asteroidenfeld 2. Ein Planet mit acht Plättchen ringsum bringt 11.',
      closed:
        'Eine Route ist abgeschlossen, wenn sie an beiden Seiten endet, ein Asteroidenfeld, wenn ringsum Weltall liegt. Dann wird gewertet, und dein Meeple kehrt zurück.',
      symbols:
        'Jedes Symbol auf einem Plättchen bringt 2 weitere Punkte, wenn sein Gebiet gewertet wird. Eins deiner Fraktion gibt dir im Kampf dort auch einen Würfel.',
      large:
        'Einer deiner Meeple ist groß: Im Kampf würfelt er mit zwei Würfeln. Wähle ihn neben den Plätzen, wenn du einen Kampf erwartest.',
      end: 'Ist der Stapel leer, zählt auch, was noch offen ist: 1 Punkt je Plättchen, 2 je Symbol. Bei Asteroidenfeldern ist das die Hälfte, also schließe deine ab.',
      roads:
        'Eine abgeschlossene Straße bringt 1 Punkt je Plättchen, eine Stadt 2. Ein Kloster mit acht Plättchen ringsum bringt 9.',
      walls:
        'Eine Straße ist abgeschlossen, wenn sie an beiden Seiten endet, eine Stadt, wenn ihre Mauer keine Lücke hat. Dann wird gewertet, und dein Meeple kehrt zurück.',
      arms: 'Jedes Wappen bringt 2 weitere Punkte, wenn seine Stadt abgeschlossen wird, und 1, wenn sie am Ende noch offen ist.',
      share:
        'Zwei Gebiete können zusammenwachsen. Die Punkte bekommt dann, wer dort mehr Meeple hat; bei gleich vielen bekommen beide alle.',
      harvest:
        'Ist der Stapel leer, zählt auch, was noch offen ist: 1 Punkt je Plättchen. Und jede Bauernwiese bringt 3 Punkte für jede abgeschlossene Stadt an ihrem Rand.',
      bag: 'Der Stapel zeigt, wie viele Plättchen noch kommen und welche. Es hilft zu wissen, was deine Gebiete noch abschließen kann.',
      alone: 'Von hier an wählst du selbst. Ich bleibe da und melde mich, wenn etwas Neues geschieht.',
      turn: 'Dieses Plättchen passt hier auf mehr als eine Art. Wähle es noch einmal, um es zu drehen.',
      scored: 'Punkte! Was abgeschlossen ist, wird sofort gewertet, und die Meeple darauf kehren in den Vorrat zurück.',
      battle:
        'Ein Kampf! Nur eine Seite kann bleiben: Ein kleiner Meeple würfelt mit einem Würfel, ein großer mit zweien. Der höchste gewinnt; wer verliert, bekommt je Würfel einen Punkt.',
      planet:
        'Ein Planet ist in Reichweite: Von einem Plättchen daneben kann dein Meeple direkt dorthin. Mit acht Plättchen ringsum bringt er 11 Punkte.',
      farmer:
        'Du kannst einen Meeple auch auf eine Wiese legen. Ein Bauer bleibt bis zum Ende und bringt dann 3 Punkte für jede abgeschlossene Stadt an seiner Wiese.',
    },
  },
};
