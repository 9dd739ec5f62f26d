import { Armchair, Link2, Mountain } from 'lucide-react';
import type { Car, Ride } from '@/lib/rides/schema';
import { Badge } from '../ui/badge';

const icon = { 'aria-hidden': true, className: 'size-4' } as const;

/** What counts about a ride on a trip: of a car how far it gets, how many it seats and whether it tows. */
export function RideFacts({ ride }: { ride: Ride }) {
  if (ride.type === 'car') return <CarFacts car={ride} />;
  return ride.description && <span className="whitespace-pre-line">{ride.description}</span>;
}

function CarFacts({ car: { colour, registration, drivetrain, seats, can_tow } }: { car: Car }) {
  return (
    <>
      <span>{[colour, registration].filter(Boolean).join(' · ')}</span>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        <li>
          <Badge icon={<Mountain {...icon} />}>{drivetrain}</Badge>
        </li>
        <li>
          <Badge icon={<Armchair {...icon} />}>{seats === 1 ? '1 seat' : `${seats} seats`}</Badge>
        </li>
        {can_tow && (
          <li>
            <Badge icon={<Link2 {...icon} />}>Can tow</Badge>
          </li>
        )}
      </ul>
    </>
  );
}
