import { kindOf, type NotificationKind } from '../notification-kinds';

export interface Push {
  tripId: string;
  kind: NotificationKind | 'home' | 'emergency';
  about: string;
  /** Says who did what, and nothing more. */
  words: string;
}

const ownParts = { home: '/home-contact', emergency: '/emergency' } as const;

export const pushPath = ({ tripId, kind }: Pick<Push, 'tripId' | 'kind'>) =>
  `/trip/${tripId}${kind === 'home' || kind === 'emergency' ? ownParts[kind] : kindOf(kind).part}`;
