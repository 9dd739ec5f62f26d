import {
  Caravan,
  Car as CarIcon,
  Kayak,
  type LucideIcon,
  Sailboat,
  Ship,
  Trailer,
  Truck,
  Waves,
} from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import type { Ride } from '@/lib/household/ride-schema';

const pictures: Record<string, LucideIcon> = {
  '2 Wheel Drive': CarIcon,
  'All Wheel Drive': CarIcon,
  '4 Wheel Drive': Truck,
  Caravan,
  'Camper Trailer': Trailer,
  Powerboat: Ship,
  Sailboat,
  Paddleboat: Kayak,
};

const kinds = {
  car: { Other: CarIcon, look: 'bg-eucalypt-soft text-eucalypt' },
  trailer: { Other: Trailer, look: 'bg-ochre-soft text-ochre' },
  boat: { Other: Waves, look: 'bg-sky-soft text-sky' },
};

const typeOf = (ride: Ride) => {
  if (ride.type === 'car') return ride.drivetrain;
  return ride.type === 'trailer' ? ride.trailer_type : ride.boat_type;
};

/** A picture of the kind of ride; decorative. */
export function RidePicture({ ride }: { ride: Ride }) {
  const { Other, look } = kinds[ride.type];
  const Icon = pictures[typeOf(ride)] ?? Other;
  return (
    <span
      aria-hidden="true"
      className={classNames('grid size-14 shrink-0 place-items-center self-start rounded', look)}
    >
      <Icon className="size-8" strokeWidth={1.5} />
    </span>
  );
}
