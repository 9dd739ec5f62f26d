import { call } from '@/tests/call';
import { answer, family, invited } from '@/tests/factories/guests';
import { type Person, person } from '@/tests/factories/people';
import { party } from '@/tests/factories/trips';
import { GET } from './route';

const read = (id: string, as?: Person) => call<string>(GET, 'GET', { ...(as && { as }), params: { id } });

test('people on a trip download its headcount for a spreadsheet, named after the trip', async () => {
  const { mia, tom, ann, trip } = await party({ tripName: 'Ostern in Köln' });
  const { status, headers, body } = await read(trip.id, mia);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="campmates-ostern-in-koln-headcount.csv"',
    'cache-control': 'private, no-store',
  });
  const lines = body.split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(['Household', 'Mia', 'Tom', 'Total', '']);
  for (const other of [tom, ann]) expect((await read(trip.id, other)).body).toBe(body);
});

test('a guest’s name can’t run as a formula in a spreadsheet', async () => {
  const { mia, token, trip } = await invited();
  await answer(token, { ...family, name: '=cmd|calc' });
  expect((await read(trip.id, mia)).body).toContain("\r\n'=cmd|calc,");
});

test('is only for people on the trip', async () => {
  const { eve, trip } = await party();
  expect((await read(trip.id)).status).toBe(401);
  expect((await read(trip.id, eve)).status).toBe(404);
  expect((await read('nonsense', await person('Ann'))).status).toBe(404);
});
