/** What one can say yes or no to of a site, in the order in which it is asked. */
export const yesNoFacts = [
  'pets',
  'toilets',
  'water',
  'showers',
  'power',
  'fires',
  'reception',
  'boat_ramp',
] as const;

export type YesNoFact = (typeof yesNoFacts)[number];

/** What was seen before tells little of a site today. */
export const EARLIEST_SEEN = '2000-01-01';

/** Whether it says anything of the site. */
export const saysAnything = (observation: Partial<Record<YesNoFact | 'access', unknown>>) =>
  [...yesNoFacts, 'access' as const].some((fact) => observation[fact] != null);
