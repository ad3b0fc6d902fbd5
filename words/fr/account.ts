import type { AccountWords } from '../en/account.ts';
import { grammarOf } from '../grammar.ts';
import { ofName } from './grammar.ts';

const { number, count } = grammarOf('fr');

export const fr: AccountWords = {
  tag: 'fr',
  title: 'Compte',
  loading: 'Chargement de votre compte…',
  guest: {
    lead: 'Vous jouez en invité. Un compte garde votre nom, vos parties classées et vos places quand ce navigateur les oublie.',
    make: 'Créer un compte',
    makeHint: 'Un nom suffit : ni mot de passe ni adresse e-mail. Ce navigateur garde la clé.',
    name: 'Votre nom',
    other: 'J’ai un compte sur un autre appareil',
    otherHint: 'Ouvrez-y « Compte » et choisissez « Ajouter un appareil ». Saisissez ensuite ici le code affiché.',
    code: 'Code de l’autre appareil',
    go: 'Continuer',
    printed: 'J’ai un code de secours',
    printedHint: 'Le code que vous avez imprimé amène votre compte sur cet appareil.',
    printedCode: 'Code de secours',
    wrongCode: 'Un caractère de ce code est faux ou manque.',
    elsewhere: 'Vous venez d’un autre serveur ? Créez d’abord un compte ici ; il pourra ensuite reprendre l’ancien.',
  },
  unknown: {
    lead: (name: string) =>
      `Ce serveur ne connaît pas le compte de ${name}. Il a peut-être été démarré avec d’autres données, ou cet appareil a été retiré du compte. La clé reste dans ce navigateur tant que vous ne l’oubliez pas.`,
    again: 'Réessayer',
    still: 'Le serveur ne le connaît toujours pas.',
    forget: 'Oublier le compte sur cet appareil',
  },
  you: {
    heading: 'Vous',
    rename: 'Changer le nom',
    renamed: 'Votre nom a été changé.',
    welcome: (name) => `Cet appareil est maintenant relié au compte « ${name} ».`,
  },
  devices: {
    heading: 'Vos appareils',
    count: (n) => count(n, { one: 'appareil', other: 'appareils' }),
    unnamed: 'Un appareil',
    here: 'Cet appareil',
    added: (day) => `Ajouté le ${day}`,
    seen: (day) => `utilisé pour la dernière fois le ${day}`,
    remove: 'Retirer',
    removeNamed: (device) => `Retirer ${device}`,
    removed: 'L’appareil a été retiré et déconnecté.',
    add: 'Ajouter un appareil',
    plain:
      'Sans HTTPS, ce navigateur ne peut pas mettre la clé de votre compte sous verrou : qui peut lire son stockage peut copier la clé.',
  },
  pairing: {
    type: 'Ouvrez « Compte » sur l’autre appareil et saisissez-y ce code :',
    wait: 'En attente de l’autre appareil…',
    compare: 'Les deux écrans affichent-ils ce nombre ?',
    compareHint: 'Ne dites oui que si l’autre appareil est devant vous et affiche exactement ce nombre.',
    compareThere: 'Comparez ce nombre avec celui de l’autre appareil, et confirmez-le là-bas.',
    device: (name) => `Il demande à être ajouté : ${name}`,
    same: 'Oui, c’est le même',
    differ: 'Non',
    differed:
      'L’appareil n’a pas été ajouté. Si les nombres diffèrent, quelqu’un écoute peut-être : réessayez sur un autre réseau.',
    done: 'L’appareil a été ajouté.',
    cancel: 'Annuler',
  },
  passkeys: {
    heading: 'Clés d’accès',
    about:
      'Une clé d’accès de votre téléphone, ordinateur ou gestionnaire de mots de passe apporte votre compte sur un nouvel appareil : par empreinte, visage ou code.',
    add: 'Ajouter une clé d’accès',
    added: 'La clé d’accès a été ajoutée.',
    none: 'Aucune clé d’accès n’a été utilisée.',
    removeNamed: (name) => `Retirer la clé d’accès ${name}`,
    removed: 'La clé d’accès a été retirée. Supprimez-la aussi sur votre appareil.',
    unavailable:
      'Les clés d’accès demandent HTTPS et un serveur qui a un nom : les navigateurs ne les permettent que là.',
    have: 'J’ai une clé d’accès',
    haveHint: 'Votre appareil ou votre gestionnaire de mots de passe la connaît.',
    enter: 'Utiliser la clé d’accès',
  },
  recovery: {
    heading: 'Code de secours',
    about:
      'Les navigateurs oublient : un iPhone après sept jours sans visite. Avec ce code sur papier, vous retrouvez votre compte, quoi qu’il arrive à vos appareils.',
    none: 'Vous n’avez pas encore de code de secours.',
    some: (day) => `Vous en avez créé un le ${day}.`,
    make: 'Créer un code de secours',
    again: 'En créer un nouveau',
    replaces: 'Un nouveau code remplace l’ancien.',
    sheet: (name) => `Code de secours ${ofName(name)}`,
    once: 'Il n’est affiché que maintenant. Imprimez-le ou notez-le, et gardez-le là où personne d’autre ne regarde.',
    print: 'Imprimer',
    kept: 'Je l’ai sur papier',
  },
  ratings: {
    heading: 'Votre classement',
    none: 'Pas encore de partie classée. Deux personnes avec un compte peuvent en convenir à une table.',
    value: (rating, deviation) => `${number(rating)} ± ${number(deviation)}`,
    games: (n) => count(n, { one: 'partie', other: 'parties' }),
    near: (bot) => `À peu près aussi fort que ${bot}.`,
  },
  blocks: {
    heading: 'Personnes bloquées',
    none: 'Vous n’avez bloqué personne. À une table, cela se fait sous « Un problème avec quelqu’un ? ».',
    about:
      'Vous ne voyez pas les tables de ces personnes, et elles ne voient pas les vôtres : ni parties, ni avis, ni messages, dans les deux sens.',
    since: (day) => `Depuis le ${day}`,
    undo: 'Débloquer',
    undoNamed: (name) => `Débloquer ${name}`,
    undone: (name) => `${name} n’est plus dans la liste.`,
  },
  data: {
    heading: 'Vos données',
    save: 'Enregistrer mes données',
    leave: 'Se déconnecter sur cet appareil',
    leaveLast:
      'Cet appareil est le dernier accès à votre compte. Ajoutez-en d’abord un autre ou créez un code de secours.',
    erase: 'Supprimer le compte',
    eraseHint:
      'Le nom, les appareils et le code de secours sont supprimés pour de bon et les parties en cours abandonnées. Dans les parties classées, les autres voient alors « compte supprimé » à votre place.',
    erased: 'Votre compte a été supprimé.',
  },
  faults: {
    'name-taken': 'Quelqu’un porte ce nom, ou un nom qui lui ressemble. Merci d’en choisir un autre.',
    malformed: 'Ce nom ne convient pas. Merci d’en choisir un autre.',
    'unknown-code': 'Ce code est inconnu ou expiré. Demandez-en un nouveau à l’autre appareil.',
    'unknown-key': 'Aucun compte n’y correspond. Le code a peut-être été remplacé par un plus récent.',
    'bad-signature':
      'Le serveur n’accepte pas de signature pour cette adresse. Son hébergeur doit l’indiquer dans ORIGINS.',
    'last-key': 'C’est le dernier accès à votre compte. Ajoutez d’abord un appareil ou créez un code de secours.',
    'too-many': 'Trop de demandes à la fois. Attendez un peu, puis réessayez.',
    stale: 'Un autre appareil a été plus rapide. Recommencez sur les deux appareils.',
    banned: 'La personne qui gère ce serveur a exclu ce compte.',
    busy: 'Le serveur ne répond pas. Réessayez.',
    other: 'Cela n’a pas marché. Rechargez la page, puis réessayez.',
  },
};
