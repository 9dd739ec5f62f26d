import type { Metadata } from 'next';
import { FindPerson } from '@/components/operator/find-person';
import { PersonRows } from '@/components/operator/person-rows';
import { Card, CardBody } from '@/components/ui/card';
import { pageDesk } from '@/lib/operator/page-desk';
import { findPeople } from '@/lib/operator/people/find-people';
import { requestedText, type ShowParam } from '@/lib/paging';

export const metadata: Metadata = { title: 'People' };

interface Props {
  searchParams: Promise<{ query?: ShowParam }>;
}

/** Without a search, lists the accounts that are suspended, paused, or whose reports are muted. */
export default async function PeoplePage({ searchParams }: Props) {
  if (!(await pageDesk()).open) return null;
  const query = requestedText((await searchParams).query) ?? undefined;
  const people = await findPeople(query);
  return (
    <div className="min-w-0 space-y-5">
      <h1 className="text-3xl">People</h1>
      <Card>
        <FindPerson query={query} />
        {people.length > 0 ? (
          <div className="border-t border-line">
            <PersonRows people={people} />
          </div>
        ) : (
          <CardBody className="border-t border-line text-muted">
            {query
              ? `Nobody is called “${query}” or has this address.`
              : 'Nobody is suspended, paused or muted.'}
          </CardBody>
        )}
      </Card>
    </div>
  );
}
