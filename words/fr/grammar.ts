/** A name within a sentence: "l’Empire". */
export const within = (name: string): string => name.replace(/^L’(?=Empire|Alliance)/, 'l’');

/** A name in the genitive: "d’Ada", "de Ben", "de l’Empire". The h of first names is nearly always mute: "d’Hélène". */
export const ofName = (name: string): string =>
  /^[aehiouyàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${within(name)}`;
