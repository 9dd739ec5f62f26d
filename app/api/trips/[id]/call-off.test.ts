import { PATCH as answerLink } from '@/app/api/invites/[token]/route';
import { db } from '@/lib/server/db/client';
import type { Trip } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import type { Person } from '@/tests/factories/people';
import { othersOn } from '@/tests/factories/trip-households';
import { appoint, inDays, party, toldSince } from '@/tests/factories/trips';
import { deliveredMail, invitationIn } from '@/tests/mail';
import { GET as list } from '../route';
import { PATCH as saveAttendance } from './attendance/route';
import { PATCH as answer } from './attending/route';
import { DELETE, GET, PATCH } from './route';

const callOff = (id: string, as?: Person) =>
  call<{ error?: string }>(DELETE, 'DELETE', { ...(as && { as }), params: { id } });
const newDates = { start_date: inDays(40), end_date: inDays(42) };

test('everybody on the trip can still read it, marked as called off', async () => {
  const { mia, tom, zoe, trip } = await party();
  expect((await callOff(trip.id, mia)).body).toEqual({ id: trip.id });
  for (const as of [mia, tom, zoe]) {
    const one = await call<{ trip: Trip }>(GET, 'GET', { as, params: { id: trip.id } });
    expect(one.body.trip).toMatchObject({ called_off: true, trip_name: 'Easter at Bendeela' });
    const { trips } = (await call<{ trips: Trip[] }>(list, 'GET', { as })).body;
    expect(trips).toEqual([one.body.trip]);
  }
});

test.each([
  ['signed out', undefined, 401],
  ['a stranger', 'eve', 404],
  ['an invitee', 'ann', 403],
  ['a co-organiser', 'tom', 403],
] as const)('only the organiser can: not %s', async (_, who, status) => {
  const { trip, ...people } = await party();
  await appoint(trip, people.tom);
  expect((await callOff(trip.id, who && people[who])).status).toBe(status);
  expect((await db.trip.findUniqueOrThrow({ where: { id: trip.id } })).calledOffAt).toBeNull();
});

test('nothing of it can be answered or changed any more, with a message', async () => {
  const { mia, tom, ann, trip } = await party();
  const token = invitationIn((await deliveredMail(ann.email))[0]);
  await callOff(trip.id, mia);
  const params = { id: trip.id };
  const refused = [
    await callOff(trip.id, mia),
    await call(PATCH, 'PATCH', { as: mia, params, body: newDates }),
    await call(answer, 'PATCH', { as: tom, params, body: { attending: false } }),
    await call(answer, 'PATCH', { as: mia, params, body: { attending: true } }),
    await call(saveAttendance, 'PATCH', {
      as: mia,
      params,
      body: { attending: true, crew_member_ids: [mia.camperId] },
    }),
    await call(answerLink, 'PATCH', { as: ann, params: { token }, body: { attending: true } }),
  ];
  for (const { status, body } of refused) {
    expect([status, body]).toEqual([409, { error: 'This trip was called off.' }]);
  }
});

describe('two requests at once end in one consistent state', () => {
  const rounds = Array.from({ length: 4 }, (_, round) => round);

  test.each(rounds)('calling off while the trip is edited and answered (%i)', async () => {
    const { mia, tom, ann, trip } = await party();
    await appoint(trip, tom);
    const params = { id: trip.id };
    const body = { attending: true };
    const responses = await Promise.all([
      call(PATCH, 'PATCH', { as: tom, params, body: newDates }),
      call(answer, 'PATCH', { as: ann, params, body }),
      callOff(trip.id, mia),
      callOff(trip.id, mia),
      call(PATCH, 'PATCH', { as: mia, params, body: { tripName: 'Whitsun' } }),
    ]);
    for (const { status } of responses) expect([200, 409]).toContain(status);
    expect(
      responses
        .slice(2, 4)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 409]);
    expect((await toldSince(ann.email)).filter((subject) => subject?.endsWith('is off'))).toHaveLength(1);
    const saved = await db.trip.findUniqueOrThrow({ where: { id: trip.id } });
    const changed = [responses[0], responses[2], responses[3], responses[4]].filter(
      (each) => each?.status === 200,
    );
    expect(saved.version).toBe(changed.length);
    expect(saved.name).toBe(responses[4]?.status === 200 ? 'Whitsun' : 'Easter at Bendeela');
  });

  test.each(rounds)(
    'dates changed while answered: going to the old ones is to be confirmed (%i)',
    async () => {
      const { mia, tom, ann, trip } = await party();
      const params = { id: trip.id };
      const moved = [40, 50].map((days) =>
        call(PATCH, 'PATCH', {
          as: mia,
          params,
          body: { start_date: inDays(days), end_date: inDays(days + 2) },
        }),
      );
      const answered = [ann, tom, ann, tom].map((as, index) =>
        call(answer, 'PATCH', { as, params, body: { attending: index < 2 } }),
      );
      for (const { status } of await Promise.all([...moved, ...answered])) expect(status).toBe(200);
      const households = await othersOn(trip);
      for (const { attending, reconfirm, id } of households) {
        if (!attending) expect(reconfirm).toBe(false);
        const crew = await db.tripPerson.count({
          where: { tripId: trip.id, householdId: id },
        });
        expect(crew).toBe(attending ? 1 : 0);
      }
    },
  );
});
