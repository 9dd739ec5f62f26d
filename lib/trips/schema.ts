import { z } from 'zod';
import { campsite, saidOfCampsite, siteFeature } from '../campsites/schema';
import { shownSuggestion } from '../campsites/suggestions/schema';
import type { Day } from '../dates';
import { day, id, ids, mailbox, optionalText } from '../fields';
import type { Position } from '../geometry';
import { countedParty } from './attendance/counted-party-schema';
import { checkDates } from './date-rules';
import { checkSite, choosesSite, MAX_NAME, siteFields } from './site/site-choice';
import { undecidedFields } from './undecided/schema';
import type { OpenVote } from './undecided/when-and-where';

export const MAX_INVITEES = 200;
const tripStatuses = ['Going', 'Not going', 'Pending'] as const;

export const trip = z.object({
  id,
  /** Name of the trip. Null is shown as 'Unnamed Trip'. */
  trip_name: z.string().nullable(),
  creator_profile_id: id,
  creator_name: z.string(),
  location_name: z.string(),
  start_date: day,
  end_date: day,
  /** The viewer's answer. The organiser's is always true. */
  attending: z.boolean().nullable(),
  location_id: id.nullable(),
  location_url: z.string().nullable(),
  status: z.enum(tripStatuses),
  /** True when the trip was called off, so that nobody can answer or change it any more. */
  called_off: z.boolean(),
  /** True when the viewer is going, but must confirm because dates or site have changed since. */
  reconfirm: z.boolean(),
  /** True when the viewer is a co-organiser. */
  co_organiser: z.boolean(),
  /** Where the trip's people meet on the first day. */
  meeting_point: z.string().nullable(),
  /** Time of the meeting, "HH:MM" in the site's time zone. */
  meeting_time: z.string().nullable(),
  /** Coordinates of the meeting point. Either both are set or neither. */
  meeting_latitude: z.number().nullable(),
  meeting_longitude: z.number().nullable(),
  /** UHF radio channel on which the trip's people talk, 1 to 80. */
  uhf_channel: z.int().nullable(),
  ...undecidedFields,
});

/**
 * A site of which only the name and URL are known. It never was a campsite, or its campsite was
 * deleted.
 */
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
  /**
   * What an AI said of the site, when the trip was planned from an AI suggestion; otherwise null.
   * Nobody has verified it.
   */
  ai_suggestion: shownSuggestion.nullable(),
});

const dates = { start_date: day, end_date: day };

/**
 * The addresses to invite. Up to twice the maximum is accepted, because some may be duplicates or
 * the organiser's own.
 */
export const invitees = z
  .array(mailbox, 'This must be a list of email addresses.')
  .max(2 * MAX_INVITEES, `Please invite up to ${MAX_INVITEES} people.`);

/** The inviter's note, for the mail and the invitation's page of those invited with it. */
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
    /**
     * Numbers of people, pets and cars. A person who has no crew and no rides yet sends them instead
     * of the two lists; the crew and rides are then created from these numbers.
     */
    party: countedParty.nullish(),
    /** True when the dates aren't final, so that the trip is created with a vote on them. */
    open_vote: z.boolean('This must be true or false.').nullish(),
  })
  .superRefine(checkDates(true))
  .superRefine(checkSite);

export const tripDates = z.object(dates).superRefine(checkDates(false));

/** What other dates would change for the people who are going. */
export const datesPreview = z.object({
  /** Households whose part of the trip would move to other days or lose nights. */
  households: z.array(
    z.object({
      household_id: id,
      name: z.string(),
      /** First and last day of the stay with the other dates. Null means the trip's own day. */
      arrive_on: day.nullable(),
      leave_on: day.nullable(),
      /** True when the household would lose at least one night. */
      cut: z.boolean(),
    }),
  ),
  /** Households without an address, which therefore can't be told by mail. */
  untold: z.array(z.object({ household_id: id, name: z.string() })),
});

export const tripNaming = z.object({ tripName: optionalText(MAX_NAME) });

/** The dates and the site that a household has agreed to. */
export interface AgreedTo {
  start_date: Day;
  end_date: Day;
  location_id: string | null;
  location_name: string;
  location_url: string | null;
}

/** A trip with more data for its pages. */
export interface TripWithCover {
  trip: Trip;
  /** Position of the trip's site; null when unknown. */
  spot: Position | null;
  /** The viewer's role when they have the organisers' tools; null for an invitee. */
  role: Role | null;
  /** The trip's open vote, with the dates and campsites on offer; null without one. */
  openVote: OpenVote | null;
  /** Seed of the trip's cover. */
  cover: string;
  /** What the viewer has agreed to, when the trip has changed since; otherwise null. */
  agreedTo: AgreedTo | null;
  /** Version of the trip as `getTripVersion` returns it; '' for a trip in a list. */
  version: string;
}

export type Role = 'organiser' | 'co-organiser';
export type Trip = z.output<typeof trip>;
export type TripStatus = Trip['status'];
export type TripLocation = z.output<typeof tripLocation>;
export type NewTrip = z.output<typeof newTrip>;
export type TripDates = z.output<typeof tripDates>;
export type DatesPreview = z.output<typeof datesPreview>;

/**
 * A change of a trip's name, dates or site. The two dates can only be changed together. A field
 * that is left out keeps its value.
 */
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

/** `hidden` is true to hide the trip from the viewer's own lists, and false to show it again. */
export const hiddenTrip = z.object({ hidden: z.boolean('Please say whether to hide the trip.') });

/** With `hidden` the list has the viewer's hidden trips, otherwise the others. */
export const listQuery = z.object({
  hidden: z.enum(['true', 'false'], 'This must be true or false.').optional(),
});
