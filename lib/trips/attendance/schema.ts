import { z } from 'zod';
import type { Day } from '@/lib/dates';
import { day, id, ids, optionalDay } from '@/lib/fields';
import { camper, member, pet } from '@/lib/household/crew/schema';
import { boat, car, ride, trailer } from '@/lib/household/rides/schema';
import { countedParty } from './counted-party-schema';
import { dayParts } from './day-parts';

/** Null means the trip's first and last day, and the usual times (`usualTimes` in presence.ts). */
export const stay = {
  arrive_on: day.nullable(),
  leave_on: day.nullable(),
  arrive_by: z.enum(dayParts).nullable(),
  leave_by: z.enum(dayParts).nullable(),
};

export const attendance = z.object({ crew: z.array(member), rides: z.array(ride), ...stay });

export const attendanceOptions = z.object({ crew: z.array(member), vehicles: z.array(ride) });

export const companion = z.discriminatedUnion('type', [camper.omit({ email: true }), pet]);

const tripCar = car.omit({ registration: true }).extend({
  /** An organiser says that the car can reach the site, although the app's data says that it can't. */
  anyway: z.boolean(),
  /** Where the car parks when it can't reach the site; null when nobody has said. */
  parks_at: z.string().nullable(),
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

/** The dates shown to the person who answered; if the trip has others by now, the answer is refused. */
const forDates = z.object({ start_date: day, end_date: day }).nullish();

/** Null takes back an answer of not going. */
export const attendingChange = z.object({ attending: attending.nullable(), for_dates: forDates });
export const attendingAnswer = z.object({ attending: attending.nullable() });

const optionalDayPart = z
  .enum(['', ...dayParts], 'Please choose morning, afternoon or night.')
  .nullable()
  .transform((value) => value || null)
  .optional();

/** Besides whom the household brings. A field left out keeps its value. */
export const answerFields = {
  attending,
  arrive_on: optionalDay,
  leave_on: optionalDay,
  arrive_by: optionalDayPart,
  leave_by: optionalDayPart,
  for_dates: forDates,
};

export const attendanceChange = z.object({
  ...answerFields,
  crew_member_ids: ids('crew member'),
  ride_ids: ids('ride'),
  /** Replaces the two lists for a person without crew and rides; ignored with an answer of not going. */
  party: countedParty.nullish(),
});

export type Attendance = z.output<typeof attendance>;
export type AttendanceOptions = z.output<typeof attendanceOptions>;
export type Companion = z.output<typeof companion>;
export type Vehicle = z.output<typeof vehicle>;
export type Attendee = z.output<typeof attendee>;
export type Nights = Pick<Attendee, 'arrive_on' | 'leave_on'>;
export type Stay = Pick<Attendee, keyof typeof stay>;
export type AttendingChange = z.output<typeof attendingChange>;
export type StayChange = Pick<AttendanceChange, keyof typeof stay>;

export type Household = Attendee & { household_id: string };
export type AttendanceChange = z.output<typeof attendanceChange>;

export const invitee = z.object({
  id,
  /** Null without an account; `name` is null until the person has given one. */
  profile_id: id.nullable(),
  name: z.string().nullable(),
  /** The invited address. Only the organiser gets it, not even co-organisers; otherwise null. */
  email: z.string().nullable(),
  attending: z.boolean().nullable(),
  /** Was going before the trip's dates or site changed, and has not confirmed since. */
  reconfirm: z.boolean(),
  co_organiser: z.boolean(),
  /** False for readers who don't organise the trip. */
  by_link: z.boolean(),
});

export interface TripInvitee extends Invitee {
  own: boolean;
  /** A guest who joined by the share link and has confirmed no address can't be mailed. */
  unmailed: boolean;
  /** No account, or one with another address than the invited one. */
  otherAddress: boolean;
  asked_on: Day;
  reminded_on: Day | null;
}

export type Going = Household & { invitee: TripInvitee | null };

export type Invitee = z.output<typeof invitee>;
