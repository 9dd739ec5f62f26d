import type { Attendance, Attendee } from '@/lib/trips/attendance/schema';
import { call } from '@/tests/call';
import type { Person } from '@/tests/factories/people';
import { householdOf } from '@/tests/factories/trip-households';
import { appoint, inDays, moveTo, party } from '@/tests/factories/trips';
import { GET as readAttendees } from '../attendees/route';
import { PATCH as answer } from '../attending/route';
import { PATCH as change } from '../route';
import { GET, PATCH } from './route';

type Refusal = { error: string; fields?: Record<string, string> };

const save = (id: string, as: Person, nights: object, attending = true) =>
  call<Attendance & Refusal>(PATCH, 'PATCH', {
    as,
    params: { id },
    body: { attending, crew_member_ids: [as.camperId], ...nights },
  });

const nightsOf = ({ arrive_on, leave_on }: Attendance | Attendee) => [arrive_on, leave_on];

const ownNights = async (id: string, as: Person) =>
  nightsOf((await call<Attendance>(GET, 'GET', { as, params: { id } })).body);

const nightsOthersSee = async (id: string, as: Person, of: Person) => {
  const { body } = await call<{ attendees: Attendee[] }>(readAttendees, 'GET', { as, params: { id } });
  const found = body.attendees.find(({ profile_id }) => profile_id === of.viewer.profileId);
  return found && nightsOf(found);
};

const moveDates = (id: string, as: Person, first: number, last: number) =>
  call(change, 'PATCH', {
    as,
    params: { id },
    body: { start_date: inDays(first), end_date: inDays(last) },
  });

const asked = async (id: string, who: Person) => (await householdOf({ id }, who))?.reconfirm;

// The trip starts in 14 days and ends in 17 days.
const [fifteenth, sixteenth] = [inDays(15), inDays(16)];
const wholeTrip = [null, null];

test('an invitee and the organiser come for part of the trip, and everybody on the trip sees it', async () => {
  const { mia, tom, ann, trip } = await party();
  const { status, body } = await save(trip.id, tom, { arrive_on: fifteenth, leave_on: sixteenth });
  expect([status, nightsOf(body)]).toEqual([200, [fifteenth, sixteenth]]);
  expect(nightsOf((await save(trip.id, mia, { leave_on: sixteenth })).body)).toEqual([null, sixteenth]);
  expect(await ownNights(trip.id, tom)).toEqual([fifteenth, sixteenth]);
  expect(await ownNights(trip.id, mia)).toEqual([null, sixteenth]);
  expect(await nightsOthersSee(trip.id, ann, tom)).toEqual([fifteenth, sixteenth]);
  expect(await nightsOthersSee(trip.id, ann, mia)).toEqual([null, sixteenth]);
});

test('the time of day is stored, shown to everybody, and cleared by an answer of not going', async () => {
  const { tom, ann, trip } = await party();
  const times = { arrive_by: 'night', leave_by: 'afternoon' };
  const { status, body } = await save(trip.id, tom, { arrive_on: fifteenth, ...times });
  expect([status, body]).toEqual([200, expect.objectContaining({ arrive_on: fifteenth, ...times })]);
  const seen = await call<{ attendees: Attendee[] }>(readAttendees, 'GET', {
    as: ann,
    params: { id: trip.id },
  });
  expect(seen.body.attendees.at(-1)).toMatchObject(times);
  await save(trip.id, tom, { leave_by: null });
  const own = async () => (await call<Attendance>(GET, 'GET', { as: tom, params: { id: trip.id } })).body;
  expect(await own()).toMatchObject({ arrive_by: 'night', leave_by: null });
  const wrong = await save(trip.id, tom, { arrive_by: 'noon' });
  expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['arrive_by']]);
  await call(answer, 'PATCH', { as: tom, params: { id: trip.id }, body: { attending: false } });
  expect(await own()).toMatchObject({ arrive_by: null, leave_by: null });
});

test('on a trip of one day nobody leaves before they arrive', async () => {
  const { tom, trip } = await party();
  await moveTo(trip, 14, 14);
  const wrong = await save(trip.id, tom, { arrive_by: 'afternoon', leave_by: 'morning' });
  expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['leave_by']]);
});

test('omitted values stay, and null or an empty value means the whole trip', async () => {
  const { tom, trip } = await party();
  await save(trip.id, tom, { arrive_on: fifteenth, leave_on: sixteenth });
  await save(trip.id, tom, {});
  await call(answer, 'PATCH', { as: tom, params: { id: trip.id }, body: { attending: true } });
  expect(await ownNights(trip.id, tom)).toEqual([fifteenth, sixteenth]);
  await save(trip.id, tom, { leave_on: '' });
  expect(await ownNights(trip.id, tom)).toEqual([fifteenth, null]);
  await save(trip.id, tom, { arrive_on: null });
  expect(await ownNights(trip.id, tom)).toEqual(wholeTrip);
});

