import { z } from 'zod';
import { id, optionalText, postcode } from '../fields';
import { drivetrains, radii } from './choices';

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
  share_flag: z.boolean(),
  drivetrain: drivetrain.nullable(),
  pet_friendly: z.boolean().nullable(),
  source: z.enum(['open', 'user', 'private']),
});

/** A campsite in a search's answer, with its distance in km from the postcode's centre. */
export const foundCampsite = campsite.extend({ distance: z.number() });

export const searchFilters = z.object({
  /** A car's: keeps the sites known to be within its reach. */
  drivetrain: z.enum([...drivetrains, ''], 'Please choose a drivetrain.').nullish(),
  /** Keeps the sites known to welcome pets, or known not to. */
  pets: z.boolean('This must be true or false.').nullish(),
  /** Keeps the sites known to have every one of these. */
  features: z.array(id, 'This must be a list of feature ids.').max(20, 'Please choose up to 20.').nullish(),
});

export const siteSearch = z.object({
  postcode,
  radius: z.literal(radii, 'Please choose 50, 100 or 200 km.'),
  /** Keeps the sites whose name, address or a feature contains it. */
  text: optionalText(),
  filters: searchFilters.nullish(),
});

/** Said of four digits that are no postcode. */
export const unknownPostcode = 'We don’t know this postcode.';

/** `total` counts every match; `locations` holds the nearest 200. */
export const searchAnswer = z.object({ locations: z.array(foundCampsite), total: z.int() });

export type SiteFeature = z.output<typeof siteFeature>;
export type Campsite = z.output<typeof campsite>;
export type FoundCampsite = z.output<typeof foundCampsite>;
export type SiteSearch = z.output<typeof siteSearch>;
export type SearchAnswer = z.output<typeof searchAnswer>;
