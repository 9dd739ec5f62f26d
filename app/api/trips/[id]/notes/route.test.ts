import type { Trip } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import type { Person } from '@/tests/factories/people';
import { appoint, party } from '@/tests/factories/trips';
import { POST as copy } from '../copy/route';
import { DELETE as callOff, GET as read } from '../route';
import { PATCH } from './route';

const note = (id: string, body: unknown, as?: Person) =>
  call<{ trip: Trip; fields?: Record<string, string> }>(PATCH, 'PATCH', {
    ...(as && { as }),
    params: { id },
    body,
  });

const notesOf = ({ meeting_point, meeting_time, uhf_channel }: Trip) => ({
  meeting_point,
  meeting_time,
  uhf_channel,
});

test('an organiser sets the meeting point and the channel, and everybody on the trip reads them', async () => {
  const { mia, tom, zoe, trip } = await party();
  expect(notesOf(trip)).toEqual({ meeting_point: null, meeting_time: null, uhf_channel: null });
  const notes = { meeting_point: 'Second toilet block', meeting_time: '09:30', uhf_channel: 18 };
  const { status, body } = await note(trip.id, notes, mia);
  expect([status, notesOf(body.trip)]).toEqual([200, notes]);
  for (const as of [mia, tom, zoe]) {
    const seen = await call<{ trip: Trip }>(read, 'GET', { as, params: { id: trip.id } });
    expect(notesOf(seen.body.trip)).toEqual(notes);
  }
});

test('omitted fields stay, and emptied ones are cleared', async () => {
  const { mia, tom, trip } = await party();
  await appoint(trip, tom);
  const first = { meeting_point: 'The boat ramp', meeting_time: '07:00', uhf_channel: 1 };
  await note(trip.id, { ...first, meeting_point: ' The boat ramp ' }, mia);
  const after = async (body: unknown) => notesOf((await note(trip.id, body, tom)).body.trip);
  expect(await after({})).toEqual(first);
  expect(await after({ uhf_channel: 80 })).toEqual({ ...first, uhf_channel: 80 });
  expect(await after({ meeting_point: '' })).toEqual({ ...first, meeting_point: null, uhf_channel: 80 });
  const none = { meeting_point: null, meeting_time: null, uhf_channel: null };
  expect(await after({ uhf_channel: '', meeting_time: '' })).toEqual(none);
  await note(trip.id, { uhf_channel: 18, meeting_time: '07:00' }, mia);
  expect(await after({ uhf_channel: null, meeting_time: null })).toEqual(none);
});

test.each(['7', '24:00', '7 am', 7, true])('%p is not a meeting time', async (meeting_time) => {
  const { mia, trip } = await party();
  const { status, body } = await note(trip.id, { meeting_time }, mia);
  expect([status, body.fields]).toEqual([400, { meeting_time: 'Please enter a time like 16:30.' }]);
});

test('is only for organisers, and not for a trip that was called off', async () => {
  const { mia, tom, zoe, eve, trip } = await party();
  const notes = { uhf_channel: 18 };
  expect((await note(trip.id, notes)).status).toBe(401);
  expect((await note(trip.id, notes, eve)).status).toBe(404);
  expect((await note(trip.id, notes, tom)).status).toBe(403);
  expect((await note(trip.id, notes, zoe)).status).toBe(403);
  await call(callOff, 'DELETE', { as: mia, params: { id: trip.id } });
  expect((await note(trip.id, notes, mia)).status).toBe(409);
  expect((await note(trip.id, notes, eve)).status).toBe(404);
});

test.each([0, 81, -5, 1.5, '18', true, [], Number.MAX_VALUE])('%p is no channel', async (uhf_channel) => {
  const { mia, trip } = await party();
  const { status, body } = await note(trip.id, { uhf_channel }, mia);
  expect(status).toBe(400);
  expect(body.fields).toEqual({ uhf_channel: 'Please enter a channel from 1 to 80.' });
});

