/** Kilometres from the postcode's centre. */
export const radii = [50, 100, 200] as const;
export const defaultRadius = 100;

/** The postcode that a search starts from for a person without one: Kedron. */
export const defaultPostcode = '4031';

/** What a search covers: open data and shared sites, or the viewer's own private sites. */
const scopes = ['public', 'my'] as const;

/** The needs that a person can choose on the page, by their names in the page's address. */
export const wants = [
  'pets',
  'car',
  'toilets',
  'water',
  'power',
  'fires',
  'reception',
  'boat_ramp',
  'free',
] as const;

/**
 * The order of the results: the nearest first, or those that suit best
 * and have the most known facts.
 */
export const orders = ['near', 'fit'] as const;

/** The most sites in a response. */
export const MAX_RESULTS = 200;

export type Radius = (typeof radii)[number];
export type Scope = (typeof scopes)[number];
export type Want = (typeof wants)[number];
export type Order = (typeof orders)[number];
