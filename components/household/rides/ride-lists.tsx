import { CardList } from '@/components/ui/card';
import { ListSection } from '@/components/ui/list-section';
import { ShowMore } from '@/components/ui/show-more';
import type { OwnRide, RideType } from '@/lib/household/rides/schema';
import { AddRide } from './add-ride';
import { RideRow } from './ride-row';

export function RideLists({ rides, most }: { rides: OwnRide[]; most: number }) {
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
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
  if (bare) {
    return (
      <section aria-label={title} className="[&>div]:py-0">
        <AddRide type={type} first />
      </section>
    );
  }
  return (
    <ListSection id={titleId} title={title} count={own.length}>
      {own.length > 0 && (
        <CardList>
          {own.slice(0, most).map((ride) => (
            <RideRow key={ride.id} ride={ride} />
          ))}
        </CardList>
      )}
      <ShowMore className="pt-4" things={things} shown={most} total={own.length} />
      <AddRide type={type} first={own.length === 0} />
    </ListSection>
  );
}
