import { isValidElement, type ReactElement } from 'react';
import TripPage from '@/app/(trip)/trip/[tripId]/page';
import { TripOverview } from '@/components/trips/overview/trip-overview';
import type { Person } from './factories/people';
import { appoint, party } from './factories/trips';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
  headers: async () => new Headers(),
}));

/** What the browser of somebody gets of a trip's overview, shown or not. */
async function sentTo(who: Person, tripId: string): Promise<string> {
  cookie = who.cookie;
  const page = await TripPage({ params: Promise.resolve({ tripId }), searchParams: Promise.resolve({}) });
  const parts = (page as ReactElement<{ children: unknown[] }>).props.children;
  const overview = parts.find((part) => isValidElement(part) && part.type === TripOverview);
  return JSON.stringify((overview as ReactElement).props);
}

test('whoever doesn’t organise a trip is sent nobody’s address with its overview', async () => {
  const { mia, tom, ann, zoe, address, trip } = await party();
  const addresses = [address, ...[mia, tom, ann, zoe].map(({ email }) => email)];
  for (const helps of [false, true]) {
    if (helps) await appoint(trip, ann);
    for (const viewer of [tom, ann, zoe]) {
      const sent = await sentTo(viewer, trip.id);
      expect(sent).toContain(trip.id);
      for (const each of addresses) expect(sent).not.toContain(each);
    }
  }
  // Whose address it is that has to be seen, sees it.
  expect(await sentTo(mia, trip.id)).toContain(address);
});
