import { randomBytes } from 'node:crypto';
import { hashToken } from '@/lib/server/auth/tokens';
import { db } from '@/lib/server/db/client';
import { changeTrip } from '@/lib/trips/change-trip';
import { invited } from '@/tests/factories/guests';
import { person, uniqueEmail } from '@/tests/factories/people';
import { inDays, invitationOf, plan } from '@/tests/factories/trips';
import { deliveredMail, linkIn, minutesPass } from '@/tests/mail';
import { remind } from '../remind';
import { removeInvitee } from '../remove-invitee';
import { getInvitedSignup, takeSignupToken } from './signup-token';

/** Returns the sign-up secrets in the mails to an address, oldest first. */
async function secretsOf(email: string): Promise<(string | null)[]> {
  const mails = (await deliveredMail(email)).filter(({ text }) => text?.includes('/invite/'));
  return mails.map((mail) => new URL(linkIn(mail, '/invite/')).searchParams.get('signup'));
}

const secretOf = async (email: string) => (await secretsOf(email)).at(-1) ?? '';

test('each invitation mail and reminder has its own secret, stored as a hash for a day', async () => {
  const { mia, email, trip } = await invited();
  await remind(mia.viewer, trip.id, {});
  const secrets = await secretsOf(email);
  expect(new Set(secrets).size).toBe(2);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
  const rows = await db.inviteSignupToken.findMany({ where: { email } });
  expect(rows.map(({ tokenHash }) => tokenHash).sort()).toEqual(
    secrets.map((secret) => hashToken(secret ?? '')).sort(),
  );
  for (const { expiresAt, createdAt } of rows) {
    const hours = (expiresAt.getTime() - createdAt.getTime()) / 3_600_000;
    expect(Math.abs(hours - 24)).toBeLessThan(0.1);
  }
});

test('calendar files and mails about changes have no sign-up secret', async () => {
  const { mia, email, trip } = await invited();
  await changeTrip(mia.viewer, trip.id, { start_date: inDays(30), end_date: inDays(31) });
  await minutesPass(24 * 60);
  const [secret, ...later] = await secretsOf(email);
  expect(later).toEqual([null]);
  for (const { attachments } of await deliveredMail(email)) {
    for (const { content } of attachments) {
      const file = new TextDecoder().decode(content as ArrayBuffer);
      expect(file.replace(/\r?\n /g, '')).not.toContain(secret);
      expect(file).not.toContain('signup');
    }
  }
});

test('no secret is stored for an address that has an account', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const trip = await plan(mia, { invitees: [tom.email] });
  await remind(mia.viewer, trip.id, {});
  expect(await db.inviteSignupToken.count({ where: { email: tom.email } })).toBe(0);
});

describe('a sign-up secret', () => {
  const take = (secret: string, email: string) => takeSignupToken(db, secret, email);

  test('proves the address that its mail went to, in any case, and only once among ten at once', async () => {
    const { email } = await invited();
    const secret = await secretOf(email);
    expect(await take(secret, uniqueEmail())).toBe(false);
    const taken = await Promise.all(Array.from({ length: 10 }, () => take(secret, email.toUpperCase())));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await take(secret, email)).toBe(false);
  });

  test('proves nothing after a day, or when it is made up', async () => {
    const { email } = await invited();
    const secret = await secretOf(email);
    await db.inviteSignupToken.updateMany({ where: { email }, data: { expiresAt: new Date() } });
    expect(await take(secret, email)).toBe(false);
    expect(await take(randomBytes(32).toString('base64url'), email)).toBe(false);
  });

  test('proves nothing once the invitation is withdrawn', async () => {
    const { mia, email, trip } = await invited();
    await removeInvitee(mia.viewer, trip.id, (await invitationOf(trip, email)).id);
    expect(await take(await secretOf(email), email)).toBe(false);
  });

  test('proves nothing for an address that has an account by now, and isn’t used up by the attempt', async () => {
    const { email } = await invited();
    const secret = await secretOf(email);
    const user = await db.user.create({ data: { email } });
    expect(await take(secret, email)).toBe(false);
    await db.user.delete({ where: { id: user.id } });
    expect(await take(secret, email)).toBe(true);
  });
});

describe('a sign-up that starts at an invitation', () => {
  test('finds the trip by the link, and the address only by the mail’s own secret', async () => {
    const { email, token } = await invited();
    const other = await invited();
    const trip = { trip: 'Easter at Bendeela', organiser: 'Mia' };
    const secret = await secretOf(email);
    expect(await getInvitedSignup(token, secret)).toEqual({ ...trip, email, proven: true });
    for (const none of [undefined, '', 'made-up', await secretOf(other.email)])
      expect(await getInvitedSignup(token, none)).toEqual({ ...trip, email: null, proven: false });
  });

  test('still fills in the address after a day, but asks to confirm it', async () => {
    const { email, token } = await invited();
    const secret = await secretOf(email);
    await db.inviteSignupToken.updateMany({ where: { email }, data: { expiresAt: new Date() } });
    expect(await getInvitedSignup(token, secret)).toMatchObject({ email, proven: false });
    await db.inviteSignupToken.updateMany({
      where: { email },
      data: { expiresAt: new Date(Date.now() + 60_000), usedAt: new Date() },
    });
    expect(await getInvitedSignup(token, secret)).toMatchObject({ email, proven: false });
  });

  test('finds nothing for an invitation that belongs to an account, or for an unknown link', async () => {
    const { email, token } = await invited();
    const secret = await secretOf(email);
    await db.user.create({ data: { email } });
    expect(await getInvitedSignup(token, secret)).toBeNull();
    expect(await getInvitedSignup('nowhere', secret)).toBeNull();
  });
});
