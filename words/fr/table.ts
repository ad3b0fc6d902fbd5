import type { Counted } from '@asteroute/engine';
import type { Catalogue } from '../en/table.ts';
import { type ByName, type Forms, formsOf, grammarOf, orName, withUnknown } from '../grammar.ts';
import { type Meeples, OWN_NAMES, type Realms, type TokenNames } from '../rule-names.ts';
import { ofName } from './grammar.ts';

const { number, count, list } = grammarOf('fr');

const TILES: Forms = { one: 'tuile', other: 'tuiles' };
const POINTS: Forms = { one: 'point', other: 'points' };
const COUNTED: Readonly<Record<Counted, Forms>> & Readonly<Record<TokenNames, Forms>> = {
  tile: TILES,
  symbol: { one: 'symbole', other: 'symboles' },
  shield: { one: 'blason', other: 'blasons' },
  city: { one: 'ville', other: 'villes' },
  road: { one: 'route', other: 'routes' },
  wine: { one: 'jeton de vin', other: 'jetons de vin' },
  grain: { one: 'jeton de blé', other: 'jetons de blé' },
  cloth: { one: 'jeton de tissu', other: 'jetons de tissu' },
};
/** What the 10 points for most of one of the goods are for. */
const GOODS: ByName<TokenNames> = { wine: 'vin', grain: 'blé', cloth: 'tissu' };

/** The forms of a realm in sentences: "la ville", "une ville", "dans la ville", and the ending of its adjectives. */
interface RealmForms {
  readonly the: string;
  readonly one: string;
  readonly on: string;
  readonly ending: '' | 'e';
}
const FORMS: ByName<Realms, RealmForms> = withUnknown<ByName<Realms, RealmForms>>(
  {
    route: feminine('la route commerciale', 'sur'),
    asteroid: masculine('le champ d’astéroïdes', 'dans'),
    planet: feminine('la planète', 'sur'),
    road: feminine('la route', 'sur'),
    city: feminine('la ville', 'dans'),
    monastery: { the: 'l’abbaye', one: 'une abbaye', on: 'dans l’abbaye', ending: 'e' },
    garden: masculine('le jardin', 'dans'),
    field: masculine('le pré', 'dans'),
    river: feminine('la rivière', 'sur'),
  },
  (name) => masculine(`le ${name}`, 'sur'),
);

function feminine(the: string, where: string): RealmForms {
  return { the, one: the.replace('la', 'une'), on: `${where} ${the}`, ending: 'e' };
}

function masculine(the: string, where: string): RealmForms {
  return { the, one: the.replace('le', 'un'), on: `${where} ${the}`, ending: '' };
}

const ROLES: Readonly<Record<string, string>> = {
  route: 'marchand',
  asteroid: 'explorateur',
  planet: 'conquérant',
  field: 'paysan',
};
const MEEPLES: ByName<Meeples> = {
  small: 'petit meeple',
  large: 'grand meeple',
  normal: 'meeple',
  abbot: 'abbé',
  builder: 'bâtisseur',
  pig: 'cochon',
};
const KINDS: ByName<Meeples, Forms> = {
  small: { one: 'petit', other: 'petits' },
  large: { one: 'grand', other: 'grands' },
  normal: { one: 'meeple', other: 'meeples' },
  abbot: { one: 'abbé', other: 'abbés' },
  builder: { one: 'bâtisseur', other: 'bâtisseurs' },
  pig: { one: 'cochon', other: 'cochons' },
};

/** The name of a meeple on a kind of realm: "grand marchand", "paysan". */
function role(realm: string, meeple: string): string {
  if (OWN_NAMES.has(meeple)) return MEEPLES[meeple];
  if (!(meeple in MEEPLES)) return meeple;
  const name = ROLES[realm] ?? 'meeple';
  return meeple === 'large' ? `grand ${name}` : name;
}

/** "le marchand", "l’explorateur". */
function theRole(realm: string, meeple: string): string {
  const name = role(realm, meeple);
  return /^[aeiou]/.test(name) ? `l’${name}` : `le ${name}`;
}

/** "du jardin", "de l’abbaye". */
const from = (realm: string): string => `de ${FORMS[realm].the}`.replace('de le ', 'du ');

const OF_FACTION: Readonly<Record<string, string>> = orName({
  rebels: 'de l’Alliance rebelle',
  empire: 'de l’Empire',
  hunters: 'des chasseurs de primes',
});

