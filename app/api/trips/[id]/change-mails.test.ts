import { GET as openLink } from '@/app/api/invites/[token]/route';
import { formatDateRange } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { sendChangeNotices } from '@/lib/trips/changes/mails/send-change-notices';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { answer as answerLink, family } from '@/tests/factories/guests';
import { type Person, uniqueEmail } from '@/tests/factories/people';
import { alone, join, joinConfirmed, sharedToken } from '@/tests/factories/share-link';
import { addHouseholds } from '@/tests/factories/trip-households';
import { appoint, inDays, invitationOf, party, toldSince } from '@/tests/factories/trips';
import { deliveredMail, invitationIn, linkIn, minutesPass } from '@/tests/mail';
import { DELETE, PATCH } from './route';

/** Changes a trip, then advances the time by the ten minutes after which the change is mailed. */
async function change(id: string, body: unknown, as: Person) {
  const response = await call(PATCH, 'PATCH', { as, params: { id }, body });
  await minutesPass(10);
  return response;
}
/** Returns the links of the answers in the last mail to an address, by their labels. */
async function buttonsFor(email: string): Promise<Record<string, string>> {
  const { text } = (await deliveredMail(email)).at(-1) ?? {};
  const found = [...(text ?? '').matchAll(/^(Going|Still going|Not going): (http\S+)/gm)];
  return Object.fromEntries(found.map(([, label, href]) => [label, href]));
}

const newDates = { start_date: inDays(40), end_date: inDays(42) };

test('new dates are mailed, old and new, to attendees and pending invitees, each with a link to answer', async () => {
  const { mia, tom, ann, zoe, address, trip } = await party();
  await change(trip.id, newDates, mia);
  const subject = 'New dates for Easter at Bendeela';
  for (const email of [tom.email, ann.email, address]) expect(await toldSince(email)).toEqual([subject]);
  for (const email of [mia.email, zoe.email]) expect(await toldSince(email)).toEqual([]);

  const mail = (await deliveredMail(tom.email)).at(-1);
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('Mia has changed the dates of Easter at Bendeela.');
    expect(part).toContain(formatDateRange(trip.start_date, trip.end_date));
    expect(part).toContain(formatDateRange(newDates.start_date, newDates.end_date));
  }
  expect(mail?.text).toContain('Please say whether you still are.');
  const page = `${env().APP_URL}/trip/${trip.id}/attendance`;
  expect(await buttonsFor(tom.email)).toEqual({
    'Still going': `${page}?answer=going`,
    'Not going': `${page}?answer=not-going`,
  });
  expect(await buttonsFor(ann.email)).toHaveProperty('Going', `${page}?answer=going`);
  expect(await buttonsFor(address)).toEqual({
    Going: expect.stringMatching(/\/invite\/.*answer=going$/),
    'Not going': expect.stringMatching(/\/invite\/.*answer=not-going$/),
  });
  const token = invitationIn((await deliveredMail(address)).at(-1));
  expect((await call(openLink, 'GET', { params: { token } })).status).toBe(200);
});

test.each([
  [{ tripName: 'Whitsun' }, 'Easter at Bendeela is now called Whitsun'],
  [{ tripName: null }, 'Easter at Bendeela is now called Unnamed Trip'],
  [{ location_name: 'Carnarvon Gorge' }, 'New campsite for Easter at Bendeela'],
  [
    { ...newDates, location_name: 'Carnarvon Gorge', tripName: 'Whitsun' },
    'New dates and campsite for Easter at Bendeela',
  ],
])('one mail for each call: %j', async (body, subject) => {
  const { mia, ann, trip } = await party();
  await change(trip.id, body, mia);
  expect(await toldSince(ann.email)).toEqual([subject]);
});

test('a guest who is going is asked again, and answers by the link in the mail', async () => {
  const { mia, address, trip } = await party();
  const token = async () => invitationIn((await deliveredMail(address)).at(-1));
  await answerLink(await token(), family);
  await change(trip.id, newDates, mia);
  // Picks the mail about the change. The receipt of the answer may come after it.
  const mail = (await deliveredMail(address)).find(({ subject }) => subject?.startsWith('New dates'));
  expect(mail?.text).toContain('You said that you’re going. Please say whether you still are.');
  expect((await invitationOf(trip, address)).reconfirm).toBe(true);
  expect((await answerLink(await token(), { attending: true })).status).toBe(200);
  expect(await invitationOf(trip, address)).toMatchObject({ attending: true, reconfirm: false });
});

