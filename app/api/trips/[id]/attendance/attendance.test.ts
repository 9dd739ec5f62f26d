import { DELETE as deleteMember } from '@/app/api/crew/[id]/route';
import { POST as createMember } from '@/app/api/crew/route';
import { PATCH as answerByLink } from '@/app/api/invites/[token]/route';
import { PATCH as answerByShareLink } from '@/app/api/join/[token]/route';
import { GET as readAttendees } from '@/app/api/trips/[id]/attendees/route';
import { PATCH as answerGoing } from '@/app/api/trips/[id]/attending/route';
import { PATCH as changeTrip, GET as readTrip } from '@/app/api/trips/[id]/route';
import { formatDateRange } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import type { Handler } from '@/lib/server/http/route';
import { saveAttendance } from '@/lib/trips/attendance/choose';
import { carsAtFirst, choicesSql, getChoices } from '@/lib/trips/attendance/get-choices';
import { guestColumn, guestOf } from '@/lib/trips/attendance/guest';
import type { Attendance, Attendee } from '@/lib/trips/attendance/schema';
import { Prisma } from '@/prisma/generated/client';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { answerTrip } from '@/tests/factories/answers';
import { answer, asGuest, family, invited, prado } from '@/tests/factories/guests';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { sharedToken } from '@/tests/factories/share-link';
import {
  addAccount,
  addGuests,
  changeHousehold,
  householdOf,
  takeOff,
} from '@/tests/factories/trip-households';
import {
  appoint,
  broughtBy,
  inDays,
  invitationOf,
  invitedToken,
  moveTo,
  party,
  plan,
} from '@/tests/factories/trips';
import { meanwhile } from '@/tests/lock-waits';
import { PATCH as chooseWhoComes, GET as readChoice } from './route';

const wholeTrip = { arrive_on: null, leave_on: null, arrive_by: null, leave_by: null };

const read = (id: string, as: Person) => call<Attendance>(readChoice, 'GET', { as, params: { id } });
const save = (id: string, body: unknown, as: Person) =>
  call<Attendance & { error: string; fields?: Record<string, string> }>(chooseWhoComes, 'PATCH', {
    as,
    params: { id },
    body,
  });
const answerTo = (id: string, attending: unknown, as: Person) =>
  call<{ attending: boolean; fields?: object }>(answerGoing, 'PATCH', {
    as,
    params: { id },
    body: { attending },
  });

const statusFor = async (id: string, as: Person) =>
  (await call<{ trip: { status: string } }>(readTrip, 'GET', { as, params: { id } })).body.trip.status;

async function choiceOf(tripId: string, { viewer: { profileId } }: Person) {
  const { crew, rides } = await broughtBy(tripId, profileId);
  return [...crew, ...rides];
}

async function member(as: Person, name: string, type: 'camper' | 'pet' = 'camper'): Promise<string> {
  const body = type === 'camper' ? { type, name, age: 'child' } : { type, name, pet_type: 'Dog' };
  return (await call<{ member: { id: string } }>(createMember, 'POST', { as, body })).body.member.id;
}

const boatOf = async ({ viewer: { profileId } }: Person) =>
  (await db.ride.create({ data: { profileId, type: 'boat', boatType: 'Paddleboat' } })).id;

/** Mia's trip, on which she answers nothing herself. */
let id: string;
let mia: Person;

beforeAll(async () => {
  mia = await person('Mia');
  ({ id } = await plan(mia));
});

/** Invites an account to Mia's trip. */
async function invitee(name = 'Tom'): Promise<Person> {
  const who = await person(name);
  await addAccount({ id }, who);
  return who;
}

