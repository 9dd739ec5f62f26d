import type { NotificationKind } from './notification-kinds';

/** A push message that waits in the queue, for one of a person's browsers. */
export interface Push {
  tripId: string;
  kind: NotificationKind | 'home';
  about: string;
  /** Text of the message, such as "Sam is going". It says who did what, and nothing more. */
  words: string;
}

/**
 * For each kind, the text of a push message whose event has no push text of its own. It names
 * nobody.
 */
export const pushWords: Record<NotificationKind, string> = {
  answers: 'Somebody has answered',
  announcements: 'New announcement',
  comments: 'New comment',
  changes: 'The plan has changed',
  todos: 'Something for you to do',
};

/** For each kind of message, the page that it opens, as a path below the trip's page. */
const places: Record<Push['kind'], string> = {
  answers: '/people',
  announcements: '/notices',
  comments: '/notices',
  changes: '',
  todos: '/todos',
  home: '/home-contact',
};

export const pushPath = ({ tripId, kind }: Pick<Push, 'tripId' | 'kind'>) => `/trip/${tripId}${places[kind]}`;
