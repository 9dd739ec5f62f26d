/** Kilometres from the postcode's centre. */
export const radii = [50, 100, 200] as const;
export const defaultRadius = 100;

/** Where a search starts for somebody without a postcode: Kedron. */
export const defaultPostcode = '4031';

/** What a search looks through: open data with people's shared sites, or the viewer's own private ones. */
const scopes = ['public', 'my'] as const;

/** What the page lets somebody ask of a site, by the name that its address gives it. */
export const wants = ['car', 'pets', 'toilets', 'water', 'power', 'free'] as const;

/** The features behind those that ask for one. */
export const wantedFeatures = {
  toilets: 'Toilets',
  water: 'Drinking water',
  power: 'Power',
  free: 'Free',
} as const satisfies Partial<Record<Want, string>>;

/** The most sites that a response holds. */
export const MAX_RESULTS = 200;

export type Radius = (typeof radii)[number];
export type Scope = (typeof scopes)[number];
export type Want = (typeof wants)[number];

/** The names of the features that are asked for. */
export const featuresWanted = (asked: readonly Want[]): string[] =>
  asked.flatMap((want) =>
    want in wantedFeatures ? wantedFeatures[want as keyof typeof wantedFeatures] : [],
  );