describe('who comes', () => {
  test('an invitee goes with chosen people and vehicles, and reads the choice back', async () => {
    const tom = await invitee();
    const [kid, dog, boat] = [
      await member(tom, 'Kim'),
      await member(tom, 'Biscuit', 'pet'),
      await boatOf(tom),
    ];
    const { status, body } = await save(
      id,
      { attending: true, crew_member_ids: [dog, kid], ride_ids: [boat] },
      tom,
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      crew: [
        { id: kid, type: 'camper', name: 'Kim', email: null, age: 'child', is_owner: false },
        { id: dog, type: 'pet', name: 'Biscuit', pet_type: 'Dog', breed: null },
      ],
      rides: [{ id: boat, type: 'boat', boat_type: 'Paddleboat', description: null }],
      ...wholeTrip,
    });
    expect((await read(id, tom)).body).toEqual(body);
    expect(await statusFor(id, tom)).toBe('Going');
  });

  const ours = {
    adults: 2,
    children: 1,
    pets: [{ pet_type: 'Dog' }],
    cars: [{ make: 'Prado', drivetrain: '4 Wheel Drive', seats: 5 }],
    trailers: [{ trailer_type: 'Caravan' }],
  };

  test('a person without crew and rides counts who comes, as for a new trip, and is going with them', async () => {
    const tom = await invitee();
    const { status, body } = await save(id, { attending: true, party: ours }, tom);
    expect(status).toBe(200);
    expect(body.crew.map(({ name }) => name)).toEqual(['Tom', 'Adult 2', 'Child 1', 'Dog']);
    expect(body.rides).toMatchObject([
      { make: 'Prado', seats: 5 },
      { type: 'trailer', trailer_type: 'Caravan' },
    ]);
    expect(await statusFor(id, tom)).toBe('Going');
    const again = await save(id, { attending: true, party: ours }, tom);
    expect([again.status, Object.keys(again.body.fields ?? {})]).toEqual([400, ['party']]);
  });

  test('a party with lists is refused, and one beside “not going” makes nothing', async () => {
    const tom = await invitee();
    for (const list of [{ crew_member_ids: [tom.camperId] }, { ride_ids: [] }]) {
      expect((await save(id, { attending: true, party: ours, ...list }, tom)).status).toBe(400);
    }
    expect((await save(id, { attending: true, party: { adults: 0 } }, tom)).status).toBe(400);
    expect((await save(id, { attending: false, party: ours }, tom)).status).toBe(200);
    expect(await db.crewMember.count({ where: { profileId: tom.viewer.profileId } })).toBe(1);
  });

  test('a new choice replaces the old one', async () => {
    const tom = await invitee();
    const boat = await boatOf(tom);
    await save(id, { attending: true, crew_member_ids: [tom.camperId], ride_ids: [boat] }, tom);
    const kid = await member(tom, 'Kim');
    const { body } = await save(id, { attending: true, crew_member_ids: [kid, kid], ride_ids: [] }, tom);
    expect([body.crew.map(({ id }) => id), body.rides]).toEqual([[kid], []]);
  });

  test('not going clears the choice, whatever else was sent', async () => {
    const tom = await invitee();
    await save(id, { attending: true, crew_member_ids: [tom.camperId] }, tom);
    const { status, body } = await save(id, { attending: false, crew_member_ids: [tom.camperId] }, tom);
    expect([status, body]).toEqual([200, { crew: [], rides: [], ...wholeTrip }]);
    expect(await statusFor(id, tom)).toBe('Not going');
  });

  test('the organiser changes their people and vehicles, and cannot stay at home', async () => {
    const { id } = await plan(mia);
    const kid = await member(mia, 'Kim');
    const { body } = await save(id, { attending: true, crew_member_ids: [kid], ride_ids: [] }, mia);
    expect(body.crew.map(({ id }) => id)).toEqual([kid]);
    expect((await save(id, { attending: false, crew_member_ids: [], ride_ids: [] }, mia)).status).toBe(400);
    expect((await read(id, mia)).body.crew.map(({ id }) => id)).toEqual([kid]);
  });

  test('going with nobody, or only with a dog, is refused with a message', async () => {
    const tom = await invitee();
    const dog = await member(tom, 'Biscuit', 'pet');
    for (const crew_member_ids of [[], [dog], undefined]) {
      const { status, body } = await save(id, { attending: true, crew_member_ids, ride_ids: [] }, tom);
      expect([status, body]).toEqual([
        400,
        {
          error: 'Choose at least one camper.',
          fields: { crew_member_ids: 'Choose at least one camper.' },
        },
      ]);
    }
    expect(await statusFor(id, tom)).toBe('Pending');
  });

  test('ids of other people and invalid ids are refused, and nothing changes', async () => {
    const tom = await invitee();
    const before = await save(id, { attending: true, crew_member_ids: [tom.camperId], ride_ids: [] }, tom);
    const bad = [
      ['crew_member_ids', { crew_member_ids: [tom.camperId, mia.camperId], ride_ids: [] }],
      ['crew_member_ids', { crew_member_ids: ['nonsense'], ride_ids: [] }],
      ['crew_member_ids.0', { crew_member_ids: [7], ride_ids: [] }],
      ['ride_ids', { crew_member_ids: [await member(tom, 'Kim')], ride_ids: [await boatOf(mia)] }],
      ['ride_ids', { crew_member_ids: [tom.camperId], ride_ids: 'all' }],
      ['attending', { attending: null, crew_member_ids: [tom.camperId] }],
    ] as const;
    for (const [field, body] of bad) {
      const { status, body: refusal } = await save(id, { attending: true, ...body }, tom);
      expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
    }
    expect((await read(id, tom)).body).toEqual(before.body);
  });

  test('each reads only their own choice', async () => {
    const tom = await invitee();
    expect((await read(id, tom)).body).toEqual({ crew: [], rides: [], ...wholeTrip });
    expect((await read(id, mia)).body.crew.map(({ id }) => id)).toEqual([mia.camperId]);
  });

  test('of two choices at once, one is saved whole', async () => {
    const tom = await invitee();
    const [kid, boat] = [await member(tom, 'Kim'), await boatOf(tom)];
    const choices = [
      { attending: true, crew_member_ids: [tom.camperId], ride_ids: [boat] },
      { attending: true, crew_member_ids: [kid], ride_ids: [] },
      { attending: false },
    ];
    for (let round = 0; round < 5; round++) {
      const responses = await Promise.all(choices.map((choice) => save(id, choice, tom)));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      const { body } = await read(id, tom);
      expect(responses.map((response) => response.body)).toContainEqual(body);
      expect(await statusFor(id, tom)).toBe(body.crew.length > 0 ? 'Going' : 'Not going');
    }
  });

  test('a crew member who is deleted while being chosen is either refused or not on the trip', async () => {
    const tom = await invitee();
    for (let round = 0; round < 5; round++) {
      const kid = await member(tom, 'Kim');
      const [{ status }] = await Promise.all([
        save(id, { attending: true, crew_member_ids: [tom.camperId, kid] }, tom),
        call(deleteMember, 'DELETE', { as: tom, params: { id: kid } }),
      ]);
      expect([200, 400]).toContain(status);
      expect((await read(id, tom)).body.crew.map(({ id }) => id)).not.toContain(kid);
    }
  });

  test('reading the choice costs one query besides the session’s', async () => {
    expect((await countQueries(() => read(id, mia))).queries).toHaveLength(2);
  });
});

