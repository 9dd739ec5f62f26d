import type { Attendance } from '@/lib/trips/attendance/schema';
import { call } from '@/tests/call';
import { answer, asGuest, family, invited, prado } from '@/tests/factories/guests';
import { inDays } from '@/tests/factories/trips';
import { GET, PATCH } from './route';

test('a guest reads their people and vehicles in their own words and order, and answers only by the link', async () => {
  const { token, trip } = await invited();
  await answer(token, { ...family, arrive_on: inDays(15) });
  const sent = { as: await asGuest(token), params: { id: trip.id } };
  const { crew, rides, arrive_on } = (await call<Attendance>(GET, 'GET', sent)).body;
  expect(crew.map(({ name, type }) => [name, type])).toEqual([
    ['Priya', 'camper'],
    ['Kim', 'camper'],
    ['Bo', 'camper'],
    ['Rex', 'pet'],
  ]);
  expect(rides).toEqual([expect.objectContaining(prado)]);
  expect(arrive_on).toBe(inDays(15));
  expect((await call(PATCH, 'PATCH', { ...sent, body: { attending: false } })).status).toBe(403);
});
