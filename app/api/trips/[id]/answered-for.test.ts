import { PATCH as answerByLink } from '@/app/api/invites/[token]/route';
import { PATCH as answerByShareLink } from '@/app/api/join/[token]/route';
import { formatDateRange } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import type { Handler } from '@/lib/server/http/route';
import { call } from '@/tests/call';
import { person, uniqueEmail } from '@/tests/factories/people';
import { sharedToken } from '@/tests/factories/share-link';
import { inDays, invitationOf, invitedToken, plan } from '@/tests/factories/trips';
import { meanwhile } from '@/tests/lock-waits';
import { PATCH as chooseWhoComes } from './attendance/route';
import { PATCH as answer } from './attending/route';
import { PATCH as changeTrip } from './route';

const datesOf = (first: number, last: number) => ({ start_date: inDays(first), end_date: inDays(last) });
const planned = datesOf(14, 17);
const moved = datesOf(21, 24);
const refusal = {
  error: `The dates have changed to ${formatDateRange(moved.start_date, moved.end_date)} since you answered. Please answer again.`,
};

async function invitedTo() {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const trip = await plan(mia, { invitees: [tom.email] });
  const move = (dates = moved) =>
    call(changeTrip, 'PATCH', { as: mia, params: { id: trip.id }, body: dates });
  const said = async () => (await invitationOf(trip, tom.email)).attending;
  return { mia, tom, trip, move, said };
}

type Invited = Awaited<ReturnType<typeof invitedTo>>;
type Send = (story: Invited, for_dates: object | null | undefined) => ReturnType<typeof call>;

const sendTo =
  (handler: Handler, body: (story: Invited) => object): Send =>
  (story, for_dates) =>
    call(handler, 'PATCH', {
      as: story.tom,
      params: { id: story.trip.id },
      body: { ...body(story), ...(for_dates !== undefined && { for_dates }) },
    });

const ways: [string, Send][] = [
  ['going', sendTo(answer, () => ({ attending: true }))],
  ['not going', sendTo(answer, () => ({ attending: false }))],
  [
    'going with others',
    sendTo(chooseWhoComes, ({ tom }) => ({ attending: true, crew_member_ids: [tom.camperId] })),
  ],
];

describe.each(ways)('an answer: %s', (way, send) => {
  test('is saved for the trip’s current dates', async () => {
    const story = await invitedTo();
    expect((await send(story, planned)).status).toBe(200);
    expect(await story.said()).toBe(way !== 'not going');
  });

  test.each([[null], [undefined]])('is saved without dates (%j)', async (none) => {
    const story = await invitedTo();
    await story.move();
    expect((await send(story, none)).status).toBe(200);
  });

  test('is refused for outdated dates, and names the new ones', async () => {
    const story = await invitedTo();
    await story.move();
    const { status, body } = await send(story, planned);
    expect([status, body]).toEqual([409, refusal]);
    expect(await story.said()).toBeNull();
  });

  test.each([
    ['the first day', datesOf(13, 17)],
    ['the last day', datesOf(14, 18)],
  ])('is refused when only %s differs', async (_, dates) => {
    const story = await invitedTo();
    expect((await send(story, dates)).status).toBe(409);
    expect(await story.said()).toBeNull();
  });

  test.each([
    ['tomorrow'],
    [{ start_date: '2026-02-30', end_date: '2026-03-01' }],
    [{ start_date: inDays(14) }],
  ])('is bad input for invalid dates (%j)', async (none) => {
    const story = await invitedTo();
    const { status, body } = await send(story, none as object);
    expect([status, Object.keys((body as { fields: object }).fields)[0]]).toEqual([
      400,
      expect.stringMatching(/^for_dates/),
    ]);
  });

  test('is refused when the dates change before it is saved', async () => {
    const story = await invitedTo();
    const [change, late] = await meanwhile(
      ['update', 'trips'],
      () => story.move(),
      () => send(story, planned),
    );
    expect([change.status, late.status]).toEqual([200, 409]);
    expect(await story.said()).toBeNull();
  });
});

test('the organiser’s own choice is checked against the dates they saw, too', async () => {
  const { mia, trip, move } = await invitedTo();
  await move();
  const body = { attending: true, crew_member_ids: [mia.camperId], for_dates: planned };
  expect((await call(chooseWhoComes, 'PATCH', { as: mia, params: { id: trip.id }, body })).status).toBe(409);
});

test('a repeat with the same key gets the saved answer’s response, even after the dates have changed', async () => {
  const { tom, trip, move, said } = await invitedTo();
  const send = () =>
    call(answer, 'PATCH', {
      as: tom,
      params: { id: trip.id },
      body: { attending: true, for_dates: planned },
      headers: { 'idempotency-key': 'one' },
    });
  const first = await send();
  await move();
  const again = await send();
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await said()).toBe(true);
});

const guest = { name: 'Gus', crew: [{ name: 'Gus', age: 'adult' }], attending: true, for_dates: planned };

test('a guest’s answer by a link is checked against its dates', async () => {
  const [mia, address] = [await person('Mia'), uniqueEmail()];
  const trip = await plan(mia, { invitees: [address] });
  const token = await invitedToken(address);
  const send = () => call(answerByLink, 'PATCH', { params: { token }, body: guest });
  expect((await send()).status).toBe(200);
  await call(changeTrip, 'PATCH', { as: mia, params: { id: trip.id }, body: moved });
  const { status, body } = await send();
  expect([status, body]).toEqual([409, refusal]);
});

test('joining by a share link is checked against the dates on the page', async () => {
  const mia = await person('Mia');
  const trip = await plan(mia);
  const token = await sharedToken(trip.id, mia);
  await call(changeTrip, 'PATCH', { as: mia, params: { id: trip.id }, body: moved });
  const before = await db.invite.count({ where: { tripId: trip.id } });
  const { status, body } = await call(answerByShareLink, 'PATCH', { params: { token }, body: guest });
  expect([status, body]).toEqual([409, refusal]);
  expect(await db.invite.count({ where: { tripId: trip.id } })).toBe(before);
});
