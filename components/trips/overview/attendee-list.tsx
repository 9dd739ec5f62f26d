import { Card } from '@/components/ui/card';
import { Folded } from '@/components/ui/folded';
import { ShowMore } from '@/components/ui/show-more';
import { PAGE_SIZE } from '@/lib/paging';
import { PersonList } from '../people/person-list';
import type { PersonRow } from '../people/person-rows';

interface Props {
  tripId: string;
  /** Those that are shown. */
  rows: PersonRow[];
  /** How many were asked for. */
  most: number;
  total: number;
}

/** All who are going with their crew and vehicles, folded: the parts say the same in more words. */
export const AttendeeList = ({ tripId, rows, most, total }: Props) => (
  <Card as="section" aria-labelledby="attendees">
    <Folded title="Crew and vehicles" titleId="attendees" open={most > PAGE_SIZE}>
      <PersonList tripId={tripId} rows={rows} />
      <ShowMore
        className="border-t border-line p-5"
        things="people"
        shown={most}
        total={total}
        param="people"
      />
    </Folded>
  </Card>
);
