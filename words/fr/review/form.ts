import type { FormWords } from '../../en/review/form.ts';
import { grammarOf } from '../../grammar.ts';
import { writtenIn } from '../../points.ts';

const { number, count } = grammarOf('fr');
const written = writtenIn('fr');
const WRITTEN_POINTS = { one: 'point', other: 'points' };
const GAMES = { one: 'partie', other: 'parties' };
const TURNS = { one: 'coup', other: 'coups' };

export const fr: FormWords = {
  tag: 'fr',
  title: 'Votre forme',
  lead: 'Ce que vos parties terminées disent de votre jeu, une fois la chance aux tuiles et aux dés mise de côté.',
  empty: 'Aucune de vos parties terminées n’est encore gardée dans ce navigateur. Finissez-en une et revenez.',

  ask: {
    heading: 'Quel joueur êtes-vous\u202f?',
    hint: 'Plusieurs personnes ont joué certaines de ces parties. Vos coups sont ceux de votre nom.',
    nobody: 'Aucun d’eux',
  },

  stage: {
    first: (done, all) => `Lecture de vos parties\u202f: ${number(done)} sur ${number(all)}`,
    waits: 'Un premier regard\u202f: les chiffres peuvent encore changer.',
    searches: (done, all) => `Analyse en profondeur\u202f: ${number(done)} sur ${count(all, TURNS)}`,
    done: 'Tous les tours où il y avait un choix ont été analysés en profondeur.',
    go: 'Analyser en profondeur',
    stop: 'Arrêter',
    failed: 'Vos parties n’ont pas pu être analysées.',
    retry: 'Réessayer',
  },

  skill: {
    heading: (games) => (games === 1 ? 'Votre partie sans la chance' : `Vos ${number(games)} parties sans la chance`),
    mean: (points, off) => `En moyenne ${points} (± ${off})`,
    few: 'Encore trop peu de parties pour une moyenne.',
    hint: 'Au-dessus de la ligne, vous avez mieux joué que votre meilleur rival\u202f; au-dessous, moins bien. Les ronds sont les vrais résultats.',
    without: 'Sans la chance',
    result: 'Résultat',
    table: 'La courbe en tableau',
    game: 'Partie',
  },

  lost: {
    heading: 'Points perdus par coup',
    hint: 'Par rapport au meilleur coup trouvé. Moins, c’est mieux.',
    you: 'Vous',
    value: (points, off) => `${points} (± ${off})`,
    bots: (games) => `Les bots contre eux-mêmes, ${count(games, GAMES)} chacun, analysés de la même façon.`,
    when: 'Quand',
    parts: { opening: 'Début', middle: 'Milieu', end: 'Fin' },
    what: 'Sur quoi',
    decisions: {
      tile: 'Où va la tuile',
      meeple: 'Quel meeple, ou aucun',
      farm: 'Paysans',
      planet: 'Planètes et combats',
    },
  },

  habits: {
    heading: 'Ce qui vous coûte le plus',
    none: 'Rien ne ressort encore. D’autres parties en diront plus.',
    cost: (points, turns) => `${written(points, WRITTEN_POINTS)} en ${count(turns, TURNS)}`,
    mostly: {
      opening: 'surtout au début',
      middle: 'surtout en milieu de partie',
      end: 'surtout vers la fin',
    },
    realms: {
      route: 'surtout avec les routes commerciales',
      asteroid: 'surtout avec les champs d’astéroïdes',
      planet: 'surtout avec les planètes',
      road: 'surtout avec les routes',
      city: 'surtout avec les villes',
      monastery: 'surtout avec les abbayes',
      garden: 'surtout avec les jardins',
      field: 'surtout avec les prés',
    },
    look: 'Voir un exemple',
    again: 'Rejouer ce coup',
    says: {
      points: 'Vous laissez des points que votre tuile pouvait marquer tout de suite.',
      standing: 'Vous pensez trop peu à l’évaluation finale.',
      prospects: 'Vous passez à côté de coups qui aident à achever vos propres zones.',
      hand: 'Vous posez trop vite vos meeples\u202f: en réserve, ils valaient plus.',
      stuck: 'Vous laissez des meeples sur des zones qui ne seront presque jamais achevées.',
      joining: 'Vous manquez des occasions de vous inviter dans les grandes zones des autres.',
      risk: 'Vous laissez des points là où d’autres peuvent les attaquer.',
      gifts: 'Vous offrez des points à vos rivaux.',
      blocking: 'Vous laissez grandir sans les gêner les grandes zones de vos rivaux.',
      joined: 'Vous laissez vos rivaux s’inviter dans vos zones.',
      left: 'Vous laissez de bonnes places au joueur suivant.',
    },
  },

  data: {
    heading: 'Ce qui est gardé sur vos parties',
    hint: 'Dans ce navigateur seulement. Supprimez une partie, et ce qu’on en sait disparaît avec elle.',
    save: 'Enregistrer dans un fichier',
    forget: 'Supprimer et tout reprendre',
  },
};