export const fr: Catalogue = {
  tag: 'fr',
  title: 'Asteroute',
  unofficial: 'Un jeu de fans non officiel. Les images, les textes et les sons sont les nôtres.',

  setup: {
    heading: 'Nouvelle partie',
    name: (seat) => `Nom du joueur ${seat}`,
    nameLength: (length, most) => `${length} caractères sur ${most}`,
    defaultName: (seat) => `Joueur ${seat}`,
    who: (name) => `Qui joue ${name} ?`,
    person: 'Humain',
    color: (name) => `Couleur ${ofName(name)}`,
    add: 'Ajouter un joueur',
    remove: (name) => `Retirer ${name}`,
    edition: 'Édition',
    needs: (players) => `Il faut exactement ${players} joueurs.`,
    starts: 'Qui commence ?',
    startsRandom: 'Au hasard',
    dealtColors: 'Couleurs au hasard',
    dealtColorsHint: 'Elles sont tirées au sort au début de la partie.',
    length: 'Durée',
    fullDeck: 'Pile complète',
    shortDeck: 'Pile courte',
    ownTiles: 'Mes tuiles',
    more: 'Plus de réglages',
    makeTiles: 'Composer un assortiment',
    tileSet: (name) => (name === '' ? 'Avec d’autres tuiles que d’habitude' : `Tuiles : ${name}`),
    houseRules: 'Règles maison',
    houseRulesHint: 'Là où les règles peuvent se lire de deux façons.',
    start: 'Commencer la partie',
    resume: 'Reprendre',
    resumeHint: (tiles) =>
      `Une partie vous attend : ${count(tiles, { one: 'tuile déjà posée', other: 'tuiles déjà posées' })}.`,
  },

  start: {
    play: 'Jouer',
    against: (names) => `Contre ${names}`,
    setUp: 'Préparer la partie',
    setUpTable: 'Toutes les tables',
    other: (name) => `Ou ${name}`,
    daily: 'Chaque jour',
    dailyHint: 'Deux problèmes et une pile.',
    settings: 'Réglages',
    yourTurn: 'À vous de jouer',
    theirTurn: (name) => `Au tour ${ofName(name)}`,
    since: (moves) => `${count(moves, { one: 'coup', other: 'coups' })} depuis votre passage`,
    botPlays: 'Un bot joue pour vous',
    notBegun: 'Pas encore commencée',
    running: 'Parties en cours',
    making: 'Création de la table…',
    noServer: 'Le serveur est injoignable. Vous pouvez tout de même jouer ici.',
    alone: 'Pas de serveur de jeu ici : jouez sur cet écran, seul ou à plusieurs.',
    code: 'Vous avez un code ?',
    codeUnknown: 'Aucune table ouverte n’a ce code. Vérifiez chaque lettre. Si la partie a commencé, demandez le lien.',
    install: 'Installer',
    installHow: {
      https:
        'Cette page a été chargée en HTTP. Les navigateurs ne permettent de l’installer et d’y jouer hors ligne qu’en HTTPS : demandez-le à la personne qui gère ce serveur.',
      'home-screen':
        'Sur iPhone ou iPad, touchez « Partager », puis « Sur l’écran d’accueil ». Le jeu installé marche hors ligne et garde vos parties.',
    },
    level: (level, of) => `niveau ${level} sur ${of}`,
    unknown: 'Il n’y a rien à cette adresse',
    unknownHint: 'Elle contient peut-être une faute de frappe, ou la page a changé d’adresse.',
    cut: 'Ce lien vers une table est incomplet',
    cutHint: 'Demandez-le de nouveau et copiez-le en entier.',
    home: 'Retour à l’accueil',
  },

  crash: {
    heading: 'Un problème est survenu sur cette page',
    kept: 'Vos parties sont conservées telles qu’elles étaient après le dernier tour.',
    reload: 'Recharger la page',
    report: 'Si cela se reproduit, signalez-le avec ce texte :',
    copy: 'Copier le texte',
  },

  editions: {
    'star-wars': {
      name: 'Édition Star Wars',
      tagline: 'Un jeu de pose de tuiles : posez une tuile, occupez routes et planètes, disputez-les aux dés.',
    },
    classic: {
      name: 'Classique',
      tagline: 'Un jeu de pose de tuiles : posez une tuile, occupez routes et villes, marquez ce que vous achevez.',
    },
  },
  modules: {
    teams: {
      name: 'Deux équipes',
      hint: 'Alliance rebelle (rouge, vert) contre Empire (noir, blanc) ; on ne se bat pas entre partenaires.',
    },
    farmers: {
      name: 'Paysans',
      hint: 'Couchés dans les prés, ils rapportent à la fin 3 points par ville achevée.',
    },
    river: { name: 'Rivière', hint: 'La partie commence par une rivière de douze tuiles.' },
    abbot: {
      name: 'Abbé',
      hint: 'Un meeple de plus, pour les abbayes et les jardins, que l’on peut reprendre contre des points.',
    },
    inns: {
      name: 'Auberges et Cathédrales',
      hint: 'Les routes avec auberge et les villes avec cathédrale rapportent plus une fois achevées, rien sinon. Un grand meeple compte double, et l’on joue jusqu’à six.',
    },
    traders: {
      name: 'Marchands et Bâtisseurs',
      hint: 'Le bâtisseur offre un second tour, le cochon enrichit les prés. Qui achève une ville prend ses marchandises : 10 points pour la majorité en vin, en blé ou en tissu.',
    },
  },
  options: {
    planetReinforce: {
      name: 'Renforts sur les planètes',
      hint: 'Un deuxième meeple peut rejoindre votre planète.',
      on: true,
    },
    riverStartTile: {
      name: 'Tuile de départ dans la pile',
      hint: 'Avec la rivière, la tuile de départ habituelle est mélangée aux autres.',
      on: 'stack',
    },
    openRoad: {
      name: 'Routes inachevées : 1 point',
      hint: 'À la fin, une route inachevée rapporte 1 point, quelle que soit sa longueur.',
      on: 'flat',
    },
    unplaceable: {
      name: 'Les tuiles injouables retournent dans la pile',
      hint: 'Une tuile qui ne va nulle part est remélangée à la pile au lieu de quitter la partie.',
      on: 'stack',
    },
    riverTurns: {
      name: 'La rivière peut faire demi-tour',
      hint: 'Deux virages de suite peuvent tourner du même côté.',
      on: 'free',
    },
  },
  bots: {
    aimless: { name: 'Rêveur', character: 'Pose ses tuiles là où il y a de la place. Pour la toute première partie.' },
    hasty: { name: 'Mousse', character: 'Prend les points du tour sans penser plus loin.' },
    gentle: { name: 'Vagabond', character: 'Ne regarde guère au-delà de ses meeples. Inoffensif.' },
    careless: { name: 'Négociant', character: 'Prend tous les points en vue, mais se laisse vite distraire.' },
    projected: { name: 'Navigateur', character: 'Compte ce qui vaudra quelque chose à la fin. Redoutable.' },
    prudent: { name: 'Pilote', character: 'Garde une partie de l’équipage en réserve. Prudent.' },
    steady: { name: 'Intendant', character: 'N’est jamais à court d’équipage. Patient.' },
    shrewd: { name: 'Arpenteur', character: 'Voit quels vides seront comblés. Avisé.' },
    expert: { name: 'Capitaine', character: 'Pense quelques coups à l’avance.' },
    master: { name: 'Amiral', character: 'Imagine la fin de la partie avant chaque coup. Magistral.' },
    builder: { name: 'Bourgmestre', character: 'Laisse les routes aux autres et bâtit de grandes villes.' },
    farmer: { name: 'Fermier', character: 'Laisse les villes aux autres et s’installe dans les prés et les abbayes.' },
    pirate: { name: 'Pirate', character: 'S’invite chez les autres et partage leurs points.' },
    prospector: { name: 'Prospecteur', character: 'Laisse les routes aux autres et fouille les champs d’astéroïdes.' },
    smuggler: { name: 'Contrebandier', character: 'Aime les routes commerciales, et les plus longues possible.' },
    conqueror: { name: 'Seigneur de guerre', character: 'Attaque les planètes et ne refuse aucun combat.' },
  },
  colors: orName({
    red: 'Rouge',
    green: 'Vert',
    black: 'Noir',
    white: 'Blanc',
    orange: 'Orange',
    blue: 'Bleu',
    yellow: 'Jaune',
    pink: 'Rose',
  }),
  factions: orName({ rebels: 'Alliance rebelle', empire: 'Empire', hunters: 'Chasseurs de primes' }),
  teams: ['L’Alliance rebelle', 'L’Empire'],
  realms: orName({
    route: 'route commerciale',
    asteroid: 'champ d’astéroïdes',
    planet: 'planète',
    road: 'route',
    city: 'ville',
    monastery: 'abbaye',
    garden: 'jardin',
    field: 'pré',
    river: 'rivière',
  }),
  kinds: orName({
    small: 'Petit',
    large: 'Grand',
    normal: 'Meeple',
    abbot: 'Abbé',
    builder: 'Bâtisseur',
    pig: 'Cochon',
  }),
  spotName: (realm, meeple) => {
    if (OWN_NAMES.has(meeple)) return `${MEEPLES[meeple]}, ${fr.realms[realm]}`;
    return ROLES[realm] ?? fr.realms[realm];
  },

  board: {
    label: (tiles) => `Plateau, ${count(tiles, TILES)}`,
    cells: 'Cases pour la tuile',
    spots: 'Places pour un meeple',
    camera: 'Vue',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    fit: 'Montrer tout le plateau',
    turnView: 'Tourner le plateau',
    map: 'Carte du plateau entier',
    at: (x, y) => {
      if (x === 0 && y === 0) return 'Départ';
      const column = x === 0 ? '' : `${x > 0 ? 'Est' : 'Ouest'}\u00a0${Math.abs(x)}`;
      const row = y === 0 ? '' : `${y > 0 ? 'Sud' : 'Nord'}\u00a0${Math.abs(y)}`;
      return [column, row].filter(Boolean).join(' ');
    },
    legal: (where, rotations, completes) =>
      `${where}, libre, ${count(rotations, { one: 'orientation possible', other: 'orientations possibles' })}${completes ? ', achève une zone' : ''}`,
    battle: 'déclenche un combat',
    meeple: (owner, realm, meeple) => `${role(realm, meeple)} (${owner})`,
  },

  turn: {
    yours: (name) => `${name}, à vous de jouer`,
    call: 'À vous de jouer',
    second: 'Second tour',
    thinking: (name) => `${name} réfléchit`,
    place: 'Choisissez une case marquée pour cette tuile',
    choose: 'Placer un meeple ?',
    noPlaces: 'Aucune place libre pour un meeple ici',
    noReserve: 'Plus de meeple en réserve',
    none: 'Aucun meeple',
    recall: 'Reprendre l’abbé',
    mayRecall: 'Reprendre l’abbé ?',
    confirmRecall: 'Poser, reprendre l’abbé',
    atEnd: (points) => `vaut ${number(points)} pour l’instant`,
    rotate: 'Tourner la tuile',
    turnLeft: 'Tourner à gauche',
    turnRight: 'Tourner à droite',
    undo: 'Annuler',
    drawn: (what) => `Tuile en main : ${what}`,
    go: 'Poser',
    again: 'appuyez encore pour poser',
    advised: 'conseillé',
    lastMoves: 'Derniers coups',
    whereFits: 'Où elle peut aller',
    confirm: 'Confirmer',
    confirmTile: 'Poser sans meeple',
    confirmMeeple: (realm, meeple) => `Poser, ${role(realm, meeple)} ${FORMS[realm].on}`,
    confirmAttack: (realm, meeple) => `Poser, ${theRole(realm, meeple)} attaque`,
    spot: (index, realm) => `${index} : ${fr.realms[realm]}`,
    now: (points) => `${points} maintenant`,
    anyway: (points) => `${points} dans tous les cas`,
    ifDone: (points) => `${number(points)} à l’achèvement`,
    open: (sides) => count(sides, { one: 'côté ouvert', other: 'côtés ouverts' }),
    around: (cells) =>
      cells === 0 ? 'plus de case vide autour' : `encore ${count(cells, { one: 'case', other: 'cases' })}`,
    attack: 'attaque',
    reinforce: 'renfort',
    odds: (own, rivals, percent) => `dés : ${own} contre ${rivals.join(' et ')}, ${percent} de chances`,
  },

  battle: {
    heading: (realm) => `Combat pour ${FORMS[realm].the}`,
    stake: (points) => `${count(points, POINTS)} à l’achèvement`,
    stakeNow: (points) => `${count(points, POINTS)} en jeu`,
    stakeEnd: (points) => `${count(points, POINTS)} en fin de partie`,
    dice: (dice) => count(dice, { one: 'dé', other: 'dés' }),
    fromMeeple: (meeple, many, dice) =>
      `${many > 1 ? `${number(many)} × ` : ''}${MEEPLES[meeple] ?? meeple} +${number(dice)}`,
    fromSymbol: (faction) => `symbole ${OF_FACTION[faction]} +1`,
    perk: 'Un dé de plus dans les combats pour une zone qui porte ce symbole.',
    capped: 'jamais plus de 3',
    tie: (names, points) => `Égalité : ${names}, +${number(points)} chacun, on relance`,
    lost: (name, points) => `${name} se retire, +${number(points)}`,
    won: (name) => `${name} tient la zone`,
    roll: 'Les dés roulent',
    throws: (name) => `${name} lance les dés`,
    rolled: (name, dice) => `${name} obtient ${dice}`,
    skip: 'Passer',
  },

  score: {
    tiles: (tiles) => count(tiles, TILES),
    points: (points) => count(points, POINTS),
    plus: (points) => `+${number(points)}`,
    ifEnded: (points) => `${points} si la partie se terminait maintenant`,
    formula: ({ terms }) =>
      terms.length === 0
        ? 'ne rapporte rien'
        : terms.map((term) => `${count(term.count, formsOf(COUNTED, term.what))} × ${term.each}`).join(' + '),
    track: 'Plateau de score',
    laps: (name, score) => `${name} : ${count(score, POINTS)}`,
    space: (space, laid) => (laid === 0 ? `case ${space}` : `case ${space}, couché pour ${laid}`),
    lap: 'Après un tour de 50, le marqueur se couche.',
    reserve: (counts) => `En réserve : ${list(counts.map((one) => count(one.count, formsOf(KINDS, one.meeple))))}`,
    tokens: (tokens) => list(Object.entries(tokens).map(([what, many]) => count(many, formsOf(COUNTED, what)))),
    goods: 'marchandises',
  },

  stack: {
    left: (tiles) => count(tiles, { one: 'tuile restante', other: 'tuiles restantes' }),
    heading: 'Tuiles à venir',
    hint: 'Tout le monde voit ce qui reste ; personne ne connaît l’ordre.',
    count: (left, total) => `${number(left)} sur ${number(total)}`,
    aside: 'Écartées : impossibles à poser',
    noneAside: 'Aucune jusqu’ici.',
    ask: 'Choisissez une tuile pour voir où elle va, ou une case vide pour voir ce qui y va.',
    fitting: (where) => `Ce qui va ici : ${where}`,
    nothing: 'Aucune tuile à venir ne va ici.',
    all: 'Montrer toutes les tuiles',
    cells: (cells) => `peut se poser sur ${count(cells, { one: 'case', other: 'cases' })}`,
    chance: (percent, draws) =>
      `${percent} de chances ${draws === 1 ? 'à la prochaine pioche' : `en ${count(draws, { one: 'pioche', other: 'pioches' })}`}`,
    empty: (where, tiles) => `${where}, vide, tuiles possibles : ${number(tiles)}`,
    close: 'Fermer',
  },

  odds: {
    heading: 'Avant d’attaquer',
    win: (percent) => `${percent} de chances`,
    own: ({ chance, complete, points, dice }) =>
      `Si vous gagnez (${chance}), ${complete ? `vous marquez ${count(points, POINTS)}` : `vous gardez la zone : ${fr.turn.ifDone(points)}`}. Si vous perdez, vous recevez ${count(dice, POINTS)}.`,
    others: ({ complete, points }) =>
      `Le vainqueur ${complete ? `marque ${count(points, POINTS)}` : `garde la zone : ${fr.turn.ifDone(points)}`}. Chaque perdant reçoit 1 point par dé.`,
    tie: 'Égalité en tête : 1 point chacun et on relance.',
  },

  plan: {
    start: 'Essayer',
    heading: 'Bac à sable\u202f: rien ne compte ici',
    pick: 'N’importe quelle tuile à venir',
    end: 'Retour à la partie',
  },

  legend: {
    legal: 'La tuile va ici',
    completes: 'Achève quelque chose',
    battle: 'Déclenche un combat',
    rare: 'Peu de tuiles vont ici',
    closed: 'Plus rien ne va ici',
    broken: 'Impossible à achever',
    scar: 'Un combat a été gagné ici',
    last: 'Le dernier coup d’un joueur',
    more: 'Pointez une case, gardez le doigt dessus ou appuyez sur O pour tout voir',
  },

  handover: {
    pass: (name) => `Donnez l’écran à ${name}`,
    ready: (name) => `Je suis ${name}`,
  },

  settings: {
    assistHints: {
      learn: 'Tout, avec une légende des marques.',
      standard: 'Cases marquées, tuiles comptées, chances au combat.',
      tournament: 'Cases marquées et nombre de tuiles restantes.',
      purist: 'Aucune marque : le plateau tel qu’il est.',
    },
    assistOfficial: 'Un essai officiel ne permet pas plus d’aide.',
    lettersHint:
      'Si elles sont ignorées, hors des champs de texte, seules les flèches et les touches Tab, Entrée, Échap et Espace agissent, et Ctrl + Z annule.',
    sound: 'Son',
    effects: 'Bruits du jeu',
    ambience: 'Ambiance sonore',
    calls: 'À vous de jouer',
    colors: 'Couleurs sur cet écran',
    colorsHint: 'Seul ce que vous voyez change, pas la partie.',
    access: 'Accessibilité',
  },
  choices: {
    speed: { legend: 'Dés et évaluation', options: { full: 'En entier', short: 'En bref', off: 'Sans' } },
    assist: {
      legend: 'Aides de jeu',
      options: { learn: 'Débuter', standard: 'Standard', tournament: 'Tournoi', purist: 'Aucune' },
    },
    confirm: {
      legend: 'Confirmer le tour',
      options: {
        again: 'Répéter le choix',
        meeple: '«\u202fAucun meeple\u202f» suffit',
        button: 'La coche seulement',
      },
    },
    handover: { legend: 'Passer l’écran', options: { never: 'Sans annonce', banner: 'Bandeau', card: 'Carte' } },
    reach: { legend: 'Bouton « Confirmer »', options: { right: 'À droite', left: 'À gauche' } },
    turning: { legend: 'Orientation du plateau', options: { auto: 'Pour l’agrandir', never: 'Nord toujours en haut' } },
    motion: { legend: 'Animations', options: { system: 'Comme le système', calm: 'Réduites', none: 'Aucune' } },
    spoken: { legend: 'Annonces', options: { full: 'Détaillées', brief: 'Brèves' } },
    letters: { legend: 'Touches d’une seule lettre', options: { on: 'Utiliser', off: 'Ignorer' } },
    vision: {
      legend: 'Simuler le daltonisme',
      options: { normal: 'Normal', protan: 'Protan', deutan: 'Deutan', tritan: 'Tritan', grey: 'Gris' },
    },
  },

  log: {
    heading: 'Déroulement',
    empty: 'Rien pour l’instant.',
    placed: (name, where) => `${name} pose une tuile${where ? ` (${where})` : ''}`,
    deployed: (name, realm, meeple) =>
      `${name} place ${OWN_NAMES.has(meeple) ? theRole(realm, meeple) : `un ${role(realm, meeple)}`} ${FORMS[realm].on}`,
    recalled: (name, points, realm) => `${name} reprend l’abbé ${from(realm)}, +${number(points)}`,
    again: (name) => `${name} a un second tour`,
    took: (name, goods) => `${name} prend ${goods}`,
    awarded: (names, points, what) => `${names} +${number(points)} pour la majorité en ${GOODS[what] ?? what}`,
    aside: (what) => `Une tuile ne peut être posée nulle part : elle quitte la partie (${what})`,
    back: (what) => `Une tuile ne peut être posée nulle part : elle retourne dans la pile (${what})`,
    battle: (names, realm) => `${names} se disputent ${FORMS[realm].one}`,
    scored: (names, points, realm) =>
      `${names} +${number(points)} pour ${FORMS[realm].one} achevé${FORMS[realm].ending}`,
    final: (names, points, realm) =>
      `${names} +${number(points)} pour ${FORMS[realm].one}${realm === 'field' ? '' : ` inachevé${FORMS[realm].ending}`}`,
    rule: 'La règle de ces points',
    show: 'Montrer sur le plateau',
  },

  end: {
    scoring: 'Évaluation finale',
    scoringAgain: 'Revoir l’évaluation finale',
    step: (index, total) => `Étape ${number(index)} sur ${number(total)}`,
    next: 'Suivant',
    all: 'Tout montrer',
    winner: (names, shared) => (shared ? `${names} se partagent la victoire` : `Victoire : ${names}`),
    again: 'Rejouer',
    fresh: 'Nouvelle partie',
    look: 'Voir le plateau',
    results: 'Résultats',
    picture: 'Image du plateau',
    kinds: 'D’où viennent les points',
    battles: 'combats',
    curve: 'Scores si la partie s’était arrêtée à ce tour',
    turn: (index) => `Tour ${number(index)}`,
    turning: 'Moments décisifs',
  },

  menu: {
    open: 'Menu',
    leave: 'Quitter la table',
    leaveHint: 'La partie est conservée ; vous pourrez la reprendre depuis l’accueil.',
    owners: 'Montrer qui tient quoi',
    language: 'Langue',
    help: 'Touches',
    keys: [
      ['Flèches', 'passer d’une case marquée à l’autre'],
      ['Ctrl + flèches', 'parcourir toutes les tuiles'],
      ['Page préc., suiv.', 'case d’avant et d’après, ligne par ligne'],
      ['Entrée', 'choisir une case ; confirmer quand tout est choisi'],
      ['R', 'tourner la tuile'],
      ['1 – 9', 'choisir une place pour le meeple'],
      ['0', 'aucun meeple'],
      ['L', 'la sorte de meeple suivante'],
      ['A', 'reprendre l’abbé'],
      ['Échap', 'un pas en arrière'],
      ['Espace', 'passer les dés et l’évaluation'],
      ['O', 'montrer qui tient quoi'],
      ['B', 'tuiles à venir'],
      ['H', 'déroulement'],
      ['J', 'aller au dernier coup'],
      ['C', 'à la tuile du tour'],
      ['I', 'un conseil pour ce tour'],
      ['W', 'pourquoi le bot a joué cela'],
      [', .', 'reculer et avancer dans la partie'],
      ['Z', 'reprendre son coup'],
      ['P', 'essayer, et revenir'],
      ['V', 'tourner le plateau'],
      ['F + −', 'montrer tout, agrandir, réduire'],
      ['S', 'répéter la dernière annonce'],
      ['T /', 'taper des commandes'],
      ['?', 'ces touches'],
    ],
    close: 'Fermer',
  },

  typed: {
    heading: 'Commandes au clavier',
    line: 'Commande ou coup',
    hint: '« aide » donne toutes les commandes. La flèche vers le haut rappelle ce qui a été tapé.',
    wait: 'Ce n’est pas encore à vous.',
    cells: 'NESO',
    turns: 'abcd',
    start: 'départ',
  },

  heard: {
    sides: { N: 'au nord', E: 'à l’est', S: 'au sud', W: 'à l’ouest' },
    corners: { NE: 'au nord-est', SE: 'au sud-est', SW: 'au sud-ouest', NW: 'au nord-ouest' },
    shield: 'blason',
    prints: orName({ inn: 'auberge', cathedral: 'cathédrale' }),
    goods: orName({ wine: 'vin', grain: 'blé', cloth: 'tissu' }),
    role,
    on: (what, feature) => `${what} : ${feature}`,
    own: 'votre tuile',
    rotation: (letter) => `orientation ${letter}`,
    turned: (letter, others) => `orientation ${letter}, ou encore ${others}`,
    laid: (where) => `Tuile posée : ${where}`,
    held: (names, tiles) => `aux mains ${ofName(names)}, ${count(tiles, TILES)}`,
    free: (_realm, tiles) => `libre, ${count(tiles, TILES)}`,
    back: 'Annulé',
    noFree: 'Aucune zone n’est libre.',
    noMeeple: 'Vous n’avez aucun meeple sur le plateau.',
    emptyRow: 'Il n’y a pas de tuile à cet endroit.',
    you: 'vous',
    yours: (realm) => `votre ${fr.realms[realm]}`,
    theirs: (realm, names) => `${FORMS[realm].the} ${ofName(names)}`,
    unheld: (realm) => `${FORMS[realm].one} libre`,
    completes: (what, tiles) => `achève ${what}, ${count(tiles, TILES)}`,
    extends: (what, tiles) => `porte ${what} à ${count(tiles, TILES)}`,
    connects: (what, tiles) => `relie ${what}, ${count(tiles, TILES)}`,
    surrounds: (what, cells) => `borde ${what}, encore ${count(cells, { one: 'case', other: 'cases' })}`,
    blocks: (what) => `rend ${what} impossible à achever`,
    begins: 'La partie commence',
    bot: 'bot',
    confirmed: 'Confirmé',
    colon: (what, text) => `${what} : ${text}`,
    parts: (first, rest) => `${first} ; ${rest}`,
  },

  advice: {
    hint: 'Conseil',
    about:
      'Les meilleures façons de jouer cette tuile. Appuyez sur l’une d’elles pour l’essayer\u202f: rien n’est joué avant votre confirmation.',
    why: 'Pourquoi le bot a-t-il joué cela\u202f?',
    reasons: 'Pourquoi',
    noTurn: 'Aucun bot n’a encore joué.',
    judged: (name) => `Les coups possibles pour ${name}, du meilleur au moins bon.`,
    played: (rank, count) => `Joué\u202f: n° ${number(rank)} sur ${number(count)}`,
    answered: (name, where, percent) => `Réponse probable (${name})\u202f: ${where} (${percent})`,
    differs: 'Cette liste ne voit qu’un tour à l’avance\u202f; le bot pèse ses coups à sa manière.',
    again: 'La recherche a été relancée\u202f: des coups proches peuvent changer de place.',
    weighing: 'Analyse des coups…',
    failed: 'Les coups n’ont pas pu être analysés. Fermez et réessayez.',
    turned: (degrees) => `tournée de ${degrees}°`,
    margin: (points) => `Avance attendue ${points}`,
    think: {
      start: 'Réfléchir encore',
      stop: 'Arrêter',
      begun: 'Réflexion en cours…',
      rounds: (times) => `Chaque coup poursuivi ${number(times)} fois.`,
      done: 'Réfléchir davantage n’y changerait rien.',
      exact: 'Calcul exact.',
      behind: (points) => `${points} de moins que le meilleur`,
      hint: '± est l’erreur type. Elle diminue à mesure que la recherche avance.',
    },
    gains: {
      points: 'points à ce tour',
      standing: 'plus de points à la fin',
      prospects: 'plus de chances d’achever',
      hand: 'plus de meeples en réserve',
      stuck: 'aucun meeple bloqué',
      risk: 'à l’abri des attaques',
      joining: 'plus de zones à rejoindre',
      left: 'laisse moins aux autres',
    },
    losses: {
      points: 'moins de points à ce tour',
      standing: 'moins de points à la fin',
      prospects: 'moins de chances d’achever',
      hand: 'moins de meeples en réserve',
      stuck: 'un meeple risque de rester bloqué',
      risk: 'exposé aux attaques',
      joining: 'moins de zones à rejoindre',
      left: 'laisse quelque chose aux autres',
    },
  },

  online: {
    open: 'Entre amis',
    hint: 'D’un geste : un code, un lien et une place pour chacun.',
    loading: 'Ouverture des tables…',
  },

  learn: {
    rules: 'Livre de règles',
    coach: 'Apprendre en cinq minutes',
    coachHint: 'Une vraie partie, expliquée pas à pas.',
    loading: 'Ouverture du livre de règles…',
    failed: 'Chargement impossible. Réessayez une fois en ligne.',
    puzzles: 'Problèmes',
    puzzlesLoading: 'Ouverture des problèmes…',
    back: 'Retour',
  },

  review: {
    open: 'Analyse',
    loading: 'Ouverture de l’analyse…',
  },

  update: {
    heading: 'Nouvelle version',
    ready: 'Une nouvelle version est prête.',
    take: 'Mettre à jour',
    later: 'Plus tard',
  },

  replay: {
    heading: 'Retour sur la partie',
    open: 'Parcourir la partie',
    start: 'Avant la première tuile',
    tiles: (placed, all) => `Tuile ${placed} sur ${all}`,
    draws: (name) => `${name} pioche cette tuile`,
    slider: 'Moment de la partie',
    ply: (at, length) => `Étape ${at} sur ${length}`,
    first: 'Au début',
    back: 'Une étape en arrière',
    play: 'Lecture',
    pause: 'Pause',
    forward: 'Une étape en avant',
    last: 'À la fin',
    tempo: 'Vitesse',
    times: (tempo) => `${tempo}×`,
    now: 'Retour au jeu',
    close: 'Fermer',
    playOn: 'Jouer à partir d’ici',
    playOnHint: 'Une nouvelle partie commence ici, avec la même tuile en main. Celle que vous regardez reste intacte.',
    overHint: 'À la fin, il n’y a plus rien à jouer. Revenez au moment d’où vous voulez repartir.',
    begin: 'Commencer ici',
    jump: 'Aller à ce moment',
  },

  share: {
    open: 'Partager',
    heading: 'Partager cette partie',
    hint: 'Le lien contient toute la partie. Il l’ouvre à ce moment de la partie, sans compte.',
    address: 'Lien vers la partie',
    copy: 'Copier le lien',
    copied: 'Copié',
    byHand: 'Le navigateur ne permet pas de copier. Sélectionnez le lien ci-dessus et copiez-le à la main.',
    send: 'Envoyer…',
    sendHttps:
      'Cette page a été chargée en HTTP : les navigateurs n’ouvrent le menu de partage du système qu’en HTTPS.',
    download: 'Enregistrer un fichier',
  },

  games: {
    heading: 'Vos parties',
    form: 'Votre forme',
    rivals: 'Rivaux',
    daily: 'Pile du jour',
    tiles: (tiles) => count(tiles, TILES),
    open: 'Ouvrir',
    review: 'Revoir',
    more: (title) => `Options ${ofName(title)}`,
    name: 'Nom de la partie',
    delete: 'Supprimer',
    deleted: (title) => `${title} : partie supprimée.`,
    keep: 'Garder cette partie',
    keptNow: 'Gardée',
    full: 'Pas de place. Réessayer',
    import: 'Importer une partie',
    enter: 'Saisir une partie',
    loading: 'Ouverture…',
    enterHint: 'Saisir une partie jouée à la maison, préparée comme ci-dessus.',
    importHint:
      'Choisissez ou déposez un fichier, ou collez un lien ou un enregistrement, venant aussi de CarcassonneLab, Board Game Arena ou JCloisterZone.',
    imported: (games) => `${count(games, { one: 'partie ajoutée', other: 'parties ajoutées' })}.`,
    rulesIn: (turn) => `Cette partie enfreint les règles au tour ${turn}.`,
    inEntry: (entry, fault) => `Élément ${entry} : ${fault}`,
    inLine: (line, fault) => `Ligne ${line} : ${fault}`,
    moreFaults: (faults) => `Et ${count(faults, { one: 'autre erreur', other: 'autres erreurs' })}.`,
    faults: {
      'not-a-link': 'Ce n’est pas un lien vers une partie.',
      newer: 'Ce lien vient d’une version plus récente. Rechargez la page.',
      damaged: 'Ce lien est coupé ou mal recopié. Copiez-le en entier.',
      'changed-tiles': 'Les tuiles de cette partie ont changé depuis la création du lien. Demandez-en un nouveau.',
      'no-game': 'Ce n’est ni un lien vers une partie ni un enregistrement.',
      malformed: 'Ce n’est pas l’enregistrement d’une partie.',
      rules: 'Cette partie enfreint les règles.',
      'too-many': 'Il y a trop de parties dans un seul fichier.',
      'not-whole': 'Une partie des données est abîmée. Copiez-les ou enregistrez-les de nouveau en entier.',
      players: 'Il faut 2 à 6 joueurs, chacun à son tour.',
      expansion: 'Cette partie a des tuiles ou des règles inconnues ici.',
      'open-turn': 'Le dernier tour n’était pas confirmé\u202f; il est laissé de côté.',
      'no-players': 'Les joueurs ne sont pas indiqués\u202f; on en suppose deux.',
      scores: 'Là-bas, le score final était différent ; les règles l’étaient peut-être aussi.',
      full: 'Le navigateur n’a plus de place pour une partie. Supprimez-en une d’abord.',
    },
  },

  refusal: {
    plain: {
      unknown: 'Cela n’existe pas ici.',
      'game-over': 'La partie est terminée.',
      'wrong-phase': 'Ce n’est pas possible maintenant.',
      'none-left': 'Cette tuile n’est plus dans la pile.',
      'comes-later': 'D’autres tuiles passent d’abord.',
      'cell-taken': 'Une tuile s’y trouve déjà.',
      'no-neighbour': 'Aucun côté de la tuile n’en toucherait une autre.',
      'not-continued': 'La rivière doit se poursuivre à son extrémité ouverte.',
      'joined-twice': 'Un seul côté de la tuile peut rejoindre la rivière.',
      'turns-back': 'La rivière ferait aussitôt demi-tour.',
      'none-in-reserve': 'Il n’y a plus de meeple de ce type en réserve.',
      'held-already': 'Un meeple de votre camp s’y trouve déjà.',
      'none-to-recall': 'Il n’y a aucun meeple à reprendre.',
      'no-own-meeple': 'Il faut déjà un de vos meeples dans la même zone.',
      'realm-complete': 'La tuile l’achève : le bâtisseur reviendrait aussitôt.',
      'scores-anyway': 'La tuile achève sa zone : celle-ci est évaluée comme d’habitude.',
      'wrong-dice': 'Ce lancer ne correspond pas au combat.',
    },
    sides: (own, other) => `Deux côtés ne vont pas ensemble : ${own} contre ${other}.`,
    far: (realm) => `Trop loin de la nouvelle tuile : ${fr.realms[realm]}.`,
    held: (realm) => `Il y a déjà quelqu’un : ${fr.realms[realm]}.`,
    stands: (meeple, realm) => {
      if (meeple === 'abbot') return 'L’abbé ne va que dans les abbayes et les jardins.';
      if (meeple === 'builder') return 'Le bâtisseur ne va que sur les routes et dans les villes.';
      if (meeple === 'pig') return 'Le cochon ne va que dans les prés.';
      return realm === 'garden' ? 'Seul l’abbé peut se tenir dans un jardin.' : 'Aucun meeple ne peut se tenir là.';
    },
    ground: { 'charted-space': 'espace', countryside: 'pré' },
  },

  notices: {
    'nothing-yet': 'Il n’y a encore rien à annuler.',
    'too-late': 'Trop tard : la tuile suivante est déjà piochée.',
    'looking-back': 'Vous revoyez un moment passé. Échap ramène à la partie.',
    'not-your-turn': 'Ce n’est pas à vous de jouer.',
    'cell-first': 'Choisissez d’abord une case pour la tuile.',
    'no-hints': 'Pas de conseils dans cette partie.',
  },

  sure: 'Vraiment ? Appuyez encore',

  errors: {
    refused: {
      malformed: 'Ce coup est illisible.',
      'unknown-edition': 'Cette édition est inconnue.',
      'unknown-module': 'Ce module est inconnu.',
      'unknown-option': 'Cette option est inconnue.',
      'unknown-tile-set': 'Ces tuiles sont inconnues.',
      'changed-tile-set':
        'Ces tuiles ne sont plus celles de l’assortiment indiqué : les nombres ont été modifiés. Reprenez-le là d’où il vient.',
      'no-start-tile': 'La tuile de départ manque.',
      'too-few-tiles': 'Il y a trop peu de tuiles pour autant de joueurs.',
      'too-many-tiles': 'Il y a plus de tuiles qu’une partie ne peut en contenir.',
      'too-many-symbols': 'Il y a plus de symboles ou de blasons qu’une partie ne peut en compter.',
      'module-conflict': 'Ces modules ne vont pas ensemble.',
      'player-count': 'Le nombre de joueurs ne convient pas.',
      'player-color': 'Les couleurs des joueurs ne conviennent pas.',
      'wrong-phase': 'Ce n’est pas possible maintenant.',
      'unknown-tile': 'Cette tuile est inconnue.',
      'unknown-place': 'Cet endroit n’existe pas.',
      'unknown-meeple': 'Ce meeple n’existe pas.',
      'tile-not-in-stack': 'Cette tuile n’est plus dans la pile.',
      'illegal-placement': 'La tuile ne va pas à cet endroit.',
      'illegal-action': 'Aucun meeple ne peut aller là.',
      'illegal-roll': 'Ce lancer ne correspond pas au combat.',
    },
    saved: 'La partie enregistrée est illisible ; elle est restée intacte. Commencez-en une nouvelle.',
    bot: 'Le bot ne répond plus. On le relance.',
    storage: 'Ce navigateur ne conserve pas la partie : elle sera perdue à la fermeture de la page.',
    elsewhere:
      'Cette partie a continué dans une autre fenêtre. C’est cet état qui s’affiche maintenant\u202f; votre dernier coup ici n’a pas été joué.',
    language: 'Cette langue n’a pas pu être chargée.',
  },
};
