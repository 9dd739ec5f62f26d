import type { NotificationKind } from './kinds';

/** A push message in the queue, for one of a person's browsers. */
export interface Push {
  tripId: string;
  kind: NotificationKind | 'home';
  about: string;
  /** The text, which only says who did what: "Sam is going". */
  words: string;
}

/** The text of a push message when nothing about the event itself may be said. */
export const pushWords: Record<NotificationKind, string> = {
  answers: 'Somebody has answered',
  announcements: 'New announcement',
  comments: 'New comment',
  changes: 'The plan has changed',
  todos: 'Something for you to do',
};

/** The page about each kind, below the trip's page. */
const places: Record<Push['kind'], string> = {
  answers: '/people',
  announcements: '/notices',
  comments: '/notices',
  changes: '',
  todos: '/todos',
  home: '/home-contact',
};

export const pushPath = ({ tripId, kind }: Pick<Push, 'tripId' | 'kind'>) => `/trip/${tripId}${places[kind]}`;
