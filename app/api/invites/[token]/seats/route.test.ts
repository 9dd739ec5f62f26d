import { randomUUID } from 'node:crypto';
import { PUT as tow } from '@/app/api/invites/[token]/tows/route';
import { callOffTrip } from '@/lib/trips/call-off';
import { call } from '@/tests/call';
import { answer, family, invited, prado } from '@/tests/factories/guests';
import { person } from '@/tests/factories/people';
import { bring, caravanOf, carOf, readSeats, type Seats } from '@/tests/factories/seats';
import { GET, PUT } from './route';

type Body = Seats & { error: string };
interface Caller {
  cookie: string;
}

const sailboat = { type: 'boat' as const, boat_type: 'Sailboat' as const };

const readByLink = (token: string, as?: Caller) =>
  call<Body>(GET, 'GET', { ...(as && { as }), params: { token } });

const seatByLink = (token: string, person_id: string, ride_id: string | null, as?: Caller) =>
  call<Body>(PUT, 'PUT', { ...(as && { as }), params: { token }, body: { person_id, ride_id } });

const towByLink = (token: string, ride_id: string, car_id: string | null) =>
  call<Body>(tow, 'PUT', { params: { token }, body: { ride_id, car_id } });

/** Priya is coming without an account, with two children, a Prado and a boat; Mia brings a van of two seats that tows. */
async function guestGoing() {
  const { mia, trip, token, email } = await invited();
  const van = await carOf(mia, 'Van', { seats: 2, canTow: true });
  const caravan = await caravanOf(mia);
  await bring(mia, trip.id, [], [van, caravan]);
  await answer(token, { ...family, vehicles: [prado, sailboat] });
  const { body } = await readSeats(trip.id, mia);
  const idOf = (name: string) => body.unseated.find((one) => one.name === name)?.person_id ?? '';
  const boat = body.untowed.find(({ ride_id }) => ride_id !== caravan)?.ride_id ?? '';
  return { mia, id: trip.id, token, email, van, caravan, boat, priya: idOf('Priya'), kim: idOf('Kim') };
}

test('a guest who is going sees the cars and seats their own people in any of them', async () => {
  const { mia, id, token, van, kim } = await guestGoing();
  const seated = await seatByLink(token, kim, van);
  expect(seated.status).toBe(200);
  expect(seated.body).toEqual((await readSeats(id, mia)).body);
  expect(seated.body).toEqual((await readByLink(token)).body);
  expect(seated.body.cars.find(({ ride_id }) => ride_id === van)?.passengers).toEqual([
    { person_id: kim, name: 'Kim' },
  ]);
  expect((await seatByLink(token, kim, null)).body.unseated.map(({ name }) => name)).toContain('Kim');
});

test('a guest seats and hitches nothing of another household’s, and nothing that is unknown', async () => {
  const { mia, token, van, caravan, priya, kim } = await guestGoing();
  expect((await seatByLink(token, mia.camperId, van)).status).toBe(403);
  expect((await towByLink(token, caravan, van)).status).toBe(403);
  expect((await seatByLink(token, randomUUID(), van)).status).toBe(404);
  await seatByLink(token, priya, van);
  await seatByLink(token, kim, van);
  const { body } = await readByLink(token);
  const bo = body.unseated.find(({ name }) => name === 'Bo')?.person_id ?? '';
  expect((await seatByLink(token, bo, van)).status).toBe(409);
  expect((await readByLink(token)).body).toEqual(body);
});

test('a guest’s boat is towed by any car that can, and a car that can’t is refused', async () => {
  const { token, van, boat } = await guestGoing();
  const own = (await readByLink(token)).body.cars.find(({ can_tow }) => !can_tow)?.ride_id ?? '';
  expect((await towByLink(token, boat, own)).status).toBe(409);
  expect((await towByLink(token, boat, van)).body.cars.find(({ ride_id }) => ride_id === van)?.tows).toEqual([
    boat,
  ]);
});

test('a guest who isn’t going reads the seats, as an account that isn’t going does, and cannot change them', async () => {
  const { mia, trip, token } = await invited();
  await bring(mia, trip.id, [], [await carOf(mia, 'Van')]);
  const { body } = await readSeats(trip.id, mia);
  expect(body.cars).toHaveLength(1);
  expect((await readByLink(token)).body).toEqual(body);
  await answer(token, { attending: false, name: 'Priya' });
  expect((await readByLink(token)).status).toBe(200);
  expect((await seatByLink(token, randomUUID(), null)).status).toBe(403);
  expect((await readByLink('x'.repeat(43))).status).toBe(404);
});

test('an account’s link is its own alone, as its trip is', async () => {
  const { mia, trip, token } = await invited();
  const [tom, eve] = [await person('Tom'), await person('Eve')];
  const van = await carOf(mia, 'Van');
  await bring(mia, trip.id, [], [van]);
  await answer(token, { attending: true }, tom);
  expect([(await readByLink(token)).status, (await readByLink(token, eve)).status]).toEqual([410, 410]);
  expect((await seatByLink(token, mia.camperId, van, tom)).status).toBe(403);
  expect((await seatByLink(token, tom.camperId, van, tom)).body).toEqual(
    (await readSeats(trip.id, tom)).body,
  );
});

test('a called-off trip is read and not written', async () => {
  const { mia, id, token, van, kim } = await guestGoing();
  await callOffTrip(mia.viewer, id);
  expect([(await readByLink(token)).status, (await seatByLink(token, kim, van)).status]).toEqual([200, 409]);
});
