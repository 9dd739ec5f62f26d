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

/**
 * Returns all data that the server sends to a browser with a trip's overview, including data that
 * isn't shown.
 */
async function sentTo(who: Person, tripId: string): Promise<string> {
  cookie = who.cookie;
  const page = await TripPage({ params: Promise.resolve({ tripId }), searchParams: Promise.resolve({}) });
  const parts = (page as ReactElement<{ children: unknown[] }>).props.children;
  const overview = parts.find((part) => isValidElement(part) && part.type === TripOverview);
  return JSON.stringify((overview as ReactElement).props);
}

test('a trip’s overview sends addresses only to the organiser, not to a co-organiser', async () => {
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
  // The organiser needs to see the address, so it must be sent to her.
  expect(await sentTo(mia, trip.id)).toContain(address);
});

test('a trip’s overview links a private campsite only for its owner, and a shared campsite for everybody invited', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  for (const share_flag of [false, true]) {
    const site = await added(mia, { share_flag });
    const trip = await plan(mia, { location_id: site.id, invitees: [tom.email] });
    expect(await sentTo(mia, trip.id)).toContain(`/campsite/${site.id}`);
    expect((await sentTo(tom, trip.id)).includes(`/campsite/${site.id}`)).toBe(share_flag);
  }
});
