import { z } from 'zod';
import { campsite, saidOfCampsite, siteFeature } from '../campsites/schema';
import { shownSuggestion } from '../campsites/suggestions/schema';
import type { Day } from '../dates';
import { day, id, ids, mailbox, optionalText } from '../fields';
import type { Position } from '../geometry';
import { countedParty } from './attendance/counted-party-schema';
import { checkDates } from './date-rules';
import { checkSite, choosesSite, MAX_NAME, siteFields } from './site/site-choice';
import type { Stop } from './stops/stops';
import { undecidedFields } from './undecided/schema';
import type { OpenVote } from './undecided/when-and-where';

export const MAX_INVITEES = 200;
const tripStatuses = ['Going', 'Not going', 'Pending'] as const;

export const trip = z.object({
  id,
  /** Null is shown as `tripName` says. */
  trip_name: z.string().nullable(),
  creator_profile_id: id,
  creator_name: z.string(),
  location_name: z.string(),
  start_date: day,
  end_date: day,
  /** The viewer's answer; the organiser's is always true. */
  attending: z.boolean().nullable(),
  location_id: id.nullable(),
  location_url: z.string().nullable(),
  status: z.enum(tripStatuses),
  called_off: z.boolean(),
  /** The viewer is going, but must confirm because dates or site have changed since. */
  reconfirm: z.boolean(),
  co_organiser: z.boolean(),
  meeting_point: z.string().nullable(),
  /** "HH:MM" in the site's time zone. */
  meeting_time: z.string().nullable(),
  /** Either both are set or neither. */
  meeting_latitude: z.number().nullable(),
  meeting_longitude: z.number().nullable(),
  /** 1 to 80. */
  uhf_channel: z.int().nullable(),
  ...undecidedFields,
});

/** It never was a campsite, or its campsite was deleted. */
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
  /** Unverified; null unless the trip was planned from an AI suggestion. */
  ai_suggestion: shownSuggestion.nullable(),
});

const dates = { start_date: day, end_date: day };

/** Up to twice the maximum, because some may be duplicates or the organiser's own. */
export const invitees = z
  .array(mailbox, 'This must be a list of email addresses.')
  .max(2 * MAX_INVITEES, `Please invite up to ${MAX_INVITEES} people.`);

/** For the mail and the invitation's page of those invited with it. */
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
    /** Replaces the two lists for a person without crew and rides; both are then created from it. */
    party: countedParty.nullish(),
    open_vote: z.boolean('This must be true or false.').nullish(),
  })
  .superRefine(checkDates(true))
  .superRefine(checkSite);

export const tripDates = z.object(dates).superRefine(checkDates(false));

export const datesPreview = z.object({
  households: z.array(
    z.object({
      household_id: id,
      name: z.string(),
      /** With the other dates; null means the trip's own day. */
      arrive_on: day.nullable(),
      leave_on: day.nullable(),
      cut: z.boolean(),
    }),
  ),
  untold: z.array(z.object({ household_id: id, name: z.string() })),
});

export const tripNaming = z.object({ tripName: optionalText(MAX_NAME) });

export interface AgreedTo {
  start_date: Day;
  end_date: Day;
  location_id: string | null;
  location_name: string;
  location_url: string | null;
  /** Of a trip with several. */
  stops?: { nights: number; location_id: string | null; location_name: string }[];
}

export interface TripWithCover {
  trip: Trip;
  /** In order; a trip with one stop has the trip's own id, place and dates. */
  stops: Stop[];
  /** Where the trip is now: its first stop before the trip, and its last one afterwards. */
  here: Stop;
  /** Of the stop where the trip is now; null when unknown. */
  spot: Position | null;
  /** Of the stop where the trip is now; null when unknown. */
  zone: string | null;
  role: Role | null;
  openVote: OpenVote | null;
  cover: string;
  /** Null unless the trip has changed since the viewer agreed. */
  agreedTo: AgreedTo | null;
  /** As `getTripVersion` returns it; '' where nobody follows the trip's changes. */
  version: string;
}

export type Role = 'organiser' | 'co-organiser';
export type Trip = z.output<typeof trip>;
export type TripStatus = Trip['status'];
export type TripLocation = z.output<typeof tripLocation>;
export type NewTrip = z.output<typeof newTrip>;
export type TripDates = z.output<typeof tripDates>;
export type DatesPreview = z.output<typeof datesPreview>;

/** The two dates can only be changed together; a field left out keeps its value. */
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

export const hiddenTrip = z.object({ hidden: z.boolean('Please say whether to hide the trip.') });

export const listQuery = z.object({
  hidden: z.enum(['true', 'false'], 'This must be true or false.').optional(),
});
