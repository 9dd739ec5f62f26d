import { requestReset } from '@/lib/account/reset-password';
import { callOffTrip } from '@/lib/trips/call-off';
import { remind } from '@/lib/trips/invitations/remind';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { plan } from '@/tests/factories/trips';
import { minutesPass } from '@/tests/mail';
import { db } from '../server/db/client';
import type { Mail } from '../server/mail/message';
import { AddressRefused, deliver } from '../server/mail/transports';
import { runDueJobs } from './worker';

jest.mock('../server/mail/transports', () => ({
  ...jest.requireActual('../server/mail/transports'),
  deliver: jest.fn(),
}));

const sent: Mail[] = [];
const refused = new Set<string>();
beforeEach(async () => {
  sent.length = 0;
  refused.clear();
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  jest.mocked(deliver).mockImplementation(async (mail) => {
    if (refused.has(mail.to)) throw new AddressRefused('550 5.1.1 user unknown');
    sent.push(mail);
  });
});

const subjectsTo = ({ email }: Person) => sent.filter(({ to }) => to === email).map(({ subject }) => subject);
const tallyOf = ({ viewer }: Person) =>
  db.mailTally.findMany({ where: { senderId: viewer.profileId }, select: { sent: true, refused: true } });
const pausedFor = async ({ viewer }: Person) =>
  (await db.user.findUniqueOrThrow({ where: { id: viewer.userId } })).sendingPausedFor;
const addresses = (count: number) => Array.from({ length: count }, () => uniqueEmail('stranger'));

test('each mail counts for its sender on the day that it is accepted or refused', async () => {
  const [mia, gone] = [await person('Mia'), uniqueEmail('gone')];
  refused.add(gone);
  await plan(mia, { invitees: [...addresses(2), gone] });
  await runDueJobs();
  expect(await tallyOf(mia)).toEqual([{ sent: 2, refused: 1 }]);
});

test('a mail is sent even when its count cannot be written', async () => {
  const [mia, email] = [await person('Mia'), uniqueEmail()];
  await db.$executeRaw`alter table mail_tallies rename to mail_tallies_away`;
  try {
    await plan(mia, { invitees: [email] });
    await runDueJobs();
  } finally {
    await db.$executeRaw`alter table mail_tallies_away rename to mail_tallies`;
  }
  expect(sent.map(({ to }) => to)).toEqual([email]);
  const [left] = await db.$queryRaw<
    [{ count: number }]
  >`select count(*)::int from graphile_worker._private_jobs`;
  expect(left.count).toBe(0);
});

test('the sender of an invitation to a refusing address is told once, with the reason', async () => {
  const [mia, gone] = [await person('Mia'), uniqueEmail('gone')];
  refused.add(gone);
  const trip = await plan(mia, { invitees: [gone] });
  await runDueJobs();
  expect(subjectsTo(mia)).toEqual([`Your invitation didn’t reach ${gone}`]);
  expect(sent[0]?.text).toContain('No such mailbox');
  expect(sent[0]?.text).toContain(`/trip/${trip.id}/people`);
  await remind(mia.viewer, trip.id, {});
  await runDueJobs();
  expect(await tallyOf(mia)).toEqual([{ sent: 0, refused: 2 }]);
  expect(subjectsTo(mia)).toHaveLength(1);
});

test('an unreachable mail server is reported to the sender only after the last try', async () => {
  const [mia, away] = [await person('Mia'), uniqueEmail('away')];
  jest.mocked(deliver).mockImplementation(async (mail) => {
    if (mail.to === away) throw new Error('connect ETIMEDOUT');
    sent.push(mail);
  });
  await plan(mia, { invitees: [away] });
  await runDueJobs();
  expect(sent).toEqual([]);
  await db.$executeRaw`update graphile_worker._private_jobs set attempts = max_attempts - 1, run_at = now()`;
  await runDueJobs();
  expect(sent[0]?.text).toContain('The mail server didn’t respond');
  expect(await tallyOf(mia)).toEqual([]);
});

test('a refusing address that isn’t the invitation’s address is reported to nobody', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const trip = await plan(mia, { invitees: [tom.email] });
  await runDueJobs();
  const email = uniqueEmail('secret');
  await db.user.update({ where: { id: tom.viewer.userId }, data: { email } });
  refused.add(email);
  await remind(mia.viewer, trip.id, {});
  await runDueJobs();
  expect(await tallyOf(mia)).toEqual([{ sent: 1, refused: 1 }]);
  expect(subjectsTo(mia)).toEqual([]);
});

describe('a sender with a fifth of their mails refused', () => {
  const day = (ago: number) => new Date(new Date().setUTCHours(0, 0, 0, 0) - ago * 24 * 3_600_000);
  /**
   * Creates a person who sent the mails counted in `tally`, `ago` days before today. Then sends one
   * more mail from them, which is refused.
   */
  async function senderWith(
    tally: { sent: number; refused: number },
    ago = 1,
    sendingResumedAt: Date | null = null,
  ) {
    const [bob, gone] = [await person('Bob'), uniqueEmail('gone')];
    await db.user.update({ where: { id: bob.viewer.userId }, data: { sendingResumedAt } });
    await db.mailTally.create({ data: { senderId: bob.viewer.profileId, day: day(ago), ...tally } });
    refused.add(gone);
    await plan(bob, { invitees: [gone] });
    await runDueJobs();
    return bob;
  }

  test.each([
    [{ sent: 16, refused: 3 }, 1, 'refusals'],
    [{ sent: 16, refused: 3 }, 6, 'refusals'],
    [{ sent: 16, refused: 3 }, 7, null],
    [{ sent: 15, refused: 3 }, 1, null],
    [{ sent: 17, refused: 3 }, 1, null],
  ])('with %p %i days ago and one refused mail now is paused for: %s', async (tally, ago, why) => {
    expect(await pausedFor(await senderWith(tally, ago))).toBe(why);
  });

  test('is not paused for refusals from before an operator ended the last pause', async () => {
    const tally = { sent: 16, refused: 3 };
    expect(await pausedFor(await senderWith(tally, 1, day(0)))).toBeNull();
    expect(await pausedFor(await senderWith(tally, 0, day(1)))).toBe('refusals');
  });

  test('has waiting mails delayed, except mails about a called-off trip or about the account', async () => {
    const [waiting, tom] = [uniqueEmail('waiting'), await person('Tom')];
    const bob = await senderWith({ sent: 16, refused: 3 });
    expect(subjectsTo(bob)).toContain('Your invitations are paused');
    const unpaused = { sendingPausedAt: null, sendingPausedFor: null };
    const [paused, where] = [
      { sendingPausedAt: new Date(), sendingPausedFor: 'refusals' },
      { id: bob.viewer.userId },
    ];
    await db.user.update({ where, data: unpaused });
    const trip = await plan(bob, { invitees: [tom.email] });
    await runDueJobs();
    await plan(bob, { invitees: [waiting] });
    await db.user.update({ where, data: paused });
    sent.length = 0;
    await callOffTrip(bob.viewer, trip.id);
    await requestReset(bob.email);
    await runDueJobs();
    expect(sent.map(({ to }) => to).sort()).toEqual([bob.email, tom.email].sort());
    await minutesPass(60);
    await runDueJobs();
    expect(sent).toHaveLength(2);
    await db.user.update({ where, data: unpaused });
    await minutesPass(60);
    await runDueJobs();
    expect(sent.at(-1)?.to).toBe(waiting);
  });
});
