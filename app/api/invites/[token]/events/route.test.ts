import { NextRequest } from 'next/server';
import { setOwnServer } from '@/lib/server/lifecycle';
import { listeningEnded, MOST_STREAMS, openStreams } from '@/lib/server/live/streams';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { call } from '@/tests/call';
import { person } from '@/tests/factories/people';
import { takeOff } from '@/tests/factories/trip-households';
import { invitedToken, party } from '@/tests/factories/trips';
import { GET as readVersion } from '../version/route';
import { GET } from './route';

const open: AbortController[] = [];

beforeEach(() => setOwnServer(true));
afterEach(async () => {
  for (const page of open.splice(0)) page.abort();
  await listeningEnded();
  setOwnServer(false);
});

/** A guest's page of their invitation, from one network unless it says so. */
async function watch(token: string, address = '203.0.113.9') {
  const page = new AbortController();
  open.push(page);
  const headers = { 'x-forwarded-for': address };
  const request = new NextRequest('http://localhost:3000/api/test', { headers, signal: page.signal });
  const response = await GET(request, { params: Promise.resolve({ token }) });
  const reader = response.body?.getReader();
  const next = async () => {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    return done ? 'ended' : new TextDecoder().decode(value);
  };
  return { response, next };
}

async function guestOf() {
  const story = await party();
  return { ...story, token: await invitedToken(story.address) };
}

test('a guest’s page hears of others’ answers, and nothing of who they are', async () => {
  const { ann, trip, token } = await guestOf();
  const page = await watch(token);
  for (let count = 0; count < 3; count++) expect(await page.next()).toBe(': here\n\n');
  const heard = page.next();
  await answerTrip(ann.viewer, trip.id, true);
  expect(await heard).toMatch(/^event: changed\nid: [\da-f]{32}\ndata: [\da-f]{32}\n\n$/);
});

test('who is taken off the trip hears so, and no more', async () => {
  const { trip, address, token } = await guestOf();
  const page = await watch(token);
  for (let count = 0; count < 3; count++) await page.next();
  const heard = page.next();
  await takeOff(trip, address);
  expect(await heard).toBe('event: changed\ndata: gone\n\n');
  expect(await page.next()).toBe('ended');
});

test('a link that leads nowhere, and one that is somebody’s own, open no stream', async () => {
  const { tom, token } = await guestOf();
  const toms = await invitedToken(tom.email);
  const eve = await person('Eve');
  for (const handler of [GET, readVersion]) {
    expect((await call(handler, 'GET', { params: { token: 'nonsense' } })).status).toBe(404);
    expect((await call(handler, 'GET', { params: { token: 'A'.repeat(43) } })).status).toBe(404);
    expect((await call(handler, 'GET', { params: { token: toms } })).status).toBe(410);
    expect((await call(handler, 'GET', { as: eve, params: { token: toms } })).status).toBe(410);
  }
  expect((await call<{ version: string }>(readVersion, 'GET', { params: { token } })).body.version).toMatch(
    /^[\da-f]{32}$/,
  );
  expect(openStreams()).toBe(0);
});

test('one network has so many pages open at most', async () => {
  const { token } = await guestOf();
  for (let opened = 0; opened < MOST_STREAMS.network; opened++) await watch(token);
  expect((await watch(token)).response.status).toBe(429);
  expect((await watch(token, '198.51.100.3')).response.status).toBe(200);
});

test('a host without a server of ours sends the page to ask by itself', async () => {
  const { token } = await guestOf();
  setOwnServer(false);
  expect((await watch(token)).response.status).toBe(204);
});
