import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatDateRange } from '@/lib/dates';
import { hashToken } from '@/lib/server/auth/tokens';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { spend } from '@/lib/server/http/rate-limiter';
import { runDueJobs } from '@/lib/tasks/worker';
import { countQueries } from '@/tests/count-queries';
import { siteOf } from '@/tests/factories/campsites';
import { person, uniqueEmail } from '@/tests/factories/people';
import { othersOn } from '@/tests/factories/trip-households';
import { inDays, invitedToken, plan, tripForm } from '@/tests/factories/trips';
import { deliveredMail, linkIn } from '@/tests/mail';
import { createTrip } from '../create-trip';

// This test has a mail folder of its own. Its hundreds of mails would slow down every test that
// reads the shared folder.
beforeAll(async () => {
  env().DATA_DIR = await mkdtemp(join(tmpdir(), 'campmates-mail-'));
});
afterAll(() => rm(env().DATA_DIR, { recursive: true }));

async function mailCount(): Promise<number> {
  await runDueJobs();
  return (await readdir(join(env().DATA_DIR, 'mail'))).length;
}

const invitesTo = (tripId: string) =>
  db.invite.findMany({ where: { tripId }, include: { links: true }, orderBy: { id: 'asc' } });

test('each invitee gets one mail with who, where, when and a link of their own', async () => {
  const mia = await person('Mia Bennett');
  const site = await siteOf(mia, { name: 'Riverside flat' });
  const emails = [uniqueEmail(), uniqueEmail()];
  const trip = await plan(mia, { location_id: site.id, invitees: emails });
  await runDueJobs();
  const tokens = new Set<string>();
  for (const [index, email] of emails.entries()) {
    const mails = await deliveredMail(email);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.to).toMatchObject([{ address: email }]);
    expect(mail?.subject).toBe('Mia Bennett invites you camping: Easter at Bendeela');
    const words = ['Mia Bennett', 'Riverside flat', formatDateRange(inDays(14), inDays(17))];
    for (const word of words) {
      expect(mail?.text).toContain(word);
      expect(mail?.html).toContain(word);
    }
    const link = linkIn(mail, '/invite/');
    expect(link).toMatch(
      new RegExp(`^${env().APP_URL}/invite/${await invitedToken(email)}\\?signup=[\\w-]{43}&answer=going$`),
    );
    for (const each of [link, link.replace('=going', '=not-going')]) {
      expect(mail?.text).toContain(`${each}\n`);
      expect(mail?.html).toContain(`href="${each.replace('&', '&amp;')}"`);
    }
    // Opening the link must not answer the invitation, because a mail scanner may open it.
    expect(mail?.text).toContain('Nothing is sent until you say so on the next page.');
    expect(mail?.text).toContain('Questions? Reply to this email, it goes to Mia Bennett.');
    tokens.add(await invitedToken(email));
    expect((await invitesTo(trip.id))[index]?.links).toMatchObject([
      { tokenHash: hashToken(await invitedToken(email)) },
    ]);
  }
  expect(tokens.size).toBe(2);
});

test('invitations’ ids are UUIDs of version 7, in the order of the addresses', async () => {
  const emails = Array.from({ length: 40 }, () => uniqueEmail());
  const trip = await plan(await person(), { invitees: emails });
  const invites = await invitesTo(trip.id);
  expect(invites.map(({ email }) => email)).toEqual(emails);
  const version7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  for (const { id } of invites) expect(id).toMatch(version7);
});

test('only the hash of a link is stored', async () => {
  const email = uniqueEmail();
  const trip = await plan(await person(), { invitees: [email] });
  const token = await invitedToken(email);
  expect(JSON.stringify(await invitesTo(trip.id))).not.toContain(token);
});

test('repeated addresses in any case and the organiser’s own address are not invited', async () => {
  const mia = await person('Mia');
  const email = uniqueEmail('tom');
  const trip = await plan(mia, { invitees: [email, email.toUpperCase(), mia.email.toUpperCase(), email] });
  expect((await invitesTo(trip.id)).map((invite) => invite.email)).toEqual([email]);
  expect(await deliveredMail(email)).toHaveLength(1);
  expect(await deliveredMail(mia.email)).toHaveLength(0);
});

test('an account with the invited address has the invitation at once, in any case of the address', async () => {
  const tom = await person('Tom');
  const trip = await plan(await person('Mia'), { invitees: [tom.email.toUpperCase(), uniqueEmail()] });
  expect((await othersOn(trip)).map(({ profileId }) => profileId)).toEqual([tom.viewer.profileId, null]);
});

test('HTML in names is shown as text in the mail, and no name can add a header or a paragraph', async () => {
  const mia = await person('Mia');
  const name = '<b>Mia</b>\r\nBcc: eve\n\nBy us';
  await db.profile.update({ where: { id: mia.viewer.profileId }, data: { name } });
  const email = uniqueEmail();
  await plan(mia, {
    tripName: '<script>alert(1)</script>\r\nX-Evil: 1',
    location_name: '<img src=x onerror=alert(1)>',
    invitees: [email],
  });
  const [mail] = await deliveredMail(email);
  expect(mail?.html).not.toMatch(/<script|<img src=x|<b>/);
  expect(mail?.html).toContain('&lt;script&gt;');
  expect(mail?.bcc ?? []).toEqual([]);
  expect(mail?.headers.map(({ key }) => key)).not.toContain('x-evil');
  expect(mail?.subject).not.toMatch(/[\r\n]/);
  expect(mail?.text).not.toMatch(/^(Bcc:|By us)/m);
});

test('two hundred invitees take few queries, and each gets one mail', async () => {
  const none = await mailCount();
  const mia = await person('Mia');
  const emails = Array.from({ length: 200 }, () => uniqueEmail('many'));
  const { result: trip, queries } = await countQueries(() =>
    createTrip(mia.viewer, { ...tripForm(), invitees: [...emails, mia.email] }),
  );
  expect(queries.length).toBeLessThanOrEqual(22);
  expect(await invitesTo(trip.id)).toHaveLength(200);
  expect((await mailCount()) - none).toBe(200);
  expect(await mailCount()).toBe(none + 200);
  for (const email of [emails[0], emails[199]]) expect(await deliveredMail(email ?? '')).toHaveLength(1);
});

test('a refused trip sends no mails and uses up no invitations', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  await spend('mails', mia.viewer.userId, 499);
  const email = uniqueEmail();
  const refused = createTrip(mia.viewer, {
    ...tripForm(),
    invitees: [email],
    owner_crew_member_ids: [tom.camperId],
  });
  await expect(refused).rejects.toMatchObject({ status: 400 });
  expect(await deliveredMail(email)).toHaveLength(0);
  await expect(plan(mia, { invitees: [email] })).resolves.toBeTruthy();
});
