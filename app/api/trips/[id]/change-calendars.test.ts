import { compact, readCalendar } from '@/tests/calendar-file';
import { call } from '@/tests/call';
import { inDays, party } from '@/tests/factories/trips';
import { deliveredMail, minutesPass } from '@/tests/mail';
import { DELETE, PATCH } from './route';

/** Reads the event in the last mail to an address. */
async function lastEvent(email: string) {
  const mail = (await deliveredMail(email)).at(-1);
  const [file, ...others] = mail?.attachments ?? [];
  expect(others).toEqual([]);
  expect(file?.filename).toBe('trip.ics');
  // The mail parser changes line ends, so they are changed back.
  const text = new TextDecoder().decode(file?.content as ArrayBuffer).replace(/\r?\n/g, '\r\n');
  return readCalendar(text).events[0];
}

test('a change sends the event again, so that calendars move it', async () => {
  const { mia, tom, ann, trip } = await party();
  const invited = await lastEvent(tom.email);
  const body = { start_date: inDays(40), end_date: inDays(42) };
  await call(PATCH, 'PATCH', { as: mia, params: { id: trip.id }, body });
  await minutesPass(10);
  const going = await lastEvent(tom.email);
  expect(going).toMatchObject({
    UID: invited?.UID,
    DTSTART: compact(inDays(40)),
    DTEND: compact(inDays(43)),
    STATUS: 'CONFIRMED',
  });
  expect(Number(going?.SEQUENCE)).toBeGreaterThan(Number(invited?.SEQUENCE));
  expect((await lastEvent(ann.email))?.STATUS).toBe('TENTATIVE');
});

test('a trip that is called off is cancelled in calendars too', async () => {
  const { mia, tom, address, trip } = await party();
  const emails = [tom.email, address];
  const before = await Promise.all(emails.map(lastEvent));
  await call(DELETE, 'DELETE', { as: mia, params: { id: trip.id } });
  for (const [at, email] of emails.entries()) {
    const event = await lastEvent(email);
    expect(event?.STATUS).toBe('CANCELLED');
    expect(Number(event?.SEQUENCE)).toBeGreaterThan(Number(before[at]?.SEQUENCE));
  }
});
