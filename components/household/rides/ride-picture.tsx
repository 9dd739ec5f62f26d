import { classNames } from '@/components/ui/class-names';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Ride } from '@/lib/household/rides/schema';

const pictures: Record<string, IconName> = {
  Caravan: 'caravan',
  'Camper Trailer': 'trailer',
  Powerboat: 'ship',
  Sailboat: 'sailboat',
  Paddleboat: 'kayak',
};

const kinds: Record<Ride['type'], { other: IconName; look: string }> = {
  car: { other: 'car', look: 'bg-eucalypt-soft text-eucalypt' },
  trailer: { other: 'trailer', look: 'bg-ochre-soft text-ochre' },
  boat: { other: 'waves', look: 'bg-sky-soft text-sky' },
};

const typeOf = (ride: Ride) => {
  if (ride.type === 'car') return ride.drivetrain;
  return ride.type === 'trailer' ? ride.trailer_type : ride.boat_type;
};

/** A decorative picture of the kind of ride. */
export function RidePicture({ ride }: { ride: Ride }) {
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
