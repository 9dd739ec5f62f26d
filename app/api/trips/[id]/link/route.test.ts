import { hashToken } from '@/lib/server/auth/tokens';
import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import {
  alone,
  join,
  makeLink,
  readLink,
  revokeLink,
  sharedToken,
  tokenIn,
} from '@/tests/factories/share-link';
import { appoint, inDays, moveTo, party } from '@/tests/factories/trips';

test('organisers create, see and end a trip’s link; others on it may not, and for strangers there is no trip', async () => {
  const { mia, tom, ann, eve, trip } = await party();
  await appoint(trip, ann);
  for (const handler of [readLink, makeLink, revokeLink]) {
    expect((await handler(trip.id)).status).toBe(401);
    expect((await handler(trip.id, eve)).status).toBe(404);
    expect((await handler('nonsense', mia)).status).toBe(404);
    expect((await handler(trip.id, tom)).status).toBe(403);
  }
  expect((await readLink(trip.id, mia)).body).toEqual({ link: null });
  const made = await makeLink(trip.id, ann);
  expect(made).toMatchObject({ status: 201, body: { link: { limit: 50, used: 0, ends_on: null } } });
  expect((await readLink(trip.id, mia)).body).toEqual(made.body);
  expect(await revokeLink(trip.id, mia)).toMatchObject({ status: 200, body: { link: null } });
  expect((await readLink(trip.id, ann)).body).toEqual({ link: null });
});

test('only a hash of its secret is stored, and a new link after the end has another secret', async () => {
  const { mia, trip } = await party();
  const token = await sharedToken(trip.id, mia);
  expect(token).toMatch(/^[\w-]{43}$/);
  const kept = await db.shareLink.findUniqueOrThrow({ where: { tripId: trip.id } });
  expect(kept.tokenHash).toBe(hashToken(token));
  expect(JSON.stringify(kept)).not.toContain(token);
  await revokeLink(trip.id, mia);
  expect(await sharedToken(trip.id, mia)).not.toBe(token);
});

test('creating it twice at once makes one link, and creating it again sets the new limit and end', async () => {
  const { mia, trip } = await party();
  const both = await Promise.all([makeLink(trip.id, mia), makeLink(trip.id, mia)]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(both[1]?.body).toEqual(both[0]?.body);
  const again = await makeLink(trip.id, mia, { limit: 3, ends_on: inDays(2) });
  expect(again.body.link).toEqual({ ...both[0]?.body.link, limit: 3, ends_on: inDays(2) });
});

test.each([
  ['limit', [0, 201, 1.5, -1, '5', true]],
  ['ends_on', [inDays(-2), inDays(18), '2026-02-30', 7]],
])('%s is validated', async (field, values) => {
  const { mia, trip } = await party();
  for (const value of values) {
    const refused = await makeLink(trip.id, mia, { [field]: value });
    expect([value, refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([value, 400, [field]]);
  }
});

test('limit and end may be omitted, or set to their maximum', async () => {
  const { mia, trip } = await party();
  const sent = { limit: 200, ends_on: inDays(17) };
  expect((await makeLink(trip.id, mia, sent)).body.link).toMatchObject(sent);
  expect((await makeLink(trip.id, mia, { limit: null, ends_on: '' })).body.link).toMatchObject({
    limit: 50,
    ends_on: null,
  });
  expect((await makeLink(trip.id, mia, { limit: 1, ends_on: inDays(0) })).status).toBe(201);
});

test('a trip that is over or called off gets no link', async () => {
  const { mia, trip } = await party();
  await moveTo(trip, -5, -3);
  expect((await makeLink(trip.id, mia)).status).toBe(409);
  await moveTo(trip, 5, 8);
  await callOffTrip(mia.viewer, trip.id);
  expect((await makeLink(trip.id, mia)).status).toBe(409);
  expect((await readLink(trip.id, mia)).status).toBe(200);
});

test('the link shows how many households have joined, and they stay once it has ended', async () => {
  const { mia, trip } = await party();
  const token = await sharedToken(trip.id, mia);
  const own = tokenIn((await join(token, alone('Priya'))).body.url ?? '');
  expect((await readLink(trip.id, mia)).body.link?.used).toBe(1);
  await revokeLink(trip.id, mia);
  expect((await join(token, alone('Kim'))).status).toBe(404);
  expect(await db.invite.count({ where: { links: { some: { tokenHash: hashToken(own) } } } })).toBe(1);
  await sharedToken(trip.id, mia);
  expect((await readLink(trip.id, mia)).body.link?.used).toBe(0);
});
