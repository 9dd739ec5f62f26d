import { buttonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { directionsLinks } from '@/lib/campsites/directions';
import type { Position } from '@/lib/geometry';

interface Props {
  to: Position;
  /** Where the directions lead, for screen readers. */
  place: string;
}

/** Opens a map app with the way. */
export function DirectionsLink({ to, place }: Props) {
  const [map] = directionsLinks(to);
  return (
    <a
      href={map?.href}
      rel="noreferrer nofollow"
      aria-label={`Directions to ${place}`}
      className={buttonLook({ variant: 'secondary' }, 'size-11 shrink-0 p-0')}
    >
      <Icon name="navigation" />
    </a>
  );
}
