import { db } from '@/lib/server/db/client';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { callOffTrip } from '@/lib/trips/call-off';
import { MOST_ADDED } from '@/lib/trips/gear/most';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { countQueries } from '@/tests/count-queries';
import { siteOf } from '@/tests/factories/campsites';
import { addGear, changeGear, lineFor, offerOf, own, readGear } from '@/tests/factories/gear';
import { person } from '@/tests/factories/people';
import { appoint, invitationOf, moveTo, party, plan } from '@/tests/factories/trips';

test('every invitee sees what the trip needs, gaps first, and who brings it', async () => {
  const { mia, tom, ann, trip } = await party();
  await own(tom, ['6 camp chairs', 'Ukulele']);
  await own(tom, ['Gas stove'], false);
  await own(ann, ['Folding table']);
  const { status, body } = await readGear(trip.id, ann);
  expect(status).toBe(200);
  expect(body.lines.at(-1)).toEqual({
    ...{ id: expect.any(String), name: 'Camp chairs', needed: 2, offered: 6, gap: 0, surplus: 4 },
    ...{ why: 'One each, except babies.', from: 'rule', rule: 'chairs', unit: null, struck: false },
    by_rule: { name: 'Camp chairs', needed: 2 },
    by: [{ household_id: (await invitationOf(trip, tom.email)).id, name: 'Tom', quantity: 6, said: false }],
  });
  for (const short of ['stoves', 'tables'])
    expect(await lineFor(mia, trip.id, short)).toMatchObject({ gap: 1 });
  await answerTrip(ann.viewer, trip.id, true);
  expect(await lineFor(mia, trip.id, 'tables')).toMatchObject({ offered: 1, gap: 0 });
});

test('water is needed where neither the site’s data nor campers report any', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const water = async (site: { id: string }) => {
    const { id } = await plan(mia, { location_id: site.id });
    return (await readGear(id, mia)).body.lines.find(({ rule }) => rule === 'water')?.needed ?? null;
  };
  const dry = await siteOf(mia, { lacks: ['Drinking water'], shared: true });
  expect(await water(dry)).toBe(30);
  expect(await water(await siteOf(mia, { features: ['Toilets'] }))).toBe(30);
  expect(await water(await siteOf(mia, { features: ['Tank water'] }))).toBeNull();
  await db.siteObservation.create({
    data: { campsiteId: dry.id, profileId: tom.viewer.profileId, water: true, seenOn: new Date() },
  });
  expect(await water(dry)).toBeNull();
});

test('a trip’s gear costs one query besides the session’s, whatever its size', async () => {
  const { mia, tom, trip } = await party();
  const queries = async () => (await countQueries(() => readGear(trip.id, mia))).queries.length;
  expect(await queries()).toBe(2);
  await own(tom, ['6 camp chairs', 'Gas stove']);
  for (const name of ['Mallet', 'Axe']) await addGear(trip.id, { name, needed: 2 }, tom);
  expect(await queries()).toBe(2);
});

test('members who are going add lines, and so does an organiser who hasn’t answered yet', async () => {
  const { mia, tom, ann, trip } = await party();
  const { status, body } = await addGear(trip.id, { name: ' Mallet ', needed: 3 }, tom);
  expect([status, body.line]).toEqual([
    201,
    {
      ...{ id: expect.any(String), name: 'Mallet', needed: 3, offered: 0, gap: 3, surplus: 0, by: [] },
      ...{ why: 'Added for this trip.', from: 'added', rule: null, by_rule: null, unit: null, struck: false },
    },
  ]);
  expect(await lineFor(mia, trip.id, 'Mallet')).toEqual(body.line);
  await appoint(trip, ann);
  expect((await addGear(trip.id, { name: 'Axe', needed: 1 }, ann)).status).toBe(201);
});

test('is refused for signed-out people and strangers, and people who aren’t going can’t add to it', async () => {
  const { ann, zoe, eve, trip } = await party();
  const mallet = { name: 'Mallet', needed: 1 };
  expect([(await readGear(trip.id)).status, (await addGear(trip.id, mallet)).status]).toEqual([401, 401]);
  expect([(await readGear(trip.id, eve)).status, (await addGear(trip.id, mallet, eve)).status]).toEqual([
    404, 404,
  ]);
  for (const each of [ann, zoe]) {
    expect((await readGear(trip.id, each)).status).toBe(200);
    expect(await addGear(trip.id, mallet, each)).toMatchObject({
      status: 403,
      body: { error: 'Only those who are going can say what they bring.' },
    });
  }
  expect(await db.gearLine.count({ where: { tripId: trip.id } })).toBe(0);
});

