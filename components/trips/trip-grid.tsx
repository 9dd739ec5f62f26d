'use client';

import type { TripCardData } from './card-trip';
import { TripCard } from './trip-card';

// What a phone and a wide screen show before anything is scrolled.
const IN_VIEW = 3;

interface Props {
  cards: TripCardData[];
  /** Whether it stands where the page begins. */
  first?: boolean;
}

export function TripGrid({ cards, first = false }: Props) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card, index) => (
        <TripCard key={card.trip.id} {...card} eager={first && index < IN_VIEW} />
      ))}
    </ul>
  );
}
