import { z } from 'zod';
import type { Day } from '../dates';
import { type Drivetrain, drivetrains } from '../drivetrains';
import { id, optionalText, postcode } from '../fields';
import { type Observations, observation, observations } from './observations/schema';
import { radii, wants } from './search-choices';

const drivetrain = z.enum(drivetrains, 'Please choose a drivetrain.');

/** A feature as the API sends it. */
export const siteFeature = z.object({ id, name: z.string() });

/** A campsite as the API sends it. Null means unknown, never "no". */
export const campsite = z.object({
  id,
  name: z.string(),
  address: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  phone_contact: z.string().nullable(),
  email_contact: z.string().nullable(),
  campsite_url: z.string().nullable(),
  /** Ids of the site's known features; `features` holds their names in the same order. */
  site_features: z.array(id),
  features: z.array(z.string()),
  /**
   * Names of the features that the site is known not to have. A feature in neither list is unknown.
   */
  missing_features: z.array(z.string()),
  share_flag: z.boolean(),
  drivetrain: drivetrain.nullable(),
  pet_friendly: z.boolean().nullable(),
  source: z.enum(['open', 'user', 'private']),
});

/**
 * The national park that a site of the open data may lie in, and how sure that is; see
 * docs/develop/data.md for what pages may say about it.
 */
const sitePark = z.object({ name: z.string().nullable(), sure: z.enum(['in', 'agency', 'near']) });

/**
 * What other maps and lists in the open data say about a site. It is not a fact of the site; see
 * docs/develop/data.md for what pages may say about it.
 */
const siteEvidence = z.object({
  /** The road nearest to the site, from a map of about the year 2000; null without such data. */
  road: z
    .enum(['sealed_300m', 'both_300m', 'unsealed_300m', 'sealed_1km', 'unsealed_1km', 'none_1km'])
    .nullable(),
  /** What an island means for the way in; null on the mainland and on Tasmania. */
  island: z.enum(['ask', 'likely_4wd']).nullable(),
  dogs: z.enum(['no', 'likely_no', 'agency', 'forest']).nullable(),
});

/** The fields that a page needs, besides the campsite's own data, to show what is known about it. */
export const saidOfCampsite = {
  /** Campers' reports. */
  observations,
  park: sitePark.nullable(),
  evidence: siteEvidence.nullable(),
};

/** A campsite in a search's response, with its distance in km from the centre of the search. */
export const foundCampsite = campsite.extend({
  distance: z.number(),
  /** True for the viewer's own site, private or shared. */
  own: z.boolean(),
  /**
   * Campers' reports, the park that the site may lie in, and what other maps and lists in the open
   * data say. Each is absent when there is none.
   */
  observations: observations.optional(),
  park: sitePark.optional(),
  evidence: siteEvidence.optional(),
});

/** A list of campsites that doesn't come from a search. */
export const siteList = z.object({ locations: z.array(campsite) });

/** By default each filter keeps only the sites that are known to fit. */
const searchFilters = z.object({
  /** The drivetrain of the car; keeps the sites that it can reach. */
  drivetrain: z.enum([...drivetrains, ''], 'Please choose a drivetrain.').nullish(),
  /** True to keep also the sites whose access is unknown. */
  unknown_access: z.boolean('This must be true or false.').nullish(),
  /** True keeps the sites that welcome pets; false keeps the sites that don't. */
  pets: z.boolean('This must be true or false.').nullish(),
  /** Keeps the sites that have all of these features. */
  features: z.array(id, 'This must be a list of feature ids.').max(20, 'Please choose up to 20.').nullish(),
  /** True to keep also the sites for which it is unknown whether they fit. */
  unknown: z.boolean('This must be true or false.').nullish(),
  /**
   * Keeps the sites that meet all of these needs, judged by everything known about them. Without
   * `car` the need "car" is ignored.
   */
  needs: z.array(z.enum(wants, 'This must be a list of needs.')).max(wants.length).nullish(),
  /** The drivetrain of the car for the need "car". */
  car: z.enum(drivetrains, 'Please choose a drivetrain.').nullish(),
  /** True to keep also the sites that are known not to fit. */
  unsuited: z.boolean('This must be true or false.').nullish(),
});

/** What a search looks for, without the place to search around. */
export const wantedSites = z.object({
  radius: z.literal(radii, 'Please choose 50, 100 or 200 km.'),
  /** Keeps the sites with this text in their name, their address or the name of a feature. */
  text: optionalText(),
  filters: searchFilters.nullish(),
});

export const siteSearch = wantedSites.extend({ postcode });

/** Error message for four digits that are not a postcode. */
export const unknownPostcode = 'We don’t know this postcode.';

/**
 * `total` counts every match, and `locations` holds the nearest 200 matches. `unknown` counts the
 * sites for which it is unknown whether they fit the filters, even if `locations` leaves them out.
 */
export const searchResponse = z.object({
  locations: z.array(foundCampsite),
  total: z.int(),
  unknown: z.int(),
  /**
   * Present when the search has needs: how many sites are known not to fit, and how many would fit
   * if one of the needs were dropped.
   */
  unsuited: z.int().optional(),
  without: z.array(z.object({ need: z.enum(wants), fit: z.int() })).optional(),
});

export type SiteFeature = z.output<typeof siteFeature>;
export type Campsite = z.output<typeof campsite>;
export type FoundCampsite = z.output<typeof foundCampsite>;
export type SearchFilters = z.output<typeof searchFilters>;
export type WantedSites = z.output<typeof wantedSites>;
export type SiteSearch = z.output<typeof siteSearch>;
export type SearchResponse = z.output<typeof searchResponse>;

/** A single campsite, with its postcode and state. */
export const siteDetail = campsite.extend({
  postcode: z.string().nullable(),
  state: z.string().nullable(),
  /** False for a site within 3 km of a line between states whose owner hasn't said the state. */
  state_sure: z.boolean(),
});

export type SiteDetail = z.output<typeof siteDetail>;

/** A campsite with everything about it that depends on the viewer. */
export const locationResponse = z.object({
  location: siteDetail,
  features: z.array(siteFeature),
  /** Km from the centre of the viewer's postcode; null when the distance is unknown. */
  distance: z.number().nullable(),
  saved: z.boolean(),
  ...saidOfCampsite,
  /** The viewer's own observation in the form that PUT …/observation takes; null without one. */
  own_observation: observation.nullable(),
});

export type LocationResponse = z.output<typeof locationResponse>;
export type SitePark = z.output<typeof sitePark>;
export type SiteEvidence = z.output<typeof siteEvidence>;

/** For each fact on which campers disagree: every value that they report, the newest first. */
export type Disagreements = Partial<
  Record<keyof Observations, { value: boolean | Drivetrain; says: number; latest: Day }[]>
>;
