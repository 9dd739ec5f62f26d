'use client';

import { useState } from 'react';
import { momentText } from '@/lib/offline/as-of';
import { askWorker } from '@/lib/offline/ask-worker';
import type { KeptTripInfo } from '@/lib/offline/messages';
import { Card, CardBody, CardHeader, CardList, CardRow } from '../ui/card';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { keptDates, mapText, sizeText } from './kept-text';
import { useKept } from './use-kept';

export function KeptCard() {
  const [kept, look] = useKept();
  const [removed, setRemoved] = useState('');
  if (kept === undefined) return null;
  // Guests' trips stay after a log-out and are removed on their own pages.
  const trips = kept?.trips.filter(({ guest }) => !guest) ?? [];

  const remove = async ({ id, name }: KeptTripInfo) => {
    await askWorker('removeTrip', { id });
    setRemoved(name);
    await look();
  };

  return (
    <Card as="section" aria-labelledby="kept">
      <CardHeader
        level={3}
        title="Kept on this device"
        titleId="kept"
        detail="Your next trips, and those you’ve opened, can be read without reception until you log out."
      />
      {trips.length > 0 && (
        <CardList>
          {trips.map((trip) => (
            <CardRow
              key={trip.id}
              title={<span className="wrap-anywhere">{trip.name}</span>}
              detail={`${keptDates(trip)} · ${sizeText(trip.bytes)}${asOf(trip)}${mapText(trip)}`}
              tools={
                <IconButton
                  label={`Remove ${trip.name} from this device`}
                  icon={<Icon name="trash-2" />}
                  onClick={() => remove(trip)}
                />
              }
            />
          ))}
        </CardList>
      )}
      <CardBody className="text-muted">
        {kept === null && <p>This browser keeps nothing for use without reception.</p>}
        {kept && trips.length === 0 && <p>Nothing is kept yet.</p>}
        {kept?.dropped && (
          <p>
            There was no room for everything: {kept.dropped.name} went at{' '}
            {momentText(new Date(kept.dropped.at))}.
          </p>
        )}
        {trips.length > 0 && <p>A trip that you remove is kept again when you open it.</p>}
        <p role="status" className="sr-only">
          {removed && `${removed} is no longer kept on this device.`}
        </p>
      </CardBody>
    </Card>
  );
}

const asOf = ({ at }: KeptTripInfo) => (at === null ? '' : ` · as of ${momentText(new Date(at))}`);
