// Import this first, because it replaces modules that the pages load.
import '@/tests/jest/pages';

import { Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import CampsitePage, { generateMetadata } from '@/app/(app)/campsite/[id]/page';
import CreateTripPage from '@/app/(app)/create-trip-details/page';
import CampsiteSearchPage from '@/app/(app)/createtrip/page';
import YourCampsitesPage from '@/app/(app)/your-campsites/page';
import TripPage from '@/app/(trip)/trip/[tripId]/page';
import { POST as search } from '@/app/api/locations/public/route';
import { SearchPanel } from '@/components/campsites/search/search-panel';
import { NAME_UNKNOWN } from '@/lib/campsites/search/named-place';
import { db } from '@/lib/server/db/client';
import {
  campsitePageSql,
  getCampsitePage,
  getSuggestionPage,
  suggestionPageSql,
} from '@/lib/trips/site/campsite-page';
import { Prisma } from '@/prisma/generated/client';
import { call } from './call';
import { countQueries } from './count-queries';
import { siteOf } from './factories/campsites';
import { decide } from './factories/decisions';
import { operator } from './factories/operators';
import { type Person, person } from './factories/people';
import { added } from './factories/site-form';
import { noTown, said } from './factories/suggestions';
import { changeHousehold } from './factories/trip-households';
import { inDays, plan } from './factories/trips';
import { browser, drawn, whileAway } from './jest/pages';

describe('a campsite', () => {
  let mia: Person;
  beforeAll(async () => {
    mia = await person('Mia');
    browser.cookie = mia.cookie;
  });

  const propsOf = (id: string, trip?: string) => ({
    params: Promise.resolve({ id }),
    searchParams: Promise.resolve(trip ? { trip } : {}),
  });
  const htmlOf = async (id: string, trip?: string) => drawn(await CampsitePage(propsOf(id, trip)));

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
      'km from home',
    ])
      expect(html).toContain(part);
    expect(html).not.toContain('Report a problem');
    expect((await generateMetadata(propsOf(site.id))).title).toBe(site.name);
  });

  test('the page of a merged campsite redirects to the remaining campsite and keeps the trip; its owner can’t find it any more', async () => {
    const [kerry, site] = [
      await operator(),
      await siteOf(mia, { shared: true, name: `Bog ${Math.random()}` }),
    ];
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
    expect(inside).toContain('National park or reserve: dogs usually aren’t allowed');
    expect(inside).toContain('Collaborative Australian Protected Areas Database (CAPAD) 2014');
    const near = await htmlOfOpen('cave-beach-camping-area-jervis-bay-act');
    expect(near).toContain('At or near Booderee National Park');
    expect(near).toContain('Likely a national park: dogs usually aren’t allowed');
    const outside = await htmlOfOpen('buff-creek-fraser-island-qld');
    const [own = ''] = outside.split('>Nearby<');
    expect(own).toContain('At or near Great Sandy National Park');
    expect(own).not.toMatch(/dogs usually/i);
    expect(near).toContain('No mapped road within 1 km');
    expect(near).toContain('Global Map Australia 1M 2001');
    const agency = await htmlOfOpen('bald-rock-creek-camping-area-girraween-qld');
    expect(agency).toContain('Run by a park agency: check about dogs');
    expect(agency).toContain('Nearest road may be unsealed');
    const run = await htmlOfOpen('airy-gap-campground-capertee-nsw');
    expect(run).toContain('National park or reserve: dogs usually aren’t allowed');
    expect(run).not.toContain('Gardens of Stone');
    expect(await htmlOf((await siteOf(mia)).id)).not.toContain('CAPAD');
  });

  test('on an island without a mapped road the page says that it’s likely 4WD only, and whom to ask', async () => {
    const textOfOpen = async (sourceRef: string) =>
      htmlOf((await db.campsite.findUniqueOrThrow({ where: { sourceRef } })).id);
    const dundubara = await textOfOpen('dundubara-camping-area-fraser-island-qld');
    expect(dundubara).toMatch(
      /Island: likely 4WD only.*Geoscience Australia’s map of about 2000\. It shows no road within 1 km\. Check with the park\./,
    );
    expect(dundubara).toMatch(
      /Likely a national park: dogs usually aren’t allowed.*CAPAD 2014: check with the park/,
    );
    expect(dundubara).toContain('Download islands');
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
});

describe('a suggestion of the AI', () => {
  const checkFirst = 'As suggested by AI, check before you go';

  let mia: Person;
  beforeAll(async () => {
    mia = await person('Mia');
    browser.cookie = mia.cookie;
  });

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
        'About 31\u00a0km from home',
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
      for (const part of [
        'Save',
        'Been here?',
        'Report a problem',
        'Directions',
        'OpenStreetMap contributors',
      ])
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
      const site = await siteOf(tom, {
        name: 'Wombat HOLLOW campground',
        latitude: -27.2,
        longitude: 152.82,
      });
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
      'Near Dayboro QLD, about 31\u00a0km from home',
      '4 Wheel Drive',
      'toilets',
      'no pets',
    ])
      expect(html).toContain(part);
    expect(html).not.toContain('Elsewhere');
    await expect(form({ ai_suggestion: 'nonsense' })).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  });

  test('the trip’s page marks the site as an AI’s, and links to the suggestion’s page with its facts', async () => {
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
    const link = `href="/campsite/ai-${id}"`;
    for (const part of [
      'Near Dayboro QLD, about 31\u00a0km from home',
      'an AI’s suggestion, check it first',
      link,
    ])
      expect(html).toContain(part);
    await db.aiSuggestion.delete({ where: { id } });
    expect(await page()).not.toContain(link);
  });
});

