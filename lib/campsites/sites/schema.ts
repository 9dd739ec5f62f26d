import { z } from 'zod';
import { drivetrains } from '@/lib/drivetrains';
import { optionalEmail, optionalText, optionalUrl, text } from '@/lib/fields';
import { siteDetail } from '../schema';
import { CHOOSE_ADDRESS, MAX_FEATURES, states } from './rules';
import { checkPair, isInside, outside } from './spot-rules';

const TRUE_OR_FALSE = 'This must be true or false.';
const degrees = z.number(CHOOSE_ADDRESS);

/** The name of a feature that a person types in. */
const featureName = text(80, 'Please name the feature.');

/**
 * The fields stand in the form's order, so that the first reported error belongs to the first wrong
 * field on the page.
 */
const fields = {
  /** Without an address, the name of the nearest suburb is stored as the address. */
  address: optionalText(200),
  latitude: degrees,
  longitude: degrees,
  /** For a position within 3 km of a line between states. Without it, the map tells the state. */
  state: z.enum(states, 'Please choose a state.').nullish(),
  name: text(80, 'Please name the campsite.'),
  drivetrain: z.enum(drivetrains, 'Please choose a drivetrain.'),
  /** True when pets are welcome; null means unknown. */
  pet_friendly: z.boolean(TRUE_OR_FALSE).nullish(),
  /** Ids of known features, or names of new ones. */
  site_features: z
    .array(featureName, 'This must be a list of features.')
    .max(MAX_FEATURES, `Please choose up to ${MAX_FEATURES} features.`)
    .nullish(),
  /** False or absent keeps the site private. */
  share_flag: z.boolean(TRUE_OR_FALSE).nullish(),
  phone_contact: optionalText(),
  email_contact: optionalEmail,
  campsite_url: optionalUrl,
};

/** A person's new campsite, as the form and the API send it. */
export const newSite = z.object(fields).refine(isInside, outside);

/** A change of any of a campsite's fields. A change of one coordinate needs the other one too. */
export const siteChanges = z.object(fields).partial().superRefine(checkPair).refine(isInside, outside);

/**
 * A new site, and a postcode from which a search with the largest radius finds the site; null when
 * there is no postcode like that.
 */
export const addedSite = z.object({ location: siteDetail, search_postcode: z.string().nullable() });

export type AddedSite = z.output<typeof addedSite>;
export type NewSite = z.output<typeof newSite>;
export type SiteChanges = z.output<typeof siteChanges>;
