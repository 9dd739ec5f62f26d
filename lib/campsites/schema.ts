import { z } from 'zod';
import type { Day } from '../dates';
import { type Drivetrain, drivetrains } from '../drivetrains';
import { id, optionalText, postcode } from '../fields';
import { type Observations, observation, observations } from './observations/schema';
import { radii, wants } from './search-choices';

const drivetrain = z.enum(drivetrains, 'Please choose a drivetrain.');

/** A feature as the look-up and a trip's location give it. */
export const siteFeature = z.object({ id, name: z.string() });

/** Null stands for unknown, never for "no". */
export const campsite = z.object({
  id,
  name: z.string(),
  address: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  phone_contact: z.string().nullable(),
  email_contact: z.string().nullable(),
  campsite_url: z.string().nullable(),
  /** Ids of what the site is known to have; `features` holds their names in the same order. */
  site_features: z.array(id),
  features: z.array(z.string()),
  /** Names of what it is known not to have; what stands in neither list is unknown. */
  missing_features: z.array(z.string()),
  share_flag: z.boolean(),
  drivetrain: drivetrain.nullable(),
  pet_friendly: z.boolean().nullable(),
  source: z.enum(['open', 'user', 'private']),
});

/** The national park that an open site may lie in, and how sure that is; docs/develop/data.md tells what may be said of it. */
const sitePark = z.object({ name: z.string().nullable(), sure: z.enum(['in', 'agency', 'near']) });

/** What open data beside a site's own says of it; docs/develop/data.md tells what may be said, and that it is no fact of the site. */
const siteEvidence = z.object({
  /** The nearest road of a map of about 2000. */
  road: z
    .enum(['sealed_300m', 'both_300m', 'unsealed_300m', 'sealed_1km', 'unsealed_1km', 'none_1km'])
    .nullable(),
  dogs: z.enum(['no', 'agency', 'forest']).nullable(),
});

/** What stands beside a campsite wherever what is known of it is told. */
export const saidOfCampsite = {
  /** What campers say of it. */
  observations,
  park: sitePark.nullable(),
  evidence: siteEvidence.nullable(),
};

/** A campsite in a search's response, with its distance in km from the postcode's centre. */
export const foundCampsite = campsite.extend({
  distance: z.number(),
  /** Whether it is the viewer's, private or shared. */
  own: z.boolean(),
  /** What campers say of it, the park that it may lie in, and what other open data says; absent where that is nothing. */
  observations: observations.optional(),
  park: sitePark.optional(),
  evidence: siteEvidence.optional(),
});

/** A list of campsites that no search made. */
export const siteList = z.object({ locations: z.array(campsite) });

/** Each keeps the sites that are known to fit. */
const searchFilters = z.object({
  /** A car's: the sites within its reach. */
  drivetrain: z.enum([...drivetrains, ''], 'Please choose a drivetrain.').nullish(),
  /** Keeps also the sites of whose access nobody knows. */
  unknown_access: z.boolean('This must be true or false.').nullish(),
  /** The sites that welcome pets, or that don't. */
  pets: z.boolean('This must be true or false.').nullish(),
  /** The sites that have every one of these. */
  features: z.array(id, 'This must be a list of feature ids.').max(20, 'Please choose up to 20.').nullish(),
  /** Keeps also the sites of which it isn't known whether they fit. */
  unknown: z.boolean('This must be true or false.').nullish(),
  /** The sites that have every one of these, by all that is known of them; "car" is passed over without `car`. */
  needs: z.array(z.enum(wants, 'This must be a list of needs.')).max(wants.length).nullish(),
  /** The car that has to get there, for the need of that name. */
  car: z.enum(drivetrains, 'Please choose a drivetrain.').nullish(),
  /** Keeps also the sites that are known not to fit. */
  unsuited: z.boolean('This must be true or false.').nullish(),
});

/** What is looked for, wherever that is. */
export const wantedSites = z.object({
  radius: z.literal(radii, 'Please choose 50, 100 or 200 km.'),
  /** Keeps the sites whose name, address or a feature contains it. */
  text: optionalText(),
  filters: searchFilters.nullish(),
});

export const siteSearch = wantedSites.extend({ postcode });

/** Said of four digits that are no postcode. */
export const unknownPostcode = 'We don’t know this postcode.';

/**
 * `total` counts every match, of which `locations` holds the nearest 200; `unknown` counts the sites of which it
 * isn't known whether they fit the filters, whether they are kept or not.
 */
export const searchResponse = z.object({
  locations: z.array(foundCampsite),
  total: z.int(),
  unknown: z.int(),
  /** With `needs`: how many sites are known not to fit, and how many would fit without one of the needs. */
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

/** A campsite by itself, with the postcode and state of the suburb that it lies nearest to. */
export const siteDetail = campsite.extend({ postcode: z.string().nullable(), state: z.string().nullable() });

export type SiteDetail = z.output<typeof siteDetail>;

/** A campsite with what concerns the viewer of it. */
export const locationResponse = z.object({
  location: siteDetail,
  features: z.array(siteFeature),
  /** Km from the middle of the viewer's postcode; null where that is unknown. */
  distance: z.number().nullable(),
  saved: z.boolean(),
  ...saidOfCampsite,
  /** What the caller has said of it, which PUT …/observation takes. */
  own_observation: observation.nullable(),
});

export type LocationResponse = z.output<typeof locationResponse>;
export type SitePark = z.output<typeof sitePark>;
export type SiteEvidence = z.output<typeof siteEvidence>;

/** Of each fact of which campers say different things everything that is said, the newest first. */
export type Disagreements = Partial<
  Record<keyof Observations, { value: boolean | Drivetrain; says: number; latest: Day }[]>
>;
