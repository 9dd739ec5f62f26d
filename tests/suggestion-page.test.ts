import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import CampsitePage, { generateMetadata } from '@/app/(app)/campsite/[id]/page';
import CreateTripPage from '@/app/(app)/create-trip-details/page';
import TripPage from '@/app/(trip)/trip/[tripId]/page';
import { ToastProvider } from '@/components/ui/toast';
import { db } from '@/lib/server/db/client';
import { getSuggestionPage, suggestionPageSql } from '@/lib/trips/site/suggestion-page';
import { Prisma } from '@/prisma/generated/client';
import { countQueries } from './count-queries';
import { siteOf } from './factories/campsites';
import { type Person, person } from './factories/people';
import { noTown, said } from './factories/suggestions';
import { plan } from './factories/trips';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
  headers: async () => new Headers(),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({}),
  usePathname: () => '/',
}));

const checkFirst = 'As suggested by AI, check before you go';

let mia: Person;
beforeAll(async () => {
  mia = await person('Mia');
  cookie = mia.cookie;
});

const drawn = (page: ReactElement) => renderToStaticMarkup(createElement(ToastProvider, null, page));
const propsOf = (id: string, trip?: string) => ({
  params: Promise.resolve({ id: `ai-${id}` }),
  searchParams: Promise.resolve(trip ? { trip } : {}),
});
const htmlOf = async (id: string, trip?: string) => drawn(await CampsitePage(propsOf(id, trip)));

describe('the page of a suggestion', () => {
  test('shows what the AI said, that it may be wrong, and where planning a trip starts', async () => {
    const { id } = await said();
    const html = await htmlOf(id);
    for (const part of [
      'Wombat Hollow',
      checkFirst,
      'Near Dayboro QLD',
      'About 31 km from home as the crow flies',
      'The AI gives no position: the pin is at Dayboro, the nearest town.',
      'Map of Dayboro',
      '<meta name="map-files"',
      'href="https://parks.example/wombat"',
      '4 Wheel Drive needed',
      'Pets welcome',
      'Swimming hole',
      'The AI doesn’t say: 7 things',
      'Cost, Drinking water, Showers, Power, Campfires, Phone reception, Boat ramp',
      'Said by AI on ',
      `href="/create-trip-details?ai_suggestion=${id}"`,
      'href="/createtrip?latitude=-27.2&amp;longitude=152.82&amp;near=Dayboro+QLD"',
    ])
      expect(html).toContain(part);
    // A suggestion is not a stored campsite, so it can't be saved, reported or described.
    for (const part of ['Save', 'Been here?', 'Report a problem', 'Directions', 'OpenStreetMap contributors'])
      expect(html).not.toContain(part);
    expect((await generateMetadata(propsOf(id))).title).toBe('Wombat Hollow');
  });

  test('has no map, distance or nearby sites where the town is unknown', async () => {
    const { id } = await said({ ...noTown, url: null, petFriendly: null, access: null, features: [] });
    const html = await htmlOf(id);
    expect(html).toContain('The AI doesn’t say where exactly it is.');
    expect(html).toContain('The AI doesn’t say: 10 things');
    expect(html).not.toMatch(/No pets|Pets welcome/);
    expect(html).toContain('href="/createtrip"');
    for (const part of ['Map of', 'from home', 'Near ', 'Website']) expect(html).not.toContain(part);
  });

  test('says that there are no pets where the AI said so', async () => {
    const { id } = await said({ petFriendly: false });
    const html = await htmlOf(id);
    for (const part of ['No pets', checkFirst]) expect(html).toContain(part);
    expect(html).not.toContain('access, pets');
  });

  test('links to the campsite with that name, for people who may see it', async () => {
    const tom = await person('Tom');
    const site = await siteOf(tom, { name: 'Wombat HOLLOW campground', latitude: -27.2, longitude: 152.82 });
    const { id } = await said();
    const seenBy = async ({ viewer }: Person) => (await getSuggestionPage(viewer, id))?.campsiteId;
    expect([await seenBy(tom), await seenBy(mia)]).toEqual([site.id, null]);
    expect((await getSuggestionPage(tom.viewer, id))?.nearby.map((near) => near.id)).not.toContain(site.id);
    await db.campsite.update({ where: { id: site.id }, data: { shareFlag: true } });
    expect(await htmlOf(id)).toContain(`href="/campsite/${site.id}"`);
    await db.campsite.delete({ where: { id: site.id } });
    expect(await htmlOf(id)).toContain('It may be closed, go by another name or not exist at all.');
  });

  test('lists the sites nearest to its town and one’s own trips there', async () => {
    const { id } = await said();
    const page = await getSuggestionPage(mia.viewer, id);
    expect(page?.nearby).toHaveLength(3);
    expect(page?.trips).toEqual([]);
    const trip = await plan(mia, { ai_suggestion: id, tripName: 'Whitsun' });
    expect((await getSuggestionPage(mia.viewer, id))?.trips).toMatchObject([{ id: trip.id }]);
    expect((await getSuggestionPage((await person()).viewer, id))?.trips).toEqual([]);
    const html = await htmlOf(id);
    expect(html).toContain('Near Dayboro');
    expect(html).toContain('Whitsun');
  });

  test('for a trip that looks for another site, links back to that trip', async () => {
    const [{ id }, trip] = [await said(), await plan(mia)];
    const html = await htmlOf(id, trip.id);
    expect(html).toContain(`href="/trip/${trip.id}/site?ai_suggestion=${id}"`);
    expect(html).toContain('Go here instead');
  });

  test('takes two queries, by indexes', async () => {
    const { id } = await said();
    await getSuggestionPage(mia.viewer, id);
    const { queries } = await countQueries(() => getSuggestionPage(mia.viewer, id));
    expect(queries).toHaveLength(2);
    const rows = await db.$transaction(async (tx) => {
      // Without this, Postgres would scan the tables, because they have only a few rows.
      await tx.$executeRaw`set local enable_seqscan = off`;
      return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(
        Prisma.sql`explain ${suggestionPageSql(mia.viewer, id)}`,
      );
    });
    const planned = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(planned).toContain('ai_suggestions_pkey');
    expect(planned).toContain('campsites_position_idx');
    expect(planned).not.toContain('Seq Scan');
  });

  test.each([
    '',
    'nonsense',
    '🏕️',
    "'; drop table trips; --",
    'x'.repeat(500),
    '019d0000-0000-7000-8000-000000000000',
  ])('is not found for an invalid id: %s', async (id) => {
    expect(await getSuggestionPage(mia.viewer, id)).toBeNull();
    expect((await generateMetadata(propsOf(id))).title).toBe('Campsite not found');
  });
});

