import { z } from 'zod';
import { drivetrains } from '../drivetrains';
import { id, optionalText, postcode } from '../fields';
import { observation, observations } from './observations/schema';
import { radii } from './search-choices';

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

/** The national park that an open site may lie in, and how sure that is; docs/data.md tells what may be said of it. */
const sitePark = z.object({ name: z.string().nullable(), sure: z.enum(['in', 'agency', 'near']) });

/** What stands beside a campsite wherever what is known of it is told. */
export const saidOfCampsite = {
  /** What campers say of it. */
  observations,
  park: sitePark.nullable(),
};

/** A campsite in a search's response, with its distance in km from the postcode's centre. */
export const foundCampsite = campsite.extend({
  distance: z.number(),
  /** Whether it is the viewer's, private or shared. */
  own: z.boolean(),
  /** What campers say of it, and the park that it may lie in; absent where that is nothing. */
  observations: observations.optional(),
  park: sitePark.optional(),
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
});

export type SiteFeature = z.output<typeof siteFeature>;
export type Campsite = z.output<typeof campsite>;
export type FoundCampsite = z.output<typeof foundCampsite>;
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
