import { z } from 'zod';
import { id } from '@/lib/fields';
import { invitees } from '../schema';
import type { Attendee } from './schema';

export const moreInvitees = z.object({
  invitees: invitees.min(1, 'Please add at least one email address.'),
});

/** One invitee, or everybody who has yet to answer. */
export const reminder = z.object({ invitee_id: id.nullish() });

/** Somebody who was invited, as others on the trip see them. */
export const invitee = z.object({
  id,
  /** Null without an account; so is the name until they have given one. */
  profile_id: id.nullable(),
  name: z.string().nullable(),
  /** For the organiser alone. */
  email: z.string().nullable(),
  attending: z.boolean().nullable(),
  /** Going, but not said again since the dates or the site have changed. */
  reconfirm: z.boolean(),
  co_organiser: z.boolean(),
});

export const coOrganiser = z.object({ id, co_organiser: z.boolean() });

/** An invitee, whether this is the viewer, and whether they came with another address than the one invited, or none. */
export type TripInvitee = Invitee & { own: boolean; otherAddress: boolean };

/** Somebody who is going; `invitee` is null for the organiser. */
export type Going = Attendee & { invitee: TripInvitee | null };

export type Invitee = z.output<typeof invitee>;
export type MoreInvitees = z.output<typeof moreInvitees>;
export type Reminder = z.output<typeof reminder>;
export type CoOrganiser = z.output<typeof coOrganiser>;
