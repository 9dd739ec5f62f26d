import { z } from 'zod';
import { drivetrains } from '@/lib/drivetrains';
import { optionalEmail, optionalText, optionalUrl, text } from '@/lib/fields';
import { siteDetail } from '../schema';
import { CHOOSE_ADDRESS, MAX_FEATURES, states } from './rules';
import { checkPair, isInside, outside } from './spot-rules';

const TRUE_OR_FALSE = 'This must be true or false.';
const degrees = z.number(CHOOSE_ADDRESS);

const featureName = text(80, 'Please name the feature.');

/** In the form's order, so that the first reported error belongs to the first wrong field on the page. */
const fields = {
  address: optionalText(200),
  latitude: degrees,
  longitude: degrees,
  /** For a position within 3 km of a line between states; otherwise the map tells the state. */
  state: z.enum(states, 'Please choose a state.').nullish(),
  name: text(80, 'Please name the campsite.'),
  drivetrain: z.enum(drivetrains, 'Please choose a drivetrain.'),
  pet_friendly: z.boolean(TRUE_OR_FALSE).nullish(),
  site_features: z
    .array(featureName, 'This must be a list of features.')
    .max(MAX_FEATURES, `Please choose up to ${MAX_FEATURES} features.`)
    .nullish(),
  share_flag: z.boolean(TRUE_OR_FALSE).nullish(),
  phone_contact: optionalText(),
  email_contact: optionalEmail,
  campsite_url: optionalUrl,
};

export const newSite = z.object(fields).refine(isInside, outside);

export const siteChanges = z.object(fields).partial().superRefine(checkPair).refine(isInside, outside);

/** A postcode from which a search with the largest radius finds the site; null without one. */
export const addedSite = z.object({ location: siteDetail, search_postcode: z.string().nullable() });

export type AddedSite = z.output<typeof addedSite>;
export type NewSite = z.output<typeof newSite>;
export type SiteChanges = z.output<typeof siteChanges>;
