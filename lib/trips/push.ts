import type { NotificationKind } from './notifications/kinds';

/** A push that waits on the queue for one of somebody's browsers. */
export interface Push {
  tripId: string;
  kind: NotificationKind | 'home';
  about: string;
  /** "Sam is going": nothing but who did what. */
  words: string;
}

/** What a push says where nothing of the event itself may be said. */
export const pushWords: Record<NotificationKind, string> = {
  answers: 'Somebody has answered',
  announcements: 'New announcement',
  comments: 'New comment',
  changes: 'The plan has changed',
  todos: 'Something for you to do',
};

/** Where a kind is read about, below the trip's page. */
const places: Record<Push['kind'], string> = {
  answers: '/people',
  announcements: '/notices',
  comments: '/notices',
  changes: '',
  todos: '/todos',
  home: '/home-contact',
};

export const pushPath = ({ tripId, kind }: Pick<Push, 'tripId' | 'kind'>) => `/trip/${tripId}${places[kind]}`;
