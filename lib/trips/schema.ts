import { z } from 'zod';
import { type Campsite, campsite, siteFeature } from '../campsites/schema';
import type { Day } from '../dates';
import { day, email, id, optionalText, optionalUrl, text } from '../fields';
import { ids } from './attendance/schema';
import { checkDates } from './date-rules';

export const MAX_INVITEES = 200;

export const tripStatuses = ['Going', 'Not going', 'Pending'] as const;

export const trip = z.object({
  id,
  /** Null is shown as 'Unnamed Trip'. */
  trip_name: z.string().nullable(),
  creator_profile_id: id,
  creator_name: z.string(),
  location_name: z.string(),
  start_date: day,
  end_date: day,
  /** The viewer's own answer; the organiser's is always true. */
  attending: z.boolean().nullable(),
  location_id: id.nullable(),
  location_url: z.string().nullable(),
  status: z.enum(tripStatuses),
  /** From then on nothing of it can be answered or changed. */
  called_off: z.boolean(),
  /** The viewer is going, but the dates or the site have changed since they said so. */
  reconfirm: z.boolean(),
  /** Whether the viewer helps to organise it. */
  co_organiser: z.boolean(),
});

/** Of an AI site, or one that is gone since, there is no more than its name and its URL. */
export const namedSite = z.object({
  id: z.null(),
  name: z.string(),
  address: z.null(),
  latitude: z.null(),
  longitude: z.null(),
  phone_contact: z.null(),
  email_contact: z.null(),
  campsite_url: z.string().nullable(),
  site_features: z.null(),
  features: z.null(),
  missing_features: z.null(),
  share_flag: z.null(),
  drivetrain: z.null(),
  pet_friendly: z.null(),
  source: z.null(),
});

export const tripLocation = z.object({
  location: z.union([campsite, namedSite]),
  features: z.array(siteFeature),
});

const dates = { start_date: day, end_date: day };

const MAX_NAME = 80;
const siteName = text(MAX_NAME, 'Please name the campsite.');

/** An AI site as the address of the trip form carries it. */
export const namedChoice = z.object({ name: siteName, url: optionalUrl });

/** A site as the calls take it. */
export const siteFields = {
  /** Null for an AI site; a campsite's own name and URL win over those sent with it. */
  location_id: optionalText(100),
  location_name: optionalText(200),
  location_url: optionalUrl,
};

export type SiteChoice = z.output<z.ZodObject<typeof siteFields>>;

export function checkSiteName({ location_id, location_name }: SiteChoice, context: z.RefinementCtx) {
  const message = location_id ? null : siteName.safeParse(location_name).error?.issues[0]?.message;
  if (message) context.addIssue({ code: 'custom', path: ['location_name'], message });
}

/** Addresses to invite; twice the most, for those that turn out to be duplicates or one's own. */
export const invitees = z
  .array(email, 'This must be a list of email addresses.')
  .max(2 * MAX_INVITEES, `Please invite up to ${MAX_INVITEES} people.`);

/** A chosen site as the calls take it. */
export const choiceOf = (chosen: ChosenSite) =>
  chosen.campsite
    ? {
        location_id: chosen.campsite.id,
        location_name: chosen.campsite.name,
        location_url: chosen.campsite.campsite_url,
      }
    : { location_id: null, location_name: chosen.name, location_url: chosen.url };

export const newTrip = z
  .object({
    tripName: optionalText(MAX_NAME),
    ...siteFields,
    ...dates,
    invitees: invitees.nullish(),
    owner_crew_member_ids: ids('crew member'),
    owner_ride_ids: ids('ride'),
  })
  .superRefine(checkDates(true))
  .superRefine(checkSiteName);

export const tripDates = z.object(dates).superRefine(checkDates(false));

export const tripNaming = z.object({ tripName: optionalText(MAX_NAME) });

/** The dates and the site that somebody's answer was to. */
export interface AgreedTo {
  start_date: Day;
  end_date: Day;
  location_id: string | null;
  location_name: string;
  location_url: string | null;
}

/** A trip with what its cover art is drawn from, and what the viewer said yes to where it has changed since. */
export interface TripWithCover {
  trip: Trip;
  cover: string;
  agreedTo: AgreedTo | null;
  /** What tripVersion tells of it; '' in a list. */
  version: string;
}

/** A site that was chosen: a campsite, or what the AI said of one. */
export type ChosenSite =
  | { campsite: Campsite; own: boolean }
  | { campsite: null; name: string; url: string | null };

export type TripNaming = z.output<typeof tripNaming>;
export type Trip = z.output<typeof trip>;
export type TripStatus = Trip['status'];
export type TripLocation = z.output<typeof tripLocation>;
export type NewTrip = z.output<typeof newTrip>;
export type TripDates = z.output<typeof tripDates>;
