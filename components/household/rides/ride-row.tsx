'use client';

import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { Icon, type IconName } from '@/components/ui/icon';
import { ItemRow } from '@/components/ui/item-row';
import type { Car, OwnRide } from '@/lib/household/rides/schema';
import { countText } from '@/lib/text';
import { BoatForm, CarForm, TrailerForm } from './late-forms';
import { rideName } from './ride-name';

const pictures: Record<string, IconName> = {
  Caravan: 'caravan',
  'Camper Trailer': 'trailer',
  Powerboat: 'ship',
  Sailboat: 'sailboat',
  Paddleboat: 'kayak',
};

const kinds: Record<OwnRide['type'], { other: IconName; look: string }> = {
  car: { other: 'car', look: 'bg-eucalypt-soft text-eucalypt' },
  trailer: { other: 'trailer', look: 'bg-ochre-soft text-ochre' },
  boat: { other: 'waves', look: 'bg-sky-soft text-sky' },
};

const typeOf = (ride: OwnRide) => {
  if (ride.type === 'car') return ride.drivetrain;
  return ride.type === 'trailer' ? ride.trailer_type : ride.boat_type;
};

function RidePicture({ ride }: { ride: OwnRide }) {
  const { other, look } = kinds[ride.type];
  return (
    <span
      aria-hidden="true"
      className={classNames('grid size-14 shrink-0 place-items-center self-start rounded', look)}
    >
      <Icon name={pictures[typeOf(ride) ?? ''] ?? other} className="size-8 stroke-[1.5]" />
    </span>
  );
}

export function RideRow({ ride }: { ride: OwnRide }) {
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

function RideForm({ ride, onDone }: { ride: OwnRide; onDone: () => void }) {
  if (ride.type === 'car') return <CarForm car={ride} onDone={onDone} />;
  if (ride.type === 'trailer') return <TrailerForm trailer={ride} onDone={onDone} />;
  return <BoatForm boat={ride} onDone={onDone} />;
}

function RideDetail({ ride }: { ride: OwnRide }) {
  const look = ride.type === 'car' && [ride.colour, ride.registration].filter(Boolean).join(' · ');
  return (
    <>
      {look}
      {ride.description && (
        <span className={classNames('whitespace-pre-line', look && 'block')}>{ride.description}</span>
      )}
    </>
  );
}

function CarFacts({ car: { drivetrain, seats, can_tow } }: { car: Car }) {
  return (
    // On a phone the badges need the full width.
    <ul className="mt-2 flex flex-wrap gap-1.5 sm:pl-17">
      {drivetrain && (
        <li>
          <Badge icon={<Icon name="mountain" className="size-4" />}>{drivetrain}</Badge>
        </li>
      )}
      <li>
        <Badge icon={<Icon name="armchair" className="size-4" />}>{countText(seats, 'seat')}</Badge>
      </li>
      {can_tow && (
        <li>
          <Badge icon={<Icon name="link-2" className="size-4" />}>Can tow</Badge>
        </li>
      )}
    </ul>
  );
}
