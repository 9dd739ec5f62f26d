import { POST as saveProfile } from '@/app/api/profile/route';
import { GET as readTrip } from '@/app/api/trips/[id]/route';
import { db } from '@/lib/server/db/client';
import type { Trip } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { answer, invited, read } from '@/tests/factories/guests';
import { newcomer, person, uniqueEmail } from '@/tests/factories/people';
import { inDays, invitedToken, plan } from '@/tests/factories/trips';

const tripFor = (id: string, as: { cookie: string }) =>
  call<{ trip: Trip }>(readTrip, 'GET', { as, params: { id } });

describe('reading the link', () => {
  test('shows the trip’s essentials to everybody who has the link, signed in or not', async () => {
    const { token } = await invited();
    const essentials = {
      trip: {
        trip_name: 'Easter at Bendeela',
        location_name: 'Bendeela Recreation Area',
        start_date: inDays(14),
        end_date: inDays(17),
        dates_open: false,
        site_open: false,
        vote_closes_on: null,
        organiser: 'Mia',
      },
      note: null,
      attending: null,
      guest: null,
      arrive_on: null,
      leave_on: null,
      arrive_by: null,
      leave_by: null,
    };
    expect(await read(token)).toMatchObject({ status: 200, body: essentials });
    expect((await read(token, await newcomer())).body).toEqual(essentials);
    expect((await read(token, await person('Tom'))).body).toEqual(essentials);
  });

  test.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}%`, '018f3c5e-7d2a-7000-8000-000000000000'])(
    'a token that is none leads nowhere: %j',
    async (token) => {
      expect((await read(token)).status).toBe(404);
      expect((await answer(token, { attending: true }, await person())).status).toBe(404);
    },
  );

  test('an invitation that belongs to an account shows nothing to anybody else', async () => {
    const tom = await person('Tom');
    const { token } = await invited(tom.email);
    expect((await read(token, tom)).status).toBe(200);
    expect((await read(token, await person('Eve'))).status).toBe(410);
    expect((await read(token)).status).toBe(410);
  });

  test('an address that an account has confirmed is that account’s even before it has a profile', async () => {
    const sam = await newcomer();
    const { token } = await invited(sam.email);
    expect((await read(token, sam)).status).toBe(200);
    expect((await read(token, await person('Eve'))).status).toBe(410);
    expect((await answer(token, { attending: true }, await person('Eve'))).status).toBe(410);
  });

  test('costs one query', async () => {
    const { token } = await invited();
    expect((await countQueries(() => read(token))).queries).toHaveLength(1);
  });
});

describe('answering by the link', () => {
  test('a signed-in person claims the invitation with any address, and is on the trip from then on', async () => {
    const { token, trip } = await invited();
    const tom = await person('Tom');
    expect((await tripFor(trip.id, tom)).status).toBe(404);
    expect(await answer(token, { attending: true }, tom)).toMatchObject({
      status: 200,
      body: { attending: true },
    });
    expect((await tripFor(trip.id, tom)).body.trip.status).toBe('Going');
    const crew = await db.tripPerson.findMany({ where: { tripId: trip.id, crewMemberId: tom.camperId } });
    expect(crew).toHaveLength(1);
  });

  test('declining claims the invitation too', async () => {
    const { token, trip } = await invited();
    const tom = await person('Tom');
    const declined = await answer(token, { attending: false }, tom);
    expect(declined.body).toEqual({ ...(await read(token, tom)).body, attending: false, guest: null });
    expect((await tripFor(trip.id, tom)).body.trip.status).toBe('Not going');
    expect((await read(token, tom)).body.attending).toBe(false);
  });

  test('a claimed invitation shows and changes nothing for anybody else', async () => {
    const { token, trip } = await invited();
    const [tom, eve] = [await person('Tom'), await person('Eve')];
    await answer(token, { attending: true }, tom);
    expect((await answer(token, { attending: false }, eve)).status).toBe(410);
    expect((await read(token, eve)).status).toBe(410);
    expect((await tripFor(trip.id, eve)).status).toBe(404);
    expect((await tripFor(trip.id, tom)).body.trip.status).toBe('Going');
  });

  test('the account that confirms the invited address has the invitation without the link', async () => {
    const { email, trip, token } = await invited();
    const sam = await newcomer(email);
    const details = { username: `sam-${Date.now()}`, name: 'Sam', suburb: 'Kedron', postcode: '4031' };
    await call(saveProfile, 'POST', { as: sam, body: details });
    expect((await tripFor(trip.id, sam)).body.trip.status).toBe('Pending');
    expect((await answer(token, { attending: true }, sam)).status).toBe(200);
  });

  test('neither the organiser nor a person who is invited already claims a friend’s invitation', async () => {
    const tom = await person('Tom');
    const mia = await person('Mia');
    const spare = uniqueEmail('spare');
    const trip = await plan(mia, { invitees: [tom.email, spare] });
    const token = await invitedToken(spare);
    expect((await answer(token, { attending: true }, mia)).status).toBe(409);
    expect((await answer(token, { attending: true }, tom)).status).toBe(409);
    expect((await tripFor(trip.id, tom)).body.trip.status).toBe('Pending');
    expect((await answer(token, { attending: true }, await person('Eve'))).status).toBe(200);
  });

  test.each([[null], [undefined], ['yes'], [0]])('%j is no answer', async (attending) => {
    const { token } = await invited();
    const refused = await answer(token, { attending }, await person());
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['attending']]);
  });

  test('of several people who answer at once, one claims the invitation', async () => {
    const { token, trip } = await invited();
    const people = await Promise.all(Array.from({ length: 6 }, () => person('Tom')));
    const responses = await Promise.all(people.map((as) => answer(token, { attending: true }, as)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
    expect(await db.tripPerson.count({ where: { tripId: trip.id } })).toBe(2);
  });

  test('one person with two links of a trip at once claims one of them', async () => {
    const mia = await person('Mia');
    const emails = [uniqueEmail(), uniqueEmail()];
    await plan(mia, { invitees: emails });
    const tokens = await Promise.all(emails.map(invitedToken));
    const tom = await person('Tom');
    const responses = await Promise.all(tokens.map((token) => answer(token, { attending: true }, tom)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
