import type { Tides } from '@/lib/campsites/tides/schema';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { GET } from './route';

let mia: Person;
beforeEach(async () => {
  mia = await person('Mia');
});

const ask = (id: string, as: Person | null, day?: string) =>
  call<Tides>(GET, 'GET', { ...(as && { as }), params: { id }, ...(day && { query: { day } }) });

test('the tides of a day are told by the site’s clock', async () => {
  const { id } = await siteOf(mia, { latitude: -35.75, longitude: 150.21 });
  const { status, body } = await ask(id, mia, '2026-10-04');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    station: { name: 'Batemans Bay Princess Jetty', km: 5.8 },
    day: '2026-10-04',
  });
  expect(body.curve).toHaveLength(46);
  expect(body.curve[0]).toEqual({ at: '2026-10-04T00:00:00+10:00', metres: expect.any(Number) });
  expect(body.curve.at(-1)?.at).toBe('2026-10-04T23:30:00+11:00');
  expect(body.extremes.length).toBeGreaterThanOrEqual(3);
  for (const { at } of body.extremes) expect(at).toMatch(/^2026-10-04T\d\d:\d\d:00\+1[01]:00$/);
});

test('without a day it is today, and a day that is none is refused', async () => {
  const { id } = await siteOf(mia, { latitude: -35.75, longitude: 150.21 });
  expect((await ask(id, mia)).body.curve).toHaveLength(48);
  expect((await ask(id, mia, '2026-02-30')).status).toBe(400);
  expect((await ask(id, mia, '9999-12-31')).status).toBe(400);
});

test('where no station is near, and at a site of somebody else, there is nothing', async () => {
  const inland = await siteOf(mia, { latitude: -23.7, longitude: 133.87 });
  const other = await siteOf(await person('Tom'), { latitude: -35.75, longitude: 150.21 });
  expect((await ask(inland.id, mia)).status).toBe(404);
  expect((await ask(other.id, mia)).status).toBe(404);
});
