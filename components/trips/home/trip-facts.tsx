import { Badge } from '@/components/ui/badge';
import type { Tone } from '@/components/ui/tone';
import { formatDateRange } from '@/lib/dates';
import { type Moment, momentWords } from '@/lib/trips/moment';
import { StatusBadge } from '../status-badge';
import type { CardTrip, TripCardData } from './card-trip';

interface Props extends Pick<TripCardData, 'trip' | 'moment' | 'own'> {
  /** The card says elsewhere that the trip is on. */
  saysMoment?: boolean;
}

export function TripFacts({ trip, moment, own = false, saysMoment = false }: Props) {
  return (
    <dl>
      <dt>Owner</dt>
      <dd>{own ? 'You' : trip.creator_name}</dd>
      <dt>Location</dt>
      <dd>{trip.where ?? trip.location_name}</dd>
      <dt>Dates</dt>
      <dd>{trip.when ?? formatDateRange(trip.start_date, trip.end_date)}</dd>
      <dt>Status</dt>
      <dd>
        <StatusBadge status={trip.status} closed={trip.called_off || moment === 'after'} />
        {remarksOn(trip, moment, saysMoment).map(({ words, tone }) => (
          <Badge key={words} tone={tone}>
            {words}
          </Badge>
        ))}
      </dd>
    </dl>
  );
}

function remarksOn(
  { called_off, reconfirm }: CardTrip,
  moment: Moment,
  saysMoment: boolean,
): { words: string; tone: Tone }[] {
  if (called_off) return [{ words: 'Called off', tone: 'danger' }];
  if (moment === 'after') return [{ words: momentWords.after, tone: 'neutral' }];
  const remarks: { words: string; tone: Tone }[] = [];
  if (moment === 'during' && !saysMoment) remarks.push({ words: momentWords.during, tone: 'ochre' });
  if (reconfirm) remarks.push({ words: 'Confirm again', tone: 'pending' });
  return remarks;
}
