import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { LinkProgress } from '@/components/ui/link-progress';
import type { Tone } from '@/components/ui/tone';
import { formatDateRange, formatMonth } from '@/lib/dates';
import { type Moment, momentWords } from '@/lib/trips/moment';
import { StatusBadge } from '../status-badge';
import { tripName } from '../trip-name';
import type { CardTrip, TripCardData } from './card-trip';

export function TripCard({ trip, moment, own = false }: TripCardData) {
  return (
    <li className="trip-card">
      <p aria-hidden="true">
        {trip.when
          ? 'Open\n?'
          : `${formatMonth(trip.start_date).slice(0, 3)}\n${Number(trip.start_date.slice(8))}`}
      </p>
      <h3>
        {/* The ::after of this link covers the card, so that a tap anywhere on it follows the
           link. */}
        <Link href={`/trip/${trip.id}`}>
          {tripName(trip)}
          <LinkProgress look="cover" text="Loading trip..." />
        </Link>
      </h3>
      <dl>
        <dt>Dates</dt>
        <dd>{trip.when ?? formatDateRange(trip.start_date, trip.end_date)}</dd>
        <dt>Location</dt>
        <dd>{trip.where ?? trip.location_name}</dd>
      </dl>
      <dl>
        <dt>Status</dt>
        <StatusBadge as="dd" status={trip.status} closed={trip.called_off || moment === 'after'} />
        {remarksOn(trip, moment).map(({ words, tone }) => (
          <Badge key={words} as="dd" tone={tone}>
            {words}
          </Badge>
        ))}
        <dt>Owner</dt>
        <dd>{own ? 'You' : trip.creator_name}</dd>
      </dl>
    </li>
  );
}

function remarksOn({ called_off, reconfirm }: CardTrip, moment: Moment): { words: string; tone: Tone }[] {
  if (called_off) return [{ words: 'Called off', tone: 'danger' }];
  if (moment === 'after') return [{ words: momentWords.after, tone: 'neutral' }];
  const remarks: { words: string; tone: Tone }[] = [];
  if (moment === 'during') remarks.push({ words: momentWords.during, tone: 'ochre' });
  if (reconfirm) remarks.push({ words: 'Confirm again', tone: 'pending' });
  return remarks;
}
