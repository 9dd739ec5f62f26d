import type { Ride, RideType } from '@/lib/rides/schema';
import { Card, CardHeader, CardList } from '../ui/card';
import { AddRide } from './add-ride';
import { RideRow } from './ride-row';

/** Cars at the left, what is towed or floats at the right; below each other on phones. */
export function RideLists({ rides }: { rides: Ride[] }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <RideList type="car" title="Cars" rides={rides} />
      <div className="grid gap-4">
        <RideList type="trailer" title="Caravans and trailers" rides={rides} />
        <RideList type="boat" title="Watercraft" rides={rides} />
      </div>
    </div>
  );
}

function RideList({ type, title, rides }: { type: RideType; title: string; rides: Ride[] }) {
  const own = rides.filter((ride) => ride.type === type);
  const titleId = `rides-${type}`;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader title={title} titleId={titleId} aside={own.length || undefined} />
      {own.length > 0 && (
        <CardList>
          {own.map((ride) => (
            <RideRow key={ride.id} ride={ride} />
          ))}
        </CardList>
      )}
      <AddRide type={type} first={own.length === 0} />
    </Card>
  );
}
