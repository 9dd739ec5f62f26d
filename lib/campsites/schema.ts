import { z } from 'zod';
import type { Day } from '../dates';
import { type Drivetrain, drivetrains } from '../drivetrains';
import { id, optionalText, postcode } from '../fields';
import { type Observations, observation, observations } from './observations/schema';
import { radii, wants } from './search-choices';

const drivetrain = z.enum(drivetrains, 'Please choose a drivetrain.');

export const siteFeature = z.object({ id, name: z.string() });

/** Null means unknown, never "no". */
export const campsite = z.object({
  id,
  name: z.string(),
  address: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  phone_contact: z.string().nullable(),
  email_contact: z.string().nullable(),
  campsite_url: z.string().nullable(),
  /** Ids of the known features; `features` holds their names in the same order. */
  site_features: z.array(id),
  features: z.array(z.string()),
  /** A feature in neither list is unknown. */
  missing_features: z.array(z.string()),
  share_flag: z.boolean(),
  drivetrain: drivetrain.nullable(),
  pet_friendly: z.boolean().nullable(),
  source: z.enum(['open', 'user', 'private']),
});

/** For what pages may say about it, see docs/develop/data.md. */
const sitePark = z.object({ name: z.string().nullable(), sure: z.enum(['in', 'agency', 'near']) });

/** Not a fact of the site; for what pages may say about it, see docs/develop/data.md. */
const siteEvidence = z.object({
  /** From a map of about the year 2000. */
  road: z
    .enum(['sealed_300m', 'both_300m', 'unsealed_300m', 'sealed_1km', 'unsealed_1km', 'none_1km'])
    .nullable(),
  /** Null on the mainland and on Tasmania. */
  island: z.enum(['ask', 'likely_4wd']).nullable(),
  dogs: z.enum(['no', 'likely_no', 'agency', 'forest']).nullable(),
});

export const saidOfCampsite = {
  observations,
  park: sitePark.nullable(),
  evidence: siteEvidence.nullable(),
};

/** `distance` is in km from the centre of the search. */
export const foundCampsite = campsite.extend({
  distance: z.number(),
  own: z.boolean(),
  observations: observations.optional(),
  park: sitePark.optional(),
  evidence: siteEvidence.optional(),
});

export const siteList = z.object({ locations: z.array(campsite) });

/** `unknown_access`, `unknown` and `unsuited` keep also the sites that aren't known to fit. */
const searchFilters = z.object({
  drivetrain: z.enum([...drivetrains, ''], 'Please choose a drivetrain.').nullish(),
  unknown_access: z.boolean('This must be true or false.').nullish(),
  pets: z.boolean('This must be true or false.').nullish(),
  features: z.array(id, 'This must be a list of feature ids.').max(20, 'Please choose up to 20.').nullish(),
  unknown: z.boolean('This must be true or false.').nullish(),
  /** Judged by everything known about a site. Without `car` the need "car" is ignored. */
  needs: z.array(z.enum(wants, 'This must be a list of needs.')).max(wants.length).nullish(),
  car: z.enum(drivetrains, 'Please choose a drivetrain.').nullish(),
  unsuited: z.boolean('This must be true or false.').nullish(),
});

export const wantedSites = z.object({
  radius: z.literal(radii, 'Please choose 50, 100 or 200 km.'),
  text: optionalText(),
  filters: searchFilters.nullish(),
});

export const siteSearch = wantedSites.extend({ postcode });

export const unknownPostcode = 'We don’t know this postcode.';

/** `locations` holds the nearest 200 matches. `unknown` counts also the sites that it leaves out. */
export const searchResponse = z.object({
  locations: z.array(foundCampsite),
  total: z.int(),
  unknown: z.int(),
  /**
   * With needs: how many sites don't fit. For each need: how many sites would fit if it were
   * dropped, and how many sites say no to it and to no need before it.
   */
  unsuited: z.int().optional(),
  without: z.array(z.object({ need: z.enum(wants), fit: z.int(), denied: z.int() })).optional(),
});

export type SiteFeature = z.output<typeof siteFeature>;
export type Campsite = z.output<typeof campsite>;
export type FoundCampsite = z.output<typeof foundCampsite>;
export type SearchFilters = z.output<typeof searchFilters>;
export type WantedSites = z.output<typeof wantedSites>;
export type SiteSearch = z.output<typeof siteSearch>;
export type SearchResponse = z.output<typeof searchResponse>;

export const siteDetail = campsite.extend({
  postcode: z.string().nullable(),
  state: z.string().nullable(),
  /** False for a site within 3 km of a line between states whose owner hasn't said the state. */
  state_sure: z.boolean(),
});

export type SiteDetail = z.output<typeof siteDetail>;

export const locationResponse = z.object({
  location: siteDetail,
  features: z.array(siteFeature),
  /** In km from the centre of the viewer's postcode. */
  distance: z.number().nullable(),
  saved: z.boolean(),
  ...saidOfCampsite,
  own_observation: observation.nullable(),
});

export type LocationResponse = z.output<typeof locationResponse>;
export type SitePark = z.output<typeof sitePark>;
export type SiteEvidence = z.output<typeof siteEvidence>;

export type Disagreements = Partial<
  Record<keyof Observations, { value: boolean | Drivetrain; says: number; latest: Day }[]>
>;
