import { POST as saveProfile } from '@/app/api/profile/route';
import { GET as readAttendees } from '@/app/api/trips/[id]/attendees/route';
import { PATCH as change, GET as readTrip } from '@/app/api/trips/[id]/route';
import { addDays, dateOf, today } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { listPeople } from '@/lib/trips/attendance/people';
import type { Attendee } from '@/lib/trips/attendance/schema';
import { guestCookieName } from '@/lib/trips/households/guests/guest-cookie';
import { readKeptAnswer } from '@/lib/trips/invitations/kept-answer';
import type { Trip } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { answer, asGuest, family, invited, prado, read, saidBy } from '@/tests/factories/guests';
import { newcomer, type Person, person, uniqueEmail } from '@/tests/factories/people';
import { changeHousehold, othersOn, takeOff } from '@/tests/factories/trip-households';
import { inDays, invitedToken, moveTo, party, plan } from '@/tests/factories/trips';
import { deliveredMail, headersOf, invitationIn, minutesPass } from '@/tests/mail';
import { someAddress } from '@/tests/some-address';
import { GET as readCalendar } from './calendar/route';
import { POST as keepAnswer } from './keep/route';
import { POST as openTrip } from './open/route';
import { PATCH as answerInvitation } from './route';

const tripFor = (id: string, as: { cookie: string }) =>
  call<{ trip: Trip }>(readTrip, 'GET', { as, params: { id } });

/** A trip with an invitation that no test answers. */
let unanswered: Awaited<ReturnType<typeof invited>>;

beforeAll(async () => {
  unanswered = await invited();
});

