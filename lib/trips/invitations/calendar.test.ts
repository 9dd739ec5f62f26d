import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { compact, readCalendar } from '@/tests/calendar-file';
import { siteOf } from '@/tests/factories/campsites';
import { person, uniqueEmail } from '@/tests/factories/people';
import { inDays, plan } from '@/tests/factories/trips';
import { deliveredMail, invitationIn } from '@/tests/mail';

/** Returns the calendar file in the newest mail to an address. */
async function fileMailedTo(email: string) {
  const mail = (await deliveredMail(email)).at(-1);
  const [file, ...others] = mail?.attachments ?? [];
  expect(others).toEqual([]);
  // Calendar files have CRLF line ends, which the mail parser changes, so restore them.
  // lib/server/mail/transports.test.ts checks the line ends that are really sent.
  const text = new TextDecoder().decode(file?.content as ArrayBuffer).replace(/\r?\n/g, '\r\n');
  const read = readCalendar(text);
  return { ...file, ...read, link: `${env().APP_URL}/invite/${invitationIn(mail)}` };
}

test('an invitation’s mail has the trip as a calendar file with the invitation’s own link', async () => {
  const mia = await person('Mia');
  const site = await siteOf(mia, { latitude: -27.4, longitude: 153.03 });
  const [ann, bob] = [uniqueEmail('ann'), uniqueEmail('bob')];
  const tripName = 'Café, <i>⛺</i>; both';
  const { id } = await plan(mia, { tripName, location_id: site.id, invitees: [ann, bob] });
  const files = [await fileMailedTo(ann), await fileMailedTo(bob)];
  expect(files[0]?.link).not.toBe(files[1]?.link);
  for (const { filename, mimeType, disposition, properties, events, link } of files) {
    expect([filename, mimeType, disposition]).toEqual(['trip.ics', 'text/calendar', 'attachment']);
    expect(properties.METHOD).toBe('PUBLISH');
    expect(events).toEqual([
      expect.objectContaining({
        UID: `${id}@localhost`,
        SEQUENCE: expect.stringMatching(/^\d+$/),
        SUMMARY: tripName,
        STATUS: 'TENTATIVE',
        DTSTART: compact(inDays(14)),
        DTEND: compact(inDays(18)),
        GEO: '-27.4;153.03',
        URL: link,
        DESCRIPTION: `Organised by Mia\n${link}`,
      }),
    ]);
  }
});

test('an address that contains a link is left out of the file', async () => {
  const [mia, ann] = [await person('Mia'), uniqueEmail('ann')];
  const site = await siteOf(mia, { name: 'Riverside flat' });
  await db.campsite.update({ where: { id: site.id }, data: { address: 'Win a tent at camp-deals.com' } });
  await plan(mia, { location_id: site.id, invitees: [ann] });
  expect((await fileMailedTo(ann)).events[0]?.LOCATION).toBe('Riverside flat, 27.4600 S, 153.0500 E');
});
