import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import CampsitePage, { generateMetadata } from '@/app/(app)/campsite/[id]/page';
import { POST as search } from '@/app/api/locations/public/route';
import { ToastProvider } from '@/components/ui/toast';
import { db } from '@/lib/server/db/client';
import { campsitePageSql, getCampsitePage } from '@/lib/trips/site/campsite-page';
import { Prisma } from '@/prisma/generated/client';
import { changeHousehold } from '@/tests/factories/trip-households';
import { call } from './call';
import { countQueries } from './count-queries';
import { siteOf } from './factories/campsites';
import { decide } from './factories/decisions';
import { operator } from './factories/operators';
import { type Person, person } from './factories/people';
import { added } from './factories/site-form';
import { inDays, plan } from './factories/trips';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
  headers: async () => new Headers(),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({}),
}));

let mia: Person;
beforeAll(async () => {
  mia = await person('Mia');
  cookie = mia.cookie;
});

const propsOf = (id: string, trip?: string) => ({
  params: Promise.resolve({ id }),
  searchParams: Promise.resolve(trip ? { trip } : {}),
});
const htmlOf = async (id: string, trip?: string) =>
  renderToStaticMarkup(
    createElement(ToastProvider, null, await CampsitePage(propsOf(id, trip))) as ReactElement,
  );

test('the page shows a site’s facts, the ways to reach it and where planning a trip starts', async () => {
  const site = await added(mia, {
    share_flag: true,
    site_features: ['Showers', 'Jetty'],
    pet_friendly: true,
  });
  const html = await htmlOf(site.id);
  for (const part of [
    site.name,
    'href="tel:0733500000"',
    'href="mailto:gran%40example.com"',
    'href="https://paddock.example"',
    'href="geo:-27.42000,152.99000?q=',
    '2 Wheel Drive gets there',
    'Pets welcome',
    'Showers',
    'Jetty',
    'Nobody’s said yet: 7 things',
    'Cost, Toilets, Drinking water, Power, Campfires, Phone reception, Boat ramp',
    `href="/create-trip-details?site=${site.id}"`,
    `href="/add-location?site=${site.id}"`,
    'km from home as the crow flies',
  ])
    expect(html).toContain(part);
  expect(html).not.toContain('Report a problem');
  expect((await generateMetadata(propsOf(site.id))).title).toBe(site.name);
});

test('the page of a merged campsite redirects to the remaining campsite and keeps the trip; its owner can’t find it any more', async () => {
  const [kerry, site] = [await operator(), await siteOf(mia, { shared: true, name: `Bog ${Math.random()}` })];
  const into = await siteOf(mia, { shared: true });
  const redirected = (id: string, trip?: string) =>
    htmlOf(id, trip).then(
      () => null,
      ({ digest }) => digest,
    );
  expect(await redirected(site.id)).toBeNull();
  await decide(kerry, site.id, { action: 'merge', into: into.id });
  expect(await redirected(site.id)).toContain(`;/campsite/${into.id};307;`);
  expect(await redirected(site.id, into.id)).toContain(`;/campsite/${into.id}?trip=${into.id};`);
  expect(await redirected(into.id)).toBeNull();
  const found = await call<{ total: number }>(search, 'POST', {
    as: mia,
    body: { postcode: '4031', radius: 50, text: site.name },
  });
  expect(found.body.total).toBe(0);
  await db.campsite.update({ where: { id: into.id }, data: { shareFlag: false } });
  expect(await redirected(site.id)).toBeNull();
});

test('the page credits the open data with its date, and lets anyone report a problem', async () => {
  const open = await db.campsite.findFirstOrThrow({ where: { source: 'open', petFriendly: true } });
  const html = await htmlOf(open.id);
  expect(html).toContain('Campground data © OpenStreetMap contributors, ODbL');
  expect(html).toContain('Open data, Nov 2026');
  expect(html).toContain('Report a problem');
  expect(html).not.toContain('Edit campsite');
});

