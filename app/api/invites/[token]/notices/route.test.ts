import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { answer, family, invited } from '@/tests/factories/guests';
import { readNotices, reword, said, strike, write } from '@/tests/factories/notices';
import { person } from '@/tests/factories/people';
import { moveTo } from '@/tests/factories/trips';

test('a guest writes, words otherwise and deletes by their link, under the name that they answered with', async () => {
  const { mia, trip, token } = await invited();
  await answer(token, { ...family, vehicles: [] });
  const { status, body } = await write({ token }, 'We bring @Mia a chair');
  expect([status, body.notice]).toMatchObject([201, { author: 'Priya', own: true, announcement: false }]);
  expect(await said(trip, mia)).toEqual(['Priya: We bring @Mia a chair']);
  const bells = await db.notification.findMany({ where: { tripId: trip.id, kind: 'comments' } });
  expect(bells).toMatchObject([
    { profileId: mia.viewer.profileId, text: expect.stringMatching(/^Priya mentions you: /) },
  ]);
  const theirs = (await write(trip, 'Thanks', mia)).body.notice.id;
  expect((await readNotices({ token })).body).toMatchObject({
    total: 2,
    notices: [{ own: true }, { own: false }],
  });
  expect((await reword({ token }, body.notice.id, 'We bring two')).status).toBe(200);
  expect((await reword({ token }, theirs, 'No')).status).toBe(403);
  expect((await strike({ token }, theirs)).status).toBe(403);
  expect(await said({ token })).toEqual(['Priya: We bring two', 'Mia: Thanks']);
  expect((await strike({ token }, body.notice.id)).status).toBe(200);
  expect(await said(trip, mia)).toEqual(['Mia: Thanks']);
});

test('a guest announces nothing and has nothing mailed', async () => {
  const { token } = await invited();
  await answer(token, { ...family, vehicles: [] });
  for (const body of [
    { text: 'Hi', announcement: true },
    { text: 'Hi', announcement: true, mail: true },
  ])
    expect((await write({ token }, body)).status).toBe(403);
  expect((await write({ token }, { text: 'Hi', mail: true })).status).toBe(400);
  expect(await said({ token })).toEqual([]);
});

test('one who hasn’t said their name is a guest, and nobody learns their address', async () => {
  const { mia, trip, token, email } = await invited();
  expect((await write({ token }, 'Are dogs allowed?')).status).toBe(201);
  expect(await said(trip, mia)).toEqual(['A guest: Are dogs allowed?']);
  expect(JSON.stringify((await readNotices(trip, mia)).body)).not.toContain(email);
  await answer(token, { attending: false, name: 'Priya' });
  expect(await said(trip, mia)).toEqual(['Priya: Are dogs allowed?']);
});

test('it stays open for guests once the trip was called off or is over', async () => {
  const { mia, trip, token } = await invited();
  await answer(token, { ...family, vehicles: [] });
  await callOffTrip(mia.viewer, trip.id);
  expect((await write({ token }, 'What a pity')).status).toBe(201);
  await db.trip.update({ where: { id: trip.id }, data: { calledOffAt: null } });
  await moveTo(trip, -9, -6);
  expect((await write({ token }, 'That was fun')).status).toBe(201);
});

test('a link that leads nowhere or to somebody else’s invitation tells nothing', async () => {
  const { mia, trip, token, email } = await invited();
  const { id } = (await write({ token }, 'Hello')).body.notice;
  const [eve] = [await person('Eve'), await person('Priya', { email })];
  for (const [where, as, status] of [
    [{ token: 'nonsense' }, undefined, 404],
    [{ token }, undefined, 410],
    [{ token }, eve, 410],
  ] as const) {
    expect((await readNotices(where, as)).status).toBe(status);
    expect((await write(where, 'Hi', as)).status).toBe(status);
    expect((await reword(where, id, 'Hi', as)).status).toBe(status);
    expect((await strike(where, id, as)).status).toBe(status);
  }
  expect(await said(trip, mia)).toEqual(['A guest: Hello']);
});
