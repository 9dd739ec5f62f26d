import { GET as openLink } from '@/app/api/invites/[token]/route';
import { formatDateRange, formatDays, longMonth } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { callOffTrip } from '@/lib/trips/call-off';
import { changeTrip } from '@/lib/trips/change-trip';
import { sendChangeNotices } from '@/lib/trips/changes/mails/send-change-notices';
import type { Trip } from '@/lib/trips/schema';
import { compact, readCalendar } from '@/tests/calendar-file';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { answer as answerLink, family } from '@/tests/factories/guests';
import { type Person, uniqueEmail } from '@/tests/factories/people';
import { alone, join, joinConfirmed, sharedToken } from '@/tests/factories/share-link';
import { addHouseholds } from '@/tests/factories/trip-households';
import { appoint, inDays, invitationOf, party, toldSince } from '@/tests/factories/trips';
import { deliveredMail, invitationIn, linkIn, minutesPass } from '@/tests/mail';
import { PATCH as answer } from './attending/route';
import { POST as invite } from './invitees/route';
import { DELETE as endTrip, PATCH as patchTrip } from './route';

/** Returns the texts on a person's bell about changes of a trip. */
async function bell({ id: tripId }: Trip, { viewer }: Person): Promise<string[]> {
  const rows = await db.notification.findMany({
    where: { tripId, profileId: viewer.profileId, kind: 'changes' },
    orderBy: { createdAt: 'asc' },
  });
  return rows.map(({ text }) => text);
}

describe('changes in one mail', () => {
  const change = (id: string, body: unknown, as: Person) =>
    call(patchTrip, 'PATCH', { as, params: { id }, body });
  const dates = (days: number) => ({ start_date: inDays(days), end_date: inDays(days + 2) });
  const lastMail = async (email: string) => (await deliveredMail(email)).at(-1);

  test('changes within ten minutes of the first go out as one mail, from the old values to the current ones', async () => {
    const { mia, tom, ann, trip } = await party();
    await change(trip.id, { tripName: 'Whitsun' }, mia);
    await minutesPass(9);
    await change(trip.id, { ...dates(30), tripName: 'Winter' }, mia);
    await change(trip.id, dates(40), mia);
    for (const { email } of [tom, ann]) expect(await toldSince(email)).toEqual([]);
    await minutesPass(1);
    for (const { email } of [tom, ann])
      expect(await toldSince(email)).toEqual(['New dates for Easter at Bendeela']);
    const text = (await lastMail(tom.email))?.text ?? '';
    expect(text).toContain(`New name: Winter\nName before: Easter at Bendeela`);
    expect(text).toContain(`Dates before: ${formatDateRange(trip.start_date, trip.end_date)}`);
    expect(text).toContain(`New dates: ${formatDateRange(inDays(40), inDays(42))}`);
    await minutesPass(60);
    expect(await toldSince(tom.email)).toHaveLength(1);
  });

  test('one hundred changes in ten minutes mail each person once', async () => {
    const { mia, tom, ann, address, trip } = await party();
    for (let days = 1; days <= 100; days++) {
      const { status } = await change(trip.id, dates(20 + days), mia);
      expect(status).toBe(200);
    }
    await minutesPass(10);
    for (const email of [tom.email, ann.email, address]) expect(await toldSince(email)).toHaveLength(1);
    expect(await db.inviteLink.count({ where: { invite: { tripId: trip.id } } })).toBe(4);
  });

  test('a change that is reverted meanwhile is mailed to nobody', async () => {
    const { mia, tom, ann, trip } = await party();
    await change(trip.id, dates(40), mia);
    const { start_date, end_date } = trip;
    await change(trip.id, { start_date, end_date }, mia);
    await minutesPass(10);
    for (const { email } of [tom, ann]) expect(await toldSince(email)).toEqual([]);
  });

  test('calling off is mailed at once, and earlier pending changes are dropped', async () => {
    const { mia, tom, trip } = await party();
    await change(trip.id, { tripName: 'Whitsun' }, mia);
    await call(endTrip, 'DELETE', { as: mia, params: { id: trip.id } });
    expect(await toldSince(tom.email)).toEqual(['Whitsun is off']);
    expect(await db.changeNotice.count({ where: { tripId: trip.id } })).toBe(0);
    await minutesPass(10);
    expect(await toldSince(tom.email)).toHaveLength(1);
  });

  test('people who were invited after a change, or aren’t going, are not told of it', async () => {
    const { mia, ann, eve, trip } = await party();
    const params = { id: trip.id };
    await change(trip.id, dates(40), mia);
    await call(invite, 'POST', { as: mia, params, body: { invitees: [eve.email] } });
    await call(answer, 'PATCH', { as: ann, params, body: { attending: false } });
    await minutesPass(10);
    for (const { email } of [ann, eve]) expect(await toldSince(email)).toEqual([]);
  });

  test('when two organisers change a trip, each reads only the other’s changes, and others read all', async () => {
    const { mia, tom, ann, trip } = await party();
    await appoint(trip, tom);
    await change(trip.id, dates(40), tom);
    await change(trip.id, { tripName: 'Whitsun' }, mia);
    await minutesPass(10);
    expect((await lastMail(ann.email))?.text).toContain(
      'Tom and Mia have changed the dates of Easter at Bendeela.',
    );
    expect(await toldSince(mia.email)).toEqual(['New dates for Whitsun']);
    expect((await lastMail(mia.email))?.text).toContain('Tom has changed the dates of Whitsun.');
    expect(await toldSince(tom.email)).toEqual(['Easter at Bendeela is now called Whitsun']);
  });

  test('people who never answered get one mail of changes a day, with all of them', async () => {
    const { mia, tom, ann, address, trip } = await party();
    const changes = [dates(30), dates(40), { tripName: 'Whitsun' }];
    for (const [index, each] of changes.entries()) {
      await change(trip.id, each, mia);
      await minutesPass(10);
      expect(await toldSince(tom.email)).toHaveLength(index + 1);
    }
    for (const email of [ann.email, address]) expect(await toldSince(email)).toHaveLength(1);
    await minutesPass(24 * 60 - 30);
    expect(await toldSince(ann.email)).toHaveLength(1);
    await minutesPass(10);
    for (const email of [ann.email, address]) expect(await toldSince(email)).toHaveLength(2);
    const text = (await lastMail(ann.email))?.text ?? '';
    expect(text).toContain(`Dates before: ${formatDateRange(inDays(30), inDays(32))}`);
    expect(text).toContain('New name: Whitsun');
  });
});

