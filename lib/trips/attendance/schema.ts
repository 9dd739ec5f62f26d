import { z } from 'zod';
import { id } from '@/lib/fields';
import { camper, member, pet } from '@/lib/household/crew-schema';
import { boat, car, ride, trailer } from '@/lib/household/ride-schema';

/** What one household brings, as the household itself sees it. */
export const attendance = z.object({ crew: z.array(member), rides: z.array(ride) });

export const attendanceOptions = z.object({ crew: z.array(member), vehicles: z.array(ride) });

/** Others see who comes and how, not their addresses or number plates. */
export const companion = z.discriminatedUnion('type', [camper.omit({ email: true }), pet]);
export const vehicle = z.discriminatedUnion('type', [car.omit({ registration: true }), trailer, boat]);

export const attendee = z.object({
  /** Null for a guest without an account. */
  profile_id: id.nullable(),
  profile_name: z.string(),
  crew: z.array(companion),
  vehicles: z.array(vehicle),
});

const attending = z.boolean('Please answer going or not going.');

// Opaque: whose they are decides, and a malformed one is nobody's.
export const ids = (ofWhat: string) =>
  z
    .array(z.string(`This must be a list of ${ofWhat} ids.`), `This must be a list of ${ofWhat} ids.`)
    .max(200, 'That is too many at once.')
    .nullish();

export const attendingChange = z.object({ attending });

export const attendanceChange = z.object({
  attending,
  crew_member_ids: ids('crew member'),
  ride_ids: ids('ride'),
});

export type Attendance = z.output<typeof attendance>;
export type AttendanceOptions = z.output<typeof attendanceOptions>;
export type Companion = z.output<typeof companion>;
export type Vehicle = z.output<typeof vehicle>;
export type Attendee = z.output<typeof attendee>;
export type AttendanceChange = z.output<typeof attendanceChange>;
