import { createHash } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import { setHidden } from '@/lib/trips/hide-trip';
import { saveChoices } from '@/lib/trips/notifications/choices';
import { defaultWays } from '@/lib/trips/notifications/kinds';
import { refuseMails } from '@/lib/trips/notifications/refuse-mails';
import { readNotices, write } from '@/tests/factories/notices';
import { uniqueEmail } from '@/tests/factories/people';
import { appoint, party } from '@/tests/factories/trips';
import { deliveredMail, headersOf, linkIn } from '@/tests/mail';

const noon = { text: 'We meet at noon.\r\nBring wood.', announcement: true, mail: true };
const announced = async (email: string) =>
  (await deliveredMail(email)).filter(({ subject }) => subject?.includes(' on Easter at Bendeela: '));

test('an announcement is mailed at once to everybody on the trip, each with their own link', async () => {
  const { mia, tom, ann, zoe, address, trip } = await party();
  await write(trip, { ...noon, mail: false }, mia);
  expect((await write(trip, noon, mia)).status).toBe(201);
  for (const each of [mia, zoe]) expect(await announced(each.email)).toEqual([]);
  for (const email of [tom.email, ann.email, address]) {
    const [mail, ...more] = await announced(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Mia on Easter at Bendeela: We meet at noon. Bring wood.');
    expect(mail?.replyTo).toMatchObject([{ address: mia.email }]);
    expect(mail?.text).toContain('Mia writes to everybody');
    expect(mail && headersOf(mail)['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const path = email === address ? '/invite/' : `/trip/${trip.id}/notices`;
    expect(linkIn(mail, path)).toBeTruthy();
  }
});

test('people who turned announcements by mail off get none, and the form knows how many get one', async () => {
  const { mia, tom, ann, address, trip } = await party();
  const quiet = { ...defaultWays.announcements, mail: false };
  await saveChoices(tom.viewer, { ...defaultWays, announcements: quiet });
  await setHidden(ann.viewer, trip.id, true);
  await write(trip, noon, mia);
  for (const each of [tom, ann]) expect(await announced(each.email)).toEqual([]);
  expect(await announced(address)).toHaveLength(1);
  await refuseMails({ email: address, kind: 'announcements' });
  await write(trip, noon, mia);
  expect(await announced(address)).toHaveLength(1);
  expect(await db.notification.count({ where: { tripId: trip.id, profileId: tom.viewer.profileId } })).toBe(
    2,
  );
});

test('a co-organiser’s announcement is mailed to the organiser too, and replies go to the organiser', async () => {
  const { mia, tom, ann, trip } = await party();
  await appoint(trip, ann);
  await write(trip, noon, ann);
  expect(await announced(ann.email)).toEqual([]);
  for (const each of [mia, tom]) {
    const [mail] = await announced(each.email);
    expect(mail?.subject).toContain('Ann on Easter at Bendeela');
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual(each === tom ? [mia.email] : undefined);
  }
});

test('HTML and line breaks are plain text in the mail, in subject and body', async () => {
  const { mia, tom, trip } = await party();
  await write(trip, { ...noon, text: '<b>x</b>\r\nBcc: eve@example.com\njavascript:alert(1)' }, mia);
  const [mail] = await announced(tom.email);
  expect(mail?.subject).toBe('Mia on Easter at Bendeela: <b>x</b> Bcc: eve@example.com javascript:alert(1)');
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.html).toContain('&lt;b&gt;x&lt;/b&gt;');
  expect(mail?.html).not.toMatch(/href="javascript/);
});

test('nothing is mailed to an address that was typed into a text', async () => {
  const { mia, trip } = await party();
  const typed = uniqueEmail('typed');
  await write(trip, { ...noon, text: `@${typed} ${typed}` }, mia);
  expect(await deliveredMail(typed)).toEqual([]);
});

test('the mails count towards their author’s daily limit, and nothing is saved when they exceed it', async () => {
  const { mia, tom, trip } = await party();
  const key = `mails:${createHash('sha256').update(mia.viewer.userId).digest('base64url')}`;
  const used = async () => {
    const [row] = await db.$queryRaw<{ points: number }[]>`
      select points::int from rate_limits where key = ${key}`;
    return row?.points ?? 0;
  };
  const before = await used();
  await write(trip, noon, mia);
  expect((await used()) - before).toBe(3);
  await db.$executeRaw`update rate_limits set points = 499 where key = ${key}`;
  expect((await write(trip, noon, mia)).status).toBe(429);
  expect((await readNotices(trip, tom)).body.total).toBe(1);
  expect(await used()).toBe(499);
});
