import { z } from 'zod';
import { day } from '@/lib/fields';
import { invitation } from '../invitations/schema';

export const shareLink = z.object({
  url: z.string(),
  limit: z.int(),
  /** How many households have joined by it. */
  used: z.int(),
  ends_on: day.nullable(),
});

/** What a link shows to whoever opens it, before they answer: nobody's name, and nothing of where the site lies. */
export const sharedTrip = z.object({
  trip: z.object({
    trip_name: z.string().nullable(),
    /** Told after answering. */
    location_name: z.null(),
    /** "Kangaroo Valley NSW"; null where it is not known. */
    suburb: z.string().nullable(),
    start_date: day,
    end_date: day,
    organiser: z.null(),
  }),
  /** How many people are going. */
  going: z.int(),
  /** Of somebody who is on the trip already. */
  attending: z.boolean().nullable(),
  guest: z.null(),
  arrive_on: z.null(),
  leave_on: z.null(),
  arrive_by: z.null(),
  leave_by: z.null(),
});

/** An invitation as it is once it is answered; `url` is a guest's own way back to it. */
export const joined = invitation.extend({ url: z.string().optional() });

export type ShareLink = z.output<typeof shareLink>;
export type SharedTrip = z.output<typeof sharedTrip>;
export type Joined = z.output<typeof joined>;
