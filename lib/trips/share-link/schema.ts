import { z } from 'zod';
import { day } from '@/lib/fields';
import { invitation } from '../invitations/schema';

export const shareLink = z.object({
  url: z.string(),
  limit: z.int(),
  /** The number of households that have joined by the link. */
  used: z.int(),
  ends_on: day.nullable(),
});

/**
 * What a link shows before an answer: no name except the inviter's, and nothing that reveals where
 * the site lies.
 */
export const sharedTrip = z.object({
  trip: z.object({
    trip_name: z.string().nullable(),
    /** Null until the household has answered. */
    location_name: z.null(),
    /** "Kangaroo Valley NSW"; null when unknown. */
    suburb: z.string().nullable(),
    start_date: day,
    end_date: day,
    organiser: z.null(),
  }),
  /** The first name of the person who created the link; null when unknown. */
  invited_by: z.string().nullable(),
  /** How many people are going. */
  going: z.int(),
  /** The answer of a person who is already on the trip. */
  attending: z.boolean().nullable(),
  guest: z.null(),
  arrive_on: z.null(),
  leave_on: z.null(),
  arrive_by: z.null(),
  leave_by: z.null(),
});

/** An answered invitation. `url` is a guest's link back to it. */
export const joined = invitation.extend({ url: z.string().optional() });

export type ShareLink = z.output<typeof shareLink>;
export type SharedTrip = z.output<typeof sharedTrip>;
export type Joined = z.output<typeof joined>;
