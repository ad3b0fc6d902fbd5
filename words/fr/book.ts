import type { LearnWords } from '../en/book.ts';
import { ofName } from './grammar.ts';

/** The texts of the rulebook in French. */
export const fr: LearnWords = {
  tag: 'fr',
  title: 'Livre de règles',
  lead: 'Chaque image est une partie : essayez, les règles répondent.',
  back: 'Retour',
  contents: 'Sommaire',
  previous: 'Page précédente',
  next: 'Page suivante',
  search: 'Rechercher',
  found: (hits) => (hits === 0 ? 'Aucun résultat' : `Résultats : ${hits}`),
  rule: (number) => `Règle ${number}`,
  figure: (title) => `Figure : ${title}`,
  cell: (where) => `${where}, vide`,
  practice: 'Exercices',
  practiceLead: 'Des problèmes sur les règles. Combien en réussirez-vous ?',
  exercise: (index, count) => `Exercice ${index} sur ${count}`,

  ask: {
    place: (name) => `${name} pose cette tuile. Choisissez une case, tournez la tuile, puis posez-la.`,
    act: (name) => `Où va le meeple ${ofName(name)} ?`,
    dice: (name) => `Combien de dés ${name} lance-t-il ?`,
    points: (name) => `Combien de points ${name} reçoit-il maintenant ?`,
    field: (name) => `Sur quelle case ${name} se trouve-t-il après cette évaluation ?`,
    throw: 'Tout est prêt pour les dés.',
    end: 'Terminé.',
  },
  button: {
    place: 'Poser ici',
    turn: 'Tourner la tuile',
    none: 'Aucun meeple',
    recall: 'Reprendre l’abbé',
    throw: 'Lancer les dés',
    show: 'Montrez-moi',
    again: 'Encore une fois',
  },
  answer: {
    right: 'Exact !',
    other: 'Les règles le permettent, mais il s’agit ici d’autre chose. Essayez autrement.',
    number: 'Pas tout à fait. Recomptez.',
  },

  pages: {
    overview: {
      title: 'Le jeu en une minute',
      text: [
        'De deux à cinq joueurs explorent une galaxie de 76 tuiles. Routes commerciales, champs d’astéroïdes et planètes grandissent tuile après tuile, et vos meeples les occupent pour marquer des points. Qui a le plus de points à la fin gagne. [SW-1 SW-2 SW-3 SW-12]',
        'Un tour compte quatre actions, toujours dans cet ordre : poser une tuile, placer un meeple si vous voulez, combattre là où des rivaux se rencontrent, évaluer ce qui est achevé. Puis c’est au suivant, dans le sens des aiguilles d’une montre. Selon la règle imprimée, le plus jeune commence ; ici, on choisit ou on tire au sort. [SW-13 SW-14 C-15]',
        'Chacun commence avec quatre petits meeples et un grand en réserve ; un sixième compte les points, depuis la case 0. Chaque couleur appartient à une faction, et les couleurs sans joueur restent dans la boîte. [SW-5 SW-8 SW-9 SW-10 SW-11 C-48]',
        'La tuile de départ est au milieu ; on la reconnaît à son verso. Les autres attendent, mélangées, face cachée. Six dés sont prêts pour les combats. [SW-4 SW-6 SW-7]',
      ],
    },
    tiles: {
      title: 'Poser une tuile',
      text: [
        'Piochez une tuile et posez-la à côté des autres. Tous les côtés qui se touchent doivent correspondre : route contre route, astéroïdes contre astéroïdes, espace contre espace. Toucher seulement un coin ne suffit pas. [SW-15 SW-16 D-2]',
        'Une planète occupe le milieu de sa tuile ; les routes et les astéroïdes à ses bords doivent correspondre aussi. [SW-17]',
        'Une tuile qui convient doit être posée. Seule une tuile qui ne peut être posée nulle part, dans aucun sens, quitte le jeu : tout le monde la voit, et vous en piochez une autre. Avec une règle maison, elle retourne dans la pile ; la partie s’arrête alors quand on pioche une tuile et que plus aucune de celles qui restent ne peut être posée. [SW-18 D-3 C-13 C-14]',
      ],
    },
    meeples: {
      title: 'Placer un meeple',
      text: [
        'Après avoir posé la tuile, vous pouvez y placer un meeple de votre réserve, petit ou grand : marchand sur une route, explorateur dans un champ d’astéroïdes, conquérant sur une planète. Le grand compte pour un seul et ne rapporte pas plus ; mais il lance deux dés. Si la réserve est vide, on passe. [SW-19 SW-22 C-10 C-11]',
        'Une route doit être libre sur toute sa longueur, telle qu’elle est une fois la tuile posée. Tout meeple la bloque, même l’un des vôtres. [SW-20 C-1 C-2]',
        'Il en va de même des champs d’astéroïdes. [SW-21]',
        'Un meeple par tour : sur la nouvelle tuile ou sur une planète voisine. Personne dans l’espace vide ni sur un croisement. Route, champ d’astéroïdes et planète s’appellent des zones ; une zone libre que la tuile achève peut encore être occupée et rapporte aussitôt. [SW-25 C-8 C-12]',
      ],
    },
    routes: {
      title: 'Routes commerciales',
      text: [
        'Une route est achevée quand ses deux bouts sont fermés : par un croisement, un champ d’astéroïdes, une planète, ou parce qu’elle se rejoint elle-même. [SW-44 C-36 C-37]',
        'Chaque tuile d’une route achevée rapporte 1 point à qui l’occupe, peu importe qui a posé la tuile. Les meeples de la zone rentrent, tous les autres restent. [SW-43 SW-45 SW-51]',
        'Chaque symbole sur la route rapporte 2 points de plus, quelle que soit sa faction. Une tuile compte une fois, même traversée deux fois. [SW-50 C-34 C-38]',
        'Une tuile peut achever plusieurs zones ; chacune est évaluée. Une zone sans meeple ne rapporte rien. [C-41 C-42]',
      ],
    },
    asteroids: {
      title: 'Champs d’astéroïdes',
      text: [
        'Un champ d’astéroïdes est achevé quand l’espace vide l’entoure et qu’il ne reste aucun trou. Même un trou qu’aucune tuile ne pourra combler le tient ouvert. [SW-46 C-39]',
        'Chaque tuile rapporte 2 points et chaque symbole 2 de plus. Deux tuiles suffisent, et une tuile portant deux morceaux du champ compte une fois. [SW-47 C-35 C-40]',
      ],
    },
    planets: {
      title: 'Planètes',
      text: [
        'Une planète est achevée quand des tuiles occupent les huit cases autour d’elle, coins compris. Elle rapporte 9 points pour neuf tuiles et 2 pour son propre symbole : 11 en tout. Les symboles des tuiles voisines ne comptent pas. [SW-48 SW-49]',
      ],
    },
    reach: {
      title: 'Directement sur une planète',
      text: [
        'Si vous posez une tuile sur l’une des huit cases autour d’une planète, votre meeple peut aller directement sur cette planète. La tuile n’a pas besoin d’y être reliée. S’il y a plusieurs planètes, choisissez. [SW-23 C-3 C-5 C-9]',
        'C’est permis même si quelqu’un y est déjà. La planète d’un rival, c’est le combat ; une planète achevée plus tôt est hors d’atteinte, car il n’y a plus de case libre autour. [SW-24 C-6]',
        'Sur votre propre planète, un second meeple rejoint le premier : tous deux apporteront des dés, mais la planète n’est évaluée qu’une fois. [C-4 C-29]',
        'Cela peut être désactivé pour une partie : alors seules les planètes vides et celles des rivaux sont permises. [C-4]',
      ],
    },
    battle: {
      title: 'Combat',
      text: [
        'Une seule couleur peut rester dans une zone. Quand des zones se rejoignent ou qu’un meeple arrive sur la planète d’un rival, on se bat : tout de suite, avant toute évaluation, que la zone soit achevée ou non. [SW-26 SW-27 SW-28 C-16 C-17]',
        'Lancez un dé par petit meeple que vous avez dans la zone et deux pour le grand, jamais plus de trois. Seul votre meilleur dé compte, et le plus haut gagne. [SW-29 SW-31 SW-32 C-20]',
        'Le perdant reprend tous ses meeples de cette zone et reçoit 1 point par dé lancé. Le vainqueur reste, ne reçoit rien pour sa victoire et ne marque des points que si la zone est achevée. [SW-34 SW-35 C-26 C-27 C-28]',
        'En cas d’égalité en tête, chacun des ex æquo reçoit 1 point et relance autant de dés ; tous les autres sont éliminés. À trois ou quatre couleurs, on lance ensemble. [SW-33 SW-36 C-24 C-25 C-31]',
        'Vous pouvez déclencher un combat entre d’autres sans y participer. Les meeples qui rentrent attendent votre prochain tour. [C-18 C-19]',
      ],
    },
    attack: {
      title: 'Attaquer une planète',
      text: [
        'Aller directement sur la planète d’un rival, c’est attaquer. Les dés se comptent comme toujours, et seul le symbole de la planète aide. Si l’attaquant perd, le défenseur reste. [SW-40 SW-41 C-22 C-30]',
        'Vous pouvez même attaquer une planète que votre tuile vient d’achever : le vainqueur en reçoit les points. [C-7]',
      ],
    },
    factions: {
      title: 'Factions et symboles',
      text: [
        'Rouge et vert appartiennent à l’Alliance rebelle, noir et blanc à l’Empire, orange aux chasseurs de primes. Sans équipes, une faction commune ne protège pas : on se bat quand même. [SW-37 C-23 C-49]',
        'Si la zone porte un symbole de votre faction, vous lancez un dé de plus ; un seul, quel que soit le nombre de symboles. [SW-30 C-21]',
        'La limite reste de trois dés. [SW-31]',
        'Un symbole ne vaut que pour la zone où il est imprimé : celui d’une planète n’aide pas sur une route de la même tuile. Il n’a rien à voir avec le nom de la planète, et les couleurs des dés sont décoratives. [SW-38 SW-39 SW-42 C-32]',
      ],
    },
    end: {
      title: 'Points et fin de la partie',
      text: [
        'Les points se comptent aussitôt, une case par point. Il n’y a pas de limite. [SW-52 C-33]',
        'Après un tour complet, le marqueur est couché : cela vaut 50 points. [SW-52]',
        'La partie s’arrête avec le tour où la dernière tuile quitte la pile. Ce tour se joue en entier ; certains ont pu en avoir un de plus. Vient alors l’évaluation finale, et qui a le plus de points gagne. À égalité, la victoire est partagée. [SW-53 SW-58 D-10 C-46 C-47]',
      ],
    },
    final: {
      title: 'Évaluation finale',
      text: [
        'Les zones encore occupées rapportent une dernière fois. Une route rapporte 1 point par tuile, un champ d’astéroïdes aussi : la moitié de ce qu’il vaudrait achevé. [SW-54 SW-55]',
        'Une planète rapporte 1 point, plus 1 par tuile autour d’elle. [SW-56 C-45]',
        'Les symboles rapportent toujours 2 chacun ; pour une planète, seulement le sien. On ne lance plus de dés, et les zones sans meeple ne rapportent rien. [SW-57 C-43 C-44]',
      ],
    },
    teams: {
      title: 'Deux équipes',
      text: [
        'Quatre joueurs, deux équipes : rouge et vert pour l’Alliance rebelle, noir et blanc pour l’Empire. Les partenaires sont face à face, si bien que les factions alternent. [SW-59 SW-60 SW-61]',
        'Une équipe réunit ses points avec un seul marqueur. Chaque partenaire a sa réserve de cinq meeples et ne place que sa couleur. [SW-62 C-57 C-58 C-59]',
        'Les partenaires ne se battent jamais entre eux. Au combat, l’un des deux, peu importe lequel, lance pour tous les meeples de l’équipe dans la zone, avec trois dés au plus. Les points des égalités et des défaites vont à l’équipe, une seule fois. [SW-63 SW-64 SW-65 C-53 C-54 C-55 C-56]',
        'Quand des zones de partenaires se rejoignent, tous deux restent. Une route ou un champ du partenaire est occupé pour vous ; sa planète vous est ouverte. Tout le reste est comme d’habitude. [SW-66 C-50 C-51 C-52]',
      ],
    },
    classicOverview: {
      title: 'Le jeu en une minute',
      text: [
        'De deux à cinq joueurs composent un paysage de routes, de villes et d’abbayes, et y placent des meeples pour marquer des points. Qui a le plus de points gagne. [CL-1 K-9]',
        'Un tour compte trois étapes : poser une tuile, placer un meeple si vous voulez, évaluer ce qui est achevé. Puis c’est au suivant, dans le sens des aiguilles d’une montre ; qui commence est choisi ou tiré au sort. [CL-4 CL-5]',
        'Chacun a sept meeples ; un huitième compte les points. La tuile de départ est au milieu, les autres attendent face cachée. [CL-2 CL-3 K-11]',
        'Paysans, rivière et abbé sont des modules. Ajoutez-en un ou tous. [CL-21]',
      ],
    },
    classicTiles: {
      title: 'Poser une tuile',
      text: [
        'Piochez une tuile et posez-la de façon à continuer ce qu’elle touche : route contre route, ville contre ville, pré contre pré. Un côté au moins doit toucher une autre tuile ; un coin ne suffit pas. [CL-5 D-2]',
        'Une tuile qui ne peut être posée nulle part est défaussée, et vous en piochez une autre. Avec une règle maison, elle retourne dans la pile ; la partie s’arrête alors quand on pioche une tuile et que plus aucune de celles qui restent ne peut être posée. [CL-6 D-3 K-8]',
        'Ensuite vous pouvez placer un meeple sur une zone de cette tuile, celle que vous voulez. Une zone libre qu’elle achève peut encore être occupée et rapporte aussitôt. [CL-15 K-5]',
      ],
    },
    roads: {
      title: 'Routes',
      text: [
        'Une route est achevée quand ses deux bouts s’arrêtent à un village, une ville, une abbaye ou un autre obstacle dessiné, ou quand elle fait une boucle. Chaque tuile rapporte 1 point, et le meeple rentre. [CL-8 CL-11]',
        'Vous ne pouvez occuper une route ou une ville que si personne ne s’y tient nulle part, pas même vous. [CL-7 K-3]',
      ],
    },
    cities: {
      title: 'Villes',
      text: [
        'Une ville est achevée quand ses remparts sont fermés et qu’il n’y reste aucun trou. Chaque tuile rapporte 2 points ; deux tuiles font déjà une ville. [CL-9 K-6]',
        'Chaque blason rapporte 2 points de plus. Une tuile portant deux morceaux de la ville compte une fois. [CL-9 K-4]',
      ],
    },
    monasteries: {
      title: 'Abbayes',
      text: [
        'Une abbaye est au milieu de sa tuile ; on peut y placer un meeple en posant la tuile. Elle est achevée quand des tuiles occupent les huit cases autour d’elle, coins compris : 9 points. Personne ne peut vous la disputer. [CL-10 K-26]',
      ],
    },
    sharing: {
      title: 'Zones partagées',
      text: [
        'Des zones occupées séparément peuvent se rejoindre. Plusieurs joueurs partagent alors une route ou une ville, en paix. [CL-12]',
        'Si plusieurs y ont le plus de meeples, chacun d’eux reçoit tous les points. [CL-13 K-1]',
        'Sinon, seul celui qui en a le plus les reçoit. Plus de meeples ne rapportent pas plus de points. Les meeples de tous rentrent. [CL-14 K-1 K-2]',
      ],
    },
    farmers: {
      title: 'Paysans',
      text: [
        'Avec ce module, un meeple peut se coucher dans un pré de la nouvelle tuile. Un paysan reste jusqu’à la fin de la partie. [FA-1 FA-3]',
        'Le pré ne doit contenir aucun autre paysan, pas même l’un des vôtres. Routes, villes et rivière bornent un pré ; abbayes et jardins, non. [FA-2 K-12 K-13]',
        'À la fin, un pré rapporte 3 points par ville achevée qu’il touche, une fois chacune. Les villes ouvertes ne rapportent rien. [FA-4 K-14]',
        'Si plusieurs partagent un pré, la majorité décide, comme partout. [FA-5]',
      ],
    },
    river: {
      title: 'La rivière',
      text: [
        'La partie commence par douze tuiles de rivière : la source est posée, dix sont mélangées, le lac vient en dernier. Les autres suivent. La tuile de départ habituelle reste dans la boîte ou rejoint la pile, au choix. [RI-1 RI-2 RI-3 RI-5 K-15 K-18]',
        'Une tuile de rivière doit prolonger la rivière à son extrémité ouverte et ne peut pas faire demi-tour aussitôt : deux virages de suite ne doivent pas tourner du même côté. Si rien d’autre n’est possible, ils le peuvent. Avec une règle maison, ils le peuvent toujours. [K-16 K-17]',
        'Les meeples se placent comme d’habitude, et avec les paysans aussi sur les rives. Personne ne se tient sur la rivière. Autour de la source et du lac, les rives ne font qu’un pré. [RI-4 K-19 K-20]',
      ],
    },
    abbot: {
      title: 'L’abbé',
      text: [
        'Chacun reçoit en plus un abbé, et les jardins comptent. Au lieu d’un meeple, vous pouvez placer l’abbé dans une abbaye ou un jardin de la nouvelle tuile. Personne d’autre ne va dans un jardin. Sans ce module, les jardins sont décoratifs. [AB-1 AB-2 AB-3 AB-5 K-21 K-25]',
        'Un jardin s’évalue comme une abbaye : 9 points avec huit tuiles autour. [AB-4]',
        'Un tour où vous ne placez pas de meeple, vous pouvez reprendre l’abbé. Il rapporte aussitôt 1 point, plus 1 par tuile autour, la nouvelle comprise. Ce n’est permis ni dans le tour où il est placé, ni si la tuile achève sa zone : celle-ci est évaluée comme d’habitude. [AB-6 K-22 K-23]',
        'Un abbé encore sur le plateau à la fin rapporte de la même façon. [K-24]',
      ],
    },
    inns: {
      title: 'Auberges et cathédrales',
      text: [
        'La boîte ajoute dix-huit tuiles à la pile, un grand meeple pour chacun et le rose pour un sixième joueur. Elle s’accorde avec tous les autres modules ; sans l’abbé, les jardins sont un décor. [IC-1 IC-2 K-47 K-52 D-28 D-29 D-30]',
        'Certaines routes ont une auberge. Achevées, elles rapportent 2 points par tuile, quel que soit le nombre d’auberges ; inachevées à la fin, elles ne rapportent rien. À un croisement, l’auberge appartient à la seule branche qu’elle borde. On peut aussi prolonger ainsi la route d’un autre. [IC-5 IC-6 IC-9 IC-10 K-28 K-49]',
        'Une ville avec cathédrale rapporte 3 points par tuile et 3 par blason quand elle est achevée, et rien si elle ne l’est pas à la fin. [IC-7 IC-8 K-54]',
        'Le grand meeple se place au lieu d’un meeple ordinaire, dans les prés aussi, mais pas dans un jardin. Il compte pour deux quand on cherche la majorité, ne rapporte pas plus de points et ne peut pas être repris. [IC-3 IC-4 K-27 K-29 K-53]',
        'Un pré entouré de remparts est un pré à lui seul : un paysan peut s’y coucher. Auberges, cathédrales, marchandises et bâtisseurs n’ont pas d’effet les uns sur les autres. [K-30 K-39]',
      ],
    },
    traders: {
      title: 'Marchands et bâtisseurs',
      text: [
        'Vingt-quatre tuiles de plus, un bâtisseur pour chacun et, avec les paysans, un cochon. Là où deux routes se croisent par un pont, toutes deux continuent, et quatre prés les séparent. [TB-1 TB-2 TB-14 K-36 D-36 D-37]',
        'Au lieu d’un meeple, on peut placer le bâtisseur sur une route ou dans une ville de la nouvelle tuile où se tient déjà un de ses propres meeples, quels que soient les autres occupants, à condition que la tuile n’achève pas la zone. Il ne compte pas pour la majorité, ne rapporte rien et rentre avec vos meeples. Une figurine par tour. [TB-3 TB-6 TB-7 K-33 K-34 K-46 K-48 K-50 D-33 D-34]',
        'Si vous posez une tuile qui prolonge la route ou la ville de votre bâtisseur, vous avez ensuite un second tour, même si elle l’achève, et un seul. Le tour où il est placé n’en donne pas, ni la tuile d’un autre. [TB-4 TB-5 TB-8 K-31 K-32 K-38 K-41 K-42 D-31]',
        'Le second tour est un tour entier : piocher, poser, peut-être une figurine, compter. Il n’est pas facultatif, et il est perdu s’il ne reste plus de tuile. [K-35 K-37 K-40 D-32]',
        'Certaines villes montrent des marchandises : vin, blé ou tissu. Qui pose la tuile qui achève une telle ville prend un jeton pour chaque signe, même si personne ne s’y tient. [TB-9 K-43 K-51]',
        'À la fin, qui a le plus de vin reçoit 10 points, de même pour le blé et pour le tissu. En cas d’égalité, 10 points chacun ; rien pour ce que personne n’a. [TB-10 K-44]',
        'Le cochon se place dans un pré où se trouve déjà un de vos paysans, et il y reste. Il ne compte pas pour la majorité. Si vous marquez les points du pré, il vous rapporte 4 points par ville achevée au lieu de 3 ; les autres gardent leurs 3. [TB-11 TB-12 TB-13 K-45 D-35]',
      ],
    },
    classicEnd: {
      title: 'La fin',
      text: [
        'La partie s’arrête avec le tour où la dernière tuile quitte la pile. [CL-16 D-10]',
        'Ce qui est encore ouvert rapporte moins : une route 1 point par tuile, une ville 1 par tuile et 1 par blason. Avec une règle maison, une route ouverte rapporte 1 point en tout. [CL-17 CL-18 D-20 K-7]',
        'Une abbaye rapporte 1 point, plus 1 par tuile autour. La majorité compte comme pendant la partie. Les prés et l’abbé comptent aussi : voir leurs pages. [CL-19 K-1]',
        'Qui a le plus de points gagne ; à égalité, la victoire est partagée. [CL-20 K-10]',
      ],
    },
  },

  figures: {
    first: {
      title: 'Un tour entier',
      story:
        'Le champ d’astéroïdes de la tuile de départ est ouvert au nord. Achevez-le et placez un explorateur qui revient aussitôt avec des points.',
    },
    fit: {
      title: 'Où va-t-elle ?',
      story: 'Achevez le champ d’astéroïdes. Vous pouvez vous tromper : les règles vous diront ce qui ne va pas.',
    },
    E1a: {
      title: 'Quelle zone est libre ?',
      story: 'Blanc a achevé la route de Rouge. Où le meeple de Blanc peut-il aller ? Essayez aussi la route de Rouge.',
    },
    takenField: {
      title: 'Un explorateur est déjà là',
      story: 'La tuile de Blanc continue le champ d’astéroïdes de Rouge. Que reste-t-il à Blanc ?',
    },
    E1: { title: 'Une route achevée', story: 'Blanc pose la tuile qui ferme la route de Rouge. Mais qui marque ?' },
    routeSymbols: { title: 'En boucle', story: 'Cette route se rejoint elle-même. Elle porte deux symboles.' },
    E2: {
      title: 'Un champ d’astéroïdes achevé',
      story: 'Trois tuiles et un symbole de l’Empire, occupés par un rebelle.',
    },
    E3: { title: 'La huitième tuile', story: 'Une case est encore vide à côté de la planète. Remplissez-la.' },
    reach: {
      title: 'À portée ?',
      story: 'Deux planètes, une nouvelle tuile. Laquelle se trouve sur l’une des huit cases autour ?',
    },
    E4: {
      title: 'Un contre un',
      story:
        'Reliez les deux routes. Le symbole rebelle sur la tuile de Rouge appartient à la planète : aide-t-il ici ?',
    },
    E5: {
      title: 'Trois dans un champ',
      story:
        'Rouge pose la tuile qui relie trois bras d’un champ d’astéroïdes : Rouge y a un petit meeple, Noir un grand, Blanc un petit.',
    },
    notInvolved: {
      title: 'Ce n’est pas mon combat',
      story: 'Vert relie les routes de Rouge et de Noir et n’y a personne.',
    },
    E6: {
      title: 'Rouge attaque',
      story: 'Le grand meeple de Blanc tient la planète. Rouge pose une tuile à côté et attaque avec un petit.',
    },
    completedAttack: {
      title: 'Au dernier moment',
      story: 'La tuile de Rouge achève la planète de Blanc. Si Rouge n’attaque pas, Blanc reçoit 11 points.',
    },
    reinforce: {
      title: 'Deux sur une planète',
      story: 'Rouge a deux meeples sur cette planète. Et c’est Blanc qui l’achève.',
    },
    noReinforcing: {
      title: 'Sans renfort',
      story:
        'Dans cette partie, on ne renforce pas les planètes. Rouge tient déjà la planète : où peut aller un second meeple ?',
    },
    oneExtra: {
      title: 'Trois symboles',
      story: 'Rouge a ici un petit meeple, et la route porte trois symboles de l’Alliance rebelle.',
    },
    cap: { title: 'La foule', story: 'Deux petits meeples, le grand et un symbole : cela ferait cinq dés.' },
    E8: { title: 'Un tour de plateau', story: 'Rouge a 48 points, et une route de trois tuiles s’achève.' },
    E7: {
      title: 'La dernière tuile',
      story:
        'Noir pose la dernière tuile et y place un explorateur. Puis tout ce qui est occupé est évalué. Calculez avant de regarder.',
    },
    teamCap: {
      title: 'Rouge et Vert ensemble',
      story: 'Le petit meeple de Rouge et le grand de Vert tiennent une planète à leur symbole. Noir attaque.',
    },
    roadFit: {
      title: 'Où va-t-elle ?',
      story: 'Fermez la route à l’est. Vous pouvez vous tromper : les règles vous diront ce qui ne va pas.',
    },
    takenRoad: { title: 'Route ou ville ?', story: 'Le meeple de Bleu est sur cette route. Que reste-t-il à Rouge ?' },
    E9: { title: 'De village en village', story: 'Fermez la route de Rouge avec un second village.' },
    city2: { title: 'Une petite ville', story: 'Achevez la ville de la tuile de départ et occupez-la aussitôt.' },
    cityShield: { title: 'Un blason', story: 'La ville de Rouge porte un blason. Fermez ses remparts.' },
    E10Abbey: { title: 'La huitième tuile', story: 'Une case est encore vide à côté de l’abbaye de Rouge.' },
    E11: { title: 'Deux sur une route', story: 'La tuile de Vert relie les routes de Rouge et de Bleu et les achève.' },
    majority: { title: 'La majorité', story: 'Bleu a deux meeples et Rouge un : reliez leurs villes.' },
    secondFarmer: {
      title: 'Nord ou sud ?',
      story: 'Le paysan de Bleu est couché au nord de la route. Rouge veut en placer un aussi.',
    },
    meadow: {
      title: 'Quatre villes',
      story:
        'La dernière tuile est posée. Le pré de Rouge, au nord de la route, touche trois villes achevées et une ouverte.',
    },
    riverBend: {
      title: 'Un second virage',
      story:
        'La rivière vient de tourner au sud. Posez le virage suivant ; essayez aussi de lui faire faire demi-tour.',
    },
    newGarden: {
      title: 'Un jardin',
      story: 'La nouvelle tuile de Rouge montre un jardin et une route. Qui peut aller où ?',
    },
    E10Garden: { title: 'Le jardin est achevé', story: 'Comblez le dernier trou autour du jardin de l’abbé de Rouge.' },
    abbotBack: {
      title: 'L’abbé rentre',
      story: 'Rouge pose une tuile et reprend l’abbé. Comptez les tuiles autour du jardin, la nouvelle comprise.',
    },
    innRoad: {
      title: 'Une route avec auberge',
      story: 'Rouge achève la route. Combien de points rapporte-t-elle ?',
    },
    cathedral: {
      title: 'Une cathédrale',
      story: 'Rouge ferme la dernière brèche du rempart. Comptez chaque tuile, et trois fois.',
    },
    largeMeeple: {
      title: 'Grand contre ordinaire',
      story: 'Le grand meeple de Bleu et le meeple de Rouge vont partager une ville.',
    },
    secondTurn: {
      title: 'Le bâtisseur au travail',
      story: 'Rouge prolonge la route où se tient le bâtisseur.',
    },
    goods: {
      title: 'Du vin pour qui achève',
      story: 'La ville montre du vin, et personne ne s’y tient. Rouge l’achève.',
    },
    pig: {
      title: 'Le cochon',
      story: 'Le paysan et le cochon de Rouge partagent un pré avec le paysan de Bleu. Une ville voisine est achevée.',
    },
    openRoad: { title: 'Une route ouverte', story: 'La dernière tuile est posée, et la route est encore ouverte.' },
    openCity: { title: 'Une ville ouverte', story: 'Trois tuiles et un blason, mais pas de rempart au nord.' },
  },

  coach: {
    name: 'Guide',
    leave: 'Continuer sans guide',
    count: 'Compter les points maintenant',
    onward: 'Continuer à jouer',
    hint: (spot) => (spot === 0 ? 'Cette fois, je garderais mes meeples.' : `Je choisirais le numéro ${spot}.`),
    answer: {
      tile: (does) => `Regardez : cette tuile ${does}.`,
      better: (what) => `Il y a mieux : ${what}.`,
      there: 'Essayez la case claire.',
      turn: 'Tournez la tuile.',
    },
    lessons: {
      welcome:
        'Bienvenue ! Qui a le plus de points à la fin gagne. Voici votre tuile : elle va sur les cases marquées, et la plus claire est bonne. Choisissez-en une.',
      meeple:
        'Maintenant un meeple : il vous réserve une zone. Les numéros sont ses places, avec les points qu’elles rapporteraient.',
      confirm: 'Rien n’est joué avant votre confirmation. Le bouton dit ce qu’il va faire.',
      wait: 'Au tour de l’autre camp. Sa nouvelle tuile a un cadre de couleur.',
      enough:
        'Douze tours ! Une partie entière dure jusqu’à ce que la pile soit vide. Comptons-nous les points comme si elle l’était déjà, ou voulez-vous continuer ?',
      final:
        'L’évaluation finale : chaque zone encore occupée compte une dernière fois, l’une après l’autre. Ses tuiles s’illuminent.',
      over: 'C’était votre première partie. Bien joué ! Vous connaissez les règles ; le livre de règles répond à toutes les questions.',
      values:
        'Une route commerciale achevée rapporte 1 point par tuile, un champ d’astéroïdes 2. Une planète entourée de huit tuiles en rapporte 11.',
      closed:
        'Une route est achevée quand elle s’arrête des deux côtés, un champ quand l’espace l’entoure. On l’évalue alors et votre meeple rentre.',
      symbols:
        'Chaque symbole vaut 2 points de plus quand sa zone est évaluée. Un symbole de votre faction vous donne aussi un dé dans un combat à cet endroit.',
      large:
        'Un de vos meeples est grand : il lance deux dés dans un combat. Choisissez-le à côté des places quand vous vous attendez à un combat.',
      end: 'Quand la pile est vide, ce qui est ouvert compte aussi : 1 point par tuile, 2 par symbole. Pour un champ, c’est moitié moins : achevez les vôtres.',
      roads:
        'Une route achevée rapporte 1 point par tuile, une ville 2. Une abbaye entourée de huit tuiles en rapporte 9.',
      walls:
        'Une route est achevée quand elle s’arrête des deux côtés, une ville quand ses remparts n’ont plus de trou. On l’évalue alors et votre meeple rentre.',
      arms: 'Chaque blason vaut 2 points de plus quand sa ville est achevée, et 1 de plus si elle est encore ouverte à la fin.',
      share:
        'Deux zones peuvent se rejoindre. Qui y a le plus de meeples reçoit alors les points ; à égalité, chacun les reçoit tous.',
      harvest:
        'Quand la pile est vide, ce qui est ouvert compte aussi : 1 point par tuile. Et le pré d’un paysan rapporte 3 par ville achevée à son bord.',
      bag: 'La pile montre combien de tuiles restent, et lesquelles. Il est utile de savoir ce qui peut encore achever vos zones.',
      alone: 'À partir d’ici, c’est vous qui choisissez. Je reste et je vous parle dès qu’il y a du nouveau.',
      turn: 'Ici, cette tuile va de plusieurs façons. Choisissez-la encore pour la tourner.',
      scored: 'Des points ! Ce qui est achevé est évalué aussitôt, et ses meeples rentrent pour resservir.',
      battle:
        'Un combat ! Un seul camp peut rester : un petit meeple lance un dé, un grand deux. Le plus haut gagne ; le perdant reçoit un point par dé.',
      planet:
        'Une planète est à portée : depuis une tuile voisine, votre meeple peut y aller directement. Avec huit tuiles autour, elle rapporte 11 points.',
      farmer:
        'Vous pouvez aussi coucher un meeple dans un pré. Un paysan reste jusqu’à la fin et rapporte alors 3 points par ville achevée à son bord.',
    },
  },
};
