import { POST as saveProfile } from '@/app/api/profile/route';
import { PATCH as answerTrip } from '@/app/api/trips/[id]/attending/route';
import { DELETE as removeInvitee } from '@/app/api/trips/[id]/invitees/[inviteId]/route';
import { POST as leaveTrip } from '@/app/api/trips/[id]/leave/route';
import { POST as addNotice } from '@/app/api/trips/[id]/notices/route';
import { POST as addToPacking } from '@/app/api/trips/[id]/packing/route';
import { GET as readTrip } from '@/app/api/trips/[id]/route';
import { db } from '@/lib/server/db/client';
import { spend } from '@/lib/server/http/rate-limiter';
import { type LimitName, limits } from '@/lib/server/http/rate-limits';
import type { Handler } from '@/lib/server/http/route';
import type { OpenedHouseholds } from '@/lib/trips/invitations/opened';
import { call } from '@/tests/call';
import { answer, asGuest, family, invited } from '@/tests/factories/guests';
import { newcomer, person } from '@/tests/factories/people';
import { invitationOf } from '@/tests/factories/trips';
import { POST as leave } from './leave/route';
import { GET as readOpened } from './route';

const opened = async (as?: { cookie: string }) =>
  (await call<OpenedHouseholds>(readOpened, 'GET', { ...(as && { as }) })).body.households;

/** Creates a guest who is going. Returns the trip, the ids and the guest's cookie. */
async function guestGoing() {
  const story = await invited();
  await answer(story.token, family);
  const { id: inviteId } = await invitationOf(story.trip, story.email);
  return { ...story, inviteId, guest: await asGuest(story.token) };
}

test('a browser gets the list of trips that it has opened', async () => {
  const { trip, inviteId, guest } = await guestGoing();
  const { trip_name, start_date, end_date } = trip;
  expect(await opened(guest)).toEqual([
    { household_id: inviteId, trip_id: trip.id, trip_name, start_date, end_date },
  ]);
});

test('a browser that has opened no trip gets an empty list', async () => {
  expect(await opened()).toEqual([]);
  expect(await opened(await person())).toEqual([]);
});

type Story = Awaited<ReturnType<typeof guestGoing>>;

test.each<[string, (story: Story) => Promise<unknown> | unknown]>([
  ['was tampered with', ({ guest }) => Object.assign(guest, { cookie: `${guest.cookie.slice(0, -2)}AA` })],
  ['is of a link that was revoked', ({ inviteId }) => db.inviteLink.deleteMany({ where: { inviteId } })],
  [
    'is of a household that was removed',
    ({ mia, trip, inviteId }) =>
      call(removeInvitee, 'DELETE', { as: mia, params: { id: trip.id, inviteId } }),
  ],
  [
    'is of a household that has left',
    ({ guest, trip }) => call(leaveTrip, 'POST', { as: guest, params: { id: trip.id } }),
  ],
  [
    'is of an invitation that an account has taken up since',
    async ({ token }) => answer(token, { attending: true }, await person('Tom')),
  ],
  [
    'is of an address that has signed up since',
    async ({ email }) => {
      const body = { username: email.slice(0, 30), name: 'Priya', suburb: 'Kedron', postcode: '4031' };
      return call(saveProfile, 'POST', { as: await newcomer(email), body });
    },
  ],
])('a cookie that %s counts as no cookie', async (_, end) => {
  const story = await guestGoing();
  const { guest, trip } = story;
  const status = async () => (await call(readTrip, 'GET', { as: guest, params: { id: trip.id } })).status;
  expect([await status(), (await opened(guest)).length]).toEqual([200, 1]);
  await end(story);
  expect([await status(), await opened(guest)]).toEqual([401, []]);
});

test('leaving on a device ends the device’s cookie, and the answers stay', async () => {
  const { guest, trip, inviteId } = await guestGoing();
  const { status, headers } = await call(leave, 'POST', { as: guest, body: {} });
  expect([status, ...headers.getSetCookie()]).toEqual([
    204,
    'campmates-guest=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    'campmates-joining=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  ]);
  const household = await db.household.findUnique({
    where: { tripId_id: { tripId: trip.id, id: inviteId } },
  });
  expect(household?.attending).toBe(true);
});

test('another site can’t end a guest’s cookie', async () => {
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  const { status, headers } = await call(leave, 'POST', { body: {}, headers: elsewhere });
  expect([status, headers.get('set-cookie')]).toEqual([403, null]);
});

describe('limits of guests', () => {
  /** Returns the session of a guest who is going and whose requests come from this network. */
  async function guestFrom(network: string) {
    const { trip, token, email } = await invited();
    await answer(token, family);
    const { id: householdId } = await invitationOf(trip, email);
    const as = await asGuest(token);
    const send = async (handler: Handler, method: 'POST' | 'PATCH', body: object) =>
      (
        await call(handler, method, {
          as,
          params: { id: trip.id },
          body,
          headers: { 'x-forwarded-for': network },
        })
      ).status;
    return { householdId, send };
  }

  const writes: [LimitName, LimitName, Handler, 'POST' | 'PATCH', object][] = [
    ['partChanges', 'partChangesByLink', addToPacking, 'POST', { name: 'Ukulele' }],
    ['notices', 'noticesByLink', addNotice, 'POST', { text: 'Hello' }],
    ['answers', 'answersByLink', answerTrip, 'PATCH', { attending: true }],
  ];

  test.each(writes)(
    '%s: each guest’s household has the same limit as an account',
    async (name, _, ...write) => {
      const [guest, other] = [await guestFrom('203.0.113.1'), await guestFrom('203.0.113.1')];
      await spend(name, guest.householdId, limits[name].points);
      expect(await guest.send(...write)).toBe(429);
      expect(await other.send(...write)).toBeLessThan(300);
    },
  );

  test.each(writes)(
    '%s: all guests of one network address share the limit %s',
    async (_, byAddress, ...write) => {
      const [guest, other] = [await guestFrom('203.0.113.2'), await guestFrom('203.0.113.3')];
      await spend(byAddress, '203.0.113.2', limits[byAddress].points);
      expect(await guest.send(...write)).toBe(429);
      expect(await other.send(...write)).toBeLessThan(300);
    },
  );
});