test('a guest of the group’s link is mailed new dates once their address is confirmed', async () => {
  const { mia, trip } = await party();
  const token = await sharedToken(trip.id, mia);
  const unconfirmed = uniqueEmail('jo');
  await join(token, { ...alone('Jo'), email: unconfirmed });
  const kim = await joinConfirmed(token, 'Kim');
  await change(trip.id, newDates, mia);
  const subjects = async (email: string) => (await deliveredMail(email)).map(({ subject }) => subject);
  const receipt = 'You’re going: Easter at Bendeela';
  expect(await subjects(kim)).toEqual([receipt, 'New dates for Easter at Bendeela']);
  expect(await subjects(unconfirmed)).toEqual([receipt]);
  expect(await buttonsFor(kim)).toEqual({
    'Still going': expect.stringMatching(/\/invite\/.*answer=going$/),
    'Not going': expect.stringMatching(/\/invite\/.*answer=not-going$/),
  });
  const mail = (await deliveredMail(kim)).at(-1);
  expect(JSON.stringify(mail)).not.toContain(mia.email);
  expect((await answerLink(invitationIn(mail), { attending: true })).status).toBe(200);
});

test('saving the same values again mails nobody', async () => {
  const { mia, ann, trip } = await party();
  const { start_date, end_date, trip_name: tripName, location_name, location_url } = trip;
  await change(trip.id, { start_date, end_date, tripName, location_name, location_url }, mia);
  expect(await toldSince(ann.email)).toEqual([]);
});

test('a co-organiser’s change is mailed to the organiser, and not to the co-organiser', async () => {
  const { mia, tom, trip } = await party();
  await appoint(trip, tom);
  await change(trip.id, newDates, tom);
  expect(await toldSince(mia.email)).toHaveLength(1);
  expect(await toldSince(tom.email)).toEqual([]);
});

test('a co-organiser who stays at home is told too, without a question', async () => {
  const { mia, zoe, trip } = await party();
  await appoint(trip, zoe);
  await change(trip.id, newDates, mia);
  expect(await toldSince(zoe.email)).toEqual(['New dates for Easter at Bendeela']);
  const mail = (await deliveredMail(zoe.email)).at(-1);
  expect(mail?.text).not.toMatch(/answer|still/);
  expect(mail?.attachments).toEqual([]);
  await call(DELETE, 'DELETE', { as: mia, params: { id: trip.id } });
  expect(await toldSince(zoe.email)).toHaveLength(2);
});

test('a called off trip is mailed to the same people', async () => {
  const { mia, tom, ann, zoe, address, trip } = await party();
  await call(DELETE, 'DELETE', { as: mia, params: { id: trip.id } });
  for (const email of [tom.email, ann.email, address]) {
    expect(await toldSince(email)).toEqual(['Easter at Bendeela is off']);
  }
  for (const email of [mia.email, zoe.email]) expect(await toldSince(email)).toEqual([]);
  const off = (await deliveredMail(address)).at(-1);
  expect(off?.text?.match(/https?:\S+/g)).toEqual([linkIn(off, '/unsubscribe/')]);
  expect(off?.replyTo).toMatchObject([{ address: mia.email }]);
});

test('names with HTML or line breaks are plain text in mails, and add no header', async () => {
  const { mia, ann, trip } = await party({ tripName: '<b>Old</b>\r\nBcc: eve' });
  const name = '<script>alert(1)</script>\r\nX-Evil: 1';
  await db.profile.update({
    where: { id: mia.viewer.profileId },
    data: { name: '<i>Mia</i>\nX-By: 2' },
  });
  await change(trip.id, { tripName: name, location_name: '<img src=x>', ...newDates }, mia);
  const mail = (await deliveredMail(ann.email)).at(-1);
  expect(mail?.html).not.toMatch(/<script|<img src=x|<b>|<i>/);
  expect(mail?.html).toContain('&lt;script&gt;');
  expect(mail?.text).not.toMatch(/^(Bcc|X-Evil|X-By)/m);
  expect(mail?.headers.map(({ key }) => key)).not.toContain('x-evil');
  expect(mail?.bcc ?? []).toEqual([]);
});

test('a change and its mails cost the same few queries, however many people are on the trip', async () => {
  const cost = async (more: number) => {
    const { mia, trip } = await party();
    const emails = Array.from({ length: more }, (_, index) => `${trip.id}-${index}@example.com`);
    await addHouseholds(
      trip,
      emails.map((email) => ({ email })),
    );
    const body = newDates;
    const changed = await countQueries(() =>
      call(PATCH, 'PATCH', { as: mia, params: { id: trip.id }, body }),
    );
    expect(changed.result.status).toBe(200);
    await db.changeNotice.updateMany({ where: { tripId: trip.id }, data: { dueAt: new Date() } });
    const told = await countQueries(() => sendChangeNotices({ tripId: trip.id }));
    return [changed.queries.length, told.queries.length];
  };
  const few = await cost(0);
  for (const count of few) expect(count).toBeLessThanOrEqual(19);
  expect(await cost(190)).toEqual(few);
});