test('the page shows campers’ answers with their number and date, beside the site’s own data', async () => {
  const [ann, tom] = [await person('Ann'), await person('Tom')];
  const site = await siteOf(ann, { shared: true, petFriendly: false });
  const say = ({ viewer: { profileId } }: Person, day: string) =>
    db.siteObservation.create({
      data: { campsiteId: site.id, profileId, pets: true, seenOn: new Date(day) },
    });
  await say(tom, '2026-05-02');
  expect(await htmlOf(site.id)).toContain('1 camper, May 2026');
  await say(ann, '2026-03-02');
  const html = await htmlOf(site.id);
  expect(html).toMatch(
    /Pets welcome.*2 campers, latest May 2026.*No pets.*The person who shared it, \w+ \d{4}/,
  );
  expect(html).not.toContain('Campers disagree');
  expect(html).toContain('Been here? Tell us');
  await say(mia, '2026-01-02');
  expect(await htmlOf(site.id)).toContain('Change what you said');
});

test('when campers disagree, both answers are shown, the newer one first', async () => {
  const [ann, tom, zoe] = [await person('Ann'), await person('Tom'), await person('Zoe')];
  const site = await siteOf(ann, { shared: true });
  const say = ({ viewer: { profileId } }: Person, fires: boolean, day: string) =>
    db.siteObservation.create({ data: { campsiteId: site.id, profileId, fires, seenOn: new Date(day) } });
  await say(tom, false, '2026-03-02');
  await say(zoe, false, '2026-04-02');
  await say(ann, true, '2026-05-02');
  expect(await htmlOf(site.id)).toMatch(
    /Campfires allowed.*1 camper, May 2026.*No campfires.*2 campers, latest Apr 2026.*Campers disagree/,
  );
});

test('a site without known facts says only that, and a private site says who sees it', async () => {
  const html = await htmlOf((await siteOf(mia)).id);
  expect(html).toContain('Nobody’s said anything yet.');
  expect(html).toContain('Only you see this');
  for (const part of ['Getting there', 'Stay<', 'Rules<', 'Nobody’s said yet'])
    expect(html).not.toContain(part);
});

test('the page says no more about a park than its evidence allows, and credits the evidence', async () => {
  const htmlOfOpen = async (sourceRef: string) =>
    htmlOf((await db.campsite.findUniqueOrThrow({ where: { sourceRef } })).id);
  const inside = await htmlOfOpen('mount-clear-campground-rendezvous-creek-act');
  expect(inside).toContain('In Namadgi National Park');
  expect(inside).toContain('Dogs usually aren’t allowed in national parks and reserves, and it’s in one');
  expect(inside).toContain('Collaborative Australian Protected Areas Database (CAPAD) 2014');
  const near = await htmlOfOpen('cave-beach-camping-area-jervis-bay-act');
  expect(near).toContain('At or near Booderee National Park');
  expect(near).toContain('Dogs usually aren’t allowed in national parks, and it’s likely in one');
  const outside = await htmlOfOpen('buff-creek-fraser-island-qld');
  const [own = ''] = outside.split('>Nearby<');
  expect(own).toContain('At or near Great Sandy National Park');
  expect(own).not.toMatch(/dogs usually/i);
  expect(near).toContain('No mapped road within 1 km');
  expect(near).toContain('Global Map Australia 1M 2001');
  const agency = await htmlOfOpen('bald-rock-creek-camping-area-girraween-qld');
  expect(agency).toContain('Run by a park agency: check about dogs');
  expect(agency).toContain('Nearest mapped road unsealed (map of about 2000; some are sealed now)');
  const run = await htmlOfOpen('airy-gap-campground-capertee-nsw');
  expect(run).toContain('Dogs usually aren’t allowed in national parks and reserves, and it’s in one');
  expect(run).not.toContain('Gardens of Stone');
  expect(await htmlOf((await siteOf(mia)).id)).not.toContain('CAPAD');
});

test('on an island without a mapped road the page says that it’s likely 4WD only, and whom to ask', async () => {
  const textOfOpen = async (sourceRef: string) =>
    htmlOf((await db.campsite.findUniqueOrThrow({ where: { sourceRef } })).id);
  const dundubara = await textOfOpen('dundubara-camping-area-fraser-island-qld');
  expect(dundubara).toMatch(
    /Likely 4WD only: on an island, no mapped road within 1 km.*Geoscience Australia map: check with the park/,
  );
  expect(dundubara).toMatch(
    /Dogs usually aren’t allowed in national parks, and it’s likely in one.*CAPAD 2014: check with the park/,
  );
  expect(dundubara).toContain('Download islands'.toLowerCase());
  for (const byRoad of ['stokes-bay-camp-site-stokes-bay-sa', 'seaview-holiday-park-cowes-vic']) {
    const [html = ''] = (await textOfOpen(byRoad)).split('>Nearby<');
    expect(html).toContain('On an island: ask how to get there');
    expect(html).not.toContain('4WD only');
  }
});

