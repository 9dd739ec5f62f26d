'use client';

import type { TripCardData } from './card-trip';
import { TripCard } from './trip-card';

interface Props {
  cards: TripCardData[];
}

export const TripRows = ({ cards }: Props) => (
  <ul className="trip-rows">
    {cards.map((card) => (
      <TripCard key={card.trip.id} {...card} />
    ))}
  </ul>
);