test('a guest reads their people and vehicles in their own words and order, and answers only by the link', async () => {
  const { token, trip } = await invited();
  await answer(token, { ...family, arrive_on: inDays(15) });
  const sent = { as: await asGuest(token), params: { id: trip.id } };
  const { crew, rides, arrive_on } = (await call<Attendance>(readChoice, 'GET', sent)).body;
  expect(crew.map(({ name, type }) => [name, type])).toEqual([
    ['Priya', 'camper'],
    ['Kim', 'camper'],
    ['Bo', 'camper'],
    ['Rex', 'pet'],
  ]);
  expect(rides).toEqual([expect.objectContaining(prado)]);
  expect(arrive_on).toBe(inDays(15));
  expect((await call(chooseWhoComes, 'PATCH', { ...sent, body: { attending: false } })).status).toBe(403);
});

describe('going or not', () => {
  test('null takes back an answer of not going, and no other', async () => {
    const tom = await invitee();
    const refused = { error: 'Only an answer of not going can be taken back.' };
    expect(await answerTo(id, null, tom)).toMatchObject({ status: 409, body: refused });
    await answerTo(id, false, tom);
    const about = (await invitationOf({ id }, tom.email)).id;
    const told = () => db.notification.count({ where: { tripId: id, about } });
    expect(await told()).toBe(1);
    expect(await answerTo(id, null, tom)).toMatchObject({ status: 200, body: { attending: null } });
    expect(await told()).toBe(0);
    expect(await statusFor(id, tom)).toBe('Pending');
    expect(await invitationOf({ id }, tom.email)).toMatchObject({ attending: null, answeredAt: null });
    await save(id, { attending: true, crew_member_ids: [tom.camperId], ride_ids: [] }, tom);
    expect(await answerTo(id, null, tom)).toMatchObject({ status: 409, body: refused });
    expect(await statusFor(id, tom)).toBe('Going');
    expect((await read(id, tom)).body.crew).toHaveLength(1);
    expect((await answerTo(id, null, mia)).status).toBe(400);
  });

  test('going without an earlier choice brings the person’s own camper, and not going clears that choice alone', async () => {
    const tom = await invitee();
    expect(await answerTo(id, true, tom)).toMatchObject({ status: 200, body: { attending: true } });
    expect(await statusFor(id, tom)).toBe('Going');
    expect(await choiceOf(id, tom)).toEqual([tom.camperId]);
    expect((await answerTo(id, false, tom)).body).toEqual({ attending: false });
    expect([await statusFor(id, tom), await choiceOf(id, tom)]).toEqual(['Not going', []]);
    expect(await choiceOf(id, mia)).toEqual([mia.camperId]);
  });

  test('going again keeps the choice', async () => {
    const tom = await invitee();
    const dog = await member(tom, 'Biscuit', 'pet');
    const crew_member_ids = [tom.camperId, dog];
    await call(chooseWhoComes, 'PATCH', {
      as: tom,
      params: { id },
      body: { attending: true, crew_member_ids, ride_ids: [] },
    });
    await answerTo(id, true, tom);
    expect((await choiceOf(id, tom)).sort()).toEqual(crew_member_ids.sort());
  });

  test('going again when only the dog is left of the choice adds the person’s own camper to the dog and the boat', async () => {
    const tom = await invitee();
    const dog = await member(tom, 'Biscuit', 'pet');
    const [kim, boat] = [await member(tom, 'Kim'), await boatOf(tom)];
    await call(chooseWhoComes, 'PATCH', {
      as: tom,
      params: { id },
      body: { attending: true, crew_member_ids: [kim, dog], ride_ids: [boat] },
    });
    await db.crewMember.delete({ where: { id: kim } });
    expect((await answerTo(id, true, tom)).status).toBe(200);
    expect((await choiceOf(id, tom)).sort()).toEqual([tom.camperId, dog, boat].sort());
  });

  test('the organiser is always going', async () => {
    const { id } = await plan(mia);
    expect((await answerTo(id, true, mia)).status).toBe(200);
    const refused = await answerTo(id, false, mia);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['attending']]);
    expect([await statusFor(id, mia), await choiceOf(id, mia)]).toEqual(['Going', [mia.camperId]]);
  });

  test('of many answers at once, one is saved whole', async () => {
    const tom = await invitee();
    const sent = Array.from({ length: 12 }, (_, index) => answerTo(id, index % 2 === 0, tom));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 200));
    const going = (await statusFor(id, tom)) === 'Going';
    expect(await choiceOf(id, tom)).toEqual(going ? [tom.camperId] : []);
  });

  test('an invitee removed while answering leaves nothing behind', async () => {
    const tom = await invitee();
    const [{ status }] = await Promise.all([answerTo(id, true, tom), takeOff({ id }, tom.email)]);
    expect([200, 404]).toContain(status);
    expect(await choiceOf(id, tom)).toEqual([]);
  });
});

