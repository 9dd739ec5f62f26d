import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import type { Person } from '@/tests/factories/people';
import { bringAlong } from '@/tests/factories/trip-households';
import { appoint, moveTo, party } from '@/tests/factories/trips';
import { GET } from '../route';
import { PUT } from './route';

interface Found {
  key: string;
  level: string;
  text: string;
  noted: { answer: string; note: string | null; by: string; at: string } | null;
}

const put = (id: string, key: string, body: unknown, as?: Person) =>
  call<{ finding: Found; fields?: Record<string, string> }>(PUT, 'PUT', {
    ...(as && { as }),
    params: { id, key },
    body,
  });
const found = async (id: string, as: Person, key = 'pets:Dog') =>
  (await call<{ findings: Found[] }>(GET, 'GET', { as, params: { id } })).body.findings.find(
    (each) => each.key === key,
  );

/** Creates a trip with a dog, at a site whose rules for pets are unknown. */
async function withDog() {
  const all = await party();
  const site = await siteOf(all.mia, { shared: true });
  await db.trip.update({ where: { id: all.trip.id }, data: { campsiteId: site.id } });
  const { profileId } = all.tom.viewer;
  const dog = await db.crewMember.create({ data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' } });
  await bringAlong(all.trip, all.tom, [dog.id], []);
  return { ...all, site };
}

test('an organiser’s answer holds for everybody, with who and when, until it is deleted', async () => {
  const { mia, tom, eve, trip } = await withDog();
  expect(await found(trip.id, tom)).toMatchObject({ level: 'check', noted: null });
  const { status, body } = await put(trip.id, 'pets:Dog', { answer: 'yes', note: ' On a lead ' }, mia);
  expect(status).toBe(200);
  expect(body.finding).toMatchObject({
    key: 'pets:Dog',
    level: 'fine',
    text: 'Asked: yes, dogs are fine. On a lead.',
    noted: { answer: 'yes', note: 'On a lead', by: 'Mia', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
  });
  expect(await found(trip.id, tom)).toEqual(body.finding);
  expect((await put(trip.id, 'pets%3ADog', { answer: 'no' }, mia)).body.finding.level).toBe('problem');
  expect((await put(trip.id, 'pets:Dog', { note: null }, mia)).body.finding).toMatchObject({
    level: 'check',
    noted: null,
  });
  expect((await put(trip.id, 'pets:Dog', { note: 'Fine' }, mia)).body.finding.noted?.answer).toBe('yes');
  expect((await put(trip.id, 'pets:Dog', { answer: 'no' }, tom)).status).toBe(403);
  expect((await put(trip.id, 'pets:Dog', { answer: 'no' }, eve)).status).toBe(404);
  expect((await put(trip.id, 'pets:Dog', { answer: 'no' })).status).toBe(401);
  expect((await found(trip.id, tom))?.noted?.note).toBe('Fine');
});

test('of two organisers who answer at once the later one holds, and both are named', async () => {
  const { mia, ann, trip } = await withDog();
  await appoint(trip, ann);
  const answers = await Promise.all([
    put(trip.id, 'pets:Dog', { answer: 'yes', note: 'Said Jo' }, mia),
    put(trip.id, 'pets:Dog', { answer: 'no', note: 'Said Al' }, ann),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const rows = await db.fitNote.findMany({ where: { tripId: trip.id }, orderBy: { createdAt: 'desc' } });
  const noted = (await found(trip.id, mia))?.noted;
  expect(noted?.note).toBe(rows[0]?.note);
  expect(noted?.by).toMatch(/^(Mia and Ann|Ann and Mia)$/);
  // A PUT with `note: null` deletes the whole answer, including the other organiser's part.
  expect((await put(trip.id, 'pets:Dog', { note: null }, ann)).body.finding.noted).toBeNull();
});

test('an answer ends when the trip moves to another site, and when the fact behind it changes', async () => {
  const { mia, zoe, site, trip } = await withDog();
  await put(trip.id, 'pets:Dog', { answer: 'yes' }, mia);
  const other = await siteOf(mia, { shared: true });
  const goTo = (campsiteId: string) => db.trip.update({ where: { id: trip.id }, data: { campsiteId } });
  await goTo(other.id);
  expect((await found(trip.id, mia))?.noted).toBeNull();
  await goTo(site.id);
  expect((await found(trip.id, mia))?.noted).toMatchObject({ answer: 'yes' });
  const { profileId } = zoe.viewer;
  await db.siteObservation.create({
    data: { campsiteId: site.id, profileId, seenOn: new Date(), pets: false },
  });
  expect(await found(trip.id, mia)).toMatchObject({ level: 'problem', noted: null });
});

test.each([
  ['nothing', {}, 'answer'],
  ['another word', { answer: 'maybe' }, 'answer'],
  ['an empty note', { note: '' }, 'note'],
  ['a note that is too long', { answer: 'yes', note: 'x'.repeat(201) }, 'note'],
])('%s is no answer', async (_, body, field) => {
  const { mia, trip } = await withDog();
  const { status, body: refusal } = await put(trip.id, 'pets:Dog', body, mia);
  expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
});

test('unknown findings can’t be answered, nor any once the trip is over or called off', async () => {
  const { mia, trip } = await withDog();
  for (const key of ['pets:Cat', 'x', '%'])
    expect((await put(trip.id, key, { answer: 'yes' }, mia)).status).toBe(404);
  await moveTo(trip, -5, -3);
  expect((await put(trip.id, 'pets:Dog', { answer: 'yes' }, mia)).status).toBe(409);
  await moveTo(trip, 3, 5);
  await callOffTrip(mia.viewer, trip.id);
  expect((await put(trip.id, 'pets:Dog', { answer: 'yes' }, mia)).status).toBe(409);
});
