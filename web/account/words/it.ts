import { grammarOf } from '@asteroute/page/words/grammar.ts';
import type { AccountWords } from './en.ts';

const { number, count } = grammarOf('it');

/** The texts of the account in Italian. */
export const it: AccountWords = {
  tag: 'it',
  title: 'Account',
  back: 'Indietro',
  loading: 'Caricamento del tuo account…',
  guest: {
    lead: 'Giochi come ospite. Un account conserva il tuo nome, le tue partite classificate e i tuoi posti quando questo browser li dimentica.',
    removed: 'Questo dispositivo è stato rimosso dal suo account.',
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
    added: (day) => `Aggiunto il ${day}`,
    seen: (day) => `usato l’ultima volta il ${day}`,
    remove: 'Rimuovi',
    removeNamed: (device) => `Rimuovi ${device}`,
    removed: 'Il dispositivo è rimosso e scollegato.',
    add: 'Aggiungi un dispositivo',
    plain:
      'Senza HTTPS questo browser non può chiudere a chiave la chiave del tuo account: chi può leggere la sua memoria può copiarla.',
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
    done: 'Il dispositivo è aggiunto.',
    cancel: 'Annulla',
  },
  recovery: {
    heading: 'Codice di recupero',
    about:
      'I browser dimenticano: un iPhone dopo sette giorni senza visite. Con questo codice su carta torni, qualunque cosa succeda ai tuoi dispositivi.',
    none: 'Non hai ancora un codice di recupero.',
    some: (day) => `Ne hai creato uno il ${day}.`,
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
    none: 'Ancora nessuna partita classificata. Due persone con un account possono accordarsi in una stanza.',
    value: (rating, deviation) => `${number(rating)} ± ${number(deviation)}`,
    games: (n) => count(n, { one: 'partita', other: 'partite' }),
    near: (bot) => `Forte più o meno come ${bot}.`,
  },
  data: {
    heading: 'I tuoi dati',
    save: 'Salva i miei dati',
    leave: 'Esci su questo dispositivo',
    leaveLast:
      'Questo dispositivo è l’ultimo accesso al tuo account. Prima aggiungine un altro o crea un codice di recupero.',
    erase: 'Elimina l’account',
    eraseHint:
      'Nome, dispositivi e codice di recupero vengono eliminati per sempre. Nelle partite classificate gli altri vedono «account eliminato» al tuo posto.',
    erased: 'Il tuo account è eliminato.',
    sure: 'davvero?',
  },
  faults: {
    'name-taken': 'Qualcuno ha già questo nome, o uno che gli somiglia. Scegline un altro.',
    malformed: 'Questo nome non va bene. Scegline un altro.',
    'unknown-code': 'Questo codice non esiste o è scaduto. Chiedine uno nuovo all’altro dispositivo.',
    'unknown-key': 'Non c’è nessun account. Forse il codice è stato sostituito da uno più recente.',
    'last-key': 'È l’ultimo accesso al tuo account. Prima aggiungi un dispositivo o crea un codice di recupero.',
    'too-many': 'Troppo in una volta. Aspetta un po’, poi riprova.',
    stale: 'Un altro dispositivo è stato più veloce. Ricomincia su entrambi.',
    banned: 'Chi gestisce questo server ha bandito questo account.',
    busy: 'Il server non risponde. Riprova.',
    other: 'Non ha funzionato. Ricarica la pagina e riprova.',
  },
};