test('nights outside the trip, or no nights, are refused at their field, and nothing changes', async () => {
  const { mia, tom, trip } = await party();
  for (const as of [mia, tom]) {
    await save(trip.id, as, { arrive_on: fifteenth });
    const bad = [
      ['arrive_on', { arrive_on: inDays(13) }],
      ['arrive_on', { arrive_on: inDays(17) }],
      ['arrive_on', { arrive_on: inDays(18) }],
      ['arrive_on', { arrive_on: '2027-02-30' }],
      ['arrive_on', { arrive_on: 7 }],
      ['leave_on', { leave_on: inDays(13) }],
      ['leave_on', { leave_on: inDays(18) }],
      ['leave_on', { leave_on: 'tomorrow' }],
      // In these requests the people would leave on or before the day of their arrival. For a
      // request without a day of arrival, the server compares with the saved day of arrival.
      ['leave_on', { leave_on: inDays(14) }],
      ['leave_on', { leave_on: fifteenth }],
      ['leave_on', { arrive_on: sixteenth, leave_on: fifteenth }],
      ['leave_on', { arrive_on: sixteenth, leave_on: sixteenth }],
    ] as const;
    for (const [field, nights] of bad) {
      const { status, body } = await save(trip.id, as, { ...nights, crew_member_ids: [as.camperId] });
      expect([nights, status, body.fields]).toEqual([nights, 400, { [field]: body.error }]);
    }
    expect(await ownNights(trip.id, as)).toEqual([fifteenth, null]);
  }
});

test('on a trip of one day everybody comes for its one night', async () => {
  const { tom, trip } = await party({ start_date: inDays(14), end_date: inDays(14) });
  const { status } = await save(trip.id, tom, { arrive_on: inDays(14), leave_on: inDays(14) });
  expect([status, await ownNights(trip.id, tom)]).toEqual([200, wholeTrip]);
  expect((await save(trip.id, tom, { leave_on: fifteenth })).body.fields).toHaveProperty('leave_on');
});

test('not going clears the nights, so that going again is for the whole trip', async () => {
  const { tom, trip } = await party();
  for (const stayHome of [
    () => save(trip.id, tom, { arrive_on: inDays(99) }, false),
    () => call(answer, 'PATCH', { as: tom, params: { id: trip.id }, body: { attending: false } }),
  ]) {
    await save(trip.id, tom, { arrive_on: fifteenth });
    expect((await stayHome()).status).toBe(200);
    expect(await ownNights(trip.id, tom)).toEqual(wholeTrip);
    await call(answer, 'PATCH', { as: tom, params: { id: trip.id }, body: { attending: true } });
    expect(await ownNights(trip.id, tom)).toEqual(wholeTrip);
  }
});

test('new dates ask for a confirmation, and a late arrival keeps its distance to the first day', async () => {
  const { mia, tom, trip } = await party();
  await save(trip.id, tom, { arrive_on: fifteenth, leave_on: sixteenth });
  await save(trip.id, mia, { leave_on: fifteenth });
  await moveDates(trip.id, mia, 16, 19);
  expect(await asked(trip.id, tom)).toBe(true);
  expect(await ownNights(trip.id, tom)).toEqual([inDays(17), inDays(18)]);
  expect(await nightsOthersSee(trip.id, mia, tom)).toEqual([inDays(17), inDays(18)]);
  expect(await ownNights(trip.id, mia)).toEqual([null, inDays(17)]);
  // The trip now has only one night, so everybody comes for that night.
  await moveDates(trip.id, mia, 20, 21);
  expect(await ownNights(trip.id, tom)).toEqual(wholeTrip);
  expect(await ownNights(trip.id, mia)).toEqual([null, inDays(21)]);
});

test('dates that change back restore the nights that were agreed to', async () => {
  const { mia, tom, ann, trip } = await party();
  await save(trip.id, tom, { arrive_on: fifteenth, leave_on: sixteenth });
  await save(trip.id, mia, { arrive_on: sixteenth });
  await save(trip.id, ann, { leave_on: sixteenth });
  await appoint(trip, ann);
  await moveDates(trip.id, ann, 30, 31);
  expect(await ownNights(trip.id, mia)).toEqual(wholeTrip);
  expect(await ownNights(trip.id, ann)).toEqual(wholeTrip);
  await moveDates(trip.id, ann, 14, 17);
  expect(await asked(trip.id, tom)).toBe(false);
  expect(await ownNights(trip.id, tom)).toEqual([fifteenth, sixteenth]);
  expect(await ownNights(trip.id, mia)).toEqual([sixteenth, null]);
  expect(await ownNights(trip.id, ann)).toEqual([null, sixteenth]);
});

test('a confirmation fixes the remaining nights, whatever the dates become later', async () => {
  const { mia, tom, trip } = await party();
  await save(trip.id, tom, { arrive_on: fifteenth, leave_on: inDays(17) });
  await moveDates(trip.id, mia, 14, 16);
  await call(answer, 'PATCH', { as: tom, params: { id: trip.id }, body: { attending: true } });
  await moveTo(trip, 14, 18);
  expect(await ownNights(trip.id, tom)).toEqual([fifteenth, null]);
});
