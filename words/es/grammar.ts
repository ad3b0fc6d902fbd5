const TEAM = /^(El (?=Imperio)|La (?=Alianza))/;

/** A name within a sentence: "el Imperio". */
export const within = (name: string): string => name.replace(TEAM, (article) => article.toLowerCase());

/** A name after a preposition: "de Ada", "del Imperio". */
export const after = (preposition: 'a' | 'de', name: string): string =>
  TEAM.test(name) ? `${preposition} ${within(name)}`.replace(/^(a|de) el /, '$1l ') : `${preposition} ${name}`;
