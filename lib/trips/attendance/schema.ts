import { z } from 'zod';
import type { Day } from '@/lib/dates';
import { day, id, ids, optionalDay } from '@/lib/fields';
import { camper, member, pet } from '@/lib/household/crew/schema';
import { boat, car, ride, trailer } from '@/lib/household/rides/schema';
import { countedParty } from './counted-party-schema';
import { dayParts } from './day-parts';

/**
 * The days on which a household arrives and leaves; null means the trip's first and last day. The
 * household sleeps at the site from the day it arrives to the night before the day it leaves. On a
 * trip of one day it sleeps there for one night. The times of day decide at which meals it is there;
 * null means the usual time (`usualTimes` in presence.ts).
 */
export const stay = {
  arrive_on: day.nullable(),
  leave_on: day.nullable(),
  arrive_by: z.enum(dayParts).nullable(),
  leave_by: z.enum(dayParts).nullable(),
};

/**
 * The people and vehicles that a household brings on a trip, and its stay, as its own members see
 * them.
 */
export const attendance = z.object({ crew: z.array(member), rides: z.array(ride), ...stay });

export const attendanceOptions = z.object({ crew: z.array(member), vehicles: z.array(ride) });

/** A person or pet on a trip as other people on the trip see them: without the email address. */
export const companion = z.discriminatedUnion('type', [camper.omit({ email: true }), pet]);

const tripCar = car.omit({ registration: true }).extend({
  /**
   * True when an organiser has said that the car counts as one that can reach the site, although the
   * app's data says that it can't.
   */
  anyway: z.boolean(),
  /** Where the car parks when it can't reach the site; null when nobody has said. */
  parks_at: z.string().nullable(),
  /** 'lead' for the first car of the convoy, 'tail' for the last; null for any other car. */
  convoy: z.enum(['lead', 'tail']).nullable(),
});

export const vehicle = z.discriminatedUnion('type', [tripCar, trailer, boat]);

export const attendee = z.object({
  /** Id of the person's profile; null for a guest without an account. */
  profile_id: id.nullable(),
  profile_name: z.string(),
  crew: z.array(companion),
  vehicles: z.array(vehicle),
  ...stay,
});

const attending = z.boolean('Please answer going or not going.');

/**
 * The trip's dates as shown to the person who answered. If the trip has other dates by now, the
 * answer is refused.
 */
export const forDates = z.object({ start_date: day, end_date: day }).nullish();

export const attendingChange = z.object({ attending, for_dates: forDates });
export const attendingAnswer = z.object({ attending });

const optionalDayPart = z
  .enum(['', ...dayParts], 'Please choose morning, afternoon or night.')
  .nullable()
  .transform((value) => value || null)
  .optional();

/** The fields of a stay that an answer can contain. A field that is left out keeps its value. */
export const stayChange = {
  arrive_on: optionalDay,
  leave_on: optionalDay,
  arrive_by: optionalDayPart,
  leave_by: optionalDayPart,
};

export const attendanceChange = z.object({
  attending,
  crew_member_ids: ids('crew member'),
  ride_ids: ids('ride'),
  /**
   * Numbers in place of the two lists, from a person who has no crew and no rides yet, as for a new
   * trip. With an answer of not going they are ignored.
   */
  party: countedParty.nullish(),
  ...stayChange,
  for_dates: forDates,
});

export type Attendance = z.output<typeof attendance>;
export type AttendanceOptions = z.output<typeof attendanceOptions>;
export type Companion = z.output<typeof companion>;
export type Vehicle = z.output<typeof vehicle>;
export type Attendee = z.output<typeof attendee>;
export type Nights = Pick<Attendee, 'arrive_on' | 'leave_on'>;
export type Stay = Pick<Attendee, keyof typeof stay>;
export type StayChange = Pick<AttendanceChange, keyof typeof stay>;

/** An attendee and the id of their household. */
export type Household = Attendee & { household_id: string };
export type AttendanceChange = z.output<typeof attendanceChange>;

/** An invited person or a guest, as other people on the trip see them. */
export const invitee = z.object({
  id,
  /**
   * Id of the person's profile; null without an account. `name` is null until the person has given
   * one.
   */
  profile_id: id.nullable(),
  name: z.string().nullable(),
  /** The invited address. Only the organiser gets it, not even co-organisers; otherwise null. */
  email: z.string().nullable(),
  attending: z.boolean().nullable(),
  /**
   * True when the household was going before the trip's dates or site changed and has not confirmed
   * since.
   */
  reconfirm: z.boolean(),
  co_organiser: z.boolean(),
  /** True when the household joined by the share link. False for readers who don't organise the trip. */
  by_link: z.boolean(),
});

/** An invitee with the further fields that a trip's pages show. */
export interface TripInvitee extends Invitee {
  /** True when the invitee is the viewer. */
  own: boolean;
  /**
   * True when the invitee can't be mailed: a guest who joined by the share link and has confirmed no
   * address.
   */
  unmailed: boolean;
  /**
   * True when the person has no account, or answered from an account with another address than the
   * invited one.
   */
  otherAddress: boolean;
  asked_on: Day;
  /** Day of the last reminder; null without one and for readers who don't organise the trip. */
  reminded_on: Day | null;
}

/** A household that is going. `invitee` is null for the organiser. */
export type Going = Household & { invitee: TripInvitee | null };

export type Invitee = z.output<typeof invitee>;
