'use client';

import { useEffect, useRef } from 'react';
import { formatDateRange } from '@/lib/dates';
import { AnswerButtons } from '../../trips/attendance/answer-buttons';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { PendingLink } from '../../ui/pending-link';
import { StatusBadge } from '../status-badge';
import { tripName } from '../trip-name';
import type { CardTrip, TripCardData } from './card-trip';

interface Props {
  cards: TripCardData[];
}

/**
 * Of the invitations that the reader hasn't answered, the first is open. A tap opens another one.
 */
export function OpenInvitations({ cards }: Props) {
  const [first, ...others] = cards;
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(cards.length);
  useEffect(() => {
    const answered = cards.length < shown.current;
    shown.current = cards.length;
    // The focused button is removed with its answered invitation.
    if (answered && document.activeElement === document.body) box.current?.focus();
  }, [cards.length]);

  if (!first) return null;
  return (
    <Card
      as="section"
      ref={box}
      tabIndex={-1}
      aria-labelledby="invitations"
      className="open-invitations outline-none"
    >
      <h2 id="invitations" className="sr-only">
        Invitations
      </h2>
      <ul>
        <li key={first.trip.id}>
          <Invitation trip={first.trip} />
        </li>
        {others.map(({ trip }) => (
          <li key={trip.id}>
            <details name="invitation">
              <summary>
                <span>
                  <strong>{trip.creator_name}</strong> invites you
                  <br />
                  {tripName(trip)}, {trip.when ?? formatDateRange(trip.start_date, trip.end_date)}
                </span>
                <span className="button button-secondary button-sm">Answer</span>
                <Icon name="chevron-down" />
              </summary>
              <Invitation trip={trip} />
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Invitation = ({ trip }: { trip: CardTrip }) => (
  <div className="invitation">
    <div className="min-w-0">
      <p className="text-muted">
        <strong className="text-ink">{trip.creator_name}</strong> invites you
      </p>
      <h3>
        <PendingLink href={`/trip/${trip.id}`} pendingPosition="after">
          {tripName(trip)}
        </PendingLink>
      </h3>
      <p>{trip.when ?? formatDateRange(trip.start_date, trip.end_date)}</p>
      <p className="text-muted">{trip.where ?? trip.location_name}</p>
      <StatusBadge status={trip.status} />
    </div>
    <AnswerButtons trip={trip} />
  </div>
);
