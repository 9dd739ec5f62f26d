/** The yes-or-no questions about a site, in the order in which they are asked. */
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

/**
 * Earliest day that an observation may have. An older observation says little about a site today.
 */
export const EARLIEST_SEEN = '2000-01-01';

/** True when the observation says anything about the site. */
export const saysAnything = (observation: Partial<Record<YesNoFact | 'access', unknown>>) =>
  [...yesNoFacts, 'access' as const].some((fact) => observation[fact] != null);
