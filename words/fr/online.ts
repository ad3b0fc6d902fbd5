import type { OnlineWords } from '../en/online.ts';
import { grammarOf } from '../grammar.ts';
import { fr as company } from './company.ts';
import { ofName } from './grammar.ts';

const { number, count } = grammarOf('fr');

/** The texts of tables on a server in French. */
export const fr: OnlineWords = {
  tag: 'fr',
  title: 'Jouer entre amis',
  back: 'Retour',
  loading: 'Connexion au serveur…',

  league: {
    back: 'Vers le tournoi',
    other: 'Vers l’autre partie du duel',
    duel: 'Vers le duel',
    waits: 'La prochaine tuile arrive une fois le tour joué dans l’autre partie.',
  },
  lobby: {
    account: 'Compte',
    elsewhere: 'Sur vos autres appareils',
    here: 'Continuer ici',
    leagues: 'Tournois et duels',
    duel: 'Duel avec un bot',
    none: 'Le serveur est injoignable pour le moment. Vous pouvez tout de même jouer sur cet écran et contre les bots.',
    retry: 'Réessayer',
    fresh: 'Nouvelle table publique',
    freshHint: 'Tout le monde sur ce serveur peut la trouver et y jouer.',
    mine: 'Mes tables',
    open: 'Tables avec des places libres',
    running: 'Parties en cours',
    nothing: 'Aucune table publique pour le moment. Créez-en une et envoyez son lien à quelqu’un.',
    join: 'Jouer',
    watch: 'Regarder',
    go: 'Y aller',
    yourTurn: 'À vous de jouer',
    over: 'Terminée',
    free: 'Place libre',
    at: (edition, names) => `${edition} : ${names}`,
  },

  company,

  clocks: {
    none: 'Sans limite de temps',
    live: (minutes, seconds) =>
      `${count(minutes, { one: 'minute', other: 'minutes' })} chacun, +${number(seconds)} s par tour`,
    days: (days) => `${count(days, { one: 'jour', other: 'jours' })} par tour`,
    left: (name, time) => `Temps restant ${ofName(name)} : ${time}`,
  },

  room: {
    heading: 'Qui joue ?',
    invites: (who, several) => `${who} vous ${several ? 'invitent' : 'invite'} à jouer à Asteroute`,
    invited: 'On vous invite à jouer à Asteroute',
    name: 'Votre nom',
    join: 'Je joue',
    link: 'Lien vers cette table',
    code: 'Code',
    codeHint: (server) => `Scannez l’image, ouvrez le lien ou tapez le code sur ${server}.`,
    qr: 'Code QR avec le lien vers cette table',
    people: 'Qui est là',
    free: 'Libre',
    you: 'Vous',
    begins: 'Commence',
    keptFor: (name) => `On attend ${name}`,
    kept: 'Gardée pour vous',
    decline: 'Pas cette fois',
    leave: 'Quitter la place',
    full: 'Toutes les places sont prises. Vous pouvez regarder ; on vous proposera la partie suivante.',
    bot: 'Ajouter un bot',
    botAt: (color) => `Bot pour la place : ${color}`,
    shuffle: 'Mélanger l’ordre',
    earlier: (name) => `Faire jouer ${name} plus tôt`,
    remove: (name) => `Retirer ${name}`,
    ready: 'Prêt',
    notReady: 'Je suis prêt',
    unready: 'Attendez, pas encore',
    start: 'Lancer la partie',
    alone: 'Il manque quelqu’un : envoyez le lien, montrez le code ou ajoutez un bot.',
    awaits: (names) => `On attend encore ${names}. Vous pouvez commencer quand même.`,
    hostStarts: 'La partie commence quand tous sont prêts, ou quand l’hôte la lance.',
    whenFull: 'La partie commence d’elle-même dès que toutes les places sont prises.',
    starting: 'C’est parti ! La partie commence dès que la page est ouverte chez tous, au plus tard dans une minute.',
    game: 'La partie',
    clock: 'Temps de réflexion',
    takebacks: 'Les tours peuvent être repris',
    rated: 'Classée',
    ratedHint:
      'Pour deux personnes avec un compte : avec pendule, sans reprise de coup. Le résultat change les deux classements.',
    ratedStarts: 'La partie commence quand vous êtes tous les deux prêts. Elle est classée : qui part perd.',
    askIn: 'Demander à entrer',
    wantsIn: (name) => `${name} voudrait entrer.`,
    letIn: 'Laisser entrer',
    notNow: 'Pas maintenant',
    askMe: 'Me demander d’abord',
    askMeHint: 'Chacun entre quand vous l’acceptez.',
    asks: 'Entrée sur demande',
    takebacksHint:
      'Si tous sont d’accord, et seulement avant la tuile suivante. Les tuiles se piochent alors à la main.',
    came: (name) => `${name} est là.`,
    left: (name) => `${name} a quitté la table.`,
    isReady: (name) => `On n’attend plus ${name}.`,
    changed: (facts) => `Désormais : ${facts}.`,
    overDays: 'Cette partie peut durer des jours. Voulez-vous être prévenu quand c’est à vous ?',
    unsafe:
      'Personne ne peut être prévenu ici : les navigateurs ne le permettent qu’en HTTPS. La page d’accueil montre quand c’est à vous.',
    untold: 'Personne ne peut être prévenu ici. La page d’accueil montre quand c’est à vous.',
  },

  line: {
    connecting: 'Connexion à la table…',
    lost: 'La connexion est perdue. Elle se rétablit d’elle-même ; rien de la partie n’est perdu.',
    slow: 'Ce réseau bloque les connexions en direct. La partie continue, un peu plus lentement.',
    silent: 'Le serveur ne répond pas. Réessayez dans un instant.',
    sending: 'Votre coup sera envoyé dès que la connexion sera revenue.',
    watch: 'Vous regardez',
    watchNext: 'Vous regardez. On vous proposera la partie suivante.',
  },

  ask: {
    takeback: 'Demander à reprendre son coup',
    asked: 'Vous demandez à reprendre votre coup. Les autres décident.',
    wants: (name) => `${name} voudrait reprendre son dernier coup.`,
    agree: 'Accepter',
    refuse: 'Refuser',
    draw: 'Piocher une tuile',
    drawHint: 'À vous de jouer. Tant que vous n’avez pas pioché, le coup précédent peut être repris.',
    replace: (name) => `Laisser un bot jouer pour ${name}`,
    replaceHint: (name) => `${name} se fait attendre depuis un moment.`,
    replaced: (name) => `Un bot joue pour ${name}`,
    returnSeat: 'Reprendre la place',
    returnHint: 'Un bot joue pour vous.',
    leave: 'Laisser la place à un bot',
    leaveHint: 'Votre place reste la vôtre : revenez par le lien ou par « Mes tables ».',
    resign: 'Abandonner',
    sure: 'Vraiment ? Appuyez encore',
    wantsRematch: (who, several) => `${who} ${several ? 'veulent' : 'veut'} rejouer.`,
    joinRematch: 'Rejouer',
    joinNext: 'Jouer aussi',
    playsOn: 'La partie suivante a commencé.',
  },

  evening: {
    heading: 'Classement de cette table',
    deck: 'Pile du jour à cette table',
    after: (games) => `Après ${count(games, { one: 'partie', other: 'parties' })}`,
    games: 'Parties',
    won: 'Gagnées',
    points: 'Points',
    line: (name, won, points) =>
      `${name} : ${count(won, { one: 'victoire', other: 'victoires' })}, ${count(points, { one: 'point', other: 'points' })}`,
    series: (one, won, other, lost) => `En deux manches gagnantes : ${one} ${number(won)}, ${other} ${number(lost)}.`,
    seriesWon: (name) => `${name} l’emporte.`,
    again: 'Se revoir',
    when: 'Date et heure',
    save: 'Enregistrer pour le calendrier',
    title: (names) => `Asteroute avec ${names}`,
    meet: (address) => `Rendez-vous ici : ${address}`,
    fix: 'Fixer pour tout le monde',
    fixed: (when) => `Prochain rendez-vous : ${when}, heure locale.`,
    undo: 'Annuler',
    reminded: 'Ceux qui sont prévenus pour cette table reçoivent un rappel une heure avant.',
  },

  ended: {
    resigned: (name) => `${name} abandonne.`,
    timedOut: (name) => `Le temps de ${name} est écoulé.`,
    abandoned: 'Tout le monde est parti.',
  },

  chat: {
    heading: 'Discussion',
    unread: (lines) => `Discussion, ${count(lines, { one: 'nouvelle ligne', other: 'nouvelles lignes' })}`,
    empty: 'Personne n’a encore rien dit.',
    line: 'Dire quelque chose',
    send: 'Envoyer',
    mute: (name) => `Masquer ${name}`,
    unmute: (name) => `Ne plus masquer ${name}`,
    watcher: 'Seuls ceux qui sont assis ici peuvent parler.',
    hear: 'Un problème avec quelqu’un ?',
    watching: (people) => `${count(people, { one: 'personne regarde', other: 'personnes regardent' })}`,
    react: 'Réagir',
  },

  conduct: {
    report: (name) => `Signaler ${name}`,
    block: (name) => `Bloquer ${name}`,
    blocked: (name) => `Vous avez bloqué ${name}. Vous ne vous croiserez plus. La liste est sous « Compte ».`,
    reported: (name) => `Vous avez signalé ${name} au responsable de ce serveur.`,
    remove: (name) => `Retirer ${name}`,
    ban: (name) => `Exclure ${name} de cette table`,
    unban: (name) =>
      name === null ? 'Lever une exclusion d’une partie précédente' : `Lever l’exclusion ${ofName(name)}`,
    reasons: {
      name: 'Nom choquant',
      chat: 'Insultes ou messages indésirables',
      play: 'Gâche la partie exprès',
      other: 'Autre chose',
    },
  },

  myData: {
    heading: 'Vos données sur ce serveur',
    about:
      'Vos noms, vos messages et vos places, aux tables dont ce navigateur a les clés, et la façon de vous prévenir. La suppression retire noms et messages de ces tables ; vous abandonnez vos places, et les parties restent telles qu’elles ont été jouées. Les copies gardées par d’autres ne sont pas concernées.',
    save: 'Enregistrer vos données',
    erase: 'Supprimer vos données',
    erased: 'Vos données ont été supprimées.',
  },

  seatLink: {
    heading: 'Garder votre place',
    about:
      'Ce lien n’est que pour vous : toute personne qui l’a peut jouer à votre place. Ouvrez-le sur un autre appareil, ou si ce navigateur vous a oublié.',
  },
  notify: {
    on: 'Me prévenir quand c’est à moi de jouer',
    off: 'Ne plus me prévenir quand c’est à moi',
    refused: 'Ce navigateur n’autorise pas les notifications ici.',
    obstacles: {
      'home-screen':
        'Sur iPhone et iPad, les notifications n’arrivent que dans le jeu installé : touchez « Partager », puis « Sur l’écran d’accueil », et ouvrez-le de là.',
      https: 'Les notifications demandent HTTPS, que ce serveur n’a pas : laissez la page ouverte dans un onglet.',
      window:
        'Cette fenêtre ne peut pas montrer de notifications : les fenêtres privées et certains navigateurs n’en acceptent pas.',
      blocked: 'Ce navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages pour cette page.',
    },
    heading: 'Comment vous êtes prévenu pour cette table',
    mail: {
      address: 'Votre adresse e-mail',
      ask: 'Envoyer un e-mail de confirmation',
      about: 'L’adresse est conservée chiffrée et ne sert à rien d’autre.',
      pending: (address) => `Ouvrez le lien de l’e-mail envoyé à ${address}. Rien d’autre n’y est envoyé avant.`,
      on: (address) => `Par e-mail à ${address}`,
      forget: 'Supprimer mon adresse e-mail',
      refused: 'Impossible d’envoyer un e-mail à cette adresse. Vérifiez-la, ou réessayez demain.',
    },
    quiet: {
      heading: 'Heures de silence',
      about: 'Ce qui se passe pendant ces heures vous est signalé après.',
      from: 'De',
      to: 'À',
    },
    webhook: {
      heading: 'Signaler les tours à un autre programme',
      about:
        'À chaque tour, le serveur envoie un message à une adresse de votre choix, celle d’une messagerie par exemple. Il n’accepte que les adresses autorisées par le responsable de ce serveur.',
      address: 'Adresse du programme',
      start: 'Signaler les tours à cette adresse',
      on: 'Les tours sont signalés à l’adresse indiquée.',
      stop: 'Ne plus signaler les tours',
      refused: 'Ce serveur n’envoie rien à cette adresse.',
    },
  },

  presence: {
    here: (name) => `${name} est là`,
    away: (name) => `${name} n’est pas là`,
    seen: (ago) => `dernière visite : ${ago}`,
    reacts: (name, reaction) => `${name} : ${reaction}`,
  },

  reactions: {
    bravo: 'Bravo !',
    good: 'Bien joué',
    wow: 'Oh !',
    phew: 'C’était juste',
    thanks: 'Merci',
    go: 'C’est parti !',
  },

  proof: {
    promise: 'Comment tuiles et dés sont tirés',
    open: 'Était-ce équitable ?',
    heading: 'Tuiles et dés, vérifiés',
    about:
      'Le serveur a choisi un secret avant la première tuile et en a publié l’empreinte. Chaque joueur a choisi un nombre, et tous ne les ont montrés qu’une fois toutes les places prises. Ensemble, le secret et ces nombres déterminent de chaque tuile et de chaque dé.',
    before: 'L’empreinte du secret. À la fin de la partie, le secret est publié et peut y être comparé.',
    later:
      'D’autres jouent encore cette pile\u202f: son secret sera publié à la fin de la journée et pourra alors être vérifié ici.',
    checking: 'Vérification des tirages…',
    good: 'Tout est comme promis.',
    bad: 'Quelque chose ne concorde pas. Ne vous fiez pas à cette partie.',
    none: 'La preuve n’a pas pu être chargée. Réessayez une fois en ligne.',
    hash: 'Empreinte du secret',
    hashDone: 'Le secret est celui dont cette page a retenu l’empreinte avant la première tuile.',
    hashLate:
      'Le secret correspond à son empreinte. Cette page ne l’a vue qu’après le début de la partie : comparez-la avec quelqu’un qui était là avant.',
    chance: (tiles, dice) =>
      `Le secret donne ${count(tiles, { one: 'tuile', other: 'tuiles' })} et ${count(dice, { one: 'dé', other: 'dés' })} exactement comme ils sont sortis.`,
    rules: (turns) =>
      `${count(turns, { one: 'tour respecte', other: 'tours respectent' })} les règles ; les points et le résultat concordent.`,
    signed: 'Le serveur a signé les noms, les coups et le résultat avec la clé que cette page connaît.',
    unknownKey: 'Le serveur a signé cette partie, mais cette page ne connaît pas encore sa clé.',
    own: 'Votre propre nombre a servi, et personne ne le connaissait avant que les places soient prises.',
    ownMissing:
      'Votre nombre n’a pas servi. Si cette page était ouverte au début de la partie, ne vous fiez pas à cette partie.',
    withheld: (who) => `Pas montré à temps, donc pas utilisé : le nombre ${ofName(who)}.`,
    alone: 'Personne n’a ajouté de nombre : le serveur a décidé seul des tuiles et des dés.',
    limits:
      'Personne ne peut vérifier si le serveur a regardé à l’avance pendant la partie, ni s’il a écarté des parties avant leur début.',
    seed: 'Le secret',
    playerSeed: (name) => `Ajouté par ${name}`,
    download: 'Enregistrer la preuve',
    downloadHint: 'Chacun peut vérifier le fichier de nouveau avec « asteroute verify ».',
    broken: {
      seed: 'Le serveur montre maintenant une autre empreinte qu’avant la partie. Ne vous fiez pas à cette partie.',
      numbers:
        'Des empreintes des nombres ont été changées une fois les places prises. Ne vous fiez pas à cette partie.',
      own: 'Votre propre nombre a été changé. Ne vous fiez pas à cette partie.',
    },
  },

  key: {
    heading: 'Ce serveur a une nouvelle clé',
    about:
      'Il signe ses parties avec une autre clé que lors de votre dernière visite. Son hôte l’a peut-être réinstallé ; ce n’est peut-être pas le même serveur. Demandez à l’hôte, et comparez cette clé :',
    accept: 'Se fier à la nouvelle clé',
  },

  faults: {
    'unknown-table': 'Cette table n’existe pas. Le lien est peut-être incomplet.',
    'wrong-token': 'Cette table est sur invitation : demandez le lien complet.',
    'seat-taken': 'Cette place vient d’être prise.',
    'color-taken': 'Cette couleur vient d’être prise.',
    'name-taken': 'Quelqu’un porte déjà ce nom ici, ou ce nom ressemble à celui d’un bot. Merci d’en choisir un autre.',
    'unknown-host': 'Le serveur ne reconnaît pas cette adresse comme la sienne. Son hôte doit l’indiquer dans ORIGINS.',
    'wrong-status': 'Il est trop tard : la partie a continué.',
    stale: 'Quelqu’un a été plus rapide : la table a changé.',
    'too-many': 'Trop de demandes à la fois. Attendez un instant.',
    'day-spent':
      'Trop de demandes sont venues de votre réseau aujourd’hui. Ce sera de nouveau possible après minuit (UTC).',
    'too-early': 'Il leur reste du temps.',
    'time-up': 'Votre temps est écoulé.',
    banned: 'Vous êtes exclu de cette table.',
    'seat-lost': 'Cette place a été abandonnée définitivement.',
    'log-full': 'Cette table ne peut plus rien enregistrer.',
    'bad-setup': 'Les règles ne permettent pas cette table.',
    malformed: 'Le serveur ne comprend pas cette page. Rechargez-la.',
    'too-large': 'C’est trop long pour le serveur.',
    'unknown-path': 'Le serveur ne connaît pas cela. Rechargez la page.',
    'unknown-key': 'Cet appareil n’appartient à aucun compte ici, ou il en a été retiré.',
    'bad-signature': 'Le serveur n’a pas pu vérifier cet appareil. Réessayez.',
    'signed-out': 'Vous n’êtes pas connecté. Rechargez la page.',
    'key-taken': 'Cet appareil appartient déjà à un autre compte.',
    blocked: 'Quelqu’un à cette table ne joue pas avec vous : l’un de vous a bloqué l’autre.',
    'last-key': 'C’est le dernier accès à votre compte. Ajoutez d’abord un appareil ou imprimez un code de secours.',
    'unknown-code': 'Aucune table ouverte n’a ce code.',
    'no-token': 'Il faut avoir une place pour faire cela.',
    'ask-first': 'À cette table, l’hôte fait entrer les gens. Demandez à entrer.',
    asked:
      'L’hôte a reçu votre demande. Dès qu’il vous laisse entrer, vous êtes à la table : gardez cette page ouverte.',
    'turned-away': 'L’hôte ne vous laisse pas entrer pour le moment.',
    'too-many-seats':
      'Vous avez déjà une place dans beaucoup de parties avec d’autres. Terminez-en quelques-unes, ou quittez une table qui n’a pas commencé.',
    'not-host': 'Seul l’hôte peut faire cela.',
    'already-seated': 'Vous avez déjà une place à cette table.',
    'not-your-turn': 'C’est maintenant à quelqu’un d’autre de jouer.',
    'wrong-phase': 'Ce n’est pas le moment dans ce tour. Réessayez.',
    illegal: 'Les règles ne permettent pas ce tour.',
    'takebacks-off': 'À cette table, on ne reprend pas ses coups.',
    'nothing-to-take-back':
      'Rien ne peut être repris : le dernier coup n’est pas le vôtre, ou quelque chose a été révélé depuis.',
    'not-asked': 'Personne ne vous demande cela en ce moment.',
    'wrong-number': 'Ce n’est pas le nombre que votre place avait promis au début.',
    present: 'Cette personne est à la table et a encore du temps.',
    'not-offered': 'Ce serveur n’envoie pas de notifications à cet endroit.',
    busy: 'Le serveur est surchargé. Réessayez.',
    internal: 'Une erreur s’est produite sur le serveur. Si cela se reproduit, signalez-la à la personne qui le gère.',
    empty: 'Écrivez quelque chose.',
    unseen: 'Le texte contient des caractères invisibles. Enlevez-les.',
    marks: 'Une lettre porte trop de signes. Enlevez-en quelques-uns.',
    other: 'Le serveur l’a refusé.',
  },
};
