import { Card, CardHeader, CardList } from '@/components/ui/card';
import { ShowMore } from '@/components/ui/show-more';
import type { OwnRide, RideType } from '@/lib/household/rides/schema';
import { AddRide } from './add-ride';
import { RideRow } from './ride-row';

export function RideLists({ rides, most }: { rides: OwnRide[]; most: number }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <RideList type="car" title="Cars" things="cars" rides={rides} most={most} />
      <div className="grid gap-4">
        <RideList type="trailer" title="Caravans and trailers" things="trailers" rides={rides} most={most} />
        <RideList type="boat" title="Watercraft" things="boats" rides={rides} most={most} />
      </div>
    </div>
  );
}

interface ListProps {
  type: RideType;
  title: string;
  things: string;
  rides: OwnRide[];
  most: number;
}

function RideList({ type, title, things, rides, most }: ListProps) {
  const own = rides.filter((ride) => ride.type === type);
  const titleId = `rides-${type}`;
  const bare = own.length === 0 && type !== 'car';
  return (
    <Card as="section" {...(bare ? { 'aria-label': title } : { 'aria-labelledby': titleId })}>
      {!bare && <CardHeader title={title} titleId={titleId} aside={own.length || undefined} />}
      {own.length > 0 && (
        <CardList>
          {own.slice(0, most).map((ride) => (
            <RideRow key={ride.id} ride={ride} />
          ))}
        </CardList>
      )}
      <ShowMore className="border-t border-line p-5" things={things} shown={most} total={own.length} />
      <AddRide type={type} first={own.length === 0} />
    </Card>
  );
}
