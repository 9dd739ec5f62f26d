import { isValidElement, type ReactElement, type ReactNode } from 'react';
import TripPage from '@/app/(app)/trip/[tripId]/page';
import TripSitePage from '@/app/(app)/trip/[tripId]/site/page';
import { AnswerButtons } from '@/components/trips/attendance/answer-buttons';
import { ConfirmAgain } from '@/components/trips/attendance/confirm-again';
import { AskAboutSite } from '@/components/trips/overview/ask-about-site';
import { EditDates } from '@/components/trips/overview/edit-dates';
import { ManageTrip } from '@/components/trips/overview/manage-trip';
import { OwnTripMenu } from '@/components/trips/overview/own-trip-menu';
import { PeopleCard } from '@/components/trips/people/people-card';
import { TripHero } from '@/components/trips/trip-hero';
import { db } from '@/lib/server/db/client';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { callOffTrip } from '@/lib/trips/call-off';
import { changeTrip } from '@/lib/trips/change-trip';
import { countQueries } from './count-queries';
import { siteOf } from './factories/campsites';
import { type Person, person } from './factories/people';
import { appoint, inDays, moveTo, party, plan } from './factories/trips';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
  headers: async () => new Headers(),
}));

const tripPage = (tripId: string, people?: string) =>
  TripPage({ params: Promise.resolve({ tripId }), searchParams: Promise.resolve({ people }) });

test('a trip’s page asks as often for 12 households as for one, at most three times', async () => {
  const mia = await person('Mia');
  const guests = await Promise.all(Array.from({ length: 12 }, () => person('Tom')));
  const site = await siteOf(mia, { features: ['Toilets', 'Water'] });
  const queriesWith = async (invitees: Person[]) => {
    const { id } = await plan(mia, { location_id: site.id, invitees: invitees.map(({ email }) => email) });
    for (const { viewer } of invitees) await answerTrip(viewer, id, true);
    cookie = mia.cookie;
    return (await countQueries(() => tripPage(id))).queries.length;
  };
  const alone = await queriesWith([]);
  expect(await queriesWith(guests)).toBe(alone);
  expect(alone).toBeLessThanOrEqual(3);
});

test('the page of a trip that is over offers nothing to organise and asks nobody again', async () => {
  const { mia, tom, ann, trip } = await party();
  await appoint(trip, ann);
  await changeTrip(mia.viewer, trip.id, { start_date: inDays(5), end_date: inDays(7) });
  const pageFor = async ({ cookie: own }: Person) => {
    cookie = own;
    return elementsOf(await tripPage(trip.id));
  };
  const ahead = typesOf(await pageFor(mia));
  expect(ahead).toEqual(expect.arrayContaining([EditDates, ManageTrip]));
  expect(typesOf(await pageFor(tom))).toContain(ConfirmAgain);

  await moveTo(trip, -9, -2);
  for (const each of [mia, ann]) expectNothingToOrganise(await pageFor(each));
  const past = await pageFor(tom);
  expect(typesOf(past)).not.toContain(ConfirmAgain);
  expect(past.find(({ type }) => type === AnswerButtons)?.props).toMatchObject({ over: true });
});

test('the page of a trip that is over asks its organiser about the campsite, with the trip’s last day', async () => {
  const mia = await person('Mia');
  const site = await siteOf(mia, { name: 'Our flat' });
  const trip = await plan(mia, { location_id: site.id });
  cookie = mia.cookie;
  const asked = async () => elementsOf(await tripPage(trip.id)).find(({ type }) => type === AskAboutSite);
  expect(await asked()).toBeUndefined();
  await moveTo(trip, -9, -7);
  expect((await asked())?.props).toEqual({
    site: { id: site.id, name: 'Our flat', shared: false },
    lastDay: inDays(-7),
  });
});

test('the page of a trip that was called off offers nothing to organise, and hides it all the same', async () => {
  const { mia, trip } = await party();
  await callOffTrip(mia.viewer, trip.id);
  cookie = mia.cookie;
  const page = elementsOf(await tripPage(trip.id));
  expectNothingToOrganise(page);
  const hero = page.find(({ type }) => type === TripHero);
  expect(hero?.props).toMatchObject({ menu: { type: OwnTripMenu, props: { hidden: false } } });
});

test('another campsite is confirmed by those who run a trip that is still to come, and by nobody else', async () => {
  const { mia, tom, trip } = await party();
  const site = { site_name: 'Honeymoon Bay' };
  const open = ({ cookie: own }: Person) => {
    cookie = own;
    return TripSitePage({
      params: Promise.resolve({ tripId: trip.id }),
      searchParams: Promise.resolve(site),
    });
  };
  const backToTheTrip = { digest: expect.stringContaining(`;/trip/${trip.id};`) };
  expect(isValidElement(await open(mia))).toBe(true);
  await expect(open(tom)).rejects.toMatchObject(backToTheTrip);
  await moveTo(trip, -9, -2);
  await expect(open(mia)).rejects.toMatchObject(backToTheTrip);
  await moveTo(trip, 5, 7);
  await callOffTrip(mia.viewer, trip.id);
  await expect(open(mia)).rejects.toMatchObject(backToTheTrip);
});

type PageElement = ReactElement<{ children?: ReactNode; part?: string | null }>;

/** What stands in a page, not looking into its components. */
function elementsOf(node: ReactNode): PageElement[] {
  if (Array.isArray(node)) return node.flatMap(elementsOf);
  if (!isValidElement<PageElement['props']>(node)) return [];
  return [node, ...elementsOf(node.props.children)];
}

const typesOf = (page: PageElement[]): unknown[] => page.map(({ type }) => type);

function expectNothingToOrganise(page: PageElement[]): void {
  for (const tool of [EditDates, ManageTrip]) expect(typesOf(page)).not.toContain(tool);
  expect(page.find(({ type }) => type === PeopleCard)?.props.part).toBeNull();
}

test('an ended session is sent to log in by the page of a trip, whether there is one or not', async () => {
  const mia = await person('Mia');
  const { id } = await plan(mia);
  cookie = mia.cookie;
  expect(isValidElement(await tripPage(id))).toBe(true);
  await db.session.deleteMany({ where: { userId: mia.viewer.userId } });
  for (const trip of [id, '019d0000-0000-7000-8000-000000000000']) {
    await expect(tripPage(trip)).rejects.toMatchObject({ digest: expect.stringContaining(';/login;') });
  }
});
