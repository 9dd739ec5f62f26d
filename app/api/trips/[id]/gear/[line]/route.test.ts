import { randomUUID } from 'node:crypto';
import { addGear, changeGear, lineFor, readGear } from '@/tests/factories/gear';
import { appoint, party } from '@/tests/factories/trips';

test('organisers set the needed number, rename and strike a line, and reset it to its rule', async () => {
  const { mia, tom, ann, trip } = await party();
  const { id } = await lineFor(mia, trip.id, 'stoves');
  const change = async (body: object, as = mia) => (await changeGear(trip.id, id, body, as)).body.line;
  expect(await change({ needed: 4 })).toMatchObject({ id, needed: 4, gap: 4, name: 'Stoves' });
  await appoint(trip, ann);
  expect(await change({ name: 'Big stoves' }, ann)).toMatchObject({ needed: 4, name: 'Big stoves' });
  expect(await change({ struck: true })).toMatchObject({ struck: true, gap: 0 });
  expect((await readGear(trip.id, tom)).body.lines.at(-1)).toMatchObject({ id, struck: true });
  const back = await change({ struck: false, needed: null, name: null });
  expect(back).toMatchObject({ struck: false, needed: 1, gap: 1, name: 'Stoves' });
  expect(await lineFor(tom, trip.id, 'stoves')).toEqual(back);
});

test('an added line always has a name and a number', async () => {
  const { mia, tom, trip } = await party();
  const { id } = (await addGear(trip.id, { name: 'Malet', needed: 1 }, tom)).body.line;
  const change = (body: object) => changeGear(trip.id, id, body, mia);
  expect((await change({ name: 'Mallet', needed: 2 })).body.line).toMatchObject({
    name: 'Mallet',
    needed: 2,
  });
  expect(await change({ name: '' })).toMatchObject({
    status: 400,
    body: { fields: { name: expect.any(String) } },
  });
  expect(await change({ needed: null })).toMatchObject({
    status: 400,
    body: { fields: { needed: 'Please say how many we need.' } },
  });
});

test('nobody else changes what is needed, and another trip’s line does not exist', async () => {
  const { mia, tom, ann, eve, trip } = await party();
  const { id } = await lineFor(mia, trip.id, 'stoves');
  const status = async (as?: typeof mia, line = id) =>
    (await changeGear(trip.id, line, { struck: true }, as)).status;
  expect([await status(), await status(eve), await status(ann), await status(tom)]).toEqual([
    401, 404, 403, 403,
  ]);
  const other = await party();
  const foreign = await lineFor(other.mia, other.trip.id, 'stoves');
  expect(await status(mia, foreign.id)).toBe(404);
  expect([await status(mia, randomUUID()), await status(mia, 'nonsense')]).toEqual([404, 404]);
  expect((await lineFor(mia, trip.id, 'stoves')).struck).toBe(false);
});

test.each([{ needed: 1000 }, { needed: 0 }, { needed: 2.5 }, { name: 'x'.repeat(81) }, { struck: 'yes' }])(
  '%j is told in place',
  async (body) => {
    const { mia, trip } = await party();
    const { id } = await lineFor(mia, trip.id, 'stoves');
    const refused = await changeGear(trip.id, id, body, mia);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, Object.keys(body)]);
  },
);
