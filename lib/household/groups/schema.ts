import { z } from 'zod';
import { id, mailbox, text } from '@/lib/fields';

export const MAX_MEMBERS = 200;

export const MEMBERS_FULL = `A group holds up to ${MAX_MEMBERS} people.`;

const emails = z
  .array(mailbox, 'This must be a list of email addresses.')
  .max(MAX_MEMBERS, `Please add up to ${MAX_MEMBERS} people at once.`);

export const groupName = z.object({ name: text(80, 'Name is required') });

export const newGroup = groupName.extend({ emails: emails.nullish() });

export const newMembers = z.object({ emails: emails.min(1, 'Please add at least one email address.') });

const groupMember = z.object({
  id,
  email: z.string(),
  /** Null unless the member and the viewer have been on the same trip, where pages show the name anyway. */
  name: z.string().nullable(),
  username: z.string().nullable(),
});

export const group = z.object({ id, name: z.string(), members: z.array(groupMember) });

export type GroupName = z.output<typeof groupName>;
export type NewGroup = z.output<typeof newGroup>;
export type NewMembers = z.output<typeof newMembers>;
export type GroupMember = z.output<typeof groupMember>;
export type Group = z.output<typeof group>;
