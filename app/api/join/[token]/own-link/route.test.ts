import { db } from '@/lib/server/db/client';
import { count } from '@/lib/server/http/rate-limiter';
import { blockOrganiser } from '@/lib/trips/invitations/block-organiser';
import { listNotifications } from '@/lib/trips/notifications/list-notifications';
import { call } from '@/tests/call';
import { type Person, uniqueEmail } from '@/tests/factories/people';
import { alone, join, joinConfirmed, revokeLink, sharedToken } from '@/tests/factories/share-link';
import { appoint, party } from '@/tests/factories/trips';
import { deliveredMail, linkIn } from '@/tests/mail';
import { someAddress } from '@/tests/some-address';
import { POST } from './route';

const ask = (token: string, who: string, from = someAddress()) =>
  call<{ message: string; error: string; fields?: object }>(POST, 'POST', {
    params: { token },
    body: { who },
    headers: { 'x-forwarded-for': from },
  });

async function shared() {
  const story = await party();
  return { ...story, token: await sharedToken(story.trip.id, story.mia) };
}

/** Returns the mails of an asked-for link to an address. */
const linksTo = async (email: string) =>
  (await deliveredMail(email)).filter(({ subject }) => subject?.startsWith('Your link to'));

/** Returns the texts on a person's bell about people who say that they have answered already. */
async function asked({ viewer }: Person): Promise<string[]> {
  await deliveredMail('');
  const { notifications } = await listNotifications(viewer);
  return notifications
    .map(({ text }) => text)
    .filter((text) => text.includes('answered already'))
    .sort();
}

const REPLY = 'If we know it, a link is on its way; otherwise Mia is asked.';

test('the reply is the same for a known address, an unknown one and a name, and names no household', async () => {
  const { tom, token } = await shared();
  const email = uniqueEmail('kim');
  await join(token, { ...alone('Kim'), email });
  for (const who of [email, tom.email, uniqueEmail(), 'Kim', 'Nobody', 'kim@', '@'])
    expect(await ask(token, who)).toMatchObject({ status: 200, body: { message: REPLY } });
});

test('a guest’s address gets the guest’s own link, which also confirms an address that was only given', async () => {
  const { mia, token } = await shared();
  const given = uniqueEmail('kim');
  const { body } = await join(token, { ...alone('Kim'), email: given });
  const confirmed = await joinConfirmed(token, 'Jo');
  await ask(token, given.toUpperCase());
  await ask(token, confirmed);
  const [mail] = await linksTo(given);
  expect(linkIn(mail, '/invite/').split('?confirm=')).toEqual([body.url, expect.any(String)]);
  expect(JSON.stringify(mail)).not.toContain(mia.email);
  expect(linkIn((await linksTo(confirmed))[0], '/invite/')).not.toContain('confirm');
  expect(await asked(mia)).toEqual([]);
});

test('an invited address gets its invitation’s link, and an account’s address the way to the trip', async () => {
  const { tom, trip, address, token } = await shared();
  await ask(token, address);
  await ask(token, tom.email);
  expect(await linksTo(address)).toHaveLength(1);
  expect(linkIn((await linksTo(address))[0], '/invite/')).not.toContain('confirm');
  expect(linkIn((await linksTo(tom.email))[0], '/trip/')).toContain(trip.id);
});

test('a name, and an address that nobody on the trip has, go to the organisers’ bells', async () => {
  const { mia, tom, ann, token, trip } = await shared();
  await appoint(trip, tom);
  const stranger = uniqueEmail('stranger');
  await deliveredMail(stranger);
  await db.digest.deleteMany({ where: { tripId: trip.id } });
  await ask(token, 'Kim');
  await ask(token, 'kim');
  await ask(token, stranger);
  // The queue runs the three side by side.
  const bells = [expect.stringMatching(/^Somebody says/), expect.stringMatching(/^“kim” says/i)];
  expect(await asked(mia)).toEqual(bells);
  expect(await asked(tom)).toEqual(bells);
  expect(await asked(ann)).toEqual([]);
  expect(await deliveredMail(stranger)).toEqual([]);
  expect(await db.digest.count({ where: { tripId: trip.id } })).toBe(0);
});

test('the organisers read no bait', async () => {
  const { mia, token } = await shared();
  await ask(token, 'Kim, see evil.com/login');
  await ask(token, 'call 1900 123 456');
  expect(await asked(mia)).toEqual([expect.stringMatching(/^Somebody says/)]);
});

test('an address gets no more than three such mails and receipts a day, and none if it blocks the organiser', async () => {
  const { ann, mia, trip, token } = await shared();
  const email = await joinConfirmed(token, 'Kim');
  for (let times = 0; times < 2; times++) await ask(token, email);
  expect(await asked(mia)).toEqual([]);
  for (let times = 0; times < 2; times++) await ask(token, email);
  expect(await linksTo(email)).toHaveLength(2);
  // The reply says that the organisers are asked instead. They don't read the address.
  expect(await asked(mia)).toEqual([expect.stringMatching(/^Somebody says/)]);
  await db.notification.deleteMany({ where: { tripId: trip.id } });
  const own = uniqueEmail('lee');
  await join(token, { ...alone('Lee'), email: own });
  await db.user.update({ where: { id: ann.viewer.userId }, data: { email: own } });
  await blockOrganiser(ann.viewer, trip.id);
  await ask(token, own);
  expect(await linksTo(own)).toEqual([]);
  expect(await asked(mia)).toEqual([]);
});

test('an organiser without mails left is asked by the bell', async () => {
  const { mia, address, token } = await shared();
  const before = (await linksTo(address)).length;
  await count('mails', mia.viewer.userId, 500);
  await ask(token, address);
  expect(await asked(mia)).toEqual([expect.stringMatching(/^Somebody says/)]);
  expect(await linksTo(address)).toHaveLength(before);
});

test('ten times an hour from one network address, and fifty times a day by one link', async () => {
  const { trip, token } = await shared();
  const from = someAddress();
  for (let times = 0; times < 10; times++) expect((await ask(token, 'Kim', from)).status).toBe(200);
  expect((await ask(token, 'Kim', from)).status).toBe(429);
  await count('ownLinksOfTrip', trip.id, 40);
  expect((await ask(token, 'Kim')).status).toBe(429);
});

test('without a text it is refused; a closed link and an unknown one answer as everywhere', async () => {
  const { mia, trip, token } = await shared();
  expect(await ask(token, ' ')).toMatchObject({ status: 400, body: { fields: { who: expect.any(String) } } });
  await db.shareLink.update({ where: { tripId: trip.id }, data: { endsOn: new Date('2026-01-01') } });
  expect((await ask(token, 'Kim')).status).toBe(410);
  await revokeLink(trip.id, mia);
  expect((await ask(token, 'Kim')).status).toBe(404);
});
