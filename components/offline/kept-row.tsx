'use client';

import { useState } from 'react';
import { momentText } from '@/lib/offline/as-of';
import { askWorker } from '@/lib/offline/ask-worker';
import type { KeptInfo, KeptTripInfo } from '@/lib/offline/messages';
import { CardList, CardRow } from '../ui/card';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { SettingRow } from '../ui/setting-row';
import { keptDates, mapText, sizeText } from './kept-text';
import { useKept } from './use-kept';
import { WeekNote } from './week-note';

export function KeptRow() {
  const [kept, look] = useKept();
  const [removed, setRemoved] = useState('');
  // Guests' trips stay after a log-out and are removed on their own pages.
  const trips = kept?.trips.filter(({ guest }) => !guest) ?? [];

  const remove = async ({ id, name }: KeptTripInfo) => {
    await askWorker('removeTrip', { id });
    setRemoved(name);
    await look();
  };

  return (
    <SettingRow icon="cloud-off" title="Kept on this device" detail={stateOf(kept, trips.length)}>
      <p className="text-muted">
        Your next trips, and those you’ve opened, can be read without reception until you log out.
        {trips.length > 0 && ' A trip that you remove is kept again when you open it.'}
      </p>
      <WeekNote />
      {trips.length > 0 && (
        <CardList className="-mt-2 [&>li]:px-0">
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
      {kept?.dropped && (
        <p className="text-muted">
          There was no room for everything: {kept.dropped.name} went at{' '}
          {momentText(new Date(kept.dropped.at))}.
        </p>
      )}
      <p role="status" className="sr-only">
        {removed && `${removed} is no longer kept on this device.`}
      </p>
    </SettingRow>
  );
}

function stateOf(kept: KeptInfo | null | undefined, trips: number) {
  if (kept === undefined) return null;
  if (kept === null) return 'This browser keeps nothing for use without reception.';
  if (trips === 0) return 'Nothing is kept yet.';
  return trips === 1 ? '1 trip' : `${trips} trips`;
}

const asOf = ({ at }: KeptTripInfo) => (at === null ? '' : ` · as of ${momentText(new Date(at))}`);