test('a meeting point is text of up to 200 characters', async () => {
  const { mia, trip } = await party();
  const refusal = async (meeting_point: unknown) => (await note(trip.id, { meeting_point }, mia)).body.fields;
  expect(await refusal(18)).toEqual({ meeting_point: 'This must be text.' });
  expect(await refusal('a'.repeat(201))).toEqual({ meeting_point: 'Please keep this to 200 characters.' });
  expect(await refusal('a\0b')).toEqual({ meeting_point: expect.any(String) });
  expect((await note(trip.id, { meeting_point: '🏕️'.repeat(100) }, mia)).status).toBe(200);
});

const spotOf = ({ meeting_latitude, meeting_longitude }: Trip) => [meeting_latitude, meeting_longitude];

test('a meeting point may have coordinates, which everybody on the trip reads', async () => {
  const { mia, tom, zoe, trip } = await party();
  expect(spotOf(trip)).toEqual([null, null]);
  const spot = { meeting_latitude: -35.1, meeting_longitude: 148.6 };
  const { status, body } = await note(trip.id, spot, mia);
  expect([status, spotOf(body.trip)]).toEqual([200, [-35.1, 148.6]]);
  for (const as of [mia, tom, zoe]) {
    const seen = await call<{ trip: Trip }>(read, 'GET', { as, params: { id: trip.id } });
    expect(spotOf(seen.body.trip)).toEqual([-35.1, 148.6]);
  }
  const after = async (more: object) => spotOf((await note(trip.id, more, mia)).body.trip);
  expect(await after({ meeting_point: 'The pub' })).toEqual([-35.1, 148.6]);
  expect(await after({ meeting_latitude: null, meeting_longitude: null })).toEqual([null, null]);
  expect(await after(spot)).toEqual([-35.1, 148.6]);
  expect(await after({ meeting_latitude: '', meeting_longitude: '' })).toEqual([null, null]);
});

const notCoordinates = 'Please enter coordinates like −35.1, 148.6.';
const outside = 'This is not in Australia or its territories.';

test.each<[object, object]>([
  [{ meeting_latitude: -35.1 }, { meeting_longitude: notCoordinates }],
  [{ meeting_longitude: 148.6 }, { meeting_latitude: notCoordinates }],
  [{ meeting_latitude: -35.1, meeting_longitude: null }, { meeting_longitude: notCoordinates }],
  [{ meeting_latitude: '', meeting_longitude: 148.6 }, { meeting_latitude: notCoordinates }],
  [{ meeting_latitude: null }, { meeting_longitude: notCoordinates }],
  [{ meeting_longitude: null }, { meeting_latitude: notCoordinates }],
  [{ meeting_latitude: '-35.1', meeting_longitude: 148.6 }, { meeting_latitude: notCoordinates }],
  [{ meeting_latitude: -35.1, meeting_longitude: [148.6] }, { meeting_longitude: notCoordinates }],
  // Without its minus sign the latitude lies in the Pacific.
  [{ meeting_latitude: 35.1, meeting_longitude: 148.6 }, { meeting_latitude: outside }],
  [{ meeting_latitude: -91, meeting_longitude: 148.6 }, { meeting_latitude: outside }],
  [{ meeting_latitude: -35.1, meeting_longitude: 1e300 }, { meeting_latitude: outside }],
])('%j are no valid coordinates', async (spot, fields) => {
  const { mia, trip } = await party();
  await note(trip.id, { meeting_latitude: -27.4, meeting_longitude: 153 }, mia);
  const { status, body } = await note(trip.id, spot, mia);
  expect([status, body.fields]).toEqual([400, fields]);
});

test('a copy of the trip starts without the notes', async () => {
  const { mia, trip } = await party();
  const spot = { meeting_latitude: -35.1, meeting_longitude: 148.6 };
  const notes = { meeting_point: 'The boat ramp', meeting_time: '07:00', uhf_channel: 18, ...spot };
  await note(trip.id, notes, mia);
  const { start_date, end_date } = trip;
  const body = { start_date, end_date };
  const copied = await call<{ trip: Trip }>(copy, 'POST', { as: mia, params: { id: trip.id }, body });
  expect(notesOf(copied.body.trip)).toEqual({ meeting_point: null, meeting_time: null, uhf_channel: null });
  expect(spotOf(copied.body.trip)).toEqual([null, null]);
});
