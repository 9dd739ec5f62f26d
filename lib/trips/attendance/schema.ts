import { z } from 'zod';
import type { Day } from '@/lib/dates';
import { day, id, ids, optionalDay } from '@/lib/fields';
import { camper, member, pet } from '@/lib/household/crew/schema';
import { boat, car, ride, trailer } from '@/lib/household/rides/schema';
import { dayParts } from './day-parts';

/**
 * The days on which a household arrives and leaves; null for the trip's first and last day. The
 * household sleeps at the site from the day it arrives to the night before it leaves; on a trip of
 * one day, that one night. The times of day decide at which meals it is there (presence.ts); null
 * means afternoon for arriving and morning for leaving.
 */
export const stay = {
  arrive_on: day.nullable(),
  leave_on: day.nullable(),
  arrive_by: z.enum(dayParts).nullable(),
  leave_by: z.enum(dayParts).nullable(),
};

/** What one household brings, as the household itself sees it. */
export const attendance = z.object({ crew: z.array(member), rides: z.array(ride), ...stay });

export const attendanceOptions = z.object({ crew: z.array(member), vehicles: z.array(ride) });

/** Others see who comes and in which vehicles, without email addresses and number plates. */
export const companion = z.discriminatedUnion('type', [camper.omit({ email: true }), pet]);

const tripCar = car.omit({ registration: true }).extend({
  /** True when an organiser counts the car although, as far as we know, it can't reach the site. */
  anyway: z.boolean(),
  /** Where the car parks if it can't reach the site. */
  parks_at: z.string().nullable(),
  /** The car's place in the convoy: first, or last. Null for any other car. */
  convoy: z.enum(['lead', 'tail']).nullable(),
});

export const vehicle = z.discriminatedUnion('type', [tripCar, trailer, boat]);

export const attendee = z.object({
  /** Null for a guest without an account. */
  profile_id: id.nullable(),
  profile_name: z.string(),
  crew: z.array(companion),
  vehicles: z.array(vehicle),
  ...stay,
});

const attending = z.boolean('Please answer going or not going.');

/** The trip's dates as the answering person saw them. The answer is refused if the trip has other dates by now. */
export const forDates = z.object({ start_date: day, end_date: day }).nullish();

export const attendingChange = z.object({ attending, for_dates: forDates });
export const attendingAnswer = z.object({ attending });

const optionalDayPart = z
  .enum(['', ...dayParts], 'Please choose morning, afternoon or night.')
  .nullable()
  .transform((value) => value || null)
  .optional();

/** A stay as an answer sends it. A field that is left out keeps its value. */
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

/** An attendee with the id of their household. */
export type Household = Attendee & { household_id: string };
export type AttendanceChange = z.output<typeof attendanceChange>;

/** Somebody who was invited, as others on the trip see them. */
export const invitee = z.object({
  id,
  /** Null without an account. The name is null until the person has given one. */
  profile_id: id.nullable(),
  name: z.string().nullable(),
  /** Only for the organiser. */
  email: z.string().nullable(),
  attending: z.boolean().nullable(),
  /**
   * True when the household is going but has not confirmed that since the dates or the site
   * changed.
   */
  reconfirm: z.boolean(),
  co_organiser: z.boolean(),
  /** True when the household came by the trip's share link; only for organisers. */
  by_link: z.boolean(),
});

/** An invitee as a trip's pages show them. */
export interface TripInvitee extends Invitee {
  /** True when the invitee is the viewer. */
  own: boolean;
  /** True when we know no address of the invitee, who is a guest who came by the share link. */
  unmailed: boolean;
  /** True when the person answered with another address than the one invited, or has no account. */
  otherAddress: boolean;
  asked_on: Day;
  /** The day of the last reminder; only for organisers. */
  reminded_on: Day | null;
}

/** Somebody who is going; `invitee` is null for the organiser. */
export type Going = Household & { invitee: TripInvitee | null };

export type Invitee = z.output<typeof invitee>;
