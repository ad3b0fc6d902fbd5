import type { AccountWords } from '../en/account.ts';
import { grammarOf } from '../grammar.ts';

const { number, count } = grammarOf('it');

/** The texts of the account in Italian. */
export const it: AccountWords = {
  tag: 'it',
  title: 'Account',
  back: 'Indietro',
  loading: 'Caricamento del tuo account…',
  guest: {
    lead: 'Giochi come ospite. Un account conserva il tuo nome, le tue partite classificate e i tuoi posti quando questo browser li dimentica.',
    make: 'Crea un account',
    makeHint: 'Basta un nome: niente password, niente e-mail. La chiave la conserva questo browser.',
    name: 'Il tuo nome',
    other: 'Ho un account su un altro dispositivo',
    otherHint: 'Apri lì «Account» e scegli «Aggiungi un dispositivo». Poi scrivi qui il codice che mostra.',
    code: 'Codice dell’altro dispositivo',
    go: 'Continua',
    printed: 'Ho un codice di recupero',
    printedHint: 'Il codice che hai stampato porta il tuo account su questo dispositivo.',
    printedCode: 'Codice di recupero',
    wrongCode: 'In questo codice un carattere è sbagliato o manca.',
    elsewhere: 'Vieni da un altro server? Crea prima un account qui; poi potrà riprendere quello vecchio.',
  },
  unknown: {
    lead: (name: string) =>
      `Questo server non conosce l’account di ${name}. Forse è stato avviato con altri dati, o questo dispositivo è stato rimosso dall’account. La chiave resta in questo browser finché non la elimini.`,
    again: 'Riprova',
    still: 'Il server non lo conosce ancora.',
    forget: 'Dimentica l’account su questo dispositivo',
  },
  you: {
    heading: 'Tu',
    rename: 'Cambia il nome',
    renamed: 'Il tuo nome è cambiato.',
    welcome: (name) => `Ora questo dispositivo appartiene all’account di ${name}.`,
  },
  devices: {
    heading: 'I tuoi dispositivi',
    count: (n) => count(n, { one: 'dispositivo', other: 'dispositivi' }),
    unnamed: 'Un dispositivo',
    here: 'Questo dispositivo',
    added: (day) => `Aggiunto: ${day}`,
    seen: (day) => `ultimo uso: ${day}`,
    remove: 'Rimuovi',
    removeNamed: (device) => `Rimuovi ${device}`,
    removed: 'Il dispositivo è stato rimosso e scollegato.',
    add: 'Aggiungi un dispositivo',
    plain:
      'Senza HTTPS questo browser non può proteggere la chiave del tuo account: chi può leggere la sua memoria può copiarla.',
  },
  pairing: {
    type: 'Apri «Account» sull’altro dispositivo e scrivi lì questo codice:',
    wait: 'In attesa dell’altro dispositivo…',
    compare: 'Entrambi gli schermi mostrano questo numero?',
    compareHint: 'Di’ di sì solo se hai davanti l’altro dispositivo e mostra esattamente questo numero.',
    compareThere: 'Confronta questo numero con quello sull’altro dispositivo, e confermalo lì.',
    device: (name) => `Chiede di essere aggiunto: ${name}`,
    same: 'Sì, sono uguali',
    differ: 'No',
    differed:
      'Il dispositivo non è stato aggiunto. Se i numeri sono diversi, forse qualcuno è in ascolto: riprova su un’altra rete.',
    done: 'Il dispositivo è stato aggiunto.',
    cancel: 'Annulla',
  },
  passkeys: {
    heading: 'Passkey',
    about:
      'Una passkey del tuo telefono, computer o gestore di password porta il tuo account su un nuovo dispositivo: con impronta, volto o PIN.',
    add: 'Aggiungi una passkey',
    added: 'La passkey è stata aggiunta.',
    none: 'Non è stata usata nessuna passkey.',
    removeNamed: (name) => `Rimuovi la passkey ${name}`,
    removed: 'La passkey è stata rimossa. Eliminala anche dal tuo dispositivo.',
    unavailable: 'Le passkey richiedono HTTPS e un server con un nome: i browser le permettono solo lì.',
    have: 'Ho una passkey',
    haveHint: 'Il tuo dispositivo o il tuo gestore di password la conosce.',
    enter: 'Usa la passkey',
  },
  recovery: {
    heading: 'Codice di recupero',
    about:
      'I browser dimenticano: un iPhone dopo sette giorni senza visite. Con questo codice su carta torni, qualunque cosa succeda ai tuoi dispositivi.',
    none: 'Non hai ancora un codice di recupero.',
    some: (day) => `Creato: ${day}.`,
    make: 'Crea un codice di recupero',
    again: 'Creane uno nuovo',
    replaces: 'Un nuovo codice sostituisce il vecchio.',
    sheet: (name) => `Codice di recupero di ${name}`,
    once: 'Si vede solo adesso. Stampalo o scrivilo, e tienilo dove non guarda nessun altro.',
    print: 'Stampa',
    kept: 'Ce l’ho su carta',
  },
  ratings: {
    heading: 'Il tuo punteggio',
    none: 'Ancora nessuna partita classificata. Due persone con un account possono accordarsi al tavolo.',
    value: (rating, deviation) => `${number(rating)} ± ${number(deviation)}`,
    games: (n) => count(n, { one: 'partita', other: 'partite' }),
    near: (bot) => `Forte più o meno come ${bot}.`,
  },
  blocks: {
    heading: 'Persone bloccate',
    none: 'Non hai bloccato nessuno. A un tavolo si fa in «Problemi con qualcuno?».',
    about:
      'Non vedi i tavoli di queste persone e loro non vedono i tuoi: né partite, né avvisi, né messaggi, in entrambe le direzioni.',
    since: (day) => `Da: ${day}`,
    undo: 'Sblocca',
    undoNamed: (name) => `Sblocca ${name}`,
    undone: (name) => `${name} non è più nella lista.`,
  },
  data: {
    heading: 'I tuoi dati',
    save: 'Salva i miei dati',
    leave: 'Esci da questo dispositivo',
    leaveLast:
      'Questo dispositivo è l’ultimo accesso al tuo account. Prima aggiungine un altro o crea un codice di recupero.',
    erase: 'Elimina l’account',
    eraseHint:
      'Nome, dispositivi e codice di recupero vengono eliminati per sempre e le partite in corso abbandonate. Nelle partite classificate gli altri vedono «account eliminato» al tuo posto.',
    erased: 'Il tuo account è stato eliminato.',
    sure: 'davvero?',
  },
  faults: {
    'name-taken': 'Qualcuno ha già questo nome, o uno che gli somiglia. Scegline un altro.',
    malformed: 'Questo nome non va bene. Scegline un altro.',
    'unknown-code': 'Questo codice non esiste o è scaduto. Chiedine uno nuovo all’altro dispositivo.',
    'unknown-key': 'Non c’è nessun account. Forse il codice è stato sostituito da uno più recente.',
    'bad-signature': 'Il server non accetta firme per questo indirizzo. Chi lo gestisce deve indicarlo in ORIGINS.',
    'last-key': 'È l’ultimo accesso al tuo account. Prima aggiungi un dispositivo o crea un codice di recupero.',
    'too-many': 'Troppe richieste insieme. Aspetta un po’, poi riprova.',
    stale: 'Un altro dispositivo è stato più veloce. Ricomincia su entrambi.',
    banned: 'Chi gestisce questo server ha bandito questo account.',
    busy: 'Il server non risponde. Riprova.',
    other: 'Non ha funzionato. Ricarica la pagina e riprova.',
  },
};
