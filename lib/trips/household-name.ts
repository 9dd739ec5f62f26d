/** Given and family name, each with a capital: "The Murphys" and "Murphy family" are neither. */
const givenAndFamily = /^(?!The )(\p{Lu}\S*) \p{Lu}\S*$/u;

/** What others on the trip call a household: by its given name, or by its whole name where it isn't one person's. */
export function shortName(name: string): string {
  const whole = name.trim().replace(/\s+/gu, ' ');
  return givenAndFamily.exec(whole)?.[1] ?? whole;
}
