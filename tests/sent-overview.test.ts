import { isValidElement, type ReactElement } from 'react';
import TripPage from '@/app/(trip)/trip/[tripId]/page';
import { TripOverview } from '@/components/trips/overview/trip-overview';
import { type Person, person } from './factories/people';
import { added } from './factories/site-form';
import { appoint, party, plan } from './factories/trips';

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

test('the page of a private campsite is named to its owner alone, that of a shared one to everybody invited', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  for (const share_flag of [false, true]) {
    const site = await added(mia, { share_flag });
    const trip = await plan(mia, { location_id: site.id, invitees: [tom.email] });
    expect(await sentTo(mia, trip.id)).toContain(`/campsite/${site.id}`);
    expect((await sentTo(tom, trip.id)).includes(`/campsite/${site.id}`)).toBe(share_flag);
  }
});
