import { grammarOf } from '@asteroute/page/words/grammar.ts';
import type { OnlineWords } from './en.ts';

const { number, count } = grammarOf('es');

/** The texts of tables on a server in Spanish. */
export const es: OnlineWords = {
  tag: 'es',
  title: 'Jugar con amigos',
  back: 'Volver',
  loading: 'Preguntando al servidor…',

  lobby: {
    none: 'Ahora mismo no se puede conectar con el servidor. Puedes jugar igualmente en esta pantalla y contra bots.',
    retry: 'Intentar de nuevo',
    fresh: 'Nueva mesa pública',
    freshHint: 'Cualquiera en este servidor puede encontrarla y jugar.',
    mine: 'Mis mesas',
    open: 'Mesas con asientos libres',
    running: 'Partidas en curso',
    nothing: 'Ahora no hay mesas públicas. Crea una y envía su enlace a alguien.',
    join: 'Unirse',
    watch: 'Mirar',
    go: 'Ir',
    yourTurn: 'Te toca',
    over: 'Terminada',
    free: 'Asiento libre',
    at: (edition, names) => `${edition}: ${names}`,
  },

  clocks: {
    none: 'Sin límite de tiempo',
    live: (minutes, seconds) =>
      `${count(minutes, { one: 'minuto', other: 'minutos' })} cada uno, +${number(seconds)} s por turno`,
    days: (days) => `${count(days, { one: 'día', other: 'días' })} por turno`,
    left: (name, time) => `A ${name} le quedan ${time}`,
  },

  room: {
    heading: '¿Quién juega?',
    invites: (who, several) => `${who} te ${several ? 'invitan' : 'invita'} a Asteroute`,
    invited: 'Tienes una invitación a Asteroute',
    name: 'Tu nombre',
    join: 'Me apunto',
    link: 'Enlace a esta mesa',
    code: 'Código',
    codeHint: (server) => `Escanea la imagen, abre el enlace o escribe el código en ${server}.`,
    qr: 'Código QR con el enlace a esta mesa',
    people: 'Quién está',
    free: 'Libre',
    you: 'Tú',
    begins: 'Empieza',
    keptFor: (name) => `Esperando a ${name}`,
    kept: 'Guardado para ti',
    decline: 'Esta vez no',
    leave: 'Dejar el asiento',
    full: 'Todos los asientos están ocupados. Puedes mirar, y se te preguntará para la próxima partida.',
    bot: 'Añadir un bot',
    botAt: (color) => `Bot para el asiento: ${color}`,
    shuffle: 'Mezclar el orden',
    earlier: (name) => `Que ${name} juegue antes`,
    remove: (name) => `Quitar a ${name}`,
    ready: 'Listo',
    notReady: 'Por mí, podemos empezar',
    unready: 'Espera, aún no',
    start: 'Empezar la partida',
    alone: 'Falta alguien más: envía el enlace, enseña el código o añade un bot.',
    awaits: (names, several) =>
      `${names} aún no ${several ? 'han' : 'ha'} dado el visto bueno. Puedes empezar de todos modos.`,
    hostStarts: 'La partida empieza cuando todos den el visto bueno o cuando la inicie quien abrió la mesa.',
    whenFull: 'La partida empieza sola en cuanto se ocupen todos los asientos.',
    starting: '¡Allá vamos! La partida empieza cuando todos tengan la página abierta, a más tardar en un minuto.',
    game: 'La partida',
    clock: 'Tiempo para pensar',
    takebacks: 'Los turnos se pueden deshacer',
    takebacksHint:
      'Si todos están de acuerdo y solo antes de la siguiente loseta. Las losetas se roban entonces a mano.',
    came: (name) => `${name} ya está aquí.`,
    left: (name) => `${name} se ha ido.`,
    isReady: (name) => `${name} da el visto bueno.`,
    changed: (facts) => `Ahora: ${facts}.`,
    overDays: 'Esta partida puede durar días. ¿Quieres que este navegador te avise cuando te toque?',
    unsafe:
      'Aquí no se puede avisar a nadie: los navegadores solo lo permiten con HTTPS. La página de inicio muestra cuándo te toca.',
    untold: 'Aquí no se puede avisar a nadie. La página de inicio muestra cuándo te toca.',
  },

  line: {
    connecting: 'Conectando con la mesa…',
    lost: 'Se ha perdido la conexión. Se recupera sola; de la partida no se pierde nada.',
    silent: 'El servidor no responde. Inténtalo dentro de un momento.',
    sending: 'Tu turno se enviará en cuanto vuelva la conexión.',
    watch: 'Estás mirando',
    watchNext: 'Estás mirando. Se te preguntará para la próxima partida.',
  },

  ask: {
    takeback: 'Pedir deshacer el turno',
    asked: 'Has pedido deshacer tu turno. Los demás deciden.',
    wants: (name) => `A ${name} le gustaría deshacer el último turno.`,
    agree: 'Permitirlo',
    refuse: 'Rechazar',
    draw: 'Robar una loseta',
    drawHint: 'Te toca. Hasta que robes, el turno anterior se puede deshacer.',
    replace: (name) => `Que un bot juegue por ${name}`,
    replaceHint: (name) => `${name} se hace esperar desde hace un rato.`,
    replaced: (name) => `Un bot juega por ${name}`,
    returnSeat: 'Recuperar el asiento',
    returnHint: 'Un bot juega por ti.',
    leave: 'Ceder el asiento a un bot',
    leaveHint: 'Tu asiento sigue siendo tuyo: vuelve por el enlace o por «Mis mesas».',
    resign: 'Rendirse',
    sure: '¿Seguro? Pulsa otra vez',
    wantsRematch: (who, several) => `${who} ${several ? 'quieren' : 'quiere'} jugar otra vez.`,
    joinRematch: 'Jugar otra vez',
    joinNext: 'Jugar también',
    playsOn: 'La siguiente partida ha empezado.',
  },

  evening: {
    heading: 'Clasificación de esta mesa',
    after: (games) => `Tras ${count(games, { one: 'partida', other: 'partidas' })}`,
    games: 'Partidas',
    won: 'Ganadas',
    points: 'Puntos',
    line: (name, won, points) =>
      `${name}: ${count(won, { one: 'victoria', other: 'victorias' })}, ${count(points, { one: 'punto', other: 'puntos' })}`,
    series: (one, won, other, lost) => `Al mejor de tres: ${one} ${number(won)}, ${other} ${number(lost)}.`,
    seriesWon: (name) => `Ha ganado ${name}.`,
    again: 'Volver a quedar',
    when: 'Fecha y hora',
    save: 'Guardar para el calendario',
    title: (names) => `Asteroute con ${names}`,
    meet: (address) => `Nos vemos aquí: ${address}`,
  },

  ended: {
    resigned: (name) => `${name} se ha rendido.`,
    timedOut: (name) => `A ${name} se le ha acabado el tiempo.`,
    abandoned: 'Todos se han ido.',
  },

  chat: {
    heading: 'Chat',
    unread: (lines) => `Chat, ${count(lines, { one: 'línea nueva', other: 'líneas nuevas' })}`,
    empty: 'Todavía nadie ha dicho nada.',
    line: 'Di algo',
    send: 'Enviar',
    mute: (name) => `Silenciar a ${name}`,
    unmute: (name) => `Dejar de silenciar a ${name}`,
    watcher: 'Solo puede hablar quien está sentado aquí.',
    hear: '¿Problemas con alguien?',
    watching: (people) => `${count(people, { one: 'persona mirando', other: 'personas mirando' })}`,
    react: 'Reaccionar',
  },

  conduct: {
    report: (name) => `Denunciar a ${name}`,
    reported: (name) => `Has denunciado a ${name} ante quien administra este servidor.`,
    remove: (name) => `Echar a ${name}`,
    ban: (name) => `Vetar a ${name} en esta mesa`,
    unban: (name) => (name === null ? 'Levantar un veto de una partida anterior' : `Levantar el veto a ${name}`),
    reasons: {
      name: 'Nombre ofensivo',
      chat: 'Insultos o spam en el chat',
      play: 'Estropea la partida a propósito',
      other: 'Otra cosa',
    },
  },

  myData: {
    heading: 'Tus datos en este servidor',
    about:
      'Tus nombres, tus mensajes y tus asientos, en las mesas de las que este navegador tiene llave. Al borrarlos, los nombres y los mensajes desaparecen de esas mesas; dejas tus asientos, y las partidas quedan como se jugaron. Las copias que otros hayan guardado no cambian.',
    save: 'Guardar tus datos',
    erase: 'Borrar tus datos',
    erased: 'Tus datos se han borrado.',
  },

  seatLink: {
    heading: 'Conservar tu asiento',
    about:
      'Este enlace es solo tuyo: quien lo tenga juega por ti. Ábrelo en otro dispositivo, o cuando este navegador te haya olvidado.',
  },
  notify: {
    on: 'Avisarme cuando me toque',
    off: 'No avisarme más cuando me toque',
    refused: 'Este navegador no permite notificaciones de aquí.',
    obstacles: {
      'home-screen':
        'En iPhone y iPad las notificaciones solo llegan al juego instalado: pulsa «Compartir», luego «Añadir a pantalla de inicio», y ábrelo desde allí.',
      https: 'Las notificaciones necesitan HTTPS, que este servidor no tiene: deja la página abierta en una pestaña.',
    },
    webhook: {
      heading: 'Avisar de los turnos a otro programa',
      about:
        'En cada turno el servidor envía un mensaje a una dirección tuya, por ejemplo la de un chat. Solo acepta las direcciones que permite quien administra este servidor.',
      address: 'Dirección del programa',
      start: 'Avisar allí de los turnos',
      on: 'Se avisa de los turnos a la dirección indicada.',
      stop: 'Dejar de avisar de los turnos',
      refused: 'Este servidor no envía nada a esa dirección.',
    },
  },

  presence: {
    here: (name) => `${name} está aquí`,
    away: (name) => `${name} no está`,
    seen: (ago) => `última vez: ${ago}`,
    reacts: (name, reaction) => `${name}: ${reaction}`,
  },

  reactions: {
    bravo: '¡Bravo!',
    good: 'Bien jugado',
    wow: '¡Guau!',
    phew: 'Por los pelos',
    thanks: 'Gracias',
    go: '¡Vamos!',
  },

  proof: {
    promise: 'Cómo salen losetas y dados',
    open: '¿Fue justo?',
    heading: 'Losetas y dados, comprobados',
    about:
      'El servidor eligió un secreto antes de la primera loseta y publicó su huella. Cada jugador eligió un número, y todos los mostraron solo cuando cada asiento estaba ocupado. Juntos deciden cada loseta y cada dado.',
    before: 'La huella del secreto. Cuando termina la partida, el secreto se publica y se puede comparar con ella.',
    later:
      'Otros aún juegan este mazo: su secreto se publica cuando acaba el día y entonces se puede comprobar aquí.',
    checking: 'Comprobando el reparto…',
    good: 'Todo es como se prometió.',
    bad: 'Algo no concuerda. No te fíes de esta partida.',
    none: 'No se ha podido cargar la prueba. Inténtalo cuando tengas conexión.',
    hash: 'Huella del secreto',
    hashDone: 'El secreto es el mismo cuya huella guardó esta página antes de la primera loseta.',
    hashLate:
      'El secreto encaja con su huella. Esta página no la vio hasta después de empezar la partida: compárala con alguien que estuviera antes.',
    chance: (tiles, dice) =>
      `El secreto da ${count(tiles, { one: 'loseta', other: 'losetas' })} y ${count(dice, { one: 'dado', other: 'dados' })} exactamente como salieron.`,
    rules: (turns) =>
      `${count(turns, { one: 'turno cumple', other: 'turnos cumplen' })} las reglas; los puntos y el resultado concuerdan.`,
    signed: 'El servidor firmó nombres, jugadas y resultado con la clave que esta página conoce.',
    unknownKey: 'El servidor firmó esta partida, pero esta página aún no conoce su clave.',
    own: 'Tu propio número se usó, y nadie lo conocía antes de ocuparse los asientos.',
    ownMissing: 'Tu número no se usó. Si esta página estaba abierta al empezar la partida, no te fíes de esta partida.',
    withheld: (who) => `No se mostró a tiempo y por eso no se usó: el número de ${who}.`,
    alone: 'Nadie añadió un número: el servidor decidió solo losetas y dados.',
    limits:
      'Nadie puede comprobar si el servidor miró por adelantado durante la partida o descartó partidas antes de empezar.',
    seed: 'El secreto',
    playerSeed: (name) => `Añadido por ${name}`,
    download: 'Guardar la prueba',
    downloadHint: 'Cualquiera puede comprobar el archivo otra vez con «asteroute verify».',
    broken: {
      seed: 'El servidor muestra ahora otra huella que antes de la partida. No te fíes de esta partida.',
      numbers: 'Se cambiaron huellas de los números después de ocuparse los asientos. No te fíes de esta partida.',
      own: 'Tu propio número fue cambiado. No te fíes de esta partida.',
    },
  },

  key: {
    heading: 'Este servidor tiene una clave nueva',
    about:
      'Firma sus partidas con otra clave que en tu última visita. Quizá lo instalaron de nuevo, quizá no es el mismo servidor. Pregunta a quien lo lleva y compara esta clave:',
    accept: 'Fiarse de la clave nueva',
  },

  faults: {
    'unknown-table': 'Esa mesa no existe. Quizá el enlace esté incompleto.',
    'wrong-token': 'Esta mesa es por invitación: pide el enlace completo.',
    'seat-taken': 'Ese asiento acaba de ocuparse.',
    'color-taken': 'Ese color lo acaba de elegir otra persona.',
    'name-taken': 'Aquí ya hay alguien con ese nombre, o se parece al de un bot. Elige otro, por favor.',
    'unknown-host': 'El servidor no se conoce por esta dirección. Quien lo administra debe indicarla en ORIGINS.',
    'wrong-status': 'Es demasiado tarde: la partida ha seguido.',
    stale: 'Alguien fue más rápido: la mesa ha cambiado.',
    'too-many': 'Demasiado a la vez. Espera un momento.',
    'day-spent': 'Hoy ha llegado demasiado desde tu red. Se podrá de nuevo después de medianoche (UTC).',
    'too-early': 'Todavía queda tiempo.',
    'time-up': 'Se te ha acabado el tiempo.',
    banned: 'Se te ha expulsado de esta mesa.',
    'seat-lost': 'Ese asiento se dejó para siempre.',
    'log-full': 'Esta mesa ya no puede guardar más.',
    'bad-setup': 'Las reglas no permiten esta mesa.',
    malformed: 'El servidor no entiende esta página. Vuelve a cargarla.',
    'too-large': 'Es demasiado largo para el servidor.',
    'unknown-path': 'El servidor no conoce eso. Vuelve a cargar la página.',
    'unknown-code': 'Ninguna mesa abierta tiene este código.',
    'no-token': 'Solo puede hacerlo quien tiene un asiento.',
    'no-account': 'Para eso hace falta una cuenta.',
    'not-host': 'Solo puede hacerlo quien creó la mesa.',
    'already-seated': 'Ya tienes un asiento en esta mesa.',
    'not-your-turn': 'Ahora le toca a otra persona.',
    'wrong-phase': 'No es el momento adecuado del turno. Inténtalo de nuevo.',
    illegal: 'Las reglas no permiten esta jugada.',
    'takebacks-off': 'En esta mesa no se deshacen jugadas.',
    'nothing-to-take-back':
      'No hay nada que deshacer: la última jugada no es tuya, o desde entonces se ha revelado algo.',
    'not-asked': 'Ahora nadie te pide eso.',
    'wrong-number': 'No es el número que tu asiento prometió al principio.',
    present: 'Esa persona está presente y aún tiene tiempo.',
    'not-offered': 'Este servidor no envía notificaciones a esa dirección.',
    muted: 'Tus mensajes están bloqueados en esta mesa.',
    busy: 'El servidor está saturado. Inténtalo de nuevo.',
    internal: 'El servidor ha cometido un error. Si se repite, avisa a quien lo gestiona.',
    empty: 'Escribe algo.',
    unseen: 'Contiene caracteres que nadie puede ver. Quítalos.',
    marks: 'Una letra lleva demasiados signos. Quita algunos.',
    other: 'El servidor lo ha rechazado.',
  },
};
