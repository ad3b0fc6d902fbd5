/** A French name in the genitive: "d’Ada", "de Ben". The h of first names is nearly always mute: "d’Hélène". */
export const ofName = (name: string): string => (/^[aehiouyàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`);
