import { randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import { addGear, changeGear, lineFor, offerOf, own, readGear } from '@/tests/factories/gear';
import { appoint, invitationOf, party } from '@/tests/factories/trips';

test('a member offers part of a line, changes that and takes it back; several members cover a line', async () => {
  const { mia, tom, trip } = await party();
  const { line: mallets } = (await addGear(trip.id, { name: 'Mallet', needed: 3 }, mia)).body;
  const offer = async (quantity: number, as = tom) =>
    (await offerOf(trip.id, mallets.id, { quantity }, as)).body.line;
  expect(await offer(1)).toMatchObject({ offered: 1, gap: 2 });
  const both = await offer(3, mia);
  expect(both).toMatchObject({ offered: 4, gap: 0, surplus: 1 });
  expect(both.by.map(({ name, quantity, said }) => [name, quantity, said])).toEqual([
    ['Mia', 3, true],
    ['Tom', 1, true],
  ]);
  expect(await lineFor(tom, trip.id, 'Mallet')).toEqual(both);
  expect(await offer(0)).toMatchObject({ offered: 3, gap: 0 });
  expect(await db.gearOffer.count({ where: { lineId: mallets.id } })).toBe(1);
});

test('a rule’s line is stored from its first offer on, and not by taking back nothing', async () => {
  const { tom, trip } = await party();
  const { id } = await lineFor(tom, trip.id, 'stoves');
  expect((await offerOf(trip.id, id, { quantity: 0 }, tom)).body.line).toMatchObject({ offered: 0 });
  expect(await db.gearLine.count({ where: { tripId: trip.id } })).toBe(0);
  expect((await offerOf(trip.id, id, { quantity: 1 }, tom)).body.line).toMatchObject({ id, gap: 0 });
  expect(await db.gearLine.findMany({ where: { tripId: trip.id } })).toMatchObject([{ id, rule: 'stoves' }]);
});

test('an offer replaces shared gear, and zero keeps the gear at home', async () => {
  const { mia, tom, trip } = await party();
  await own(tom, ['6 camp chairs']);
  const { id } = await lineFor(mia, trip.id, 'chairs');
  const offer = async (quantity: number) => (await offerOf(trip.id, id, { quantity }, tom)).body.line.offered;
  expect([await offer(2), await offer(0)]).toEqual([2, 0]);
  expect(await lineFor(mia, trip.id, 'chairs')).toMatchObject({ offered: 0, by: [] });
});

test('of two who take the last one at once, each gets the line as it is then', async () => {
  const { mia, tom, trip } = await party();
  for (let round = 0; round < 4; round++) {
    const { line } = (await addGear(trip.id, { name: `Axe ${round}`, needed: 1 }, mia)).body;
    const both = await Promise.all([mia, tom].map((as) => offerOf(trip.id, line.id, { quantity: 1 }, as)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ body }) => body.line.surplus).sort()).toEqual([0, 1]);
    expect(await lineFor(mia, trip.id, `Axe ${round}`)).toMatchObject({ offered: 2, surplus: 1 });
  }
});

test('organisers offer for every household that is going, others only for their own', async () => {
  const { mia, tom, ann, trip } = await party();
  const { id } = await lineFor(mia, trip.id, 'stoves');
  const [toms, anns] = [(await invitationOf(trip, tom.email)).id, (await invitationOf(trip, ann.email)).id];
  const offer = (household_id: unknown, as: typeof mia) =>
    offerOf(trip.id, id, { quantity: 1, household_id }, as);
  expect((await offer(toms, mia)).body.line.by).toMatchObject([{ household_id: toms, name: 'Tom' }]);
  expect((await offer(toms, tom)).status).toBe(200);
  expect((await offer(trip.id, tom)).status).toBe(403);
  expect((await offer(anns, mia)).body.fields).toHaveProperty('household_id');
  expect((await offer(randomUUID(), mia)).status).toBe(404);
  expect((await offer('nonsense', mia)).status).toBe(400);
  await appoint(trip, ann);
  expect((await offer(null, ann)).status).toBe(403);
  expect((await offer(toms, ann)).status).toBe(200);
});

test('is refused for signed-out people, strangers and people who aren’t going, and for unknown lines', async () => {
  const { mia, tom, ann, zoe, eve, trip } = await party();
  const { id } = await lineFor(mia, trip.id, 'stoves');
  const status = async (as?: typeof mia, line = id) =>
    (await offerOf(trip.id, line, { quantity: 1 }, as)).status;
  expect([await status(), await status(eve), await status(ann), await status(zoe)]).toEqual([
    401, 404, 403, 403,
  ]);
  expect([await status(tom, randomUUID()), await status(tom, 'nonsense')]).toEqual([404, 404]);
  expect(await db.gearOffer.count({ where: { tripId: trip.id } })).toBe(0);
});

test('a struck line takes no more offers', async () => {
  const { mia, tom, trip } = await party();
  const { id } = await lineFor(mia, trip.id, 'stoves');
  await changeGear(trip.id, id, { struck: true }, mia);
  expect((await offerOf(trip.id, id, { quantity: 1 }, tom)).status).toBe(409);
  expect((await offerOf(trip.id, id, { quantity: 0 }, tom)).status).toBe(200);
  expect((await readGear(trip.id, tom)).body.lines.at(-1)).toMatchObject({ id, offered: 0 });
});

test.each([
  {},
  { quantity: -1 },
  { quantity: 1.5 },
  { quantity: 1000 },
  { quantity: '2' },
  { quantity: null },
])('the quantity of %j is refused at its field', async (body) => {
  const { tom, trip } = await party();
  const { id } = await lineFor(tom, trip.id, 'stoves');
  expect(await offerOf(trip.id, id, body, tom)).toMatchObject({
    status: 400,
    body: { fields: { quantity: 'Please enter a whole number from 0 to 999.' } },
  });
});
