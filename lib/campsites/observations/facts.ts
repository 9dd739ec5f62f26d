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

/** An older observation says little about a site today. */
export const EARLIEST_SEEN = '2000-01-01';

export const saysAnything = (observation: Partial<Record<YesNoFact | 'access', unknown>>) =>
  [...yesNoFacts, 'access' as const].some((fact) => observation[fact] != null);
