import { db } from '@/lib/server/db/client';
import type { Trip } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { inDays, plan } from '@/tests/factories/trips';
import { GET } from './route';

const list = async (as: Person) => (await call<{ trips: Trip[] }>(GET, 'GET', { as })).body.trips;

test('the list holds the trips that a person organises or is invited to, with their answer, and no others', async () => {
  const [mia, tom, eve] = [await person('Mia'), await person('Tom'), await person('Eve')];
  const own = await plan(tom, { tripName: 'Own' });
  const asked = await plan(mia, { tripName: 'Asked', invitees: [tom.email.toUpperCase()] });
  expect((await list(tom)).map(({ id, status, attending }) => [id, status, attending]).sort()).toEqual(
    [
      [own.id, 'Going', true],
      [asked.id, 'Pending', null],
    ].sort(),
  );
  expect(await list(eve)).toEqual([]);
});

test('the list begins with the next trip and ends with the one furthest in the past', async () => {
  const mia = await person();
  const ids = [];
  for (const days of [30, 3, 9, 1]) {
    ids.push((await plan(mia, { start_date: inDays(days), end_date: inDays(days + 1) })).id);
  }
  const past = { startDate: new Date(inDays(-9)), endDate: new Date(inDays(-8)) };
  await db.trip.update({ where: { id: ids[0] ?? '' }, data: past });
  expect((await list(mia)).map(({ id }) => id)).toEqual([ids[3], ids[1], ids[2], ids[0]]);
});

test('the list costs one query besides the session’s, however many trips there are', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const queriesWith = async (trips: number) => {
    const { result, queries } = await countQueries(() => list(mia));
    expect(result).toHaveLength(trips);
    return queries.length;
  };
  await plan(mia);
  expect(await queriesWith(1)).toBe(2);
  const site = await siteOf(tom, { shared: true });
  for (let trip = 0; trip < 20; trip++) {
    await plan(trip % 2 ? mia : tom, {
      location_id: site.id,
      invitees: [trip % 2 ? tom.email : mia.email],
    });
  }
  expect(await queriesWith(21)).toBe(2);
});
