import { z } from 'zod';
import { day, id } from '@/lib/fields';
import { defaultWays, notificationKinds } from './kinds';

const notification = z.object({
  id,
  kind: z.enum(notificationKinds),
  trip_id: id,
  trip_name: z.string().nullable(),
  text: z.string(),
  at: z.iso.datetime(),
  read: z.boolean(),
});

const unread = z.int().min(0);

export const notifications = z.object({
  unread,
  /** The newest notifications, newest first. */
  notifications: z.array(notification),
});

/**
 * Which notifications have been read: all, or only those of a trip, of some kinds or up to a time.
 * With a release's day, the news of that release has been read too.
 */
export const readNotifications = z.object({
  trip_id: id.nullish(),
  kinds: z.array(z.enum(notificationKinds, 'There is no such kind.')).max(20).nullish(),
  until: z.iso.datetime('This must be a time.').nullish(),
  news: day.nullish(),
});

export const stillUnread = z.object({ unread });

const flag = z.boolean('This must be true or false.');
const ways = z.object({ mail: flag, bell: flag, push: flag }, 'Please choose how to be notified.');

/** The ways in which a person wants to be notified of each kind. */
export const choices = z.object({
  answers: ways,
  announcements: ways,
  comments: ways,
  changes: ways,
  todos: ways,
});

/**
 * The choices as an account sends them. Pages of the previous release send no choice for to-dos.
 */
export const newChoices = choices.extend({ todos: ways.default(defaultWays.todos) });

export type Notification = z.output<typeof notification>;
export type Notifications = z.output<typeof notifications>;
export type ReadNotifications = z.output<typeof readNotifications>;
export type Choices = z.output<typeof choices>;
