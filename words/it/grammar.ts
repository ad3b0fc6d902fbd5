const TEAM = /^L’(?=Impero|Alleanza)/;

/** A name after a preposition: "di Ada", "ad Ada", "dell’Impero". */
export function after(preposition: 'di' | 'a' | 'da', name: string): string {
  if (TEAM.test(name)) return name.replace(TEAM, { di: 'dell’', a: 'all’', da: 'dall’' }[preposition]);
  return `${preposition === 'a' && /^[aà]/i.test(name) ? 'ad' : preposition} ${name}`;
}

/** A name within a sentence: "l’Impero". */
export const within = (name: string): string => name.replace(TEAM, 'l’');
