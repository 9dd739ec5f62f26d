'use client';

import { classNames } from '@/components/ui/class-names';
import { Cover } from '@/components/ui/cover';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { LinkProgress } from '@/components/ui/link-progress';
import { AnswerButtons, type AnswerLook } from '../attendance/answer-buttons';
import { asksFor } from './asks-for';
import type { CardTrip, TripCardData } from './card-trip';
import { TripFacts } from './trip-facts';

export function TripCard({ variant, ...card }: TripCardData & AnswerLook) {
  const asks = asksFor(card);
  return (
    <li className={classNames('trip-card', asks && 'asks')}>
      <Cover seed={card.cover} size="thumb" />
      <h3>
        <TripLink trip={card.trip} />
      </h3>
      {!asks && <Icon name="chevron-right" />}
      <TripFacts {...card} />
      {asks && <AnswerButtons trip={card.trip} variant={variant} />}
    </li>
  );
}

/** Covers the card, so that a tap anywhere on it follows the link. */
export const TripLink = ({ trip }: { trip: CardTrip }) => (
  <Link href={`/trip/${trip.id}`} className="covering">
    {trip.trip_name ?? 'Unnamed Trip'}
    <LinkProgress look="cover" text="Loading trip..." />
  </Link>
);
