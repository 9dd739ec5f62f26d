/** The radii that a search can have, in km. */
export const radii = [50, 100, 200] as const;
export const defaultRadius = 100;

/** The postcode of Kedron, around which a person without a postcode searches by default. */
export const defaultPostcode = '4031';

/**
 * What a search covers. `public`: open data and shared sites. `my`: the viewer's own private sites.
 */
const scopes = ['public', 'my'] as const;

/** The needs that a person can choose in a search, by their names in the page's address. */
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
 * Orders of the results. `near`: the nearest first. `fit`: the sites that suit the household best
 * first, and among equals the sites with the most known facts.
 */
export const orders = ['near', 'fit'] as const;

/** The largest number of sites in a response. */
export const MAX_RESULTS = 200;

export type Radius = (typeof radii)[number];
export type Scope = (typeof scopes)[number];
export type Want = (typeof wants)[number];
export type Order = (typeof orders)[number];
