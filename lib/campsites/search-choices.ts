/** In km. */
export const radii = [50, 100, 200] as const;
export const defaultRadius = 100;

/** Kedron, for a person without a postcode. */
export const defaultPostcode = '4031';

const scopes = ['public', 'my'] as const;

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

export const MAX_RESULTS = 200;

/** How many cards the page has at first, and how many more each press adds. */
export const firstCards = 12;

/** How far a phone's list is pulled up over the map. */
export const stops = ['peek', 'half', 'full'] as const;

export type Stop = (typeof stops)[number];
export type Radius = (typeof radii)[number];
export type Scope = (typeof scopes)[number];
export type Want = (typeof wants)[number];
