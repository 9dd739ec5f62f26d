import type { NotificationKind } from './notification-kinds';

export interface Push {
  tripId: string;
  kind: NotificationKind | 'home';
  about: string;
  /** Says who did what, and nothing more. */
  words: string;
}

/** For an event without a push text of its own. */
export const pushWords: Record<NotificationKind, string> = {
  answers: 'Somebody has answered',
  announcements: 'New announcement',
  comments: 'New comment',
  changes: 'The plan has changed',
  todos: 'Something for you to do',
};

const places: Record<Push['kind'], string> = {
  answers: '/people',
  announcements: '/notices',
  comments: '/notices',
  changes: '',
  todos: '/todos',
  home: '/home-contact',
};

export const pushPath = ({ tripId, kind }: Pick<Push, 'tripId' | 'kind'>) => `/trip/${tripId}${places[kind]}`;
