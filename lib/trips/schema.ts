import { z } from 'zod';
import { campsite, saidOfCampsite, siteFeature } from '../campsites/schema';
import { shownSuggestion } from '../campsites/suggestion-schema';
import type { Day } from '../dates';
import { day, email, id, ids, optionalText } from '../fields';
import type { Position } from '../geometry';
import { countedParty } from './attendance/counted-party-schema';
import { checkDates } from './date-rules';
import { checkSite, choosesSite, MAX_NAME, siteFields } from './site-choice';

export const MAX_INVITEES = 200;
const tripStatuses = ['Going', 'Not going', 'Pending'] as const;

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
  /** Where its people find each other out there. */
  meeting_point: z.string().nullable(),
  /** When they meet there on the first day, "HH:MM" by the clocks at the site. */
  meeting_time: z.string().nullable(),
  /** The coordinates of the meeting point; both or neither. */
  meeting_latitude: z.number().nullable(),
  meeting_longitude: z.number().nullable(),
  /** The UHF channel that they talk on, 1 to 80. */
  uhf_channel: z.int().nullable(),
});

/** Of a site that has a name alone, or one that is gone since, there is no more than its name and its URL. */
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
  ...saidOfCampsite,
  /** What an AI said of it, where the trip was planned by that; none of it is known to be so. */
  ai_suggestion: shownSuggestion.nullable(),
});

const dates = { start_date: day, end_date: day };

/** Addresses to invite; twice the most, for those that turn out to be duplicates or one's own. */
export const invitees = z
  .array(email, 'This must be a list of email addresses.')
  .max(2 * MAX_INVITEES, `Please invite up to ${MAX_INVITEES} people.`);

/** A few words of the inviter, for the mail and the page of those invited with it. */
export const invitationNote = optionalText(500);

export const newTrip = z
  .object({
    tripName: optionalText(MAX_NAME),
    ...siteFields,
    ...dates,
    invitees: invitees.nullish(),
    note: invitationNote,
    owner_crew_member_ids: ids('crew member'),
    owner_ride_ids: ids('ride'),
    /** In place of both, for somebody with no crew and no ride yet: they are made of it. */
    party: countedParty.nullish(),
    /** The dates aren't sure: a vote on them is opened with the trip. */
    open_vote: z.boolean('This must be true or false.').nullish(),
  })
  .superRefine(checkDates(true))
  .superRefine(checkSite);

export const tripDates = z.object(dates).superRefine(checkDates(false));

/** What other dates would do to those who are going. */
export const datesPreview = z.object({
  /** Who comes for part of the trip, and would come on other days or for fewer nights. */
  households: z.array(
    z.object({
      household_id: id,
      name: z.string(),
      /** As they would be; null for the trip's own first and last day. */
      arrive_on: day.nullable(),
      leave_on: day.nullable(),
      /** Whether nights are lost. */
      cut: z.boolean(),
    }),
  ),
  /** Who has no address, so that no mail tells them. */
  untold: z.array(z.object({ household_id: id, name: z.string() })),
});

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
  /** Where its site lies; null where nobody knows. */
  spot: Position | null;
  /** The viewer's, with the organiser's tools; null for an invitee. */
  role: Role | null;
  cover: string;
  agreedTo: AgreedTo | null;
  /** What getTripVersion tells of it; '' in a list. */
  version: string;
}

export type Role = 'organiser' | 'co-organiser';
export type Trip = z.output<typeof trip>;
export type TripStatus = Trip['status'];
export type TripLocation = z.output<typeof tripLocation>;
export type NewTrip = z.output<typeof newTrip>;
export type TripDates = z.output<typeof tripDates>;
export type DatesPreview = z.output<typeof datesPreview>;

/** Any of a trip's name, its dates (both together) and its site; what is left out stays. */
export const tripChange = z
  .object({
    ...tripNaming.shape,
    ...siteFields,
    start_date: day.optional(),
    end_date: day.optional(),
  })
  .superRefine((change, context) => {
    if (choosesSite(change)) checkSite(change, context);
    const { tripName, start_date, end_date } = change;
    const nothingElse = tripName === undefined && !choosesSite(change);
    if (!nothingElse && start_date === undefined && end_date === undefined) return;
    const problems = tripDates.safeParse(change).error?.issues ?? [];
    for (const { path, message } of problems) context.addIssue({ code: 'custom', path, message });
  });

export type TripChange = z.output<typeof tripChange>;

/** Whether one of the viewer's trips is left out of their own lists. */
export const hiddenTrip = z.object({ hidden: z.boolean('Please say whether to hide the trip.') });

/** Which of one's trips to list: those shown, or those hidden. */
export const listQuery = z.object({
  hidden: z.enum(['true', 'false'], 'This must be true or false.').optional(),
});
