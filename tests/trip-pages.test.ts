import { renderToStaticMarkup } from 'react-dom/server';
import HomePage from '@/app/(app)/page';
import TripPage from '@/app/(app)/trip/[tripId]/page';
import { answerTrip } from '@/lib/attendance/mutations';
import { dateOf } from '@/lib/dates';
import { db } from '@/lib/db';
import { missingAt } from '@/lib/gate/queries';
import { callOffTrip } from '@/lib/organising/mutations';
import { siteOf } from './campsite-factory';
import { countQueries } from './count-queries';
import { type Person, person, uniqueEmail } from './factories';
import { inDays, plan } from './trip-factory';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
}));

/** What a page asks of the database when somebody opens its address: the gate's look-up first, then its own. */
async function queriesOf(path: string, { viewer, ...as }: Person, page: () => Promise<unknown>) {
  cookie = as.cookie;
  const session = { sub: viewer.userId, sid: viewer.sessionId, profile: true, until: 0 };
  const { queries } = await countQueries(async () => {
    expect(await missingAt(new URL(path, 'http://localhost:3000'), session)).toBeNull();
    await page();
  });
  return queries.length;
}

test('home asks the database as often for 20 trips as for none, at most three times', async () => {
  const mia = await person('Mia');
  const none = await queriesOf('/', mia, HomePage);
  for (let count = 0; count < 20; count++) {
    await plan(mia, { start_date: inDays(count), end_date: inDays(count + 1), invitees: [uniqueEmail()] });
  }
  expect(await queriesOf('/', mia, HomePage)).toBe(none);
  expect(none).toBeLessThanOrEqual(3);
});

test('home greets by name, folds past trips under their number, and marks what was called off', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  cookie = mia.cookie;
  const home = async () => renderToStaticMarkup(await HomePage()).replaceAll('&#x27;', "'");
  const empty = await home();
  for (const text of ['Welcome back,', 'Mia', 'Your trips!', 'Create your next trip!', 'Update Your Profile'])
    expect(empty).toContain(text);
  const nothing = 'Looks like you have no trips planned. Click Create your next trip button below!';
  expect(empty).toContain(nothing);
  expect(empty).not.toContain('Past trips');

  const gone = await plan(mia, { tripName: 'Long gone' });
  await db.trip.update({
    where: { id: gone.id },
    data: { startDate: dateOf(inDays(-9)), endDate: dateOf(inDays(-1)) },
  });
  expect(await home()).toMatch(new RegExp(`${nothing}.*<details.*Past trips.*1.*Long gone`, 's'));

  const off = await plan(tom, { tripName: null, invitees: [mia.email] });
  await callOffTrip(tom.viewer, off.id);
  const full = await home();
  expect(full).not.toContain(nothing);
  expect(full).toMatch(/Unnamed Trip.*Pending.*Called off.*Bendeela Recreation Area.*Owner.*Tom.*<details/s);
  expect(full).toMatch(/<details.*Long gone.*Going.*Owner.*You/s);
});

test('a trip’s page asks as often for 12 households as for one, at most four times', async () => {
  const mia = await person('Mia');
  const guests = await Promise.all(Array.from({ length: 12 }, () => person('Tom')));
  const site = await siteOf(mia, { features: ['Toilets', 'Water'] });
  const queriesWith = async (invitees: Person[]) => {
    const { id } = await plan(mia, { location_id: site.id, invitees: invitees.map(({ email }) => email) });
    for (const { viewer } of invitees) await answerTrip(viewer, id, true);
    return queriesOf(`/trip/${id}`, mia, () => TripPage({ params: Promise.resolve({ tripId: id }) }));
  };
  const alone = await queriesWith([]);
  expect(await queriesWith(guests)).toBe(alone);
  expect(alone).toBeLessThanOrEqual(4);
});
