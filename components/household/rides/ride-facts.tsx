import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import type { Car, Ride } from '@/lib/household/rides/schema';
import { countText } from '@/lib/text';

/**
 * Details that tell a ride apart from others: a car's colour and plate, and the owner's
 * description.
 */
export function RideDetail({ ride }: { ride: Ride }) {
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

/**
 * The facts about a car that matter on a trip: its drivetrain, its seats and whether it can tow.
 */
export function CarFacts({ car: { drivetrain, seats, can_tow } }: { car: Car }) {
  return (
    // On a wide screen the badges start to the right of the picture. On a phone they need the full
    // width.
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
