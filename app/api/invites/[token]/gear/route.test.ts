import { callOffTrip } from '@/lib/trips/call-off';
import type { GearLine } from '@/lib/trips/gear/schema';
import { call } from '@/tests/call';
import { lineFor, readGear } from '@/tests/factories/gear';
import { answer, family, invited } from '@/tests/factories/guests';
import { person } from '@/tests/factories/people';
import { PUT as offer } from './[line]/offer/route';
import { PATCH as change } from './[line]/route';
import { GET, POST } from './route';

type Body = { lines: GearLine[]; line: GearLine; error: string };
interface Caller {
  cookie: string;
}

const readByLink = (token: string, as?: Caller) =>
  call<Body>(GET, 'GET', { ...(as && { as }), params: { token } });
const addByLink = (token: string, body: object, as?: Caller) =>
  call<Body>(POST, 'POST', { ...(as && { as }), params: { token }, body });
const offerByLink = (token: string, line: string, body: object, as?: Caller) =>
  call<Body>(offer, 'PUT', { ...(as && { as }), params: { token, line }, body });
const changeByLink = (token: string, line: string, body: object, as?: Caller) =>
  call<Body>(change, 'PATCH', { ...(as && { as }), params: { token, line }, body });

/** Priya is coming without an account, with two children. */
async function guestGoing() {
  const { mia, trip, token, email } = await invited();
  await answer(token, family);
  return { mia, id: trip.id, token, email };
}

test('a guest who is going sees what is needed, takes it on and adds to it, as the account’s holders see', async () => {
  const { mia, id, token } = await guestGoing();
  expect((await readByLink(token)).body).toEqual((await readGear(id, mia)).body);
  const chairs = await lineFor(mia, id, 'chairs');
  expect(chairs.gap).toBe(3);
  const { status, body } = await offerByLink(token, chairs.id, { quantity: 3 });
  expect([status, body.line]).toEqual([200, await lineFor(mia, id, 'chairs')]);
  expect(body.line).toMatchObject({ gap: 0, by: [{ name: 'Priya', quantity: 3 }] });
  expect((await offerByLink(token, chairs.id, { quantity: 0 })).body.line.gap).toBe(3);
  expect((await addByLink(token, { name: 'Mallet', needed: 1 })).status).toBe(201);
  expect(await lineFor(mia, id, 'Mallet')).toMatchObject({ needed: 1 });
});

test('a guest changes nothing that is needed, nor what others bring', async () => {
  const { mia, id, token } = await guestGoing();
  const chairs = await lineFor(mia, id, 'chairs');
  expect((await changeByLink(token, chairs.id, { struck: true })).status).toBe(403);
  expect((await offerByLink(token, chairs.id, { quantity: 1, household_id: id })).status).toBe(403);
  expect((await offerByLink(token, chairs.id, { quantity: 1000 })).status).toBe(400);
  expect(await lineFor(mia, id, 'chairs')).toEqual(chairs);
});

test('a guest who isn’t going reads the gear, as an account that isn’t going does, and cannot change it', async () => {
  const { mia, trip, token } = await invited();
  const { id } = await lineFor(mia, trip.id, 'chairs');
  const statuses = async (held: string) => {
    const all = [
      await readByLink(held),
      await addByLink(held, { name: 'Mallet', needed: 1 }),
      await changeByLink(held, id, { struck: true }),
      await offerByLink(held, id, { quantity: 1 }),
    ];
    return all.map(({ status }) => status);
  };
  expect(await statuses(token)).toEqual([200, 403, 403, 403]);
  expect((await readByLink(token)).body).toEqual((await readGear(trip.id, mia)).body);
  await answer(token, { attending: false, name: 'Priya' });
  expect(await statuses(token)).toEqual([200, 403, 403, 403]);
  expect(await statuses('x'.repeat(43))).toEqual([404, 404, 404, 404]);
});

test('an account’s link is its own alone, and brings what the account brings', async () => {
  const { mia, trip, token } = await invited();
  const [tom, eve] = [await person('Tom'), await person('Eve')];
  await answer(token, { attending: true }, tom);
  const { id } = await lineFor(mia, trip.id, 'chairs');
  expect([
    (await readByLink(token)).status,
    (await offerByLink(token, id, { quantity: 1 }, eve)).status,
  ]).toEqual([410, 410]);
  expect((await offerByLink(token, id, { quantity: 1 }, tom)).body.line.by).toMatchObject([{ name: 'Tom' }]);
});

test('a called-off trip is read and not written', async () => {
  const { mia, id, token } = await guestGoing();
  const chairs = await lineFor(mia, id, 'chairs');
  await callOffTrip(mia.viewer, id);
  expect([
    (await readByLink(token)).status,
    (await offerByLink(token, chairs.id, { quantity: 1 })).status,
    (await addByLink(token, { name: 'Mallet', needed: 1 })).status,
  ]).toEqual([200, 409, 409]);
});
