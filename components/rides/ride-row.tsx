'use client';

import { Caravan, CarFront, Sailboat } from 'lucide-react';
import type { Car, Ride } from '@/lib/rides/schema';
import { IconDisc } from '../profile/icon-disc';
import { ItemRow } from '../profile/item-row';
import { BoatForm } from './boat-form';
import { CarForm } from './car-form';
import { rideName } from './ride-name';
import { TrailerForm } from './trailer-form';

const icons = { car: CarFront, trailer: Caravan, boat: Sailboat };

export function RideRow({ ride }: { ride: Ride }) {
  const name = rideName(ride);
  return (
    <ItemRow
      name={name}
      start={<IconDisc Icon={icons[ride.type]} />}
      title={name}
      detail={
        ride.type === 'car'
          ? carDetail(ride)
          : ride.description && <span className="whitespace-pre-line">{ride.description}</span>
      }
      form={(close) => <RideForm ride={ride} onDone={close} />}
      deletion={{
        path: `/rides/${ride.id}`,
        question: 'Are you sure you want to delete this ride?',
        failed: 'Could not delete ride',
      }}
    />
  );
}

/** "Silver · 4 Wheel Drive · 123 ABC", where a narrow line breaks between the parts, not within. */
const carDetail = ({ colour, drivetrain, seats, can_tow, registration }: Car) =>
  [colour, drivetrain, seats === 1 ? '1 seat' : `${seats} seats`, can_tow && 'Can tow', registration]
    .filter((part) => typeof part === 'string')
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(' · ');

function RideForm({ ride, onDone }: { ride: Ride; onDone: () => void }) {
  if (ride.type === 'car') return <CarForm car={ride} onDone={onDone} />;
  if (ride.type === 'trailer') return <TrailerForm trailer={ride} onDone={onDone} />;
  return <BoatForm boat={ride} onDone={onDone} />;
}
