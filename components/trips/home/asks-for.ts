import type { TripCardData } from './card-trip';

/** True when the card has the buttons Going and Not going. */
export const asksFor = ({ trip, moment }: TripCardData) =>
  trip.status === 'Pending' && !trip.called_off && moment !== 'after';
