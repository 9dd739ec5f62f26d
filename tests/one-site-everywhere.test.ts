import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import CampsitePage from '@/app/(app)/campsite/[id]/page';
import InvitePage from '@/app/(public)/invite/[token]/page';
import TripPage from '@/app/(trip)/trip/[tripId]/page';
import PrintPage from '@/app/(trip)/trip/[tripId]/print/page';
import { CampsiteCard } from '@/components/campsites/search/campsite-card';
import { SiteSummary } from '@/components/trips/form/site-summary';
import { ToastProvider } from '@/components/ui/toast';
import { toListed } from '@/lib/campsites/search/listed-site';
import { sitesNear } from '@/lib/campsites/search/search-sites';
import { db } from '@/lib/server/db/client';
import { getTripFit } from '@/lib/trips/fit/trip-fit';
import { getInvitation } from '@/lib/trips/invitations/get-invitation';
import { findSharedTrip } from '@/lib/trips/share-link/find-shared-trip';
import { chosenSite } from '@/lib/trips/site/find-site';
import { siteOf } from './factories/campsites';
import { type Person, person, uniqueEmail } from './factories/people';
import { bring, carOf } from './factories/seats';
import { sharedToken } from './factories/share-link';
import { inDays, invitedToken, plan } from './factories/trips';
import { deliveredMail } from './mail';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => cookie && { value: cookie.slice(cookie.indexOf('=') + 1) } }),
  headers: async () => new Headers(),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({}),
}));

/** Returns a page's text, without markup. */
const textOf = (page: ReactNode) =>
  renderToStaticMarkup(createElement(ToastProvider, null, page)).replace(/<[^>]+>/g, ' ');
const as = (who: Person) => {
  cookie = who.cookie;
};

/**
 * Creates a site whose owner says that access is easy and facilities are complete. Two campers say
 * that it needs a 4WD.
 */
async function aSite() {
  const [mia, tom, zoe] = [await person('Mia'), await person('Tom'), await person('Zoe')];
  const site = await siteOf(mia, {
    name: `Ford flat ${Math.random()}`,
    shared: true,
    drivetrain: '2 Wheel Drive',
    features: ['Toilets', 'BBQ'],
    lacks: ['Power'],
  });
  for (const { viewer } of [tom, zoe])
    await db.siteObservation.create({
      data: {
        campsiteId: site.id,
        profileId: viewer.profileId,
        seenOn: new Date(),
        access: '4 Wheel Drive',
        pets: false,
        toilets: false,
        fires: true,
      },
    });
  const car = await carOf(mia, 'Corolla', { drivetrain: '2 Wheel Drive' });
  const address = uniqueEmail('friend');
  const trip = await plan(mia, { location_id: site.id, invitees: [address] });
  await bring(mia, trip.id, [], [car]);
  return { mia, site, trip, address };
}

/**
 * The facts that every page must show. Some come only from campers, some only from the site's own
 * data.
 */
const there = ['4 Wheel Drive needed', 'No pets', 'Campfires allowed', 'BBQ'];
const missing = ['no toilets', 'no power'];
const never = ['2 Wheel Drive gets there', 'unknown'];

describe('a site’s facts are the same', () => {
  let all: Awaited<ReturnType<typeof aSite>>;
  beforeAll(async () => {
    all = await aSite();
    as(all.mia);
  });

  const places: Record<string, () => Promise<string>> = {
    'on its page': async () =>
      textOf(
        await CampsitePage({
          params: Promise.resolve({ id: all.site.id }),
          searchParams: Promise.resolve({}),
        }),
      ).replaceAll('The person who shared it', ''),
    'on its card in the search': async () => {
      const near = { latitude: -27.46, longitude: 153.05 };
      const wanted = { radius: 50 as const, text: all.site.name };
      const shown = { needs: [], car: null, all: true, order: 'near' as const };
      const found = toListed(await sitesNear(all.mia.viewer, 'public', near, wanted), shown);
      const [site] = found.locations;
      if (!site) throw new Error('not found');
      const ownParty = { car: { name: 'Corolla', drivetrain: '2 Wheel Drive' as const }, pets: ['Rex'] };
      const text = textOf(createElement(CampsiteCard, { site, ownParty }));
      expect(text).toContain('Too rough for your Corolla, no place for Rex');
      return text;
    },
    'on the form of a new trip': async () => {
      const site = await chosenSite(all.mia.viewer, { site: all.site.id });
      if (!site || site === 'missing') throw new Error('missing');
      return textOf(createElement(SiteSummary, { site }));
    },
    'on the trip': async () =>
      textOf(
        await TripPage({
          params: Promise.resolve({ tripId: all.trip.id }),
          searchParams: Promise.resolve({}),
        }),
      ),
    'on the print card': async () =>
      textOf(await PrintPage({ params: Promise.resolve({ tripId: all.trip.id }) })),
    'in the invitation’s mail': async () => (await deliveredMail(all.address)).at(-1)?.text ?? '',
    'on the invitation': async () => {
      cookie = '';
      const token = await invitedToken(all.address);
      const page = await InvitePage({
        params: Promise.resolve({ token }),
        searchParams: Promise.resolve({}),
      });
      as(all.mia);
      return textOf(page);
    },
  };

  test.each(Object.entries(places))('%s', async (_, read) => {
    // The campsites of other tests may be nearby.
    const [text = ''] = (await read()).toLowerCase().split('  nearby  ');
    for (const fact of [...there, ...missing]) expect(text).toContain(fact.toLowerCase());
    // Pages that name sources show the site's own data beside the campers' answers. Leave these
    // data out here.
    const lines = text.split(/ {2,}/);
    const own = lines.filter((_, at) => !lines[at + 1]?.startsWith('you, ')).join('  ');
    for (const fact of never) expect(own).not.toContain(fact.toLowerCase());
  });

  test('the fit check uses the same facts, for people on the trip, invited people, and the group’s link', async () => {
    const conditions = { access: '4 Wheel Drive', pets: false };
    const invitation = await getInvitation(null, await invitedToken(all.address));
    expect(invitation?.fit.site).toMatchObject(conditions);
    const shared = await findSharedTrip(null, [], await sharedToken(all.trip.id, all.mia));
    expect(shared?.fit.site).toMatchObject(conditions);
    const fit = await getTripFit({ tripId: all.trip.id, viewer: all.mia.viewer });
    expect(fit?.[0]).toMatchObject({
      rule: 'access',
      level: 'problem',
      why: expect.stringMatching(/4WD only/),
    });
  });
});

