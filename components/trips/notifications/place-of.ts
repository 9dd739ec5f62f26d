import type { Notification } from '@/lib/trips/notifications/schema';

const parts: Record<Notification['kind'], string> = {
  answers: '/people',
  announcements: '/notices',
  comments: '/notices',
  changes: '',
  todos: '/todos',
};

/** Returns the path of the page that a notification is about. */
export const placeOf = ({ trip_id, kind }: Pick<Notification, 'trip_id' | 'kind'>) =>
  `/trip/${trip_id}${parts[kind]}`;
