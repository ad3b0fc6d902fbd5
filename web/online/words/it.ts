import { grammarOf } from '@asteroute/page/words/grammar.ts';
import type { OnlineWords } from './en.ts';

const { number, count } = grammarOf('it');

/** The texts of tables on a server in Italian. */
export const it: OnlineWords = {
  tag: 'it',
  title: 'Gioca con gli amici',
  back: 'Indietro',
  loading: 'Si chiede al server…',

  lobby: {
    none: 'Al momento il server non è raggiungibile. Puoi comunque giocare su questo schermo e contro i bot.',
    retry: 'Riprova',
    fresh: 'Nuovo tavolo pubblico',
    freshHint: 'Chiunque su questo server può trovarlo e giocare.',
    mine: 'I miei tavoli',
    open: 'Tavoli con posti liberi',
    running: 'Partite in corso',
    nothing: 'Al momento non ci sono tavoli pubblici. Creane uno e mandane il link a qualcuno.',
    join: 'Partecipa',
    watch: 'Guarda',
    go: 'Vai',
    yourTurn: 'Tocca a te',
    over: 'Finito',
    free: 'Posto libero',
    at: (edition, names) => `${edition}: ${names}`,
  },

  clocks: {
    none: 'Senza limiti di tempo',
    live: (minutes, seconds) =>
      `${count(minutes, { one: 'minuto', other: 'minuti' })} a testa, +${number(seconds)} s a turno`,
    days: (days) => `${count(days, { one: 'giorno', other: 'giorni' })} a turno`,
    left: (name, time) => `A ${name} restano ${time}`,
  },

  room: {
    heading: 'Chi gioca?',
    invites: (who, several) => `${who} ti ${several ? 'invitano' : 'invita'} ad Asteroute`,
    invited: 'Hai un invito ad Asteroute',
    name: 'Il tuo nome',
    join: 'Ci sono',
    link: 'Link a questo tavolo',
    code: 'Codice',
    codeHint: (server) => `Inquadra l’immagine, apri il link o scrivi il codice su ${server}.`,
    qr: 'Codice QR con il link a questo tavolo',
    people: 'Chi c’è',
    free: 'Libero',
    you: 'Tu',
    begins: 'Comincia',
    keptFor: (name) => `In attesa di ${name}`,
    kept: 'Riservato a te',
    decline: 'Stavolta no',
    leave: 'Lascia il posto',
    full: 'Tutti i posti sono occupati. Puoi guardare, e per la prossima partita ti si chiederà.',
    bot: 'Aggiungi un bot',
    botAt: (color) => `Bot per il posto: ${color}`,
    shuffle: 'Mescola l’ordine',
    earlier: (name) => `Fai giocare prima ${name}`,
    remove: (name) => `Togli ${name}`,
    ready: 'Fatto',
    notReady: 'Per me si può cominciare',
    unready: 'Aspetta, non ancora',
    start: 'Comincia la partita',
    alone: 'Manca ancora qualcuno: manda il link, mostra il codice o aggiungi un bot.',
    awaits: (names, several) =>
      `${names} non ${several ? 'hanno' : 'ha'} ancora dato il via. Puoi cominciare lo stesso.`,
    hostStarts: 'La partita comincia quando tutti danno il via, o quando la avvia chi ha aperto il tavolo.',
    whenFull: 'La partita comincia da sola appena tutti i posti sono occupati.',
    starting: 'Si parte! La partita comincia appena tutti hanno aperto la pagina, al più tardi tra un minuto.',
    game: 'La partita',
    clock: 'Tempo per pensare',
    takebacks: 'Le mosse si possono annullare',
    takebacksHint: 'Se tutti sono d’accordo, e solo prima della tessera seguente. Le tessere allora si pescano a mano.',
    came: (name) => `${name} è qui.`,
    left: (name) => `${name} ha lasciato il tavolo.`,
    isReady: (name) => `${name} dà il via.`,
    changed: (facts) => `Adesso: ${facts}.`,
    overDays: 'Questa partita può durare giorni. Questo browser deve avvisarti quando tocca a te?',
    unsafe:
      'Qui nessuno può essere avvisato: i browser lo permettono solo con HTTPS. La pagina iniziale mostra quando tocca a te.',
    untold: 'Qui nessuno può essere avvisato. La pagina iniziale mostra quando tocca a te.',
  },

  line: {
    connecting: 'Collegamento al tavolo…',
    lost: 'La connessione è caduta. Riprende da sola; della partita non si perde nulla.',
    silent: 'Il server non risponde. Riprova tra un momento.',
    sending: 'Il tuo turno sarà inviato appena torna la connessione.',
    watch: 'Stai guardando',
    watchNext: 'Stai guardando. Per la prossima partita ti si chiederà.',
  },

  ask: {
    takeback: 'Chiedi di annullare la mossa',
    asked: 'Hai chiesto di annullare la tua mossa. Decidono gli altri.',
    wants: (name) => `${name} vorrebbe annullare l’ultima mossa.`,
    agree: 'Permetti',
    refuse: 'Rifiuta',
    draw: 'Pesca una tessera',
    drawHint: 'Tocca a te. Finché non peschi, il turno precedente si può annullare.',
    replace: (name) => `Fai giocare un bot per ${name}`,
    replaceHint: (name) => `${name} si fa aspettare da un po’.`,
    replaced: (name) => `Un bot gioca per ${name}`,
    returnSeat: 'Riprendi il posto',
    returnHint: 'Un bot gioca per te.',
    leave: 'Cedi il posto a un bot',
    leaveHint: 'Il tuo posto resta tuo: torna con il link o da «I miei tavoli».',
    resign: 'Abbandona',
    sure: 'Davvero? Premi ancora',
    wantsRematch: (who, several) => `${who} ${several ? 'vogliono' : 'vuole'} giocare ancora.`,
    joinRematch: 'Gioca ancora',
    joinNext: 'Gioca anche tu',
    playsOn: 'La prossima partita è iniziata.',
  },

  evening: {
    heading: 'Classifica di questo tavolo',
    after: (games) => `Dopo ${count(games, { one: 'partita', other: 'partite' })}`,
    games: 'Partite',
    won: 'Vinte',
    points: 'Punti',
    line: (name, won, points) =>
      `${name}: ${count(won, { one: 'vittoria', other: 'vittorie' })}, ${count(points, { one: 'punto', other: 'punti' })}`,
    series: (one, won, other, lost) => `Al meglio di tre: ${one} ${number(won)}, ${other} ${number(lost)}.`,
    seriesWon: (name) => `Ha vinto ${name}.`,
    again: 'Rivedersi',
    when: 'Data e ora',
    save: 'Salva per il calendario',
    title: (names) => `Asteroute con ${names}`,
    meet: (address) => `Ci vediamo qui: ${address}`,
  },

  ended: {
    resigned: (name) => `${name} ha abbandonato.`,
    timedOut: (name) => `Il tempo di ${name} è finito.`,
    abandoned: 'Se ne sono andati tutti.',
  },

  chat: {
    heading: 'Chat',
    unread: (lines) => `Chat, ${count(lines, { one: 'riga nuova', other: 'righe nuove' })}`,
    empty: 'Nessuno ha ancora detto niente.',
    line: 'Di’ qualcosa',
    send: 'Invia',
    mute: (name) => `Silenzia ${name}`,
    unmute: (name) => `Non silenziare più ${name}`,
    watcher: 'Può parlare solo chi siede qui.',
    hear: 'Problemi con qualcuno?',
    watching: (people) => `${count(people, { one: 'persona guarda', other: 'persone guardano' })}`,
    react: 'Reagisci',
  },

  conduct: {
    report: (name) => `Segnala ${name}`,
    reported: (name) => `Hai segnalato ${name} a chi gestisce questo server.`,
    remove: (name) => `Allontana ${name}`,
    ban: (name) => `Escludi ${name} da questo tavolo`,
    unban: (name) => (name === null ? 'Annulla un’esclusione di una partita precedente' : `Riammetti ${name}`),
    reasons: {
      name: 'Nome offensivo',
      chat: 'Insulti o spam nella chat',
      play: 'Rovina la partita apposta',
      other: 'Altro',
    },
  },

  myData: {
    heading: 'I tuoi dati su questo server',
    about:
      'I tuoi nomi, i tuoi messaggi e i tuoi posti, ai tavoli di cui questo browser ha le chiavi. Eliminandoli, nomi e messaggi spariscono da quei tavoli; lasci i tuoi posti, e le partite restano come sono state giocate. Le copie salvate da altri non vengono toccate.',
    save: 'Salva i tuoi dati',
    erase: 'Elimina i tuoi dati',
    erased: 'I tuoi dati sono stati eliminati.',
  },

  seatLink: {
    heading: 'Conserva il tuo posto',
    about:
      'Questo link è solo tuo: chi lo ha gioca al posto tuo. Aprilo su un altro dispositivo, o quando questo browser ti ha dimenticato.',
  },
  notify: {
    on: 'Avvisami quando tocca a me',
    off: 'Non avvisarmi più quando tocca a me',
    refused: 'Questo browser non permette le notifiche da qui.',
    obstacles: {
      'home-screen':
        'Su iPhone e iPad le notifiche arrivano solo nel gioco installato: tocca «Condividi», poi «Aggiungi alla schermata Home», e aprilo da lì.',
      https: 'Le notifiche richiedono HTTPS, che questo server non ha: lascia la pagina aperta in una scheda.',
    },
    webhook: {
      heading: 'Segnala i turni a un altro programma',
      about:
        'A ogni turno il server manda un messaggio a un tuo indirizzo, per esempio quello di una chat. Accetta solo gli indirizzi permessi da chi gestisce questo server.',
      address: 'Indirizzo del programma',
      start: 'Segnala lì i turni',
      on: 'I turni vengono segnalati all’indirizzo indicato.',
      stop: 'Non segnalare più i turni',
      refused: 'Questo server non invia nulla a quell’indirizzo.',
    },
  },

  presence: {
    here: (name) => `${name} è qui`,
    away: (name) => `${name} non c’è`,
    seen: (ago) => `ultima presenza: ${ago}`,
    reacts: (name, reaction) => `${name}: ${reaction}`,
  },

  reactions: {
    bravo: 'Evviva!',
    good: 'Ben giocato',
    wow: 'Caspita!',
    phew: 'Per un pelo',
    thanks: 'Grazie',
    go: 'Si va!',
  },

  proof: {
    promise: 'Come escono tessere e dadi',
    open: 'È stata una partita regolare?',
    heading: 'Tessere e dadi, controllati',
    about:
      'Il server ha scelto un segreto prima della prima tessera e ne ha pubblicato l’impronta. Ogni giocatore ha scelto un numero, e tutti li hanno mostrati solo quando ogni posto era preso. Insieme decidono ogni tessera e ogni dado.',
    before: 'L’impronta del segreto. A partita finita il segreto viene pubblicato e si può confrontare.',
    later:
      'Altri giocano ancora questo mazzetto: il segreto viene pubblicato a fine giornata e si potrà verificare qui.',
    checking: 'Si controllano le estrazioni…',
    good: 'Tutto è come promesso.',
    bad: 'Qualcosa non concorda. Non fidarti di questa partita.',
    none: 'Non è stato possibile caricare la prova. Riprova quando sei in rete.',
    hash: 'Impronta del segreto',
    hashDone: 'Il segreto è quello di cui questa pagina ha conservato l’impronta prima della prima tessera.',
    hashLate:
      'Il segreto corrisponde alla sua impronta. Questa pagina l’ha vista solo a partita iniziata: confrontala con chi c’era prima.',
    chance: (tiles, dice) =>
      `Il segreto dà ${count(tiles, { one: 'tessera', other: 'tessere' })} e ${count(dice, { one: 'dado', other: 'dadi' })} proprio come sono usciti.`,
    rules: (turns) =>
      `${count(turns, { one: 'turno rispetta', other: 'turni rispettano' })} le regole; i punti e il risultato concordano.`,
    signed: 'Il server ha firmato nomi, mosse e risultato con la chiave che questa pagina conosce.',
    unknownKey: 'Il server ha firmato questa partita, ma questa pagina non conosce ancora la sua chiave.',
    own: 'Il tuo numero è stato usato, e nessuno lo conosceva prima che i posti fossero presi.',
    ownMissing:
      'Il tuo numero non è stato usato. Se questa pagina era aperta all’inizio della partita, non fidarti di questa partita.',
    withheld: (who) => `Non mostrato in tempo, e quindi non usato: il numero di ${who}.`,
    alone: 'Nessuno ha aggiunto un numero: il server da solo ha deciso tessere e dadi.',
    limits:
      'Nessuno può controllare se il server ha guardato avanti durante la partita o ha scartato partite prima dell’inizio.',
    seed: 'Il segreto',
    playerSeed: (name) => `Aggiunto da ${name}`,
    download: 'Salva la prova',
    downloadHint: 'Chiunque può ricontrollare il file con «asteroute verify».',
    broken: {
      seed: 'Il server ora mostra un’impronta diversa da quella di prima della partita. Non fidarti di questa partita.',
      numbers:
        'Alcune impronte dei numeri sono state sostituite dopo che i posti erano presi. Non fidarti di questa partita.',
      own: 'Il tuo numero è stato sostituito. Non fidarti di questa partita.',
    },
  },

  key: {
    heading: 'Questo server ha una nuova chiave',
    about:
      'Firma le partite con una chiave diversa da quella della tua ultima visita. Forse chi lo gestisce lo ha reinstallato, forse non è lo stesso server. Chiedi a chi lo gestisce e confronta questa chiave:',
    accept: 'Fidati della nuova chiave',
  },

  faults: {
    'unknown-table': 'Questo tavolo non esiste. Forse il link è incompleto.',
    'wrong-token': 'Questo tavolo è su invito: chiedi il link intero.',
    'seat-taken': 'Quel posto è appena stato preso.',
    'color-taken': 'Quel colore è appena stato preso.',
    'name-taken': 'Qui c’è già qualcuno con questo nome, oppure somiglia a quello di un bot. Scegline un altro.',
    'unknown-host': 'Il server non si conosce sotto questo indirizzo. Chi lo gestisce deve indicarlo in ORIGINS.',
    'wrong-status': 'È troppo tardi: la partita è andata avanti.',
    stale: 'Qualcuno è stato più veloce: il tavolo è cambiato.',
    'too-many': 'Troppo in una volta. Aspetta un momento.',
    'day-spent': 'Oggi è arrivato troppo dalla tua rete. Sarà di nuovo possibile dopo mezzanotte (UTC).',
    'too-early': 'C’è ancora tempo.',
    'time-up': 'Il tuo tempo è scaduto.',
    banned: 'Non puoi più accedere a questo tavolo.',
    'seat-lost': 'Questo posto è stato lasciato per sempre.',
    'log-full': 'Questo tavolo non può salvare altro.',
    'bad-setup': 'Le regole non permettono questo tavolo.',
    malformed: 'Il server non capisce questa pagina. Ricaricala.',
    'too-large': 'È troppo lungo per il server.',
    'unknown-path': 'Il server non lo conosce. Ricarica la pagina.',
    'unknown-code': 'Nessun tavolo aperto ha questo codice.',
    'no-token': 'Può farlo solo chi ha un posto.',
    'no-account': 'Per questo serve un account.',
    'not-host': 'Può farlo solo chi ha creato il tavolo.',
    'already-seated': 'Hai già un posto a questo tavolo.',
    'not-your-turn': 'Adesso tocca a qualcun altro.',
    'wrong-phase': 'Non è il momento giusto del turno. Riprova.',
    illegal: 'Le regole non permettono questa mossa.',
    'takebacks-off': 'A questo tavolo le mosse non si annullano.',
    'nothing-to-take-back':
      'Non c’è niente da annullare: l’ultima mossa non è tua, o nel frattempo si è scoperto qualcosa.',
    'not-asked': 'Adesso nessuno te lo chiede.',
    'wrong-number': 'Non è il numero che il tuo posto aveva promesso all’inizio.',
    present: 'Quella persona è al tavolo e ha ancora tempo.',
    'not-offered': 'Questo server non invia notifiche a quell’indirizzo.',
    muted: 'I tuoi messaggi sono bloccati a questo tavolo.',
    busy: 'Il server è sovraccarico. Riprova.',
    internal: 'Il server ha commesso un errore. Se succede ancora, dillo a chi lo gestisce.',
    empty: 'Scrivi qualcosa.',
    unseen: 'Contiene caratteri che nessuno può vedere. Toglili.',
    marks: 'Una lettera porta troppi segni. Togline qualcuno.',
    other: 'Il server lo ha rifiutato.',
  },
};
