import { z } from 'zod';
import { drivetrains } from '@/lib/drivetrains';
import { optionalEmail, optionalText, optionalUrl, text } from '@/lib/fields';
import { siteDetail } from '../schema';
import { checkPair, isInside, outside } from '../spot-rules';
import { CHOOSE_ADDRESS, MAX_FEATURES } from './rules';

const TRUE_OR_FALSE = 'This must be true or false.';
const degrees = z.number(CHOOSE_ADDRESS);

/** What people type when they name a feature of their own. */
const featureName = text(80, 'Please name the feature.');

/** In the form's order, so that the first that is wrong is the first on the page. */
const fields = {
  /** Left out, it is the name of the nearest suburb. */
  address: optionalText(200),
  latitude: degrees,
  longitude: degrees,
  name: text(80, 'Please name the campsite.'),
  drivetrain: z.enum(drivetrains, 'Please choose a drivetrain.'),
  /** Null for unknown. */
  pet_friendly: z.boolean(TRUE_OR_FALSE).nullish(),
  /** Ids from the look-up, or new names. */
  site_features: z
    .array(featureName, 'This must be a list of features.')
    .max(MAX_FEATURES, `Please choose up to ${MAX_FEATURES} features.`)
    .nullish(),
  /** False, and what is left out, keeps the site private. */
  share_flag: z.boolean(TRUE_OR_FALSE).nullish(),
  phone_contact: optionalText(),
  email_contact: optionalEmail,
  campsite_url: optionalUrl,
};

/** A person's campsite, as the form and the call send it. */
export const newSite = z.object(fields).refine(isInside, outside);

/** Any part of it; the two coordinates go together. */
export const siteChanges = z.object(fields).partial().superRefine(checkPair).refine(isInside, outside);

/** A new one, with the postcode from which the widest search comes upon it. */
export const addedSite = z.object({ location: siteDetail, search_postcode: z.string().nullable() });

export type AddedSite = z.output<typeof addedSite>;
export type NewSite = z.output<typeof newSite>;
export type SiteChanges = z.output<typeof siteChanges>;
