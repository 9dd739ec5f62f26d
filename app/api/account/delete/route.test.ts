import { POST as login } from '@/app/api/auth/login/route';
import { GET as me } from '@/app/api/auth/me/route';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { newcomer, type Person, person } from '@/tests/factories/people';
import { alone, join, sharedToken } from '@/tests/factories/share-link';
import { loggedIn, password } from '@/tests/factories/sign-up';
import { added } from '@/tests/factories/site-form';
import { addAccount } from '@/tests/factories/trip-households';
import { party, tripRow } from '@/tests/factories/trips';
import { deliveredMail } from '@/tests/mail';
import { POST as exportData } from '../export/route';
import { POST as deleteAccount } from './route';

const isIn = async (cookie: string) => (await call(me, 'GET', { as: { cookie } })).status === 200;

test.each([
  ['exporting', exportData],
  ['deleting', deleteAccount],
])('%s asks for the password again', async (_what, handler) => {
  const { cookie } = await loggedIn();
  expect((await call(handler, 'POST', { body: {} })).status).toBe(401);
  for (const body of [{}, { password: 'wrong' }]) {
    expect((await call(handler, 'POST', { as: { cookie }, body })).status).toBe(400);
  }
  expect(await isIn(cookie)).toBe(true);
});

test.each([
  ['exporting', exportData],
  ['deleting', deleteAccount],
])('%s asks those without a password for a fresh sign-in', async (_what, handler) => {
  const { cookie, userId } = await newcomer();
  await db.session.updateMany({ where: { userId }, data: { createdAt: new Date(Date.now() - 11 * 60_000) } });
  expect((await call(handler, 'POST', { as: { cookie }, body: {} })).status).toBe(403);
  await db.session.updateMany({ where: { userId }, data: { createdAt: new Date() } });
  expect((await call(handler, 'POST', { as: { cookie }, body: {} })).status).toBe(200);
});

test('deleting while logging in, exporting and deleting again gives one clean outcome', async () => {
  const { email, cookie } = await loggedIn();
  const responses = await Promise.all([
    ...Array.from({ length: 3 }, () => call(deleteAccount, 'POST', { as: { cookie }, body: { password } })),
    call(exportData, 'POST', { as: { cookie }, body: { password } }),
    ...Array.from({ length: 3 }, () => call(login, 'POST', { body: { email, password } })),
  ]);
  expect(
    responses
      .slice(0, 3)
      .map(({ status }) => status)
      .sort(),
  ).toEqual([200, 401, 401]);
  expect(responses.every(({ status }) => [200, 401].includes(status))).toBe(true);
  expect(await db.user.count({ where: { email } })).toBe(0);
});

test('deletion removes the person’s crew, rides, gear and groups, and nobody else’s', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  for (const { viewer } of [mia, tom]) {
    const { profileId } = viewer;
    await db.crewMember.create({ data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' } });
    await db.ride.create({ data: { profileId, type: 'boat', boatType: 'Sailboat' } });
    await db.gearItem.create({ data: { profileId, name: 'Esky' } });
    const members = { create: { email: viewer.email === mia.email ? tom.email : mia.email } };
    await db.group.create({ data: { profileId, name: 'Family', members } });
  }
  expect((await call(deleteAccount, 'POST', { as: mia, body: {} })).status).toBe(200);
  const left = ({ viewer: { profileId } }: Person) =>
    Promise.all([
      db.crewMember.count({ where: { profileId } }),
      db.ride.count({ where: { profileId } }),
      db.gearItem.count({ where: { profileId } }),
      db.groupMember.count({ where: { group: { profileId } } }),
    ]);
  expect(await left(mia)).toEqual([0, 0, 0, 0]);
  expect(await db.groupMember.count({ where: { email: tom.email } })).toBe(0);
  expect(await left(tom)).toEqual([2, 1, 1, 1]);
});

test('the export holds the person’s campsites with their features', async () => {
  const mia = await person('Mia');
  const { name, latitude } = await added(mia, { site_features: ['Toilets'] });
  const { body } = await call(exportData, 'POST', { as: mia, body: {} });
  expect(body).toMatchObject({
    profile: { campsites: [{ name, latitude, features: [{ feature: { name: 'Toilets' }, present: true }] }] },
  });
});

test('the person’s observations of sites are in the export and deleted with the account; others’ stay', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { id, name } = await added(tom, { share_flag: true });
  for (const { viewer } of [mia, tom]) {
    const { profileId } = viewer;
    await db.siteObservation.create({
      data: { campsiteId: id, profileId, pets: true, seenOn: new Date('2026-05-02') },
    });
  }
  const { body } = await call<object>(exportData, 'POST', { as: mia, body: {} });
  expect(body).toMatchObject({
    profile: { observations: [{ campsite: { name }, pets: true, water: null }] },
  });
  expect(JSON.stringify(body)).not.toContain(tom.viewer.profileId);
  expect((await call(deleteAccount, 'POST', { as: mia, body: {} })).status).toBe(200);
  const left = await db.siteObservation.findMany({ where: { campsiteId: id } });
  expect(left.map(({ profileId }) => profileId)).toEqual([tom.viewer.profileId]);
});

