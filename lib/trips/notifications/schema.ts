import { z } from 'zod';
import { day, id } from '@/lib/fields';
import { forEachKind, notificationKinds } from '../notification-kinds';

export const refusalParams = z.object({ token: z.string().max(500) });

/** With `again=1`, the address gets these mails again. */
export const refusalQuery = z.object({ again: z.literal('1').optional() });

export const refused = z.object({ message: z.string() });

const notification = z.object({
  id,
  kind: z.enum(notificationKinds),
  trip_id: id,
  trip_name: z.string().nullable(),
  /** The trip's name; without one, its site and month. */
  called: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  read: z.boolean(),
  /** The part of the trip that it is about, when that isn't its kind's. */
  leads_to: z.enum(['emergency']).nullable(),
});

const unread = z.int().min(0);

export const notifications = z.object({
  unread,
  notifications: z.array(notification),
});

export const readNotifications = z.object({
  trip_id: id.nullish(),
  kinds: z.array(z.enum(notificationKinds, 'There is no such kind.')).max(20).nullish(),
  until: z.iso.datetime('This must be a time.').nullish(),
  news: day.nullish(),
});

export const stillUnread = z.object({ unread });

const flag = z.boolean('This must be true or false.');
const ways = z.object({ mail: flag, bell: flag, push: flag }, 'Please choose how to be notified.');

export const choices = z.object(forEachKind(() => ways));

export const newChoices = z.object(
  forEachKind((kind) => (kind.added ? ways.default(kind.ways) : ways) as typeof ways),
);

export type Notification = z.output<typeof notification>;
export type Notifications = z.output<typeof notifications>;
export type ReadNotifications = z.output<typeof readNotifications>;
export type Choices = z.output<typeof choices>;
