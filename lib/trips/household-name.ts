/** The texts for a household without a name. If several have left, the later ones are "Somebody who left 2" and so on. */
export const GUEST = 'A guest';
export const INVITED = 'Somebody invited';
export const LEFT = 'Somebody who left';

/** False for the texts that stand in for a missing name. */
export const isNamed = (name: string) => name !== GUEST && name !== INVITED && !name.startsWith(LEFT);

/** Given and family name, each with a capital: "The Murphys" and "Murphy family" are neither. */
const givenAndFamily = /^(?!The )(\p{Lu}\S*) \p{Lu}\S*$/u;

/** A household's name for others on the trip: a person's given name; any other name stays whole. */
export function shortName(name: string): string {
  const whole = name.trim().replace(/\s+/gu, ' ');
  return givenAndFamily.exec(whole)?.[1] ?? whole;
}
