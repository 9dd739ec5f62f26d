import type { ReactNode } from 'react';
import { Card, CardHeader } from '@/components/ui/card';
import { ShowMore } from '@/components/ui/show-more';
import { PersonList } from './person-list';
import { type People, personRows } from './person-rows';

interface Props extends Omit<People, 'closed'> {
  tripId: string;
  /** How many of them are shown. */
  most: number;
  closed?: boolean;
  /** Under the list: what the viewer can do. */
  children?: ReactNode;
}

/** Everybody's answer. */
export function PeopleCard({ tripId, most, closed = false, children, ...people }: Props) {
  const { attendees, pending, notGoing } = people;
  const answered = attendees.length + notGoing.length;
  const rows = personRows({ ...people, closed });
  return (
    <Card as="section" aria-labelledby="people">
      <CardHeader
        title={closed ? 'Who was invited' : 'Who’s coming'}
        titleId="people"
        aside={!closed && `${answered} of ${answered + pending.length} answered`}
      />
      <PersonList tripId={tripId} rows={rows.slice(0, most)} closed={closed} />
      <ShowMore
        className="border-t border-line p-5"
        things="people"
        shown={most}
        total={rows.length}
        param="people"
      />
      {children && <div className="border-t border-line p-5">{children}</div>}
    </Card>
  );
}
