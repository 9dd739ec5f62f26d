import { siteOf } from '@/tests/factories/campsites';
import { invited } from '@/tests/factories/guests';
import { type Person, person } from '@/tests/factories/people';
import { alone, join, sharedToken } from '@/tests/factories/share-link';
import { said } from '@/tests/factories/suggestions';
import { party } from '@/tests/factories/trips';
import { db } from '../server/db/client';
import { findMissing } from './missing-page';
import type { GuestHousehold } from './policy';

const tokenOf = ({ viewer }: Person) => ({
  sub: viewer.userId,
  sid: viewer.sessionId,
  profile: true,
  until: 0,
});

const missing = (path: string, as?: Person, opened: GuestHousehold[] = []) =>
  findMissing(new URL(path, 'http://localhost:3000'), as ? tokenOf(as) : null, opened);

const nobodys = '0190a5d2-0000-7000-8000-000000000000';

test('a trip exists only for its organiser and its invitees', async () => {
  const { mia, tom, eve, trip } = await party();
  const path = `/trip/${trip.id}`;
  expect([await missing(path, mia), await missing(path, tom)]).toEqual([null, null]);
  expect(await missing(path, eve)).toBe('trip');
  for (const id of [nobodys, 'nonsense']) expect(await missing(`/trip/${id}`, mia)).toBe('trip');
});

test.each([
  ['planned with', '/create-trip-details?site='],
  ['looked at', '/campsite/'],
])('a site can be %s by its owner, and by everybody once it is shared', async (_, start) => {
  const [mia, eve] = [await person('Mia'), await person('Eve')];
  const [own, shared] = [await siteOf(mia), await siteOf(mia, { shared: true })];
  const path = (id: string) => start + id;
  expect([await missing(path(own.id), mia), await missing(path(shared.id), mia)]).toEqual([null, null]);
  expect([await missing(path(own.id), eve), await missing(path(shared.id), eve)]).toEqual(['campsite', null]);
  for (const id of [nobodys, 'nonsense']) expect(await missing(path(id), mia)).toBe('campsite');
});

test.each(['/create-trip-details?ai_suggestion=', '/campsite/ai-'])(
  'a suggestion by an AI exists for everybody: %s',
  async (start) => {
    const mia = await person('Mia');
    const { id } = await said();
    expect(await missing(start + id, mia)).toBeNull();
    for (const none of ['', nobodys, 'nonsense', '%F0%9F%8F%95', "'--"])
      expect(await missing(start + none, mia)).toBe('campsite');
  },
);

test('a page address with an empty site id is missing', async () => {
  expect(await missing('/create-trip-details?site=', await person('Mia'))).toBe('campsite');
});

test('only the owner of a site can open the page that changes it, shared or not', async () => {
  const [mia, eve] = [await person('Mia'), await person('Eve')];
  for (const shared of [false, true]) {
    const path = `/add-location?site=${(await siteOf(mia, { shared })).id}`;
    expect([await missing(path, mia), await missing(path, eve)]).toEqual([null, 'campsite']);
  }
});

test('an invitation exists for everybody with its link, signed in or not', async () => {
  const { mia, token } = await invited();
  expect([await missing(`/invite/${token}`), await missing(`/invite/${token}`, mia)]).toEqual([null, null]);
  expect(await missing('/invite/nonsense')).toBe('invitation');
});

test('a full share link exists only for a guest who has joined by it', async () => {
  const { mia, trip } = await party();
  const token = await sharedToken(trip.id, mia, { limit: 1 });
  expect(await missing(`/join/${token}`)).toBeNull();
  await join(token, alone('Kim'));
  const { id } = await db.household.findFirstOrThrow({ where: { tripId: trip.id, name: 'Kim' } });
  expect(await missing(`/join/${token}`)).toBe('share-link');
  const guest = { tripId: trip.id, householdId: id };
  expect(await missing(`/join/${token}`, undefined, [guest])).toBeNull();
  await db.inviteLink.deleteMany({ where: { inviteId: id } });
  expect(await missing(`/join/${token}`, undefined, [guest])).toBe('share-link');
});

test('pages that are about no row are never missing', async () => {
  const mia = await person('Mia');
  for (const path of [
    '/',
    '/trip',
    '/invite',
    '/campsite',
    '/create-trip-details',
    '/add-location',
    `/find?site=${nobodys}`,
  ])
    expect(await missing(path, mia)).toBeNull();
});

test('people who are signed out, or whose session has ended, don’t learn what exists', async () => {
  const { mia, eve, trip } = await party();
  const site = await siteOf(mia);
  await db.session.deleteMany({ where: { userId: eve.viewer.userId } });
  for (const path of [`/trip/${trip.id}`, `/create-trip-details?site=${site.id}`])
    expect([await missing(path), await missing(path, eve)]).toEqual([null, null]);
});
