import type { AccountWords } from '../en/account.ts';
import { grammarOf } from '../grammar.ts';

const { number, count } = grammarOf('es');

/** The texts of the account in Spanish. */
export const es: AccountWords = {
  tag: 'es',
  title: 'Cuenta',
  back: 'Volver',
  loading: 'Cargando tu cuenta…',
  guest: {
    lead: 'Juegas como invitado. Una cuenta conserva tu nombre, tus partidas clasificadas y tus asientos cuando este navegador los olvida.',
    make: 'Crear una cuenta',
    makeHint: 'Basta un nombre: sin contraseña ni correo. La clave la guarda este navegador.',
    name: 'Tu nombre',
    other: 'Tengo una cuenta en otro dispositivo',
    otherHint: 'Abre allí «Cuenta» y elige «Añadir un dispositivo». Después escribe aquí el código que muestra.',
    code: 'Código del otro dispositivo',
    go: 'Continuar',
    printed: 'Tengo un código de recuperación',
    printedHint: 'El código que imprimiste trae tu cuenta a este dispositivo.',
    printedCode: 'Código de recuperación',
    wrongCode: 'En este código hay un carácter equivocado o falta alguno.',
    elsewhere: '¿Vienes de otro servidor? Crea primero una cuenta aquí; después podrá traer la antigua.',
  },
  unknown: {
    lead: (name: string) =>
      `Este servidor no conoce la cuenta de ${name}. Quizá se inició con otros datos, o este dispositivo se quitó de la cuenta. La clave sigue en este navegador hasta que la olvides.`,
    again: 'Reintentar',
    still: 'El servidor sigue sin conocerla.',
    forget: 'Olvidar la cuenta en este dispositivo',
  },
  you: {
    heading: 'Tú',
    rename: 'Cambiar el nombre',
    renamed: 'Tu nombre ha cambiado.',
    welcome: (name) => `Este dispositivo pertenece ahora a la cuenta de ${name}.`,
  },
  devices: {
    heading: 'Tus dispositivos',
    count: (n) => count(n, { one: 'dispositivo', other: 'dispositivos' }),
    unnamed: 'Un dispositivo',
    here: 'Este dispositivo',
    added: (day) => `Añadido el ${day}`,
    seen: (day) => `usado por última vez el ${day}`,
    remove: 'Quitar',
    removeNamed: (device) => `Quitar ${device}`,
    removed: 'El dispositivo se ha quitado y ya no tiene acceso.',
    add: 'Añadir un dispositivo',
    plain:
      'Sin HTTPS este navegador no puede guardar bajo llave la clave de tu cuenta: quien pueda leer su almacenamiento puede copiarla.',
  },
  pairing: {
    type: 'Abre «Cuenta» en el otro dispositivo y escribe allí este código:',
    wait: 'Esperando al otro dispositivo…',
    compare: '¿Muestran las dos pantallas este número?',
    compareHint: 'Di que sí solo si tienes delante el otro dispositivo y muestra exactamente este número.',
    compareThere: 'Compara este número con el del otro dispositivo y confírmalo allí.',
    device: (name) => `Pide que se añada: ${name}`,
    same: 'Sí, son iguales',
    differ: 'No',
    differed:
      'El dispositivo no se ha añadido. Si los números son distintos, quizá alguien esté escuchando: inténtalo en otra red.',
    done: 'El dispositivo se ha añadido.',
    cancel: 'Cancelar',
  },
  passkeys: {
    heading: 'Llaves de acceso',
    about:
      'Una llave de acceso de tu móvil, ordenador o gestor de contraseñas trae tu cuenta a un dispositivo nuevo: con la huella, la cara o un PIN.',
    add: 'Añadir una llave de acceso',
    added: 'La llave de acceso se ha añadido.',
    none: 'No se ha usado ninguna llave de acceso.',
    removeNamed: (name) => `Quitar la llave de acceso ${name}`,
    removed: 'La llave de acceso se ha quitado. Bórrala también en tu dispositivo.',
    unavailable:
      'Las llaves de acceso necesitan HTTPS y un servidor con nombre: los navegadores solo las permiten ahí.',
    have: 'Tengo una llave de acceso',
    haveHint: 'Tu dispositivo o tu gestor de contraseñas la conoce.',
    enter: 'Usar la llave de acceso',
  },
  recovery: {
    heading: 'Código de recuperación',
    about:
      'Los navegadores olvidan: un iPhone, tras siete días sin visitas. Con este código en papel vuelves, les pase lo que les pase a tus dispositivos.',
    none: 'Todavía no tienes código de recuperación.',
    some: (day) => `Creaste uno el ${day}.`,
    make: 'Crear un código de recuperación',
    again: 'Crear uno nuevo',
    replaces: 'Un código nuevo sustituye al anterior.',
    sheet: (name) => `Código de recuperación de ${name}`,
    once: 'Solo se muestra ahora. Imprímelo o apúntalo, y guárdalo donde nadie más mire.',
    print: 'Imprimir',
    kept: 'Lo tengo en papel',
  },
  ratings: {
    heading: 'Tu clasificación',
    none: 'Todavía no hay ninguna partida clasificada. Dos personas con cuenta pueden acordarla en una mesa.',
    value: (rating, deviation) => `${number(rating)} ± ${number(deviation)}`,
    games: (n) => count(n, { one: 'partida', other: 'partidas' }),
    near: (bot) => `Más o menos tan fuerte como ${bot}.`,
  },
  blocks: {
    heading: 'Personas bloqueadas',
    none: 'No has bloqueado a nadie. En una mesa se hace en «¿Problemas con alguien?».',
    about:
      'No ves las mesas de estas personas ni ellas las tuyas: ni partidas, ni avisos, ni mensajes, en ningún sentido.',
    since: (day) => `Desde el ${day}`,
    undo: 'Desbloquear',
    undoNamed: (name) => `Desbloquear a ${name}`,
    undone: (name) => `${name} ya no está en la lista.`,
  },
  data: {
    heading: 'Tus datos',
    save: 'Guardar mis datos',
    leave: 'Cerrar sesión en este dispositivo',
    leaveLast: 'Este dispositivo es el último acceso a tu cuenta. Añade antes otro o crea un código de recuperación.',
    erase: 'Eliminar la cuenta',
    eraseHint:
      'El nombre, los dispositivos y el código de recuperación se eliminan para siempre y las partidas en curso se abandonan. En las partidas clasificadas los demás verán «cuenta eliminada» en tu lugar.',
    erased: 'Tu cuenta se ha eliminado.',
    sure: '¿seguro?',
  },
  faults: {
    'name-taken': 'Alguien tiene ese nombre, o uno que se le parece. Elige otro, por favor.',
    malformed: 'Ese nombre no sirve. Elige otro, por favor.',
    'unknown-code': 'Ese código no existe o ha caducado. Pide uno nuevo al otro dispositivo.',
    'unknown-key': 'No corresponde a ninguna cuenta. Quizá el código se sustituyó por otro más nuevo.',
    'bad-signature': 'El servidor no acepta firmas para esta dirección. Quien lo gestiona debe indicarla en ORIGINS.',
    'last-key': 'Es el último acceso a tu cuenta. Añade antes un dispositivo o crea un código de recuperación.',
    'too-many': 'Demasiadas peticiones a la vez. Espera un rato e inténtalo de nuevo.',
    stale: 'Otro dispositivo ha sido más rápido. Empieza de nuevo en los dos.',
    banned: 'Quien administra este servidor ha vetado esta cuenta.',
    busy: 'El servidor no responde. Inténtalo de nuevo.',
    other: 'No ha funcionado. Vuelve a cargar la página e inténtalo de nuevo.',
  },
};
