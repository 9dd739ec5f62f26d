import { NextRequest } from 'next/server';
import { db } from '@/lib/server/db/client';
import { setOwnServer } from '@/lib/server/lifecycle';
import { listeningEnded, MOST_STREAMS, openStreams } from '@/lib/server/live/streams';
import { changeTrip } from '@/lib/trips/change-trip';
import { asGuest, invited } from '@/tests/factories/guests';
import { invitationOf } from '@/tests/factories/trips';
import { GET } from './route';

const open: AbortController[] = [];

beforeEach(() => setOwnServer(true));
afterEach(async () => {
  for (const page of open.splice(0)) page.abort();
  await listeningEnded();
  setOwnServer(false);
});

/** Opens the event stream of a guest's page. `next` returns the stream's next message. */
async function watch({ cookie, tripId: id }: Awaited<ReturnType<typeof asGuest>>, network = '203.0.113.9') {
  const page = new AbortController();
  open.push(page);
  const headers = { cookie, 'x-forwarded-for': network };
  const request = new NextRequest(`http://localhost:3000/api/trips/${id}/events`, {
    headers,
    signal: page.signal,
  });
  const response = await GET(request, { params: Promise.resolve({ id }) });
  const reader = response.body?.getReader();
  const next = async () => {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    return done ? 'ended' : new TextDecoder().decode(value);
  };
  return { status: response.status, next };
}

test('a guest’s page is told of a change', async () => {
  const { mia, trip, token } = await invited();
  const page = await watch(await asGuest(token));
  expect([await page.next(), await page.next(), await page.next()]).toEqual(Array(3).fill(': here\n\n'));
  const heard = page.next();
  await changeTrip(mia.viewer, trip.id, { tripName: 'Whitsun' });
  expect(await heard).toMatch(/^event: changed\nid: /);
});

test('a guest whose link is revoked is told that the trip is gone, and the stream ends', async () => {
  const { mia, trip, token, email } = await invited();
  const page = await watch(await asGuest(token));
  expect([await page.next(), await page.next(), await page.next()]).toEqual(Array(3).fill(': here\n\n'));
  const heard = page.next();
  await db.inviteLink.deleteMany({ where: { inviteId: (await invitationOf(trip, email)).id } });
  await changeTrip(mia.viewer, trip.id, { tripName: 'Whitsun' });
  expect(await heard).toBe('event: changed\ndata: gone\n\n');
  expect(await page.next()).toBe('ended');
  expect(openStreams()).toBe(0);
});

test('a guest’s household has the same limit of open pages as a person, over all networks', async () => {
  const [guest, other] = [await asGuest((await invited()).token), await asGuest((await invited()).token)];
  for (let opened = 0; opened < MOST_STREAMS.person; opened++) {
    expect((await watch(guest, `203.0.113.${opened}`)).status).toBe(200);
  }
  expect((await watch(guest, '203.0.113.99')).status).toBe(429);
  expect((await watch(other)).status).toBe(200);
});

test('the guests of one network have at most 30 open pages', async () => {
  const guests = [];
  for (let made = 0; made < 4; made++) guests.push(await asGuest((await invited()).token));
  for (let opened = 0; opened < MOST_STREAMS.network; opened++) {
    const guest = guests[opened % 3];
    if (guest) expect((await watch(guest)).status).toBe(200);
  }
  const [last] = guests.slice(-1);
  if (!last) throw new Error('there are four guests');
  expect((await watch(last)).status).toBe(429);
  expect((await watch(last, '203.0.113.10')).status).toBe(200);
});
