import type { ReactElement, ReactNode } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import CreateTripPage from '@/app/(app)/create-trip-details/page';
import HomePage from '@/app/(app)/page';
import AccountPage from '@/app/(app)/profile/account/page';
import AttendancePage from '@/app/(app)/trip/[tripId]/attendance/page';
import TripPage from '@/app/(app)/trip/[tripId]/page';
import YourCampsitesPage from '@/app/(app)/your-campsites/page';
import YourCrewPage from '@/app/(app)/your-crew/page';
import YourGearPage from '@/app/(app)/your-gear/page';
import YourGroupsPage from '@/app/(app)/your-groups/page';
import YourRidesPage from '@/app/(app)/your-rides/page';
import { ToastProvider } from '@/components/ui/toast';
import { caps } from '@/lib/account/caps';
import { dateOf } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { type Person, person } from './factories/people';
import { inDays } from './factories/trips';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({}),
  usePathname: () => '/',
}));

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

let mia: Person;
let tripId = '';
/** A person with as much of everything as one can have, and a trip as full as one can be. */
beforeAll(async () => {
  mia = await person('Mia');
  cookie = mia.cookie;
  const { profileId } = mia.viewer;
  const member = (index: number) =>
    ({ profileId, type: 'camper', name: `Camper ${index}`, age: 'child' }) as const;
  await db.crewMember.createMany({ data: many(caps.crew - 1, member) });
  const boat = { profileId, type: 'boat', boatType: 'Sailboat' } as const;
  await db.ride.createMany({ data: many(caps.rides, () => boat) });
  await db.gearItem.createMany({ data: many(caps.gear, (index) => ({ profileId, name: `Item ${index}` })) });
  const flat = {
    ownerId: profileId,
    source: 'user',
    shareFlag: true,
    latitude: -27,
    longitude: 153,
  } as const;
  await db.campsite.createMany({ data: many(caps.sites, (index) => ({ ...flat, name: `Flat ${index}` })) });
  const open = await db.campsite.findMany({
    where: { source: 'open' },
    take: caps.saved,
    select: { id: true },
  });
  await db.savedSite.createMany({ data: open.map(({ id }) => ({ profileId, campsiteId: id })) });
  const members = () => many(200, (index) => ({ email: `camper-${index}@example.com` }));
  for (const name of many(caps.groups, (index) => `Group ${index}`)) {
    await db.group.create({ data: { profileId, name, members: { createMany: { data: members() } } } });
  }
  const trip = { organiserId: profileId, locationName: 'Lake' };
  const days = (start: number) => ({ startDate: dateOf(inDays(start)), endDate: dateOf(inDays(start + 1)) });
  await db.trip.createMany({
    data: many(caps.trips, (index) => ({
      ...trip,
      ...days(index % 2 ? index : -index - 9),
      name: `Trip ${index}`,
    })),
  });
  const crew = (of: number) => many(30, (index) => ({ name: `Child ${of} ${index}`, age: 'child' }));
  const invites = many(200, (index) => ({
    email: `guest-${index}@example.com`,
    attending: true,
    guest: { name: `Guest ${index}`, crew: crew(index), vehicles: [] },
  }));
  const full = await db.trip.create({
    data: { ...trip, ...days(1), invites: { createMany: { data: invites } } },
  });
  tripId = full.id;
}, 60_000);

const asked = (params: Record<string, string>) => ({ searchParams: Promise.resolve(params) });
const htmlOf = async (page: Promise<ReactNode>) =>
  renderToStaticMarkup(createElement(ToastProvider, null, await page) as ReactElement);
const kilobytes = (html: string) => Buffer.byteLength(html) / 1000;

type Page = (props: {
  searchParams: Promise<Record<string, string>>;
  params: Promise<{ tripId: string }>;
}) => Promise<ReactNode>;