/** Returns a trip to the site, and the texts of all pages and mails that show the site's facts. */
async function toldOf(mia: Person, site: { id: string; latitude: number; longitude: number; name: string }) {
  const address = uniqueEmail('friend');
  const trip = await plan(mia, {
    location_id: site.id,
    start_date: inDays(3),
    end_date: inDays(5),
    invitees: [address],
  });
  const as = mia.viewer;
  const found = await sitesNear(as, 'public', site, { radius: 50, text: site.name });
  const chosen = await chosenSite(as, { site: site.id });
  if (!chosen || chosen === 'missing' || !found.locations[0]) throw new Error('missing');
  cookie = mia.cookie;
  const props = { params: Promise.resolve({ id: site.id }), searchParams: Promise.resolve({}) };
  const told = [
    textOf(await CampsitePage(props)),
    textOf(createElement(CampsiteCard, { site: found.locations[0] })),
    textOf(createElement(SiteSummary, { site: chosen })),
    (await deliveredMail(address)).at(-1)?.text ?? '',
    textOf(await TripPage({ ...props, params: Promise.resolve({ tripId: trip.id }) })),
    textOf(await PrintPage({ params: Promise.resolve({ tripId: trip.id }) })),
  ];
  return { trip, told };
}

test('a map and a list show the same facts, with the same certainty', async () => {
  const mia = await person('Mia');
  const [site] = await db.$queryRaw<{ id: string; latitude: number; longitude: number; name: string }[]>`
    select c.id::text, c.latitude, c.longitude, c.name from campsites c
    join site_roads r on r.source_ref = c.source_ref and r.says = 'unsealed_300m'
    join site_dogs d on d.source_ref = c.source_ref and d.says = 'forest'
    where c.pet_friendly is null limit 1`;
  if (!site) throw new Error('no such site');
  const { trip, told } = await toldOf(mia, site);
  for (const text of told) {
    expect(text.toLowerCase()).toContain(
      'nearest mapped road unsealed (map of about 2000; some are sealed now)',
    );
    expect(text.toLowerCase()).toContain('state forest: dogs usually allowed, on lead in camping areas');
    expect(text).not.toMatch(/pets welcome/i);
  }
  expect(
    (await getTripFit({ tripId: trip.id, viewer: mia.viewer }))?.map(({ level }) => level),
  ).not.toContain('problem');
});

test('what is only likely is said as likely, with its source, wherever the site is shown', async () => {
  const mia = await person('Mia');
  const sourceRef = 'dundubara-camping-area-fraser-island-qld';
  const { told } = await toldOf(mia, await db.campsite.findUniqueOrThrow({ where: { sourceRef } }));
  for (const text of told) {
    expect(text).toMatch(/likely 4WD only: on an island, no mapped road within 1 km/i);
    expect(text).toMatch(
      /dogs usually aren(?:’|&#x27;)t allowed in national parks, and it(?:’|&#x27;)s likely in one/i,
    );
  }
  const [, card = '', ...others] = told;
  expect(card).toContain('Open data, Nov 2026');
  for (const text of others) expect(text).toContain('Geoscience Australia map: check with the park');
});

test('the group’s link does not reveal the site’s position', async () => {
  const mia = await person('Mia');
  const [site] = await db.$queryRaw<{ id: string; park: string; name: string }[]>`
    select c.id::text, p.name park, c.name from campsites c join site_parks p on p.source_ref = c.source_ref
    where p.sure = 'in' and p.name is not null limit 1`;
  const trip = await plan(mia, { location_id: site?.id ?? '', start_date: inDays(3), end_date: inDays(5) });
  const shared = await findSharedTrip(null, [], await sharedToken(trip.id, mia));
  const sent = JSON.stringify(shared?.fit);
  for (const word of [site?.id, site?.name, site?.park]) expect(sent).not.toContain(word);
  expect(shared?.fit).toMatchObject({ contact: { phone: null, url: null }, offers: { seats: [], tows: [] } });
});