describe('mails about changes', () => {
  /** Changes a trip, then advances the time by the ten minutes after which the change is mailed. */
  async function change(id: string, body: unknown, as: Person) {
    const response = await call(patchTrip, 'PATCH', { as, params: { id }, body });
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

  test('a guest who is going is asked again, and answers by the link in the mail', async () => {
    const { mia, address, trip } = await party();
    const token = async () => invitationIn((await deliveredMail(address)).at(-1));
    await answerLink(await token(), family);
    await change(trip.id, newDates, mia);
    // The receipt of the answer may come after the mail about the change.
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

  test('a co-organiser who stays at home is told too, without a question', async () => {
    const { mia, zoe, trip } = await party();
    await appoint(trip, zoe);
    await change(trip.id, newDates, mia);
    expect(await toldSince(zoe.email)).toEqual(['New dates for Easter at Bendeela']);
    const mail = (await deliveredMail(zoe.email)).at(-1);
    expect(mail?.text).not.toMatch(/answer|still/);
    expect(mail?.attachments).toEqual([]);
    await call(endTrip, 'DELETE', { as: mia, params: { id: trip.id } });
    expect(await toldSince(zoe.email)).toHaveLength(2);
  });

  test('a called off trip is mailed to the same people, and on their bells', async () => {
    const { mia, tom, ann, zoe, address, trip } = await party();
    await call(endTrip, 'DELETE', { as: mia, params: { id: trip.id } });
    for (const email of [tom.email, ann.email, address]) {
      expect(await toldSince(email)).toEqual(['Easter at Bendeela is off']);
    }
    for (const email of [mia.email, zoe.email]) expect(await toldSince(email)).toEqual([]);
    expect(await bell(trip, tom)).toEqual(['Mia called Easter at Bendeela off']);
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
        call(patchTrip, 'PATCH', { as: mia, params: { id: trip.id }, body }),
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
});

describe('calendar files of changes', () => {
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
    await call(patchTrip, 'PATCH', { as: mia, params: { id: trip.id }, body });
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
    await call(endTrip, 'DELETE', { as: mia, params: { id: trip.id } });
    for (const [at, email] of emails.entries()) {
      const event = await lastEvent(email);
      expect(event?.STATUS).toBe('CANCELLED');
      expect(Number(event?.SEQUENCE)).toBeGreaterThan(Number(before[at]?.SEQUENCE));
    }
  });
});

describe('changes on the bell', () => {
  const newDates = { start_date: inDays(40), end_date: inDays(42) };
  const inWords = formatDays(newDates.start_date, newDates.end_date);
  const unnamed = `Bendeela Recreation Area in ${longMonth(inDays(14))}`;

  test.each([
    ['dates', newDates, `Mia moved Easter at Bendeela to ${inWords}`, 'New dates for Easter at Bendeela'],
    [
      'the site',
      { location_name: 'Carnarvon Gorge' },
      'Mia moved Easter at Bendeela to Carnarvon Gorge',
      'New campsite for Easter at Bendeela',
    ],
    [
      'dates, site and name',
      { ...newDates, location_name: 'Carnarvon Gorge', tripName: 'Whitsun' },
      `Mia moved Easter at Bendeela to ${inWords} at Carnarvon Gorge\nMia renamed Easter at Bendeela to Whitsun`,
      'New dates and campsite for Easter at Bendeela',
    ],
    [
      'the name',
      { tripName: 'Whitsun' },
      'Mia renamed Easter at Bendeela to Whitsun',
      'Easter at Bendeela is now called Whitsun',
    ],
    [
      'the name away',
      { tripName: null },
      `Mia renamed Easter at Bendeela to ${unnamed}`,
      `Easter at Bendeela is now called ${unnamed}`,
    ],
  ])('a change of %s is on everybody’s bell at once, and in one mail', async (_, change, text, subject) => {
    const { mia, tom, ann, zoe, trip } = await party();
    await changeTrip(mia.viewer, trip.id, change);
    for (const who of [tom, ann]) expect((await bell(trip, who)).sort().join('\n')).toBe(text);
    for (const who of [mia, zoe]) expect(await bell(trip, who)).toEqual([]);
    await minutesPass(10);
    for (const { email } of [tom, ann]) expect(await toldSince(email)).toEqual([subject]);
  });

  test('a new name leaves the bell’s line about new dates, and newer dates replace that line', async () => {
    const { mia, tom, trip } = await party();
    await changeTrip(mia.viewer, trip.id, { start_date: inDays(50), end_date: inDays(52) });
    await changeTrip(mia.viewer, trip.id, { tripName: 'Whitsun' });
    await changeTrip(mia.viewer, trip.id, newDates);
    expect(await bell(trip, tom)).toEqual([
      'Mia renamed Easter at Bendeela to Whitsun',
      `Mia moved Whitsun to ${inWords}`,
    ]);
  });

  test('the organiser hears of a co-organiser’s change, and the co-organiser does not', async () => {
    const { mia, tom, trip } = await party();
    await appoint(trip, tom);
    await changeTrip(tom.viewer, trip.id, { tripName: 'Whitsun' });
    expect(await bell(trip, mia)).toEqual(['Tom renamed Easter at Bendeela to Whitsun']);
    expect(await bell(trip, tom)).toEqual([]);
  });

  test('a change to the same values tells nobody', async () => {
    const { mia, tom, trip } = await party();
    const { start_date, end_date, trip_name: tripName, location_name, location_url } = trip;
    await changeTrip(mia.viewer, trip.id, { start_date, end_date, tripName, location_name, location_url });
    expect(await bell(trip, tom)).toEqual([]);
    await minutesPass(10);
    expect(await toldSince(tom.email)).toEqual([]);
  });

  test('a person who has turned off mails about changes hears of them on the bell only', async () => {
    const { mia, tom, ann, trip } = await party();
    const { profileId } = tom.viewer;
    await db.notificationChoice.create({
      data: { profileId, kind: 'changes', mail: false, bell: true, push: false },
    });
    await changeTrip(mia.viewer, trip.id, newDates);
    await minutesPass(10);
    expect(await toldSince(tom.email)).toEqual([]);
    expect(await toldSince(ann.email)).toEqual(['New dates for Easter at Bendeela']);
    await callOffTrip(mia.viewer, trip.id);
    expect(await toldSince(tom.email)).toEqual([]);
    expect(await toldSince(ann.email)).toHaveLength(2);
    expect(await bell(trip, tom)).toHaveLength(2);
  });
});