describe('reading the link', () => {
  test('shows the trip’s essentials to everybody who has the link, signed in or not', async () => {
    const { token } = unanswered;
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

  test('costs one query', async () => {
    const { token } = unanswered;
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

describe('a guest’s answer', () => {
  const attendeesFor = async (id: string, as: Person) =>
    (await call<{ attendees: Attendee[] }>(readAttendees, 'GET', { as, params: { id } })).body.attendees;

  test('a signed-out person answers by the link, and the link shows the answer from then on', async () => {
    const { token, trip } = await invited();
    const answered = await answer(token, family);
    expect(answered).toMatchObject({ status: 200, body: { trip: { organiser: 'Mia' }, attending: true } });
    const { attending: _, ...guest } = family;
    expect(saidBy(answered.body.guest)).toEqual(guest);
    expect((await read(token)).body).toEqual(answered.body);
    expect(await othersOn(trip)).toMatchObject([{ answeredAt: expect.any(Date) }]);
  });

  test('a guest who is going is among the attendees, without account, address or number plate', async () => {
    const { mia, token, trip } = await invited();
    await answer(token, family);
    const [, priya] = await attendeesFor(trip.id, mia);
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
    const { registration: _, ...car } = prado;
    expect(priya).toEqual({
      profile_id: null,
      profile_name: 'Priya',
      crew: [
        { id, type: 'camper', name: 'Priya', age: 'adult', is_owner: true },
        { id, type: 'camper', name: 'Kim', age: 'child', is_owner: false },
        { id, type: 'camper', name: 'Bo', age: 'baby', is_owner: false },
        { id, type: 'pet', name: 'Rex', pet_type: 'Dog', breed: null },
      ],
      vehicles: [
        {
          ...car,
          id,
          seats: 5,
          can_tow: false,
          description: null,
          anyway: false,
          parks_at: null,
          convoy: null,
        },
      ],
      arrive_on: null,
      leave_on: null,
      arrive_by: null,
      leave_by: null,
    });
    expect((await attendeesFor(trip.id, mia))[1]).toEqual(priya);
    const ids = [...(priya?.crew ?? []), ...(priya?.vehicles ?? [])].map((each) => each.id);
    expect(new Set(ids).size).toBe(5);
  });

  test('only the organiser sees by which address a guest came', async () => {
    const { mia, email, token, trip } = await invited();
    await answer(token, family);
    const addressesFor = async ({ viewer }: Person) =>
      (await listPeople({ viewer, tripId: trip.id }))?.attendees.map(
        ({ invitee }) => invitee && [invitee.email, invitee.otherAddress],
      );
    expect(await addressesFor(mia)).toEqual([null, [email, true]]);
    const priya = await person('Priya');
    await answer(token, { attending: true }, priya);
    expect(await addressesFor(mia)).toEqual([null, [email, true]]);
    expect(await addressesFor(priya)).toEqual([null, [null, true]]);
  });

  test('a guest adds no query to the list of attendees', async () => {
    const { mia, token, trip } = await invited();
    await answer(token, family);
    expect(
      (await countQueries(() => listPeople({ viewer: mia.viewer, tripId: trip.id }))).queries,
    ).toHaveLength(1);
  });

  test('going again without a name and a choice keeps both', async () => {
    const { token } = await invited();
    await answer(token, family);
    const { body } = await answer(token, { attending: true, vehicles: [] });
    expect(body.guest).toMatchObject({ name: 'Priya', crew: family.crew, vehicles: [] });
  });

  test('not going clears the guest’s people and vehicles, and keeps the name', async () => {
    const { mia, token, trip } = await invited();
    await answer(token, family);
    expect(await answer(token, { attending: false })).toMatchObject({
      status: 200,
      body: { attending: false, guest: { name: 'Priya', crew: [], vehicles: [] } },
    });
    expect(await attendeesFor(trip.id, mia)).toHaveLength(1);
    expect((await listPeople({ viewer: mia.viewer, tripId: trip.id }))?.notGoing).toMatchObject([
      { name: 'Priya' },
    ]);
    expect((await answer(token, { attending: true })).body.fields).toEqual({
      crew: 'Choose at least one camper.',
    });
  });

  test('not going needs no name', async () => {
    const { mia, email, token, trip } = await invited();
    expect((await answer(token, { attending: false, name: '' })).body).toMatchObject({
      attending: false,
      guest: null,
    });
    expect((await listPeople({ viewer: mia.viewer, tripId: trip.id }))?.notGoing).toMatchObject([
      { name: null, email },
    ]);
  });

  test('a signed-in person without a profile answers as a guest too', async () => {
    const { token } = await invited();
    const sam = await newcomer();
    expect(await answer(token, { ...family, name: 'Sam' }, sam)).toMatchObject({
      status: 200,
      body: { guest: { name: 'Sam' } },
    });
  });

  test('a guest cannot answer for an address that an account has confirmed', async () => {
    const sam = await newcomer();
    const { token } = await invited(sam.email);
    expect((await answer(token, family)).status).toBe(410);
    expect((await answer(token, family, await newcomer())).status).toBe(410);
    expect((await answer(token, family, sam)).status).toBe(200);
    expect((await read(token)).body).toEqual({ error: 'This invitation belongs to somebody else.' });
  });

  test('a new answer confirms a trip that had changed', async () => {
    const { email, token, trip } = await invited();
    await answer(token, family);
    await changeHousehold(trip, email, { reconfirm: true });
    await answer(token, { attending: true });
    expect(await othersOn(trip)).toMatchObject([{ attending: true, reconfirm: false }]);
  });

  test('a trip that was called off takes no answers, but is shown', async () => {
    const { token, trip } = await invited();
    await db.trip.update({ where: { id: trip.id }, data: { calledOffAt: new Date() } });
    for (const attending of [true, false]) {
      expect(await answer(token, { ...family, attending })).toMatchObject({
        status: 409,
        body: { error: 'This trip was called off.' },
      });
    }
    expect(await read(token)).toMatchObject({ status: 200, body: { attending: null, guest: null } });
  });

  test('a guest can say no to a trip that is over, but not yes', async () => {
    const { token, trip } = await invited();
    await answer(token, family);
    const [startDate, endDate] = [dateOf(addDays(today(), -9)), dateOf(addDays(today(), -7))];
    await db.trip.update({ where: { id: trip.id }, data: { startDate, endDate } });
    expect((await answer(token, family)).body.error).toBe('This trip is over.');
    expect((await answer(token, { attending: false })).body.guest).toEqual({
      name: 'Priya',
      crew: [],
      vehicles: [],
    });
  });
});

describe('bad and odd answers', () => {
  test('a refused answer names its fields and changes nothing, and unknown fields are ignored', async () => {
    const { token } = await invited();
    const refused = await answer(token, { attending: true, name: ' ', crew: [] });
    const words = { name: 'Please say who you are.', crew: 'Choose at least one camper.' };
    expect([refused.status, refused.body.fields]).toEqual([400, words]);
    expect((await read(token)).body).toMatchObject({ attending: null, guest: null });
    const odd = JSON.stringify({ ...family, profile_id: '1', extra: { a: 1 } }).replace(
      '{',
      '{"__proto__":{"x":1},',
    );
    const { status, body } = await answer(token, odd);
    expect([status, Object.keys(body.guest ?? {})]).toEqual([200, ['name', 'crew', 'vehicles']]);
  });

  test('thirty people and ten vehicles may come, and HTML in names is kept as text', async () => {
    const { token: another } = await invited();
    const crew = Array.from({ length: 30 }, (_, index) => ({ name: `<b>Kim</b> ${index}`, age: 'child' }));
    const vehicles = Array.from({ length: 10 }, () => ({ type: 'trailer', trailer_type: 'Caravan' }));
    const { body } = await answer(another, { attending: true, name: '<i>Zoe</i>', crew, vehicles });
    expect(saidBy(body.guest)).toEqual({ name: '<i>Zoe</i>', crew, vehicles });
  });

  test('an answer from another site is refused, and so are more than sixty within the hour', async () => {
    const { token: another } = await invited();
    const send = (headers: Record<string, string>) =>
      call(answerInvitation, 'PATCH', { params: { token: another }, body: family, headers });
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const headers = { 'x-forwarded-for': someAddress() };
    for (let count = 0; count < 60; count++) {
      await call(answerInvitation, 'PATCH', { params: { token: 'A'.repeat(43) }, body: family, headers });
    }
    expect((await send(headers)).status).toBe(429);
    expect((await read(another)).body.attending).toBeNull();
  });
});

describe('the nights of an answer', () => {
  // The trip starts in 14 days and ends in 17 days.
  const [fifteenth, sixteenth] = [inDays(15), inDays(16)];
  const part = { arrive_on: fifteenth, leave_on: sixteenth };
  const wholeTrip = { arrive_on: null, leave_on: null };

  const priyaFor = async (as: Person, id: string) => {
    const { body } = await call<{ attendees: Attendee[] }>(readAttendees, 'GET', { as, params: { id } });
    return body.attendees.find(({ profile_name }) => profile_name === 'Priya');
  };

  test('a guest comes for part of the trip, reads that back, and the others on the trip see it', async () => {
    const { mia, token, trip } = await invited();
    expect((await read(token)).body).toMatchObject(wholeTrip);
    const { status, body } = await answer(token, { ...family, ...part });
    expect([status, body]).toEqual([200, expect.objectContaining(part)]);
    expect((await read(token)).body).toEqual(body);
    expect(await priyaFor(mia, trip.id)).toMatchObject(part);
    await answer(token, { attending: true });
    expect((await read(token)).body).toMatchObject(part);
    await answer(token, { attending: true, arrive_on: null });
    expect((await read(token)).body).toMatchObject({ ...part, arrive_on: null });
    await answer(token, { attending: false, arrive_on: inDays(99) });
    expect((await read(token)).body).toMatchObject(wholeTrip);
  });

  test('nights outside the trip are refused at their field, and nothing changes', async () => {
    const { token } = await invited();
    const before = await answer(token, { ...family, ...part });
    const bad = [
      ['arrive_on', { arrive_on: inDays(13) }],
      ['leave_on', { leave_on: fifteenth }],
      ['leave_on', { leave_on: 'soon' }],
    ] as const;
    for (const [field, nights] of bad) {
      const { status, body } = await answer(token, { ...family, name: 'Pia', ...nights });
      expect([nights, status, body.fields]).toEqual([nights, 400, { [field]: body.error }]);
    }
    expect((await read(token)).body).toEqual(before.body);
  });

  test('new dates cut a guest’s nights, and confirming the answer accepts that', async () => {
    const { mia, token, trip } = await invited();
    await answer(token, { ...family, ...part });
    await call(change, 'PATCH', {
      as: mia,
      params: { id: trip.id },
      body: { start_date: inDays(14), end_date: fifteenth },
    });
    expect((await read(token)).body).toMatchObject(wholeTrip);
    expect(await priyaFor(mia, trip.id)).toMatchObject(wholeTrip);
    expect((await answer(token, { attending: true })).status).toBe(200);
    expect((await read(token)).body).toMatchObject(wholeTrip);
  });

  test('an account that takes over a guest’s answer keeps the nights, by the link or by the address', async () => {
    const byLink = await invited();
    await answer(byLink.token, { ...family, ...part });
    const priya = await person('Priya');
    expect((await answer(byLink.token, { attending: true }, priya)).status).toBe(200);
    expect(await priyaFor(byLink.mia, byLink.trip.id)).toMatchObject(part);

    const byAddress = await invited();
    await answer(byAddress.token, { ...family, ...part });
    const account = await newcomer(byAddress.email);
    const body = { username: `priya-${Date.now()}`, name: 'Priya', suburb: 'Kedron', postcode: '4031' };
    expect((await call(saveProfile, 'POST', { as: account, body })).status).toBe(200);
    expect(await priyaFor(byAddress.mia, byAddress.trip.id)).toMatchObject(part);
  });

  test('an account that answers by the link may give its nights at once', async () => {
    const { mia, token, trip } = await invited();
    const priya = await person('Priya');
    const outside = await answer(token, { attending: true, leave_on: inDays(18) }, priya);
    expect([outside.status, outside.body.fields]).toEqual([400, { leave_on: outside.body.error }]);
    await answer(token, { attending: true, ...part }, priya);
    expect(await priyaFor(mia, trip.id)).toMatchObject(part);
  });
});

describe('opening the trip as a guest', () => {
  type Opened = { trip_id: string; error: string };

  const open = (token: string, as?: { cookie: string }, headers: Record<string, string> = {}) =>
    call<Opened>(openTrip, 'POST', { ...(as && { as }), params: { token }, body: {}, headers });
  const cookieIn = (headers: Headers) => headers.get('set-cookie');

  const statusOf = async (id: string, as: { cookie: string }) =>
    (await call(readTrip, 'GET', { as, params: { id } })).status;

  test('opening an invitation gives its browser access to the trip, without an answer', async () => {
    const { trip, token } = unanswered;
    const { status, body, headers } = await open(token);
    expect([status, body]).toEqual([200, { trip_id: trip.id }]);
    expect(cookieIn(headers)).toContain(`${guestCookieName()}=`);
    expect(await statusOf(trip.id, { cookie: cookieIn(headers)?.split(';')[0] ?? '' })).toBe(200);
  });

  test('an unknown link is 404, and sets no cookie', async () => {
    for (const token of ['x'.repeat(43), 'short']) {
      const { status, headers } = await open(token);
      expect([status, cookieIn(headers)]).toEqual([404, null]);
    }
  });

  test('a link of another person’s account is 410, and the account itself gets no cookie', async () => {
    const [{ token, trip }, tom, eve] = [await invited(), await person('Tom'), await person('Eve')];
    await answer(token, { attending: true }, tom);
    for (const as of [undefined, eve]) {
      const { status, headers } = await open(token, as);
      expect([status, cookieIn(headers)]).toEqual([410, null]);
    }
    const own = await open(token, tom);
    expect([own.status, own.body.trip_id, cookieIn(own.headers)]).toEqual([200, trip.id, null]);
  });

  test('a link opens, and a browser keeps its access, for 90 days after the trip and not a day longer', async () => {
    const { token, trip } = await invited();
    const guest = await asGuest(token);
    const both = async () => [(await open(token)).status, await statusOf(trip.id, guest)];
    await moveTo(trip, -92, -90);
    expect(await both()).toEqual([200, 200]);
    await moveTo(trip, -93, -91);
    expect(await both()).toEqual([410, 401]);
  });

  test('another site cannot open a link', async () => {
    const { token } = unanswered;
    const { status, headers } = await open(token, undefined, { 'sec-fetch-site': 'cross-site' });
    expect([status, cookieIn(headers)]).toEqual([403, null]);
  });

  test('a browser that opens a second trip has access to both, each as its own household', async () => {
    const [first, second] = [await invited(), await invited()];
    const before = await asGuest(first.token);
    const { headers } = await open(second.token, before);
    const both = { cookie: cookieIn(headers)?.split(';')[0] ?? '' };
    expect([await statusOf(first.trip.id, both), await statusOf(second.trip.id, both)]).toEqual([200, 200]);
    expect(await statusOf(second.trip.id, before)).toBe(401);
  });

  test('answering by the link gives a guest’s browser access too, and an account no cookie', async () => {
    const { token, trip } = await invited();
    const { headers } = await answer(token, family);
    expect(await statusOf(trip.id, { cookie: cookieIn(headers)?.split(';')[0] ?? '' })).toBe(200);
    const tom = await person('Tom');
    expect(cookieIn((await answer(token, { attending: true }, tom)).headers)).toBeNull();
  });

  test('a guest who logs in sees trips as their account where it is on the trip, and else as the guest', async () => {
    const { token, trip, mia } = await invited();
    const guest = await asGuest(token);
    const eve = await person('Eve');
    const asBoth = (who: { cookie: string }) => ({ cookie: `${who.cookie}; ${guest.cookie}` });
    type Trip = { trip: { status: string } };
    const seen = async (as: { cookie: string }) =>
      (await call<Trip>(readTrip, 'GET', { as, params: { id: trip.id } })).body.trip.status;
    expect([await seen(asBoth(mia)), await seen(asBoth(eve))]).toEqual(['Going', 'Pending']);
  });
});

describe('keeping an answer until the log-in', () => {
  const keep = (token: string, attending: unknown) =>
    call<{ error: string }>(keepAnswer, 'POST', { params: { token }, body: { attending } });
  const jar = (cookie: string) => {
    const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
    return { get: (asked: string) => (asked === name ? { value } : undefined) };
  };

  test('an answer is kept for its invitation alone, in a cookie that scripts can’t read, for an hour', async () => {
    const { token, household } = await keptFor();
    const { status, headers } = await keep(token, false);
    const cookie = headers.get('set-cookie') ?? '';
    expect(status).toBe(204);
    expect(cookie).toContain('HttpOnly; SameSite=Lax; Max-Age=3600');
    expect(readKeptAnswer(jar(cookie), household)).toBe(false);
    expect(readKeptAnswer(jar(cookie), crypto.randomUUID())).toBeNull();
    expect(readKeptAnswer(jar(cookie.replace('not-going', 'going')), household)).toBeNull();
    expect(readKeptAnswer(jar(''), household)).toBeNull();
    jest.useFakeTimers({ now: Date.now() + 61 * 60_000, doNotFake: ['nextTick', 'setImmediate'] });
    expect(readKeptAnswer(jar(cookie), household)).toBeNull();
    jest.useRealTimers();
  });

  test('an unknown link keeps nothing, and neither does a body without an answer', async () => {
    const { token } = await keptFor();
    for (const [link, attending, expected] of [
      ['x'.repeat(43), false, 404],
      [token, 'no', 400],
    ] as const) {
      const { status, headers } = await keep(link, attending);
      expect([status, headers.get('set-cookie')]).toEqual([expected, null]);
    }
  });

  async function keptFor() {
    const { token, trip } = await invited();
    const { id } = await db.invite.findFirstOrThrow({ where: { tripId: trip.id } });
    return { token, household: id };
  }
});

describe('the calendar file of the link', () => {
  const file = (token: string, as?: { cookie: string }) =>
    call<string>(readCalendar, 'GET', { params: { token }, ...(as && { as }) });

  test('a guest gets the trip as a calendar file with their own link and without email addresses', async () => {
    const { address } = await party();
    const token = await invitedToken(address);
    const { status, headers, body } = await file(token);
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/calendar')]);
    const lines = body.replaceAll('\r\n ', '');
    expect(lines).toContain('SUMMARY:Easter at Bendeela');
    expect(lines).toContain(`/invite/${token}`);
    expect(lines).not.toContain('@example.com');
  });

  test('an unknown link is 404, and a link that belongs to somebody else’s account is 410', async () => {
    const { ann, eve } = await party();
    expect((await file('a'.repeat(43))).status).toBe(404);
    expect((await file(await invitedToken(ann.email), eve)).status).toBe(410);
  });
});

describe('the receipt of a guest’s answer', () => {
  const kim = {
    name: 'Kim',
    crew: [
      { name: 'Kim', age: 'adult' },
      { name: 'Bo', age: 'child' },
    ],
    vehicles: [],
  };
  const answer = (token: string, body: object) =>
    call(answerInvitation, 'PATCH', { params: { token }, body });
  const isReceipt = ({ subject = '' }) => /^You’re (not )?going/.test(subject);
  const receiptsOf = async (email: string) => (await deliveredMail(email)).filter(isReceipt);

  test('a guest gets one receipt for the latest answer, with their own link to change it', async () => {
    const { mia, address } = await party();
    const token = await invitedToken(address);
    await answer(token, { attending: false });
    await answer(token, { attending: true, ...kim });
    expect(await receiptsOf(address)).toEqual([]);
    await minutesPass(3);
    const [receipt, ...more] = await receiptsOf(address);
    expect(more).toEqual([]);
    expect(receipt?.subject).toBe('You’re going: Easter at Bendeela');
    expect(receipt?.text).toContain('With: Kim and Bo (child)');
    expect(invitationIn(receipt)).toBe(token);
    expect(receipt?.text).not.toContain('signup=');
    expect(receipt?.replyTo).toMatchObject([{ address: mia.email }]);
    expect(receipt?.attachments).toHaveLength(1);
    expect(headersOf(receipt as never)).toHaveProperty('list-unsubscribe');
  });

  test('the same answer again sends no receipt, and another answer does', async () => {
    const { address } = await party();
    const token = await invitedToken(address);
    for (const body of [{ attending: true, ...kim }, { attending: true }, { attending: false }]) {
      await answer(token, body);
      await minutesPass(3);
      await deliveredMail(address);
    }
    expect((await receiptsOf(address)).map(({ subject }) => subject)).toEqual([
      'You’re going: Easter at Bendeela',
      'You’re not going: Easter at Bendeela',
    ]);
  });

  test.each<[string, (trip: { id: string }, address: string, profileId: string) => Promise<unknown>]>([
    [
      'the trip is called off',
      ({ id }) => db.trip.update({ where: { id }, data: { calledOffAt: new Date() } }),
    ],
    ['the invitation is gone', (trip, address) => takeOff(trip, address)],
    [
      'an account has taken it up',
      (trip, address, profileId) => changeHousehold(trip, address, { profileId, name: null }),
    ],
  ])('no receipt is sent once %s', async (_, meanwhile) => {
    const { address, eve, trip } = await party();
    await answer(await invitedToken(address), { attending: true, ...kim });
    await meanwhile(trip, address, eve.viewer.profileId);
    await minutesPass(3);
    expect(await receiptsOf(address)).toEqual([]);
  });
});
