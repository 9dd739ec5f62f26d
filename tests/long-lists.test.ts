import type { ReactElement, ReactNode } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import CreateTripPage from '@/app/(app)/create-trip-details/page';
import HomePage from '@/app/(app)/page';
import AccountPage from '@/app/(app)/profile/account/page';
import YourCampsitesPage from '@/app/(app)/your-campsites/page';
import YourCrewPage from '@/app/(app)/your-crew/page';
import YourGearPage from '@/app/(app)/your-gear/page';
import YourGroupsPage from '@/app/(app)/your-groups/page';
import YourRidesPage from '@/app/(app)/your-rides/page';
import AttendancePage from '@/app/(trip)/trip/[tripId]/attendance/page';
import TripPage from '@/app/(trip)/trip/[tripId]/page';
import { ToastProvider } from '@/components/ui/toast';
import { db } from '@/lib/server/db/client';
import { fullAccount, many } from './factories/full-account';
import { type Person, person } from './factories/people';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({}),
  usePathname: () => '/',
}));

let mia: Person;
let tripId = '';
beforeAll(async () => {
  ({ owner: mia, tripId } = await fullAccount('Mia'));
  cookie = mia.cookie;
});

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

test.each(pages)('%s shows the first part of its list and a link to more', async (_, page, first, more) => {
  const params = Promise.resolve({ tripId });
  const html = await htmlOf(page({ ...asked({}), params }));
  expect(html).toContain(`href=${first}`);
  expect(kilobytes(html)).toBeLessThan(150);
  for (const [given, then] of more) {
    expect(await htmlOf(page({ ...asked(given), params }))).toContain(`href=${then}`);
  }
});

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

test('the list of blocked people shows its first part', async () => {
  const { profileId } = mia.viewer;
  const blocked = await Promise.all(many(31, (index) => person(`Eve ${index}`)));
  await db.block.createMany({
    data: blocked.map(({ viewer }) => ({ profileId, blockedId: viewer.profileId })),
  });
  const shown = async (params: Record<string, string>) =>
    (await htmlOf(AccountPage(asked(params)))).match(/aria-label="Unblock: /g)?.length;
  expect([await shown({}), await shown({ blocked: '60' })]).toEqual([30, 31]);
});

test('the whole list is shown on request', async () => {
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
])('the form of %s starts with a part of the crew and the groups', async (_, page) => {
  const html = await htmlOf(page({ ...asked({}), params: Promise.resolve({ tripId }) }));
  expect(html).toContain('Show more (160 left)');
  expect(kilobytes(html)).toBeLessThan(150);
});

// This test comes last, because it hides all trips from the home page.
test('the list of hidden trips starts with its first part too', async () => {
  const { profileId } = mia.viewer;
  const trips = await db.trip.findMany({ where: { organiserId: profileId }, select: { id: true } });
  await db.hiddenTrip.createMany({ data: trips.map(({ id }) => ({ profileId, tripId: id })) });
  const shown = async (params: Record<string, string>) =>
    (await htmlOf(AccountPage(asked(params)))).match(/aria-label="Show again: /g)?.length;
  expect([await shown({}), await shown({ hidden: '60' })]).toEqual([30, 60]);
});
