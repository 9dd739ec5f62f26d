import { CardList } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import type { Trip } from '@/lib/trips/schema';
import { CallOff } from './call-off';
import { EditDates } from './edit-dates';
import { RenameTrip } from './rename-trip';

interface Props {
  trip: Pick<Trip, 'id' | 'trip_name' | 'start_date' | 'end_date'>;
  /** True when the viewer is the organiser. Only the organiser can call the trip off. */
  own: boolean;
  /** The number of people who get a mail about a change. */
  mailed: number;
  voted?: boolean;
  onDone: () => void;
}

export function ManageTrip({ trip, own, mailed, voted = false, onDone }: Props) {
  const { id: tripId, trip_name: name, start_date, end_date } = trip;
  return (
    <section aria-label="Manage trip" className="-mx-5 border-b border-line sm:-mx-6">
      <CardList>
        <li>
          <EditDates tripId={tripId} dates={{ start_date, end_date }} mailed={mailed} onDone={onDone} />
        </li>
        <li>
          <RenameTrip tripId={tripId} name={name} onDone={onDone} />
        </li>
        <li>
          <PendingLink
            href={`/createtrip?trip=${tripId}`}
            pendingPosition="after"
            className="tool font-medium"
          >
            <Icon name="map-pin" />
            Choose another campsite
          </PendingLink>
        </li>
        <li>
          <PendingLink href={`/trip/${tripId}/vote`} pendingPosition="after" className="tool font-medium">
            <Icon name="list" />
            {voted ? 'See the vote' : 'Vote on dates or campsite'}
          </PendingLink>
        </li>
        {own && (
          <li>
            <CallOff tripId={tripId} onDone={onDone} />
          </li>
        )}
      </CardList>
    </section>
  );
}
