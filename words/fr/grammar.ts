/** A French name in the genitive: "d’Ada", "de Ben". */
export const ofName = (name: string): string => (/^[aeiouyàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`);
