/** What a household is called that has given no name, or has left the trip; several who left have numbers behind it. */
export const GUEST = 'A guest';
export const INVITED = 'Somebody invited';
export const LEFT = 'Somebody who left';

/** False for the words that stand in for a name. */
export const isNamed = (name: string) => name !== GUEST && name !== INVITED && !name.startsWith(LEFT);

/** Given and family name, each with a capital: "The Murphys" and "Murphy family" are neither. */
const givenAndFamily = /^(?!The )(\p{Lu}\S*) \p{Lu}\S*$/u;

/** What others on the trip call a household: by its given name, or by its whole name where it isn't one person's. */
export function shortName(name: string): string {
  const whole = name.trim().replace(/\s+/gu, ' ');
  return givenAndFamily.exec(whole)?.[1] ?? whole;
}