test('for a trip that looks for another site, the page links back to that trip', async () => {
  const [site, trip] = [await siteOf(mia), await plan(mia)];
  expect(await htmlOf(site.id, trip.id)).toContain(`href="/trip/${trip.id}/site?site=${site.id}"`);
  expect(await htmlOf(site.id, 'nonsense')).toContain(`href="/create-trip-details?site=${site.id}"`);
});

test('the page takes one query', async () => {
  const open = await db.campsite.findFirstOrThrow({ where: { source: 'open' } });
  // The first visit caches the position of the person's home.
  await getCampsitePage(mia.viewer, open.id);
  const { queries } = await countQueries(() => getCampsitePage(mia.viewer, open.id));
  expect(queries).toHaveLength(1);
});

test('the page lists the viewer’s own trips there, but not trips of others or trips called off, declined or hidden', async () => {
  const [ann, tom] = [await person('Ann'), await person('Tom')];
  const site = await siteOf(ann, { shared: true });
  const at = { location_id: site.id };
  const past = await plan(tom, at);
  const days = {
    startDate: new Date(`${inDays(-9)}T00:00:00Z`),
    endDate: new Date(`${inDays(-8)}T00:00:00Z`),
  };
  await db.trip.update({ where: { id: past.id }, data: days });
  const coming = await plan(ann, { ...at, invitees: [tom.email] });
  const [calledOff, hidden] = [await plan(tom, at), await plan(tom, at)];
  await db.trip.update({ where: { id: calledOff.id }, data: { calledOffAt: new Date() } });
  await db.hiddenTrip.create({ data: { tripId: hidden.id, profileId: tom.viewer.profileId } });
  const declined = await plan(ann, { ...at, invitees: [tom.email] });
  await changeHousehold(declined, tom.email, { attending: false });
  const page = await getCampsitePage(tom.viewer, site.id);
  expect(page?.trips.map(({ id }) => id)).toEqual([coming.id, past.id]);
  expect((await getCampsitePage(mia.viewer, site.id))?.trips).toEqual([]);
});

test('the page lists the nearest sites that the viewer may find, by an index', async () => {
  const [ann, tom] = [await person('Ann'), await person('Tom')];
  const far = { latitude: -25.9, longitude: 125.5 };
  const site = await siteOf(ann, { ...far, shared: true });
  const near = await siteOf(ann, {
    ...far,
    name: 'Shared',
    shared: true,
    latitude: -25.91,
    features: ['Toilets'],
  });
  const hidden = await siteOf(ann, { ...far, shared: true, latitude: -25.905 });
  await db.campsite.update({ where: { id: hidden.id }, data: { hiddenAt: new Date() } });
  await siteOf(ann, { ...far, shared: true, groupOnly: true });
  const secret = await siteOf(tom, { ...far, name: 'Secret', latitude: -25.92 });
  const names = async (who: Person) =>
    (await getCampsitePage(who.viewer, site.id))?.nearby.map(({ name }) => name);
  expect((await getCampsitePage(tom.viewer, site.id))?.nearby[0]).toMatchObject({
    id: near.id,
    distance: 1.1,
    facts: ['Toilets'],
  });
  expect((await names(tom))?.slice(0, 2)).toEqual(['Shared', 'Secret']);
  expect(await names(mia)).not.toContain('Secret');
  const rows = await db.$queryRaw<{ 'QUERY PLAN': string }[]>(
    Prisma.sql`explain ${campsitePageSql(mia.viewer, site.id)}`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Scan using campsites_position_idx');
  expect(plan).toContain('campsites_pkey');
  expect(plan).toContain('site_parks_pkey');
  expect(plan).not.toMatch(/Seq Scan on (campsites|campsite_features)/);
  await db.campsite.deleteMany({ where: { id: { in: [site.id, near.id, hidden.id, secret.id] } } });
});

test('a stranger’s private site and an invalid id are not found', async () => {
  const site = await siteOf(await person('Ann'));
  for (const id of [site.id, 'nonsense', '019d0000-0000-7000-8000-000000000000']) {
    expect(await getCampsitePage(mia.viewer, id)).toBeNull();
    expect((await generateMetadata(propsOf(id))).title).toBe('Campsite not found');
  }
});
