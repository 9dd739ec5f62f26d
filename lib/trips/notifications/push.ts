import { kindOf, type NotificationKind } from '../notification-kinds';

export interface Push {
  tripId: string;
  kind: NotificationKind | 'home';
  about: string;
  /** Says who did what, and nothing more. */
  words: string;
}

export const pushPath = ({ tripId, kind }: Pick<Push, 'tripId' | 'kind'>) =>
  `/trip/${tripId}${kind === 'home' ? '/home-contact' : kindOf(kind).part}`;