test('deletion during the creation of a site leaves no site of the person', async () => {
  const mia = await person('Mia');
  const name = `Paddock ${Math.random()}`;
  const adding = Array.from({ length: 5 }, () => added(mia, { name, share_flag: true }).catch(() => null));
  expect((await call(deleteAccount, 'POST', { as: mia, body: {} })).status).toBe(200);
  await Promise.all(adding);
  expect(await db.campsite.count({ where: { name } })).toBe(0);
});

test('the address that the person gave as a guest is in the export and deleted with the account', async () => {
  const kim = await person('Kim');
  const { mia, trip } = await party();
  await join(await sharedToken(trip.id, mia), { ...alone('Kim'), email: kim.email });
  const { body } = await call<{ guest_answers: object[] }>(exportData, 'POST', { as: kim, body: {} });
  expect(body.guest_answers).toMatchObject([{ household: { name: 'Kim', trip: { name: trip.trip_name } } }]);
  expect((await call(deleteAccount, 'POST', { as: kim, body: {} })).status).toBe(200);
  expect(await db.invite.count({ where: { givenEmail: kim.email } })).toBe(0);
});

test('deletion removes everything of the person, tells invitees, and keeps the sites of others’ trips', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const site = (name: string) =>
    db.campsite.create({
      data: {
        source: 'user',
        ownerId: mia.viewer.profileId,
        shareFlag: true,
        name,
        latitude: -27,
        longitude: 153,
      },
    });
  const [used, unused] = [await site('Used'), await site('Unused')];
  const dates = { startDate: new Date('2030-01-04'), endDate: new Date('2030-01-06') };
  const mine = await tripRow(mia.viewer.profileId, { name: 'Easter', locationName: 'Kedron', ...dates });
  await addAccount(mine, tom);
  const there = { campsiteId: used.id, locationName: 'Used' };
  const theirs = await tripRow(tom.viewer.profileId, { ...there, ...dates });

  expect((await call(deleteAccount, 'POST', { as: mia, body: {} })).status).toBe(200);
  expect(await isIn(mia.cookie)).toBe(false);
  expect(await db.user.count({ where: { email: mia.email } })).toBe(0);
  expect(await db.profile.count({ where: { id: mia.viewer.profileId } })).toBe(0);
  expect(await db.trip.count({ where: { id: mine.id } })).toBe(0);
  expect(await db.campsite.findUnique({ where: { id: used.id } })).toMatchObject({
    ownerId: null,
    shareFlag: false,
  });
  expect(await db.campsite.count({ where: { id: unused.id } })).toBe(0);
  expect(await db.trip.count({ where: { id: theirs.id, campsiteId: used.id } })).toBe(1);
  const [mail] = await deliveredMail(tom.email);
  expect(mail).toMatchObject({
    subject: 'Easter is off',
    text: expect.stringContaining('Mia has left Campmates'),
  });
});
