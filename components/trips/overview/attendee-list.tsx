import { Card } from '@/components/ui/card';
import { Folded } from '@/components/ui/folded';
import { ShowMore } from '@/components/ui/show-more';
import { PAGE_SIZE } from '@/lib/paging';
import type { TripPage } from '@/lib/trips/trip-page';
import { PersonList } from '../people/person-list';
import { goingRows, type Watched } from '../people/person-rows';

interface Props extends Omit<Watched, 'part'> {
  page: TripPage;
  /** How many of them are shown. */
  most: number;
}

/** All who are going with their crew and vehicles, folded: the parts say the same in more words. */
export function AttendeeList({ page, most, ...watched }: Props) {
  const { trip, people } = page;
  const rows = goingRows(people, { ...watched, part: null });
  return (
    <Card as="section" aria-labelledby="attendees">
      <Folded title="Crew and vehicles" titleId="attendees" open={most > PAGE_SIZE}>
        <PersonList tripId={trip.id} rows={rows.slice(0, most)} />
        <ShowMore
          className="border-t border-line p-5"
          things="people"
          shown={most}
          total={rows.length}
          param="people"
        />
      </Folded>
    </Card>
  );
}