test('the trip form shows what the AI said, read by the suggestion’s id, and sends the id', async () => {
  const { id } = await said({ petFriendly: false });
  const form = async (query: Record<string, string>) =>
    drawn(await CreateTripPage({ searchParams: Promise.resolve(query) }));
  const html = await form({ ai_suggestion: id, site_name: 'Elsewhere' });
  for (const part of [
    'Wombat Hollow',
    checkFirst,
    'Near Dayboro QLD, about 31 km from home as the crow flies',
    '4 Wheel Drive',
    'Toilets',
    'No pets',
  ])
    expect(html).toContain(part);
  expect(html).not.toContain('Elsewhere');
  await expect(form({ ai_suggestion: 'nonsense' })).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
});

test('the trip’s page marks the facts as an AI’s, shows them, and links to the suggestion’s page', async () => {
  const { id } = await said({ petFriendly: false });
  const trip = await plan(mia, { ai_suggestion: id });
  const page = async () =>
    drawn(
      await TripPage({
        params: Promise.resolve({ tripId: trip.id }),
        searchParams: Promise.resolve({}),
      }),
    );
  const html = await page();
  for (const part of [
    checkFirst,
    'Near Dayboro QLD, about 31 km from home as the crow flies',
    '4 Wheel Drive',
    'No pets',
    'Swimming hole',
    `href="/campsite/ai-${id}"`,
  ])
    expect(html).toContain(part);
  expect(html).not.toContain('Nothing more is known');
  await db.aiSuggestion.delete({ where: { id } });
  expect(await page()).toContain('Nothing more is known of this campsite.');
});
