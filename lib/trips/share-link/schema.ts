import { z } from 'zod';
import { day, text } from '@/lib/fields';
import { invitation } from '../invitations/schema';
import { undecidedFields } from '../undecided/schema';

export const shareLink = z.object({
  url: z.string(),
  limit: z.int(),
  used: z.int(),
  ends_on: day.nullable(),
});

/** It has no name except the inviter's, and nothing that reveals where the site lies. */
export const sharedTrip = z.object({
  trip: z.object({
    trip_name: z.string().nullable(),
    /** Null until the household has answered. */
    location_name: z.null(),
    /** Such as "Kangaroo Valley NSW"; null when unknown. */
    suburb: z.string().nullable(),
    start_date: day,
    end_date: day,
    organiser: z.null(),
    ...undecidedFields,
  }),
  /** First name of the person who created the link; null when unknown. */
  invited_by: z.string().nullable(),
  going: z.int(),
  attending: z.boolean().nullable(),
  guest: z.null(),
  arrive_on: z.null(),
  leave_on: z.null(),
  arrive_by: z.null(),
  leave_by: z.null(),
});

/** `url` opens a guest's answer again; absent for an account. */
export const joined = invitation.extend({ url: z.string().optional() });

export const askedLink = z.object({
  who: text(200, 'Please enter the name or the email address that you gave.'),
});

/** The same words for every name and address. */
export const askedLinkMessage = z.object({ message: z.string() });

export type ShareLink = z.output<typeof shareLink>;
export type SharedTrip = z.output<typeof sharedTrip>;
export type Joined = z.output<typeof joined>;
