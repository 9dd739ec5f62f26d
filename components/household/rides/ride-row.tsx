'use client';

import { ItemRow } from '@/components/ui/item-row';
import type { Ride } from '@/lib/household/rides/schema';
import { BoatForm, CarForm, TrailerForm } from './late-forms';
import { CarFacts, RideDetail } from './ride-facts';
import { rideName } from './ride-name';
import { RidePicture } from './ride-picture';

export function RideRow({ ride }: { ride: Ride }) {
  const name = rideName(ride);
  return (
    <ItemRow
      name={name}
      start={<RidePicture ride={ride} />}
      title={name}
      detail={<RideDetail ride={ride} />}
      below={ride.type === 'car' && <CarFacts car={ride} />}
      form={(close) => <RideForm ride={ride} onDone={close} />}
      deletion={{
        path: `/rides/${ride.id}`,
        question: 'Are you sure you want to delete this ride?',
        failed: 'Could not delete ride',
      }}
    />
  );
}

function RideForm({ ride, onDone }: { ride: Ride; onDone: () => void }) {
  if (ride.type === 'car') return <CarForm car={ride} onDone={onDone} />;
  if (ride.type === 'trailer') return <TrailerForm trailer={ride} onDone={onDone} />;
  return <BoatForm boat={ride} onDone={onDone} />;
}