const pages: [
  path: string,
  page: Page,
  first: string,
  more: [params: Record<string, string>, then: string][],
][] = [
  [
    '/',
    HomePage,
    '"?show=24"',
    [
      [{ show: '24' }, '"?show=36"'],
      [{ past: '24' }, '"?past=30"'],
    ],
  ],
  ['/your-crew', YourCrewPage, '"?show=60"', [[{ show: '180' }, '"?show=200"']]],
  ['/your-rides', YourRidesPage, '"?show=50"', []],
  [
    '/your-campsites',
    YourCampsitesPage,
    '"?saved=30&amp;own=60"',
    [
      [{ own: '180' }, '"?saved=30&amp;own=200"'],
      [{ saved: '180' }, '"?own=30&amp;saved=200"'],
    ],
  ],
  ['/your-gear', YourGearPage, '"?show=60"', [[{ show: '60' }, '"?show=90"']]],
  [
    '/your-groups',
    YourGroupsPage,
    '"?show=20"',
    [
      [{ show: '20' }, '"?show=20&amp;people=20"'],
      [{ people: '20' }, '"?people=20&amp;show=20"'],
    ],
  ],
  ['/trip/{id}', TripPage, '"?people=60"', [[{ people: '60' }, '"?people=90"']]],
];

test.each(pages)(
  '%s shows the first part of what is there, and leads to more',
  async (_, page, first, more) => {
    const params = Promise.resolve({ tripId });
    const html = await htmlOf(page({ ...asked({}), params }));
    expect(html).toContain(`href=${first}`);
    expect(kilobytes(html)).toBeLessThan(150);
    for (const [given, then] of more) {
      expect(await htmlOf(page({ ...asked(given), params }))).toContain(`href=${then}`);
    }
  },
);

test('the lists of rides and of pets show their first 30, then all', async () => {
  const ridesIn = async (params: Record<string, string>) =>
    (await htmlOf(YourRidesPage(asked(params)))).match(/aria-label="Edit Sailboat"/g)?.length;
  expect([await ridesIn({}), await ridesIn({ show: '50' })]).toEqual([30, 50]);

  const zoe = await person('Zoe');
  const pet = { profileId: zoe.viewer.profileId, type: 'pet', petType: 'Dog' } as const;
  await db.crewMember.createMany({ data: many(40, (index) => ({ ...pet, name: `Pet ${index}` })) });
  cookie = zoe.cookie;
  const petsIn = async (params: Record<string, string>) =>
    (await htmlOf(YourCrewPage(asked(params)))).match(/aria-label="Edit Pet \d+"/g)?.length;
  expect([await petsIn({}), await petsIn({ show: '60' })]).toEqual([30, 40]);
  cookie = mia.cookie;
});

test('the people somebody has blocked begin with the first part', async () => {
  const { profileId } = mia.viewer;
  const blocked = await Promise.all(many(31, (index) => person(`Eve ${index}`)));
  await db.block.createMany({
    data: blocked.map(({ viewer }) => ({ profileId, blockedId: viewer.profileId })),
  });
  const shown = async (params: Record<string, string>) =>
    (await htmlOf(AccountPage(asked(params)))).match(/aria-label="Unblock: /g)?.length;
  expect([await shown({}), await shown({ blocked: '60' })]).toEqual([30, 31]);
});

test('everything is there once it has been asked for', async () => {
  const params = Promise.resolve({ tripId });
  const crew = await htmlOf(YourCrewPage(asked({ show: '200' })));
  expect([crew.includes('Camper 198'), crew.includes('href="?show')]).toEqual([true, false]);
  const trip = await htmlOf(TripPage({ ...asked({ people: '300' }), params }));
  expect([trip.includes('Guest 199'), trip.includes('href="?people')]).toEqual([true, false]);
  const home = await htmlOf(HomePage(asked({ show: '500', past: '500' })));
  expect([home.includes('Trip 499'), home.includes('Trip 498'), home.includes('href="?')]).toEqual([
    true,
    true,
    false,
  ]);
});

test.each<[string, Page]>([
  ['a new trip', (props) => CreateTripPage({ ...props, ...asked({ site_name: 'Lake' }) })],
  ['who comes', AttendancePage],
])('the form of %s begins with a part of the crew and the groups', async (_, page) => {
  const html = await htmlOf(page({ ...asked({}), params: Promise.resolve({ tripId }) }));
  expect(html).toContain('Show more (160 left)');
  expect(kilobytes(html)).toBeLessThan(150);
});

// Last: nothing is left on home.
test('hidden trips begin with the first part too', async () => {
  const { profileId } = mia.viewer;
  const trips = await db.trip.findMany({ where: { organiserId: profileId }, select: { id: true } });
  await db.hiddenTrip.createMany({ data: trips.map(({ id }) => ({ profileId, tripId: id })) });
  const shown = async (params: Record<string, string>) =>
    (await htmlOf(AccountPage(asked(params)))).match(/aria-label="Show again: /g)?.length;
  expect([await shown({}), await shown({ hidden: '60' })]).toEqual([30, 60]);
});
