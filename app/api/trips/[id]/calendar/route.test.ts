import 'server-only';
import { db } from '@/lib/server/db/client';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { compact, readCalendar } from '@/tests/calendar-file';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { placeOn, postBooking } from '@/tests/factories/bookings';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { inDays, plan } from '@/tests/factories/trips';
import { GET } from './route';

const read = (id: string, as?: Person) => call<string>(GET, 'GET', { ...(as && { as }), params: { id } });
const eventFor = async (id: string, as: Person) => readCalendar((await read(id, as)).body).events[0];

test('the signed-out are asked to log in; for a stranger the trip does not exist', async () => {
  const [mia, eve] = [await person('Mia'), await person('Eve')];
  const { id } = await plan(mia);
  expect((await read(id)).status).toBe(401);
  expect((await read(id, eve)).status).toBe(404);
  expect((await read('no-id', mia)).status).toBe(404);
});

test('a trip can be downloaded as a calendar file, with its site and its page', async () => {
  const mia = await person('Mia');
  const site = await siteOf(mia, { address: '1 River Rd, Kedron', latitude: -27.4, longitude: 153.03 });
  const { id } = await plan(mia, { tripName: 'Kedron; "wild", <b>⛺</b>', location_id: site.id });
  const { status, headers, body } = await read(id, mia);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="campmates-kedron-wild-b-b.ics"');
  expect(headers.get('cache-control')).toBe('private, no-store');
  const { properties, events } = readCalendar(body);
  expect(properties.METHOD).toBe('PUBLISH');
  expect(events).toEqual([
    expect.objectContaining({
      UID: `${id}@localhost`,
      DTSTART: compact(inDays(14)),
      DTEND: compact(inDays(18)),
      SUMMARY: 'Kedron; "wild", <b>⛺</b>',
      LOCATION: 'Riverside flat, 1 River Rd, Kedron',
      GEO: '-27.4;153.03',
      URL: `http://localhost:3000/trip/${id}`,
      STATUS: 'CONFIRMED',
    }),
  ]);
});

test('people who are going read of the booking and their own pitch, and others don’t', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const trip = await plan(mia, { invitees: [tom.email] });
  const booking = {
    status: 'booked',
    reference: 'PF-2781',
    check_in: '13:00',
    pitches: [{ name: 'River 4' }],
  };
  const { body } = await postBooking(trip.id, booking, mia);
  await placeOn(trip.id, body.booking, ['River 4', trip.id], mia);
  const said = 'Booked, PF-2781: check in from 1 pm';
  const description = async (as: Person) => (await eventFor(trip.id, as))?.DESCRIPTION;
  expect(await description(mia)).toContain(`\n${said}\nYour pitch: River 4\nhttp`);
  expect(await description(tom)).not.toContain('PF-2781');
  await answerTrip(tom.viewer, trip.id, true);
  expect(await description(tom)).toContain(`\n${said}\nhttp`);
});

test('all versions are one event: it counts its changes, and is cancelled when the trip is called off', async () => {
  const mia = await person();
  const { id } = await plan(mia);
  const before = await eventFor(id, mia);
  await db.trip.update({ where: { id }, data: { version: { increment: 1 }, name: 'Winter' } });
  const renamed = await eventFor(id, mia);
  expect(renamed).toMatchObject({ UID: before?.UID, SUMMARY: 'Winter' });
  expect(Number(renamed?.SEQUENCE)).toBeGreaterThan(Number(before?.SEQUENCE));
  await db.trip.update({ where: { id }, data: { version: { increment: 1 }, calledOffAt: new Date() } });
  const off = await eventFor(id, mia);
  expect(off).toMatchObject({ UID: before?.UID, STATUS: 'CANCELLED' });
  expect(Number(off?.SEQUENCE)).toBeGreaterThan(Number(renamed?.SEQUENCE));
});

test('an invitee’s event is tentative until they are going; it holds nobody’s address', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { id } = await plan(mia, { invitees: [tom.email] });
  expect(await eventFor(id, tom)).toMatchObject({ STATUS: 'TENTATIVE' });
  await answerTrip(tom.viewer, id, true);
  const { body } = await read(id, tom);
  expect(readCalendar(body).events[0]).toMatchObject({ STATUS: 'CONFIRMED' });
  expect(body).toContain('DESCRIPTION:Organised by Mia');
  expect(body).not.toMatch(/@example|mailto|ATTENDEE|ORGANIZER/);
});

test('a stranger’s site that has turned private is only a name', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const site = await siteOf(tom, { shared: true, address: '1 Secret Rd' });
  const { id } = await plan(mia, { location_id: site.id });
  await db.campsite.update({ where: { id: site.id }, data: { shareFlag: false } });
  const event = await eventFor(id, mia);
  expect(event?.LOCATION).toBe('Riverside flat');
  expect(event).not.toHaveProperty('GEO');
});

test('costs one query besides the session’s', async () => {
  const mia = await person();
  const { id } = await plan(mia);
  expect((await countQueries(() => read(id, mia))).queries).toHaveLength(2);
});
