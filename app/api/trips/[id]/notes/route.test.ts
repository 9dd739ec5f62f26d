import type { TripNotes } from '@/lib/trips/before-you-go/notes-schema';
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

const notesOf = ({ meeting_point, uhf_channel }: Trip): TripNotes => ({ meeting_point, uhf_channel });

test('an organiser notes where to meet and which channel, and everybody on the trip reads it', async () => {
  const { mia, tom, zoe, trip } = await party();
  expect(notesOf(trip)).toEqual({ meeting_point: null, uhf_channel: null });
  const notes = { meeting_point: 'Second toilet block', uhf_channel: 18 };
  const { status, body } = await note(trip.id, notes, mia);
  expect([status, notesOf(body.trip)]).toEqual([200, notes]);
  for (const as of [mia, tom, zoe]) {
    const seen = await call<{ trip: Trip }>(read, 'GET', { as, params: { id: trip.id } });
    expect(notesOf(seen.body.trip)).toEqual(notes);
  }
});

test('what is left out stays, and what is emptied goes', async () => {
  const { mia, tom, trip } = await party();
  await appoint(trip, tom);
  await note(trip.id, { meeting_point: ' The boat ramp ', uhf_channel: 1 }, mia);
  const after = async (body: unknown) => notesOf((await note(trip.id, body, tom)).body.trip);
  expect(await after({})).toEqual({ meeting_point: 'The boat ramp', uhf_channel: 1 });
  expect(await after({ uhf_channel: 80 })).toEqual({ meeting_point: 'The boat ramp', uhf_channel: 80 });
  expect(await after({ meeting_point: '' })).toEqual({ meeting_point: null, uhf_channel: 80 });
  expect(await after({ uhf_channel: '' })).toEqual({ meeting_point: null, uhf_channel: null });
  await note(trip.id, { uhf_channel: 18 }, mia);
  expect(await after({ uhf_channel: null })).toEqual({ meeting_point: null, uhf_channel: null });
});

test('is for organisers, and not of a trip that was called off', async () => {
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

test.each([0, 81, -5, 1.5, '18', true, [], Number.MAX_VALUE])('channel %p is none', async (uhf_channel) => {
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

test('another trip like it begins without them', async () => {
  const { mia, trip } = await party();
  await note(trip.id, { meeting_point: 'The boat ramp', uhf_channel: 18 }, mia);
  const { start_date, end_date } = trip;
  const body = { start_date, end_date };
  const copied = await call<{ trip: Trip }>(copy, 'POST', { as: mia, params: { id: trip.id }, body });
  expect(notesOf(copied.body.trip)).toEqual({ meeting_point: null, uhf_channel: null });
});
