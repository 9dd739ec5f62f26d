import type { ReactNode } from 'react';
import YourCrewPage from '@/app/(app)/your-crew/page';
import YourGearPage from '@/app/(app)/your-gear/page';
import YourGroupsPage from '@/app/(app)/your-groups/page';
import YourRidesPage from '@/app/(app)/your-rides/page';
import { db } from '@/lib/server/db/client';
import { countQueries } from './count-queries';
import { type Person, person, uniqueEmail } from './factories/people';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
}));

const twenty = <T>(make: (index: number) => T): T[] => Array.from({ length: 20 }, (_, index) => make(index));

/**
 * Creates a person with twenty entries in every list. Each of the person's groups has two people, one
 * of them with an account.
 */
async function personWithPlenty(): Promise<Person> {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { profileId } = mia.viewer;
  await db.crewMember.createMany({
    data: twenty((index) => ({ profileId, type: 'pet', name: `Rex ${index}`, petType: 'Dog' })),
  });
  await db.ride.createMany({ data: twenty(() => ({ profileId, type: 'boat', boatType: 'Sailboat' })) });
  await db.gearItem.createMany({ data: twenty((index) => ({ profileId, name: `Item ${index}` })) });
  for (const name of twenty((index) => `Group ${index}`)) {
    const members = { create: [{ email: tom.email }, { email: uniqueEmail() }] };
    await db.group.create({ data: { profileId, name, members } });
  }
  return mia;
}

let mia: Person;
beforeAll(async () => {
  mia = await personWithPlenty();
  cookie = mia.cookie;
});

type Page = (props: { searchParams: Promise<{ show?: string }> }) => Promise<ReactNode>;
const first = { searchParams: Promise.resolve({}) };

const pages: [path: string, table: RegExp, page: Page][] = [
  ['/your-crew', /\bcrew_members\b/, YourCrewPage],
  ['/your-rides', /\brides\b/, YourRidesPage],
  ['/your-gear', /\bgear_items\b/, YourGearPage],
  ['/your-groups', /\bgroups\b/, YourGroupsPage],
];

test.each(pages)(
  '%s makes one query for its list, however long the list is, and at most one for which other lists are empty',
  async (_, table, page) => {
    const { queries } = await countQueries(() => page(first));
    // The rides' page also queries which lists are still empty, for the suggested next step at its
    // end.
    const counts = queries.filter((query) => /count\(\*\).*\bcrew_members\b.*\bgroups\b/s.test(query));
    expect(counts).toHaveLength(page === YourRidesPage ? 1 : 0);
    const others = queries.filter((query) => !counts.includes(query));
    // Two other queries remain: the session's, which every page needs, and the list's.
    expect(others).toHaveLength(2);
    expect(others.filter((query) => table.test(query))).toHaveLength(1);
  },
);