test.each([
  ['name', { name: ' ', needed: 1 }],
  ['name', { needed: 1 }],
  ['name', { name: 'x'.repeat(81), needed: 1 }],
  ['needed', { name: 'Mallet' }],
  ['needed', { name: 'Mallet', needed: 0 }],
  ['needed', { name: 'Mallet', needed: -1 }],
  ['needed', { name: 'Mallet', needed: 1.5 }],
  ['needed', { name: 'Mallet', needed: 1000 }],
  ['needed', { name: 'Mallet', needed: '2' }],
])('a wrong %s is refused at its field: %j', async (field, body) => {
  const { tom, trip } = await party();
  const refused = await addGear(trip.id, body, tom);
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [field]]);
});

test('a trip has a limited number of lines', async () => {
  const { mia, tom, trip } = await party();
  await db.gearLine.createMany({
    data: Array.from({ length: MOST_ADDED - 1 }, (_, n) => ({
      ...{ tripId: trip.id, name: `Thing ${n}`, needed: 1 },
    })),
  });
  // Lines that a gear rule creates don't count towards the limit.
  await db.gearLine.create({ data: { tripId: trip.id, rule: 'stoves', needed: 4 } });
  expect((await addGear(trip.id, { name: 'The last', needed: 1 }, tom)).status).toBe(201);
  expect(await addGear(trip.id, { name: 'Mallet', needed: 1 }, tom)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('300') },
  });
  const { body } = await readGear(trip.id, mia);
  expect((await changeGear(trip.id, body.lines[0]?.id ?? '', { needed: 9 }, mia)).status).toBe(200);
});

test('a household that says no takes its offers along, and brings them back; a removed one leaves nothing', async () => {
  const { mia, tom, trip } = await party();
  const { id } = await lineFor(mia, trip.id, 'stoves');
  await offerOf(trip.id, id, { quantity: 1 }, tom);
  await answerTrip(tom.viewer, trip.id, false);
  expect(await lineFor(mia, trip.id, 'stoves')).toMatchObject({ id, offered: 0 });
  await answerTrip(tom.viewer, trip.id, true);
  expect(await lineFor(mia, trip.id, 'stoves')).toMatchObject({ offered: 1 });
  await removeInvitee(mia.viewer, trip.id, (await invitationOf(trip, tom.email)).id);
  expect(await db.gearOffer.count({ where: { tripId: trip.id } })).toBe(0);
});

test('once the trip is over or called off, its gear can be read but not changed', async () => {
  const { mia, tom, trip } = await party();
  const { id } = await lineFor(mia, trip.id, 'stoves');
  const tries = () =>
    Promise.all([
      addGear(trip.id, { name: 'Mallet', needed: 1 }, mia),
      changeGear(trip.id, id, { needed: 4 }, mia),
      offerOf(trip.id, id, { quantity: 1 }, tom),
      readGear(trip.id, tom),
    ]);
  const closed = [409, 409, 409, 200];
  await moveTo(trip, -9, -7);
  expect((await tries()).map(({ status }) => status)).toEqual(closed);
  await moveTo(trip, 7, 9);
  await callOffTrip(mia.viewer, trip.id);
  expect((await tries()).map(({ status }) => status)).toEqual(closed);
  expect(await db.gearLine.count({ where: { tripId: trip.id } })).toBe(0);
});

test('a thing that is added again, in another case or Unicode form, stays one line', async () => {
  const { mia, tom, trip } = await party();
  const first = (await addGear(trip.id, { name: 'Caf\u00e9 press', needed: 2 }, tom)).body.line;
  const again = await addGear(trip.id, { name: ' CAFE\u0301  press', needed: 3 }, mia);
  expect([again.status, again.body.line]).toMatchObject([
    201,
    { id: first.id, name: 'Caf\u00e9 press', needed: 3 },
  ]);
  expect((await addGear(trip.id, { name: 'cafe press', needed: 1 }, mia)).body.line.id).not.toBe(first.id);
  const lines = (await readGear(trip.id, mia)).body.lines.filter(({ from }) => from === 'added');
  expect(lines.map(({ name }) => name)).toEqual(['Caf\u00e9 press', 'cafe press']);
});
