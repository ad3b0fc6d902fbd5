import type { LearnWords } from '../en/book.ts';

/** The texts of the rulebook in Italian. */
export const it: LearnWords = {
  tag: 'it',
  title: 'Regolamento',
  lead: 'Ogni figura è una partita: prova, e le regole rispondono.',
  back: 'Indietro',
  contents: 'Indice',
  previous: 'Pagina precedente',
  next: 'Pagina successiva',
  search: 'Cerca una regola',
  found: (hits) => (hits === 0 ? 'Nessun risultato' : `Risultati: ${hits}`),
  rule: (number) => `Regola ${number}`,
  figure: (title) => `Figura: ${title}`,
  cell: (where) => `${where}, vuota`,
  practice: 'Esercizi',
  practiceLead: 'Problemi sulle regole. Quanti ne risolvi?',
  exercise: (index, count) => `Esercizio ${index} di ${count}`,

  ask: {
    place: (name) => `${name}: scegli una casella, gira la tessera e posizionala.`,
    act: (name) => `Dove va il meeple di ${name}?`,
    dice: (name) => `Quanti dadi tira ${name}?`,
    points: (name) => `Quanti punti riceve ora ${name}?`,
    field: (name) => `Su quale casella si trova ${name} dopo questo conteggio?`,
    throw: 'Tutto è pronto per i dadi.',
    end: 'Fatto.',
  },
  button: {
    place: 'Posiziona qui',
    turn: 'Gira la tessera',
    none: 'Nessun meeple',
    recall: 'Riprendi l’abate',
    throw: 'Tira i dadi',
    show: 'Mostrami',
    again: 'Ancora una volta',
  },
  answer: {
    right: 'Giusto!',
    other: 'Le regole lo permettono, ma qui si tratta d’altro. Prova in un altro modo.',
    number: 'Non proprio. Conta di nuovo.',
  },

  pages: {
    overview: {
      title: 'Il gioco in un minuto',
      text: [
        'Da due a cinque giocatori esplorano una galassia con 76 tessere. Rotte commerciali, campi di asteroidi e pianeti crescono tessera dopo tessera, e i tuoi meeple li occupano per fare punti. Alla fine vince chi ha più punti. [SW-1 SW-2 SW-3 SW-12]',
        'Un turno ha quattro azioni, sempre in quest’ordine: posizionare una tessera, posizionare un meeple se vuoi, combattere dove si incontrano rivali, assegnare i punti di ciò che è completato. Poi tocca al giocatore successivo, in senso orario. Secondo il regolamento stampato comincia il più giovane; qui si sceglie o si tira a sorte. [SW-13 SW-14 C-15]',
        'Tutti cominciano con quattro meeple piccoli e uno grande nella riserva; un sesto conta i punti, dalla casella 0. Ogni colore appartiene a una fazione, e i colori che nessuno gioca restano nella scatola. [SW-5 SW-8 SW-9 SW-10 SW-11 C-48]',
        'La tessera iniziale sta al centro; si riconosce dal retro. Le altre aspettano mescolate e coperte. Sei dadi sono pronti per i combattimenti. [SW-4 SW-6 SW-7]',
      ],
    },
    tiles: {
      title: 'Posizionare una tessera',
      text: [
        'Estrai una tessera e posizionala accanto alle altre. Tutti i lati che si toccano devono combaciare: rotta con rotta, asteroidi con asteroidi, spazio con spazio. Toccare solo un angolo non basta. [SW-15 SW-16 D-2]',
        'Un pianeta occupa il centro della sua tessera; anche le rotte e gli asteroidi ai bordi devono combaciare. [SW-17]',
        'Se la tessera combacia, devi posizionarla. Solo quella che non combacia da nessuna parte, comunque la giri, esce dal gioco: tutti la vedono e tu ne estrai un’altra. Come regola della casa torna invece nel mazzetto; allora la partita finisce quando si pesca una tessera e nessuna di quelle rimaste trova posto. [SW-18 D-3 C-13 C-14]',
      ],
    },
    meeples: {
      title: 'Posizionare un meeple',
      text: [
        'Posizionata la tessera, puoi posizionarvi sopra un meeple della tua riserva, piccolo o grande: commerciante su una rotta, esploratore in un campo di asteroidi, conquistatore su un pianeta. Quello grande vale come un solo meeple e non dà più punti; però tira due dadi. Con la riserva vuota si salta. [SW-19 SW-22 C-10 C-11]',
        'Una rotta deve essere libera in tutta la sua lunghezza, così com’è una volta posizionata la tessera. Qualsiasi meeple la blocca, anche uno tuo. [SW-20 C-1 C-2]',
        'Lo stesso vale per i campi di asteroidi. [SW-21]',
        'Un meeple per turno: sulla nuova tessera o su un pianeta vicino. Nello spazio vuoto e sugli incroci non sta nessuno. Rotta, campo di asteroidi e pianeta si chiamano zone; una zona libera che la tessera completa si può ancora occupare e dà subito punti. [SW-25 C-8 C-12]',
      ],
    },
    routes: {
      title: 'Rotte commerciali',
      text: [
        'Una rotta è completata quando entrambi i capi sono chiusi: da un incrocio, un campo di asteroidi, un pianeta, o quando si ricongiunge a sé stessa. [SW-44 C-36 C-37]',
        'Ogni tessera di una rotta completata dà 1 punto a chi la occupa, chiunque abbia posizionato la tessera. I meeple che hanno dato punti tornano, tutti gli altri restano. [SW-43 SW-45 SW-51]',
        'Ogni simbolo sulla rotta dà altri 2 punti, di qualunque fazione sia. Una tessera conta una volta, anche se la rotta la attraversa due volte. [SW-50 C-34 C-38]',
        'Una tessera può completare più zone; ciascuna dà i suoi punti. Una zona senza meeple non dà nulla. [C-41 C-42]',
      ],
    },
    asteroids: {
      title: 'Campi di asteroidi',
      text: [
        'Un campo di asteroidi è completato quando lo spazio lo circonda e non resta alcun vuoto. Anche un vuoto che nessuna tessera potrà riempire lo tiene aperto. [SW-46 C-39]',
        'Ogni tessera dà 2 punti e ogni simbolo altri 2. Bastano due tessere, e una tessera con due pezzi del campo conta una volta. [SW-47 C-35 C-40]',
      ],
    },
    planets: {
      title: 'Pianeti',
      text: [
        'Un pianeta è completato quando ci sono tessere su tutte le otto caselle intorno, angoli compresi. Dà 9 per nove tessere e 2 per il proprio simbolo: 11 in tutto. I simboli sulle tessere intorno non contano. [SW-48 SW-49]',
      ],
    },
    reach: {
      title: 'Direttamente su un pianeta',
      text: [
        'Se posizioni una tessera su una delle otto caselle intorno a un pianeta, il tuo meeple può andare direttamente su quel pianeta. Non occorre che la tessera vi sia collegata. Con più pianeti vicini, scegline uno. [SW-23 C-3 C-5 C-9]',
        'Si può anche se c’è già qualcuno. Il pianeta di un rivale significa combattimento; uno completato in precedenza è fuori portata, perché intorno non c’è più una casella libera. [SW-24 C-6]',
        'Sul tuo pianeta un secondo meeple raggiunge il primo: entrambi porteranno dadi, ma il pianeta dà punti una volta sola. [C-4 C-29]',
        'Questo si può disattivare per una partita: allora valgono solo i pianeti vuoti e quelli dei rivali. [C-4]',
      ],
    },
    battle: {
      title: 'Combattimento',
      text: [
        'In una zona può restare un solo colore. Quando più zone si uniscono o un meeple arriva sul pianeta di un rivale, si combatte: subito, prima di ogni conteggio, che la zona sia completata o no. [SW-26 SW-27 SW-28 C-16 C-17]',
        'Tira un dado per ogni tuo meeple piccolo nella zona e due per quello grande, mai più di tre. Conta solo il tuo dado migliore, e vince il più alto. [SW-29 SW-31 SW-32 C-20]',
        'Chi perde riprende tutti i meeple di questa zona e riceve 1 punto per dado tirato. Chi vince resta, non riceve nulla per la vittoria e ottiene punti solo se la zona è completata. [SW-34 SW-35 C-26 C-27 C-28]',
        'In caso di pareggio in testa, ciascuno dei primi riceve 1 punto e tira di nuovo lo stesso numero di dadi; tutti gli altri sono fuori. Tre o quattro colori tirano insieme. [SW-33 SW-36 C-24 C-25 C-31]',
        'Puoi provocare un combattimento tra altri senza prendervi parte. I meeple che tornano aspettano il tuo prossimo turno. [C-18 C-19]',
      ],
    },
    attack: {
      title: 'Attaccare un pianeta',
      text: [
        'Andare direttamente sul pianeta di un rivale è un attacco. I dadi si contano come sempre, e aiuta solo il simbolo del pianeta. Se l’attaccante perde, il difensore resta. [SW-40 SW-41 C-22 C-30]',
        'Puoi attaccare perfino un pianeta che la tua tessera ha appena completato: i punti vanno a chi vince. [C-7]',
      ],
    },
    factions: {
      title: 'Fazioni e simboli',
      text: [
        'Rosso e verde sono dell’Alleanza dei ribelli, nero e bianco dell’Impero, arancione dei cacciatori di taglie. Senza squadre, una fazione comune non protegge: si combatte lo stesso. [SW-37 C-23 C-49]',
        'Se nella zona c’è un simbolo della tua fazione, tiri un dado in più: uno solo, per quanti simboli ci siano. [SW-30 C-21]',
        'Il limite resta di tre dadi. [SW-31]',
        'Un simbolo vale solo per la zona su cui è stampato: quello di un pianeta non aiuta su una rotta della stessa tessera. Non c’entra con il nome del pianeta, e i colori dei dadi sono un ornamento. [SW-38 SW-39 SW-42 C-32]',
      ],
    },
    end: {
      title: 'Punti e fine della partita',
      text: [
        'I punti si contano subito, una casella per punto. Non c’è limite. [SW-52 C-33]',
        'Dopo un giro completo il segnapunti viene sdraiato: vuol dire 50 punti. [SW-52]',
        'La partita finisce con il turno in cui l’ultima tessera lascia il mazzetto. Quel turno si gioca per intero; qualcuno può averne avuto uno in più. Segue il conteggio finale, e vince chi ha più punti. A parità la vittoria è condivisa. [SW-53 SW-58 D-10 C-46 C-47]',
      ],
    },
    final: {
      title: 'Conteggio finale',
      text: [
        'Le zone ancora occupate danno punti un’ultima volta. Una rotta dà 1 punto per tessera, un campo di asteroidi anche: metà di quanto varrebbe completato. [SW-54 SW-55]',
        'Un pianeta dà 1 punto, più 1 per ogni tessera intorno. [SW-56 C-45]',
        'I simboli danno ancora 2 ciascuno; per un pianeta solo il suo. Non si tirano più dadi, e le zone senza meeple non danno nulla. [SW-57 C-43 C-44]',
      ],
    },
    teams: {
      title: 'Due squadre',
      text: [
        'Quattro giocatori, due squadre: rosso e verde per l’Alleanza dei ribelli, nero e bianco per l’Impero. I compagni siedono l’uno di fronte all’altro, così le fazioni si alternano. [SW-59 SW-60 SW-61]',
        'Una squadra raccoglie i punti insieme, con un solo segnapunti. Ogni compagno ha la sua riserva di cinque e posiziona solo il proprio colore. [SW-62 C-57 C-58 C-59]',
        'I compagni non si combattono mai. In un combattimento uno, non importa chi, tira per tutti i meeple della squadra nella zona, con tre dadi al massimo. I punti di pareggi e sconfitte vanno alla squadra, una volta sola. [SW-63 SW-64 SW-65 C-53 C-54 C-55 C-56]',
        'Quando zone di compagni si uniscono, restano entrambi. La rotta o il campo del compagno è occupato per te; sul suo pianeta puoi andare. Per il resto è come sempre. [SW-66 C-50 C-51 C-52]',
      ],
    },
    classicOverview: {
      title: 'Il gioco in un minuto',
      text: [
        'Da due a cinque giocatori compongono un paesaggio di strade, città e abbazie e vi posizionano meeple per fare punti. Vince chi ne ha di più. [CL-1 K-9]',
        'Un turno ha tre passi: posizionare una tessera, posizionare un meeple se vuoi, assegnare i punti di ciò che è completato. Poi tocca al giocatore successivo, in senso orario; chi comincia si sceglie o si tira a sorte. [CL-4 CL-5]',
        'Ognuno ha sette meeple; un ottavo conta i punti. La tessera iniziale sta al centro, le altre aspettano coperte. [CL-2 CL-3 K-11]',
        'Contadini, fiume e abate sono moduli. Aggiungine quanti vuoi. [CL-21]',
      ],
    },
    classicTiles: {
      title: 'Posizionare una tessera',
      text: [
        'Estrai una tessera e posizionala in modo che continui ciò che tocca: strada con strada, città con città, prato con prato. Almeno un lato deve toccare un’altra tessera; un angolo non basta. [CL-5 D-2]',
        'Una tessera che non combacia da nessuna parte si scarta, e ne peschi un’altra. Come regola della casa torna invece nel mazzetto; allora la partita finisce quando si pesca una tessera e nessuna di quelle rimaste trova posto. [CL-6 D-3 K-8]',
        'Poi puoi posizionare un meeple su una zona di questa tessera, quella che vuoi. Una zona libera che essa completa si può ancora occupare e dà subito punti. [CL-15 K-5]',
      ],
    },
    roads: {
      title: 'Strade',
      text: [
        'Una strada è completata quando entrambi i capi finiscono in un villaggio, una città, un’abbazia o un altro ostacolo raffigurato, o quando forma un anello. Ogni tessera dà 1 punto, e il meeple torna. [CL-8 CL-11]',
        'Puoi occupare una strada o una città solo se non c’è nessuno in nessun punto, nemmeno tu. [CL-7 K-3]',
      ],
    },
    cities: {
      title: 'Città',
      text: [
        'Una città è completata quando le sue mura sono chiuse e dentro non resta alcun vuoto. Ogni tessera dà 2 punti; due tessere sono già una città. [CL-9 K-6]',
        'Ogni stemma dà altri 2 punti. Una tessera con due pezzi della città conta una volta. [CL-9 K-4]',
      ],
    },
    monasteries: {
      title: 'Abbazie',
      text: [
        'Un’abbazia sta al centro della sua tessera; quando posizioni la tessera puoi metterci un meeple. È completata quando ci sono tessere su tutte le otto caselle intorno, angoli compresi: 9 punti. Nessuno può contendertela. [CL-10 K-26]',
      ],
    },
    sharing: {
      title: 'Zone condivise',
      text: [
        'Zone occupate separatamente possono unirsi. Allora più giocatori condividono una strada o una città, in pace. [CL-12]',
        'Se più giocatori vi hanno il maggior numero di meeple, ognuno di loro riceve tutti i punti. [CL-13 K-1]',
        'Altrimenti li riceve solo chi ne ha di più. Più meeple non danno più punti. I meeple di tutti tornano. [CL-14 K-1 K-2]',
      ],
    },
    farmers: {
      title: 'Contadini',
      text: [
        'Con questo modulo un meeple può sdraiarsi in un prato della nuova tessera. Un contadino resta fino alla fine. [FA-1 FA-3]',
        'Nel prato non deve esserci un altro contadino, nemmeno tuo. Strade, città e fiume delimitano un prato; abbazie e giardini no. [FA-2 K-12 K-13]',
        'Alla fine un prato dà 3 punti per ogni città completata che tocca, una volta ciascuna. Le città aperte non danno nulla. [FA-4 K-14]',
        'Se più giocatori hanno contadini in un prato, decide la maggioranza, come ovunque. [FA-5]',
      ],
    },
    river: {
      title: 'Il fiume',
      text: [
        'La partita comincia con dodici tessere del fiume: la sorgente è già in gioco, dieci si mescolano, il lago viene per ultimo. Solo dopo seguono le altre. La solita tessera iniziale resta nella scatola o, se vuoi, entra nel mazzetto. [RI-1 RI-2 RI-3 RI-5 K-15 K-18]',
        'Una tessera del fiume deve continuare dal capo aperto e non può tornare subito indietro: due curve di fila non possono piegare dalla stessa parte. Se non c’è altro modo, è permesso. Come regola della casa è sempre permesso. [K-16 K-17]',
        'I meeple si posizionano come sempre, con i contadini anche sulle rive. Sul fiume stesso non sta nessuno. Intorno alla sorgente e al lago le rive sono un solo prato. [RI-4 K-19 K-20]',
      ],
    },
    abbot: {
      title: 'L’abate',
      text: [
        'Ognuno riceve in più un abate, e i giardini contano. Invece di un meeple puoi posizionare l’abate in un’abbazia o in un giardino della nuova tessera. Nessun altro può stare in un giardino. Senza questo modulo i giardini sono un ornamento. [AB-1 AB-2 AB-3 AB-5 K-21 K-25]',
        'Un giardino vale come un’abbazia: 9 punti con otto tessere intorno. [AB-4]',
        'In un turno in cui non posizioni meeple puoi riprendere l’abate. Dà subito 1 punto, più 1 per ogni tessera intorno, compresa la nuova. Non si può nel turno in cui è posizionato, né se la tessera completa la sua zona: quella dà punti come al solito. [AB-6 K-22 K-23]',
        'Un abate ancora in gioco alla fine dà punti allo stesso modo. [K-24]',
      ],
    },
    inns: {
      title: 'Locande e cattedrali',
      text: [
        'La scatola aggiunge diciotto tessere al mazzetto, un meeple grande per ognuno e il rosa per un sesto giocatore. Si accorda con ogni altro modulo; senza l’abate i giardini sono un ornamento. [IC-1 IC-2 K-47 K-52 D-28 D-29 D-30]',
        'Alcune strade hanno una locanda. Completate valgono 2 punti per tessera, qualunque sia il numero delle locande; aperte alla fine non valgono nulla. A un incrocio la locanda appartiene al solo braccio accanto a cui si trova. Così si può prolungare anche la strada di un altro. [IC-5 IC-6 IC-9 IC-10 K-28 K-49]',
        'Una città con una cattedrale vale 3 punti per tessera e 3 per stemma quando è completata, e nulla se alla fine è aperta. [IC-7 IC-8 K-54]',
        'Il meeple grande si posiziona al posto di uno normale, anche nei prati, ma non in un giardino. Conta come due dove decide la maggioranza, non vale più punti e non si può riprendere. [IC-3 IC-4 K-27 K-29 K-53]',
        'Un prato chiuso da mura è un prato a sé: un contadino può starci. Locande, cattedrali, merci e costruttori non influiscono gli uni sugli altri. [K-30 K-39]',
      ],
    },
    traders: {
      title: 'Commercianti e costruttori',
      text: [
        'Altre ventiquattro tessere, un costruttore per ognuno e, con i contadini, un maiale. Dove due strade si incrociano su un ponte proseguono entrambe, e in mezzo ci sono quattro prati. [TB-1 TB-2 TB-14 K-36 D-36 D-37]',
        'Al posto di un meeple puoi posizionare il costruttore su una strada o in una città della nuova tessera dove c’è già un tuo meeple, chiunque altro ci sia, se la tessera non la completa. Non conta per la maggioranza, non vale nulla e torna con i tuoi meeple. Una figura per turno. [TB-3 TB-6 TB-7 K-33 K-34 K-46 K-48 K-50 D-33 D-34]',
        'Se posizioni una tessera che continua la strada o la città del tuo costruttore, dopo hai un secondo turno, anche se la tessera la completa, e uno solo. Il turno in cui lo posizioni non ne dà, e nemmeno la tessera di un altro. [TB-4 TB-5 TB-8 K-31 K-32 K-38 K-41 K-42 D-31]',
        'Il secondo turno è intero: pescare, posizionare, forse una figura, contare i punti. Non è facoltativo, e si perde quando non ci sono più tessere. [K-35 K-37 K-40 D-32]',
        'Alcune città mostrano merci: vino, grano o stoffa. Chi posiziona la tessera che completa una città così prende un gettone per ogni segno, anche se non c’è nessuno. [TB-9 K-43 K-51]',
        'Alla fine chi ha più vino riceve 10 punti, e lo stesso per il grano e la stoffa. In caso di parità 10 punti a ciascuno; niente per le merci che nessuno ha. [TB-10 K-44]',
        'Il maiale si posiziona in un prato dove c’è già un tuo contadino, e ci resta. Non conta per la maggioranza. Se prendi i punti del prato, ti dà 4 punti per ogni città completata invece di 3; gli altri ne ricevono 3. [TB-11 TB-12 TB-13 K-45 D-35]',
      ],
    },
    classicEnd: {
      title: 'La fine',
      text: [
        'La partita finisce con il turno in cui l’ultima tessera lascia il mazzetto. [CL-16 D-10]',
        'Ciò che è ancora aperto dà meno: una strada 1 punto per tessera, una città 1 per tessera e 1 per stemma. Come regola della casa una strada aperta vale 1 punto in tutto. [CL-17 CL-18 D-20 K-7]',
        'Un’abbazia dà 1 punto, più 1 per ogni tessera intorno. La maggioranza vale come durante la partita. Contano anche i prati e l’abate: vedi le loro pagine. [CL-19 K-1]',
        'Vince chi ha più punti; a parità la vittoria è condivisa. [CL-20 K-10]',
      ],
    },
  },

  figures: {
    first: {
      title: 'Un turno intero',
      story:
        'Il campo di asteroidi della tessera iniziale è aperto a nord. Completalo e posiziona un esploratore che torni subito con dei punti.',
    },
    fit: {
      title: 'Dove va?',
      story: 'Completa il campo di asteroidi. Puoi sbagliare: le regole ti diranno che cosa non va.',
    },
    E1a: {
      title: 'Quale zona è libera?',
      story:
        'Bianco ha completato la rotta di Rosso. Dove può andare il meeple di Bianco? Prova anche la rotta di Rosso.',
    },
    takenField: {
      title: 'C’è già un esploratore',
      story: 'La tessera di Bianco continua il campo di asteroidi di Rosso. Che cosa resta a Bianco?',
    },
    E1: {
      title: 'Una rotta completata',
      story: 'Bianco posiziona la tessera che completa la rotta di Rosso. Ma chi fa punti?',
    },
    routeSymbols: { title: 'Ad anello', story: 'Questa rotta si ricongiunge a sé stessa. Porta due simboli.' },
    E2: {
      title: 'Un campo di asteroidi completato',
      story: 'Tre tessere e un simbolo dell’Impero, occupati da un ribelle.',
    },
    E3: { title: 'L’ottava tessera', story: 'Accanto al pianeta c’è ancora una casella vuota. Riempila.' },
    reach: {
      title: 'A portata?',
      story: 'Due pianeti, una nuova tessera. Quale si trova su una delle otto caselle intorno?',
    },
    E4: {
      title: 'Uno contro uno',
      story: 'Unisci le due rotte. Il simbolo ribelle sulla tessera di Rosso appartiene al pianeta: aiuta qui?',
    },
    E5: {
      title: 'Tre in un campo',
      story:
        'Rosso posiziona la tessera che unisce tre rami di un campo di asteroidi: Rosso vi ha un meeple piccolo, Nero uno grande, Bianco uno piccolo.',
    },
    notInvolved: { title: 'Non è affar mio', story: 'Verde unisce le rotte di Rosso e Nero e non vi ha nessuno.' },
    E6: {
      title: 'Rosso attacca',
      story:
        'Il meeple grande di Bianco tiene il pianeta. Rosso posiziona una tessera accanto e attacca con uno piccolo.',
    },
    completedAttack: {
      title: 'All’ultimo momento',
      story: 'La tessera di Rosso completa il pianeta di Bianco. Se Rosso non attacca, Bianco riceve 11 punti.',
    },
    reinforce: {
      title: 'Due su un pianeta',
      story: 'Rosso ha due meeple su questo pianeta. Ed è proprio Bianco a completarlo.',
    },
    noReinforcing: {
      title: 'Senza rinforzi',
      story:
        'In questa partita i pianeti non si rinforzano. Rosso tiene già il pianeta: dove può andare un secondo meeple?',
    },
    oneExtra: {
      title: 'Tre simboli',
      story: 'Rosso ha qui un meeple piccolo, e sulla rotta ci sono tre simboli dell’Alleanza dei ribelli.',
    },
    cap: { title: 'Una folla', story: 'Due meeple piccoli, quello grande e un simbolo: sarebbero cinque dadi.' },
    E8: { title: 'Un giro di tabellone', story: 'Rosso ha 48 punti, e una rotta di tre tessere viene completata.' },
    E7: {
      title: 'L’ultima tessera',
      story:
        'Nero posiziona l’ultima tessera e su di essa un esploratore. Poi tutto ciò che è occupato dà punti. Calcola prima di guardare.',
    },
    teamCap: {
      title: 'Rosso e Verde insieme',
      story:
        'Il meeple piccolo di Rosso e quello grande di Verde tengono un pianeta con il loro simbolo. Nero attacca.',
    },
    roadFit: {
      title: 'Dove va?',
      story: 'Completa la strada a est. Puoi sbagliare: le regole ti diranno che cosa non va.',
    },
    takenRoad: { title: 'Strada o città?', story: 'Su questa strada c’è il meeple di Blu. Che cosa resta a Rosso?' },
    E9: { title: 'Da villaggio a villaggio', story: 'Completa la strada di Rosso con un secondo villaggio.' },
    city2: { title: 'Una piccola città', story: 'Completa la città della tessera iniziale e occupala subito.' },
    cityShield: { title: 'Uno stemma', story: 'La città di Rosso porta uno stemma. Chiudi le sue mura.' },
    E10Abbey: { title: 'L’ottava tessera', story: 'Accanto all’abbazia di Rosso c’è ancora una casella vuota.' },
    E11: { title: 'Due su una strada', story: 'La tessera di Verde unisce le strade di Rosso e Blu e le completa.' },
    majority: { title: 'La maggioranza', story: 'Blu ha due meeple e Rosso uno: unisci le loro città.' },
    secondFarmer: {
      title: 'Nord o sud?',
      story: 'Il contadino di Blu è sdraiato a nord della strada. Anche Rosso vuole posizionarne uno.',
    },
    meadow: {
      title: 'Quattro città',
      story:
        'L’ultima tessera è posizionata. Il prato di Rosso a nord della strada tocca tre città completate e una aperta.',
    },
    riverBend: {
      title: 'Una seconda curva',
      story: 'Il fiume ha appena piegato a sud. Posiziona la prossima curva; prova anche a farlo tornare indietro.',
    },
    newGarden: {
      title: 'Un giardino',
      story: 'La nuova tessera di Rosso mostra un giardino e una strada. Chi può andare dove?',
    },
    E10Garden: {
      title: 'Il giardino è completato',
      story: 'Riempi l’ultimo vuoto intorno al giardino dell’abate di Rosso.',
    },
    abbotBack: {
      title: 'L’abate torna a casa',
      story: 'Rosso posiziona una tessera e riprende l’abate. Conta le tessere intorno al giardino, compresa la nuova.',
    },
    innRoad: {
      title: 'Una strada con una locanda',
      story: 'Rosso completa la strada. Quanti punti vale?',
    },
    cathedral: {
      title: 'Una cattedrale',
      story: 'Rosso chiude l’ultimo varco nelle mura. Conta ogni tessera, e contala tre volte.',
    },
    largeMeeple: {
      title: 'Grande contro normale',
      story: 'Il meeple grande di Blu e il meeple di Rosso dovranno dividersi una città.',
    },
    secondTurn: {
      title: 'Il costruttore al lavoro',
      story: 'Rosso continua la strada dove sta il costruttore.',
    },
    goods: {
      title: 'Vino a chi completa',
      story: 'La città mostra vino, e non c’è nessuno. Rosso la completa.',
    },
    pig: {
      title: 'Il maiale',
      story:
        'Il contadino e il maiale di Rosso dividono un prato con il contadino di Blu. Una città accanto è completata.',
    },
    openRoad: { title: 'Una strada aperta', story: 'L’ultima tessera è posizionata, e la strada è ancora aperta.' },
    openCity: { title: 'Una città aperta', story: 'Tre tessere e uno stemma, ma nessun muro a nord.' },
  },

  coach: {
    name: 'Guida',
    leave: 'Continua senza guida',
    count: 'Conta i punti adesso',
    onward: 'Continua a giocare',
    hint: (spot) => (spot === 0 ? 'Questa volta terrei i miei meeple.' : `Io sceglierei il numero ${spot}.`),
    answer: {
      tile: (does) => `Guarda: questa tessera ${does}.`,
      better: (what) => `C’è di meglio: ${what}.`,
      there: 'Prova la casella chiara.',
      turn: 'Gira la tessera.',
    },
    lessons: {
      welcome:
        'Ti do il benvenuto! Alla fine vince chi ha più punti. Questa è la tua tessera: va sulle caselle segnate, e la più chiara è una buona scelta. Scegline una.',
      meeple: 'Ora un meeple: prende una zona per te. I numeri sono i suoi posti, con i punti che darebbero.',
      confirm: 'Nulla è deciso prima della conferma. Il pulsante dice che cosa farà.',
      wait: 'Ora tocca all’avversario. La sua nuova tessera ha un bordo colorato.',
      enough:
        'Dodici turni! Una partita intera va avanti finché il mazzetto è vuoto. Contiamo i punti come se lo fosse già o vuoi continuare?',
      final:
        'Il conteggio finale: ogni zona ancora occupata dà punti un’ultima volta, una dopo l’altra. Le sue tessere si illuminano.',
      over: 'Questa era la tua prima partita. Ben giocato! Ora conosci le regole; per ogni domanda c’è il regolamento.',
      values:
        'Una rotta completata dà 1 punto a tessera, un campo di asteroidi 2. Un pianeta con otto tessere intorno ne dà 11.',
      closed:
        'Una rotta è completata quando finisce da entrambe le parti, un campo quando ha lo spazio tutto intorno. Allora dà punti e il tuo meeple torna.',
      symbols:
        'Ogni simbolo vale 2 punti in più quando la sua zona dà punti. Uno della tua fazione ti dà anche un dado se lì si combatte.',
      large:
        'Uno dei tuoi meeple è grande: in un combattimento tira due dadi. Sceglilo accanto ai posti quando prevedi di combattere.',
      end: 'Quando il mazzetto è vuoto conta anche ciò che è aperto: 1 punto a tessera, 2 a simbolo. Per un campo è la metà, quindi completa i tuoi.',
      roads: 'Una strada completata dà 1 punto a tessera, una città 2. Un’abbazia con otto tessere intorno ne dà 9.',
      walls:
        'Una strada è completata quando finisce da entrambe le parti, una città quando le sue mura non hanno varchi. Allora dà punti e il tuo meeple torna.',
      arms: 'Ogni stemma vale 2 punti in più quando la sua città è completata, e 1 in più se alla fine è ancora aperta.',
      share:
        'Due zone possono unirsi. Allora prende i punti chi vi ha più meeple; a parità li prendono entrambi per intero.',
      harvest:
        'Quando il mazzetto è vuoto conta anche ciò che è aperto: 1 punto a tessera. E il prato di un contadino dà 3 punti per ogni città completata accanto.',
      bag: 'Il mazzetto mostra quante tessere restano, e quali. Aiuta sapere che cosa può ancora completare le tue zone.',
      alone: 'Da qui scegli tu. Io resto e mi faccio sentire quando succede qualcosa di nuovo.',
      turn: 'Qui questa tessera si può posizionare in più modi. Sceglila ancora per girarla.',
      scored: 'Punti! Ciò che è completato dà subito punti, e i suoi meeple tornano, pronti a essere riusati.',
      battle:
        'Un combattimento! Può restare un solo colore: un meeple piccolo tira un dado, uno grande due. Vince il più alto; chi perde riceve un punto per dado.',
      planet:
        'C’è un pianeta a portata: da una tessera vicina il tuo meeple può andarci direttamente. Con otto tessere intorno dà 11 punti.',
      farmer:
        'Puoi anche far sdraiare un meeple in un prato. Un contadino resta fino alla fine e dà allora 3 punti per ogni città completata accanto.',
    },
  },
};
