/** Kilometres from the postcode's centre. */
export const radii = [50, 100, 200] as const;
export const defaultRadius = 100;

/** Where a search starts for somebody without a postcode: Kedron. */
export const defaultPostcode = '4031';

/** What a search looks through: open data with people's shared sites, or the viewer's own private ones. */
const scopes = ['public', 'my'] as const;

/** What the page lets somebody ask of a site, by the name that its address gives it. */
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

/** In which order the results stand: the nearest first, or those that suit best and of which most is known. */
export const orders = ['near', 'fit'] as const;

/** The most sites that a response holds. */
export const MAX_RESULTS = 200;

export type Radius = (typeof radii)[number];
export type Scope = (typeof scopes)[number];
export type Want = (typeof wants)[number];
export type Order = (typeof orders)[number];