describe('the list of those who are going', () => {
  const readGoing = (id: string, as: Person) =>
    call<{ attendees: Attendee[] }>(readAttendees, 'GET', { as, params: { id } });

  const carOf = ({ viewer }: Person) =>
    db.ride.create({
      data: {
        profileId: viewer.profileId,
        type: 'car',
        make: 'Subaru',
        model: 'Outback',
        colour: 'Blue',
        registration: '1AB2CD',
        drivetrain: 'All Wheel Drive',
      },
    });

  test('lists the people who are going, the organiser first, with crew and vehicles, without addresses and number plates', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const [ann, zoe] = [await person('Ann'), await person('Zoe')];
    const trip = await plan(mia, { invitees: [ann.email, tom.email, zoe.email, uniqueEmail()] });
    const car = await carOf(tom);
    await call(answerGoing, 'PATCH', { as: zoe, params: { id: trip.id }, body: { attending: false } });
    await call(chooseWhoComes, 'PATCH', {
      as: tom,
      params: { id: trip.id },
      body: { attending: true, crew_member_ids: [tom.camperId], ride_ids: [car.id] },
    });
    const { body } = await readGoing(trip.id, ann);
    expect(body).toEqual({
      attendees: [
        {
          profile_id: mia.viewer.profileId,
          profile_name: 'Mia',
          crew: [{ id: mia.camperId, type: 'camper', name: 'Mia', age: 'adult', is_owner: true }],
          vehicles: [],
          arrive_on: null,
          leave_on: null,
          arrive_by: null,
          leave_by: null,
        },
        {
          profile_id: tom.viewer.profileId,
          profile_name: 'Tom',
          crew: [{ id: tom.camperId, type: 'camper', name: 'Tom', age: 'adult', is_owner: true }],
          vehicles: [
            {
              id: car.id,
              type: 'car',
              make: 'Subaru',
              model: 'Outback',
              colour: 'Blue',
              drivetrain: 'All Wheel Drive',
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
        },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/@|1AB2CD|hash/);
  });

  test('stays in the order of the invitations, whoever answers first, and costs one query besides the session’s', async () => {
    const mia = await person('Mia');
    const names = ['Zoe', 'Ann', 'Tom', 'Eve', 'Bo', 'Kim', 'Lou', 'Sam'];
    const guests = await Promise.all(names.map((name) => person(name)));
    const trip = await plan(mia, { invitees: guests.map(({ email }) => email) });
    for (const as of guests.toReversed()) await answerTo(trip.id, true, as);
    const { result, queries } = await countQueries(() => readGoing(trip.id, mia));
    expect(result.body.attendees.map(({ profile_name }) => profile_name)).toEqual(['Mia', ...names]);
    expect(queries).toHaveLength(2);
  });
});

describe('nights', () => {
  const saveNights = (id: string, as: Person, nights: object, attending = true) =>
    save(id, { attending, crew_member_ids: [as.camperId], ...nights }, as);

  const nightsOf = ({ arrive_on, leave_on }: Attendance | Attendee) => [arrive_on, leave_on];

  const ownNights = async (id: string, as: Person) => nightsOf((await read(id, as)).body);

  const nightsOthersSee = async (id: string, as: Person, of: Person) => {
    const { body } = await call<{ attendees: Attendee[] }>(readAttendees, 'GET', { as, params: { id } });
    const found = body.attendees.find(({ profile_id }) => profile_id === of.viewer.profileId);
    return found && nightsOf(found);
  };

  const moveDates = (id: string, as: Person, first: number, last: number) =>
    call(changeTrip, 'PATCH', {
      as,
      params: { id },
      body: { start_date: inDays(first), end_date: inDays(last) },
    });

  const asked = async (id: string, who: Person) => (await householdOf({ id }, who))?.reconfirm;

  // The trip starts in 14 days and ends in 17 days.
  const [fifteenth, sixteenth] = [inDays(15), inDays(16)];
  const allNights = [null, null];

  test('an invitee and the organiser come for part of the trip, and everybody on the trip sees it', async () => {
    const { mia, tom, ann, trip } = await party();
    const { status, body } = await saveNights(trip.id, tom, { arrive_on: fifteenth, leave_on: sixteenth });
    expect([status, nightsOf(body)]).toEqual([200, [fifteenth, sixteenth]]);
    expect(nightsOf((await saveNights(trip.id, mia, { leave_on: sixteenth })).body)).toEqual([
      null,
      sixteenth,
    ]);
    expect(await ownNights(trip.id, tom)).toEqual([fifteenth, sixteenth]);
    expect(await ownNights(trip.id, mia)).toEqual([null, sixteenth]);
    expect(await nightsOthersSee(trip.id, ann, tom)).toEqual([fifteenth, sixteenth]);
    expect(await nightsOthersSee(trip.id, ann, mia)).toEqual([null, sixteenth]);
  });

  test('the time of day is stored, shown to everybody, and cleared by an answer of not going', async () => {
    const { tom, ann, trip } = await party();
    const times = { arrive_by: 'night', leave_by: 'afternoon' };
    const { status, body } = await saveNights(trip.id, tom, { arrive_on: fifteenth, ...times });
    expect([status, body]).toEqual([200, expect.objectContaining({ arrive_on: fifteenth, ...times })]);
    const seen = await call<{ attendees: Attendee[] }>(readAttendees, 'GET', {
      as: ann,
      params: { id: trip.id },
    });
    expect(seen.body.attendees.at(-1)).toMatchObject(times);
    await saveNights(trip.id, tom, { leave_by: null });
    const own = async () => (await read(trip.id, tom)).body;
    expect(await own()).toMatchObject({ arrive_by: 'night', leave_by: null });
    const wrong = await saveNights(trip.id, tom, { arrive_by: 'noon' });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['arrive_by']]);
    await answerTo(trip.id, false, tom);
    expect(await own()).toMatchObject({ arrive_by: null, leave_by: null });
  });

  test('omitted values stay, and null or an empty value means the whole trip', async () => {
    const { tom, trip } = await party();
    await saveNights(trip.id, tom, { arrive_on: fifteenth, leave_on: sixteenth });
    await saveNights(trip.id, tom, {});
    await answerTo(trip.id, true, tom);
    expect(await ownNights(trip.id, tom)).toEqual([fifteenth, sixteenth]);
    await saveNights(trip.id, tom, { leave_on: '' });
    expect(await ownNights(trip.id, tom)).toEqual([fifteenth, null]);
    await saveNights(trip.id, tom, { arrive_on: null });
    expect(await ownNights(trip.id, tom)).toEqual(allNights);
  });

  test('nights outside the trip, or no nights, are refused at their field, and nothing changes', async () => {
    const { mia, tom, trip } = await party();
    for (const as of [mia, tom]) {
      await saveNights(trip.id, as, { arrive_on: fifteenth });
      const bad = [
        ['arrive_on', { arrive_on: inDays(13) }],
        ['arrive_on', { arrive_on: 'soon' }],
        ['leave_on', { leave_on: inDays(18) }],
        // Without a day of arrival, the server compares with the saved day of arrival.
        ['leave_on', { leave_on: fifteenth }],
        ['leave_on', { arrive_on: sixteenth, leave_on: sixteenth }],
      ] as const;
      for (const [field, nights] of bad) {
        const { status, body } = await saveNights(trip.id, as, nights);
        expect([nights, status, body.fields]).toEqual([nights, 400, { [field]: body.error }]);
      }
      expect(await ownNights(trip.id, as)).toEqual([fifteenth, null]);
    }
  });

  test('not going clears the nights, so that going again is for the whole trip', async () => {
    const { tom, trip } = await party();
    for (const stayHome of [
      () => saveNights(trip.id, tom, { arrive_on: inDays(99) }, false),
      () => answerTo(trip.id, false, tom),
    ]) {
      await saveNights(trip.id, tom, { arrive_on: fifteenth });
      expect((await stayHome()).status).toBe(200);
      expect(await ownNights(trip.id, tom)).toEqual(allNights);
      await answerTo(trip.id, true, tom);
      expect(await ownNights(trip.id, tom)).toEqual(allNights);
    }
  });

  test('new dates ask for a confirmation, and a late arrival keeps its distance to the first day', async () => {
    const { mia, tom, trip } = await party();
    await saveNights(trip.id, tom, { arrive_on: fifteenth, leave_on: sixteenth });
    await saveNights(trip.id, mia, { leave_on: fifteenth });
    await moveDates(trip.id, mia, 16, 19);
    expect(await asked(trip.id, tom)).toBe(true);
    expect(await ownNights(trip.id, tom)).toEqual([inDays(17), inDays(18)]);
    expect(await nightsOthersSee(trip.id, mia, tom)).toEqual([inDays(17), inDays(18)]);
    expect(await ownNights(trip.id, mia)).toEqual([null, inDays(17)]);
    // The trip now has only one night, so everybody comes for that night.
    await moveDates(trip.id, mia, 20, 21);
    expect(await ownNights(trip.id, tom)).toEqual(allNights);
    expect(await ownNights(trip.id, mia)).toEqual([null, inDays(21)]);
  });

  test('dates that change back restore the nights that were agreed to', async () => {
    const { mia, tom, ann, trip } = await party();
    await saveNights(trip.id, tom, { arrive_on: fifteenth, leave_on: sixteenth });
    await saveNights(trip.id, mia, { arrive_on: sixteenth });
    await saveNights(trip.id, ann, { leave_on: sixteenth });
    await appoint(trip, ann);
    await moveDates(trip.id, ann, 30, 31);
    expect(await ownNights(trip.id, mia)).toEqual(allNights);
    expect(await ownNights(trip.id, ann)).toEqual(allNights);
    await moveDates(trip.id, ann, 14, 17);
    expect(await asked(trip.id, tom)).toBe(false);
    expect(await ownNights(trip.id, tom)).toEqual([fifteenth, sixteenth]);
    expect(await ownNights(trip.id, mia)).toEqual([sixteenth, null]);
    expect(await ownNights(trip.id, ann)).toEqual([null, sixteenth]);
  });

  test('a confirmation fixes the remaining nights, whatever the dates become later', async () => {
    const { mia, tom, trip } = await party();
    await saveNights(trip.id, tom, { arrive_on: fifteenth, leave_on: inDays(17) });
    await moveDates(trip.id, mia, 14, 16);
    await answerTo(trip.id, true, tom);
    await moveTo(trip, 14, 18);
    expect(await ownNights(trip.id, tom)).toEqual([fifteenth, null]);
  });
});

describe('the dates that an answer is for', () => {
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
    ['going', sendTo(answerGoing, () => ({ attending: true }))],
    ['not going', sendTo(answerGoing, () => ({ attending: false }))],
    [
      'going with others',
      sendTo(chooseWhoComes, ({ tom }) => ({ attending: true, crew_member_ids: [tom.camperId] })),
    ],
  ];

  describe.each(ways)('an answer: %s', (way, send) => {
    test('is saved for the trip’s own dates or without dates, and refused for others, naming the trip’s', async () => {
      const story = await invitedTo();
      for (const dates of [datesOf(13, 17), datesOf(14, 18)]) {
        expect((await send(story, dates)).status).toBe(409);
      }
      await story.move();
      const { status, body } = await send(story, planned);
      expect([status, body]).toEqual([409, refusal]);
      expect(await story.said()).toBeNull();
      for (const dates of [moved, null, undefined]) {
        expect((await send(story, dates)).status).toBe(200);
      }
      expect(await story.said()).toBe(way !== 'not going');
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
    expect((await call(chooseWhoComes, 'PATCH', { as: mia, params: { id: trip.id }, body })).status).toBe(
      409,
    );
  });

  test('a repeat with the same key gets the saved answer’s response, even after the dates have changed', async () => {
    const { tom, trip, move, said } = await invitedTo();
    const send = () =>
      call(answerGoing, 'PATCH', {
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
});

describe('the choices of the form', () => {
  const carOf = async ({ viewer: { profileId } }: Person, make: string) =>
    (await db.ride.create({ data: { profileId, type: 'car', make } })).id;
  const boatOf = async ({ viewer: { profileId } }: Person) =>
    (await db.ride.create({ data: { profileId, type: 'boat', boatType: 'Other' } })).id;
  const crewOf = async ({ viewer: { profileId } }: Person) => {
    await db.crewMember.createMany({
      data: [
        { profileId, type: 'camper', name: 'Kim', age: 'child' },
        { profileId, type: 'pet', name: 'Rex', petType: 'Dog' },
      ],
    });
    const rows = await db.crewMember.findMany({ where: { profileId }, orderBy: { isOwner: 'desc' } });
    return rows.map(({ id }) => id);
  };

  test('at a first answer all campers and pets and the only car are ticked', async () => {
    const tom = await person('Tom');
    const [crew, car] = [await crewOf(tom), await carOf(tom, 'Subaru')];
    await boatOf(tom);
    const choices = await getChoices(tom.viewer, null);
    expect(choices.crew.map(({ name }) => name)).toEqual(['Tom', 'Kim', 'Rex']);
    expect(choices.rides.map(({ type }) => type)).toEqual(['car', 'boat']);
    expect(new Set(choices.first.crew)).toEqual(new Set(crew));
    expect(choices.first.rides).toEqual([car]);
    expect(choices.chosen).toEqual({ crew: [], rides: [] });
  });

  test('of several cars, those on the viewer’s most recently planned trip are ticked, no matter who organises it', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const [old, used] = [await carOf(tom, 'Ford'), await carOf(tom, 'Subaru')];
    const own = await carOf(mia, 'Toyota');
    expect((await getChoices(tom.viewer, null)).first.rides).toEqual([]);
    await plan(tom, { owner_ride_ids: [old] });
    const trip = await plan(mia, { invitees: [tom.email], owner_ride_ids: [own] });
    await saveAttendance(tom.viewer, trip.id, {
      attending: true,
      crew_member_ids: (await getChoices(tom.viewer, null)).first.crew,
      ride_ids: [used, await boatOf(tom)],
    });
    expect((await getChoices(tom.viewer, null)).first.rides).toEqual([used]);
    expect((await getChoices(tom.viewer, trip.id)).first.rides).toEqual([old]);
  });

  test('after an answer the ticks are what the viewer’s own household chose for the trip', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const [, kim = ''] = await crewOf(tom);
    const boat = await boatOf(tom);
    const trip = await plan(mia, { invitees: [tom.email] });
    await saveAttendance(tom.viewer, trip.id, {
      attending: true,
      crew_member_ids: [kim],
      ride_ids: [boat],
    });
    expect((await getChoices(tom.viewer, trip.id)).chosen).toEqual({ crew: [kim], rides: [boat] });
    await answerTrip(tom.viewer, trip.id, false);
    expect((await getChoices(tom.viewer, trip.id)).chosen).toEqual({ crew: [], rides: [] });
    expect((await getChoices(tom.viewer, 'no id')).chosen).toEqual({ crew: [], rides: [] });
  });

  test.each([
    ['none', [], [], []],
    ['the only one', ['a'], [], ['a']],
    ['two and none used', ['a', 'b'], [], []],
    ['two used together', ['a', 'b', 'c'], ['c', 'a'], ['a', 'c']],
  ])('of cars %s', (_, ids, last, ticked) => {
    const rides = ids.map((id) => ({ id, type: 'car' as const }));
    expect(carsAtFirst([...rides, { id: 'van', type: 'trailer' }], [...last, 'van'])).toEqual(ticked);
  });

  test('the choices take one query, which uses indexes, however large the household', async () => {
    const tom = await person('Tom');
    await crewOf(tom);
    const trip = await plan(tom);
    const { queries } = await countQueries(() => getChoices(tom.viewer, trip.id));
    expect(queries).toHaveLength(1);
    const rows = await db.$transaction(async (tx) => {
      await tx.$executeRaw`set local enable_seqscan = off`;
      return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`explain ${choicesSql(tom.viewer, trip.id)}`);
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
  });
});

describe('the column of a guest’s answer', () => {
  const zoe = { name: 'Zoe', crew: [{ name: 'Zoe', age: 'adult' }], vehicles: [] };

  test('a guest is read from the column, and fields that the guest left out stay out', () => {
    expect(guestOf(null)).toBeNull();
    expect(guestOf({ ...zoe, secret: 1 })).toEqual(zoe);
    expect(() => guestOf({})).toThrow();
  });

  test('the column holds a guest’s answer in the guest’s order, until an account takes over the household', async () => {
    const { trip, email: other } = await invited();
    const email = uniqueEmail('zoe');
    const [household] = await addGuests(trip, [
      {
        email,
        name: 'Zoe',
        attending: true,
        crew: [
          { name: 'Kim', age: 'child', diet: 'No nuts' },
          { name: 'Zoe', age: 'adult' },
          { name: 'Rex', pet_type: 'Dog' },
        ],
        cars: ['Forester', 'Hiace'],
      },
    ]);
    const columnOf = async (id: string | undefined) => {
      const [row] = await db.$queryRaw<{ guest: unknown }[]>(
        Prisma.sql`select ${guestColumn} from households h where h.trip_id = ${trip.id}::uuid and h.id = ${id}::uuid`,
      );
      return guestOf(row?.guest);
    };
    const id = expect.any(String);
    expect(await columnOf(household?.id)).toEqual({
      name: 'Zoe',
      crew: [
        { id, name: 'Kim', age: 'child', diet: 'No nuts' },
        { id, name: 'Zoe', age: 'adult' },
        { id, name: 'Rex', pet_type: 'Dog' },
      ],
      vehicles: [
        { id, type: 'car', make: 'Forester' },
        { id, type: 'car', make: 'Hiace' },
      ],
    });
    const { id: waiting } = await invitationOf(trip, other);
    expect(await columnOf(waiting)).toBeNull();
    const { viewer } = await person('Zoe');
    await changeHousehold(trip, email, { profileId: viewer.profileId });
    expect(await columnOf(household?.id)).toBeNull();
  });
});
