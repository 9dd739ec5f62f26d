import { db } from '@/lib/server/db/client';
import { estimateForOne } from '@/lib/trips/estimate/get-estimate';
import type { Estimate } from '@/lib/trips/estimate/schema';
import { call } from '@/tests/call';
import { answerTrip } from '@/tests/factories/answers';
import { postBooking, postBookingExpense } from '@/tests/factories/bookings';
import { addExpense, firewood } from '@/tests/factories/costs';
import type { Person } from '@/tests/factories/people';
import { appoint, party } from '@/tests/factories/trips';
import { GET, PUT } from './route';

interface Answer {
  estimate: Estimate | null;
  fields?: Record<string, string>;
}

const read = (id: string, as: Person) => call<Answer>(GET, 'GET', { as, params: { id } });
const save = (id: string, as: Person, body: object) => call<Answer>(PUT, 'PUT', { as, params: { id }, body });

test('who hasn’t answered sees their own share of the site and the guess, and no sum of others', async () => {
  const { mia, ann, eve, trip } = await party();
  expect((await read(trip.id, ann)).body).toEqual({ estimate: null });
  await postBooking(trip.id, { status: 'booked', cents: 30_000 }, mia);
  const saved = await save(trip.id, mia, { guess_cents: 4_000, drop_out: 'After Friday it stays yours.' });
  expect(saved.status).toBe(200);
  const { estimate } = (await read(trip.id, ann)).body;
  // Mia, Tom and Ann are one adult each.
  expect(estimate).toMatchObject({
    low_cents: 13_000,
    high_cents: 15_000,
    lines: [
      { what: 'Site', low_cents: 10_000, high_cents: 10_000, guess: false },
      { what: 'Food and the rest', low_cents: 3_000, high_cents: 5_000, guess: true },
    ],
    drop_out: 'After Friday it stays yours.',
  });
  expect(JSON.stringify(estimate)).not.toContain('30000');
  expect((await read(trip.id, eve)).status).toBe(404);
});

test('a booking that is in the costs counts once', async () => {
  const { mia, ann, trip } = await party();
  await addExpense(trip.id, firewood(trip.id, { cents: 6_000 }), mia);
  const { booking } = (await postBooking(trip.id, { status: 'booked', cents: 30_000 }, mia)).body;
  const { lines } = (await read(trip.id, ann)).body.estimate ?? { lines: [] };
  expect(lines.map(({ what, low_cents }) => [what, low_cents])).toEqual([
    ['Site', 10_000],
    ['Paid so far', 2_000],
  ]);
  await postBookingExpense(trip.id, booking.id, mia);
  expect((await read(trip.id, ann)).body.estimate?.lines).toEqual(lines);
});

test('the guess is whole cents and the words are short; null takes them back', async () => {
  const { mia, trip } = await party();
  const refused = await save(trip.id, mia, { guess_cents: 0.5, drop_out: 'a'.repeat(201) });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.fields ?? {})).toEqual(['guess_cents', 'drop_out']);
  await save(trip.id, mia, { guess_cents: 4_000, drop_out: '' });
  expect((await read(trip.id, mia)).body.estimate?.drop_out).toBeNull();
  expect((await save(trip.id, mia, { guess_cents: null, drop_out: null })).body.estimate).toBeNull();
});

test('who has said yes is told when the rule for dropping out changes, once a change', async () => {
  const { mia, tom, trip } = await party();
  const told = async () =>
    (await db.notification.findMany({ where: { tripId: trip.id, kind: 'changes' } })).map(
      ({ profileId, text }) => [profileId, text],
    );
  await save(trip.id, mia, { guess_cents: 4_000, drop_out: null });
  expect(await told()).toEqual([]);
  await save(trip.id, mia, { guess_cents: 4_000, drop_out: 'The site stays yours.' });
  await save(trip.id, mia, { guess_cents: 5_000, drop_out: 'The site stays yours.' });
  const text =
    'Who drops out: “The site stays yours.” What you were told when you said yes still holds for you.';
  expect(await told()).toEqual([[tom.viewer.profileId, text]]);
});

test('who has said yes keeps the words of then, also when they drop out, until they come back', async () => {
  const { mia, tom, ann, trip } = await party();
  const told = async () => {
    const answers = await Promise.all([tom, ann].map((each) => read(trip.id, each)));
    return answers.map(({ body }) => body.estimate?.drop_out);
  };
  const rule = async (words: string | null) => {
    const { body } = await save(trip.id, mia, { guess_cents: 4_000, drop_out: words });
    expect(body.estimate?.drop_out).toBe(words);
    return told();
  };
  expect(await rule('Half the site.')).toEqual([null, 'Half the site.']);
  await answerTrip(ann.viewer, trip.id, true);
  expect(await rule('All of it.')).toEqual([null, 'Half the site.']);
  expect(await rule(null)).toEqual([null, 'Half the site.']);
  await answerTrip(ann.viewer, trip.id, false);
  expect(await rule('All of it.')).toEqual([null, 'Half the site.']);
  await answerTrip(tom.viewer, trip.id, false);
  await answerTrip(tom.viewer, trip.id, true);
  expect(await told()).toEqual(['All of it.', 'Half the site.']);
});

test('a co-organiser reads the words of now, and a no that is taken back is asked by them', async () => {
  const { mia, tom, ann, trip } = await party();
  await appoint(trip, tom);
  await answerTrip(ann.viewer, trip.id, true);
  for (const drop_out of ['Half the site.', 'All of it.'])
    await save(trip.id, mia, { guess_cents: 4_000, drop_out });
  expect((await read(trip.id, tom)).body.estimate?.drop_out).toBe('All of it.');
  expect(
    (await save(trip.id, tom, { guess_cents: 4_000, drop_out: 'A third.' })).body.estimate?.drop_out,
  ).toBe('A third.');
  await answerTrip(ann.viewer, trip.id, false);
  expect((await read(trip.id, ann)).body.estimate?.drop_out).toBeNull();
  await answerTrip(ann.viewer, trip.id, null);
  expect((await read(trip.id, ann)).body.estimate?.drop_out).toBe('A third.');
});

test('who opens the trip’s link is told what it costs one adult more, without the words', async () => {
  const { mia, trip } = await party();
  expect(await estimateForOne(trip.id)).toBeNull();
  await postBooking(trip.id, { status: 'booked', cents: 30_000 }, mia);
  await save(trip.id, mia, { guess_cents: 4_000, drop_out: 'At Big4 Bateau Bay the site stays yours.' });
  expect(await estimateForOne(trip.id)).toMatchObject({
    low_cents: 13_000,
    high_cents: 15_000,
    drop_out: null,
  });
});