describe('the search', () => {
  async function panelOn(params: Record<string, string>) {
    const page = await CampsiteSearchPage({ searchParams: Promise.resolve(params) });
    const { children } = page.props as { children: ReactNode };
    const panel = Children.toArray(children).find(
      (child) => isValidElement(child) && child.type === SearchPanel,
    );
    return (panel as ReactElement<ComponentProps<typeof SearchPanel>>).props;
  }
  const postcodeOn = async (params: Record<string, string>) => (await panelOn(params)).values.postcode;

  test('the search for another campsite opens at the trip’s site, any other search at home', async () => {
    const mia = await person('Mia');
    const brokenHill = await siteOf(mia, { latitude: -31.9567, longitude: 141.4678, shared: true });
    const trip = await plan(mia, { location_id: brokenHill.id });
    browser.cookie = mia.cookie;
    expect(await postcodeOn({ trip: trip.id })).toBe('2880');
    expect(await postcodeOn({ near: brokenHill.id })).toBe('2880');
    expect(await postcodeOn({})).toBe('4031');
  });

  test('without an AI the search uses the other sources, and its panel says so', async () => {
    browser.cookie = (await person('Mia')).cookie;
    expect(await panelOn({})).toMatchObject({ aiOn: false, values: { sources: ['user', 'private'] } });
    expect(await panelOn({ sources: 'ai' })).toMatchObject({ aiOn: false, values: { sources: [] } });
  });

  test('a named place is searched around its position, and an unknown text stays as typed', async () => {
    browser.cookie = (await person('Mia')).cookie;
    expect(await panelOn({ postcode: 'byron' })).toMatchObject({
      values: { postcode: 'Byron Bay NSW 2481', at: { latitude: -28.6469, longitude: 153.6028 } },
      errors: {},
    });
    expect(await panelOn({ postcode: 'Qqqqqqqq zzz' })).toMatchObject({
      values: { postcode: 'Qqqqqqqq zzz', at: null },
      errors: { postcode: NAME_UNKNOWN },
    });
  });

  test('a campsite’s name leads to its page, only for people who may see it', async () => {
    const [mia, eve] = [await person('Mia'), await person('Eve')];
    const site = await siteOf(mia, { name: 'Zyxwillabong Flat' });
    browser.cookie = mia.cookie;
    await expect(panelOn({ postcode: 'zyxwillabong' })).rejects.toMatchObject({
      digest: expect.stringContaining(`/campsite/${site.id}`),
    });
    browser.cookie = eve.cookie;
    expect(await panelOn({ postcode: 'zyxwillabong' })).toMatchObject({ errors: { postcode: NAME_UNKNOWN } });
  });
});

describe('own and saved campsites', () => {
  const show = async () => drawn(await YourCampsitesPage({ searchParams: Promise.resolve({}) }));

  test('own sites say whether they are shared, with their owner’s actions; saved sites lead to a trip', async () => {
    const mia = await person('Mia');
    browser.cookie = mia.cookie;
    const secret = await added(mia, { name: 'Apple farm' });
    await added(mia, { name: 'Beach', share_flag: true });
    const open = await db.campsite.findFirstOrThrow({ where: { source: 'open' } });
    await db.savedSite.create({ data: { profileId: mia.viewer.profileId, campsiteId: open.id } });
    const html = await show();
    for (const part of [
      `href="/campsite/${secret.id}"`,
      `href="/add-location?site=${secret.id}"`,
      'aria-label="Share: Apple farm"',
      'aria-label="Make private: Beach"',
      'aria-label="Delete Beach"',
      `href="/create-trip-details?site=${open.id}"`,
    ])
      expect(html).toContain(part);
    expect([html.match(/Private</g)?.length, html.match(/Shared</g)?.length]).toEqual([1, 1]);
  });

  test('somebody without sites is told what the lists are for, with a way to the first of each', async () => {
    browser.cookie = (await person('Tom')).cookie;
    const html = await show();
    expect(html).toContain('href="/add-location"');
    expect(html).toContain('href="/createtrip"');
  });

  test('the page queries each list once', async () => {
    const mia = await person('Mia');
    browser.cookie = mia.cookie;
    const { queries } = await countQueries(show);
    // There are three queries: one for the session, which every page needs, and one for each of the
    // two lists.
    expect(queries).toHaveLength(3);
  });

  test('lists that could not be read are not shown as empty', async () => {
    browser.cookie = (await person('Mia')).cookie;
    const html = await whileAway('saved_sites', show);
    expect(html).toContain('Failed to load your campsites');
    expect(html).not.toContain('Nothing saved yet');
  });
});
