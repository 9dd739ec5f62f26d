import { z } from 'zod';
import { day, text } from '@/lib/fields';
import { invitation } from '../invitations/schema';
import { undecidedFields } from '../undecided/schema';

export const shareLink = z.object({
  url: z.string(),
  limit: z.int(),
  /** Number of households that have joined by the link. */
  used: z.int(),
  ends_on: day.nullable(),
});

/**
 * What a share link shows before an answer. It has no name except the inviter's, and nothing that
 * reveals where the site lies.
 */
export const sharedTrip = z.object({
  trip: z.object({
    trip_name: z.string().nullable(),
    /** Name of the site; null until the household has answered. */
    location_name: z.null(),
    /** Suburb of the site, such as "Kangaroo Valley NSW"; null when unknown. */
    suburb: z.string().nullable(),
    start_date: day,
    end_date: day,
    organiser: z.null(),
    ...undecidedFields,
  }),
  /** First name of the person who created the link; null when unknown. */
  invited_by: z.string().nullable(),
  /** Number of people who are going. */
  going: z.int(),
  /** The viewer's answer when they are on the trip already; otherwise null. */
  attending: z.boolean().nullable(),
  guest: z.null(),
  arrive_on: z.null(),
  leave_on: z.null(),
  arrive_by: z.null(),
  leave_by: z.null(),
});

/**
 * An answered invitation. `url` is the link by which a guest can open it again; absent for an
 * account.
 */
export const joined = invitation.extend({ url: z.string().optional() });

/** The name or the address that somebody says to have given with an earlier answer. */
export const askedLink = z.object({
  who: text(200, 'Please enter the name or the email address that you gave.'),
});

/** The same words for every name and address. */
export const askedLinkMessage = z.object({ message: z.string() });

export type ShareLink = z.output<typeof shareLink>;
export type SharedTrip = z.output<typeof sharedTrip>;
export type Joined = z.output<typeof joined>;
