import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'next/server';
import { requestReset } from '@/lib/account/change-password';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { releaseHeldBy } from '@/lib/server/jobs/queue';
import { queueHere } from '@/lib/server/jobs/this-process';
import { log } from '@/lib/server/log';
import type { Mail } from '@/lib/server/mail/message';
import { sendMail } from '@/lib/server/mail/send-mail';
import { AddressRefused, deliver } from '@/lib/server/mail/transports';
import { callOffTrip } from '@/lib/trips/call-off';
import { remind } from '@/lib/trips/invitations/remind';
import { releaseJobs } from '@/scripts/database/release-jobs';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { plan } from '@/tests/factories/trips';
import { minutesPass } from '@/tests/mail';
import { runDueJobs, workAfterResponses } from './worker';

jest.mock('@/lib/server/mail/transports', () => ({
  ...jest.requireActual('@/lib/server/mail/transports'),
  deliver: jest.fn(),
}));
jest.mock('next/server', () => ({ ...jest.requireActual('next/server'), after: jest.fn() }));

const delivered = jest.mocked(deliver);
const mail = { to: 'tom@example.com', subject: 'Hi', html: '<p>secret-link</p>', text: 'secret-link' };

describe('the queue', () => {
  beforeEach(async () => {
    delivered.mockReset().mockResolvedValue(undefined);
    await db.$executeRaw`delete from graphile_worker._private_jobs`;
  });

  const waiting = () =>
    db.$queryRaw<{ attempts: number; max_attempts: number; seconds: number; last_error: string | null }[]>`
    select attempts, max_attempts, extract(epoch from run_at - now())::float8 seconds, last_error from graphile_worker.jobs`;

  test('a mail is not queued when the transaction of its change rolls back', async () => {
    await expect(
      db.$transaction(async (tx) => {
        await sendMail(tx, mail);
        throw new Error('the change failed');
      }),
    ).rejects.toThrow('the change failed');
    await runDueJobs();
    expect(delivered).not.toHaveBeenCalled();
  });

  test('a queued mail is delivered once', async () => {
    await db.$transaction((tx) => sendMail(tx, mail));
    await runDueJobs();
    await runDueJobs();
    expect(delivered.mock.calls.map(([sent]) => sent)).toEqual([mail]);
    expect(await waiting()).toEqual([]);
  });

  test('a failed mail is retried under the same id, with growing pauses, for about two days', async () => {
    delivered.mockRejectedValueOnce(new Error('try later'));
    await db.$transaction((tx) => sendMail(tx, mail));
    await runDueJobs();
    const [job] = await waiting();
    expect(job).toMatchObject({ attempts: 1, max_attempts: 17 });
    expect(job?.seconds).toBeGreaterThan(1);
    const delays = Array.from({ length: 16 }, (_, attempt) => Math.exp(Math.min(10, attempt + 1)));
    const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3600;
    expect(hours).toBeGreaterThan(40);
    expect(hours).toBeLessThan(52);

    await db.$executeRaw`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`;
    await runDueJobs();
    expect(new Set(delivered.mock.calls.map(([, id]) => id)).size).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  describe('the mail of a process that was killed while sending it', () => {
    /** Queues a mail and locks its job, like a worker that was killed this many minutes ago. */
    async function takenBefore(minutes: number) {
      await db.$transaction((tx) => sendMail(tx, mail));
      await db.$executeRaw`
      update graphile_worker._private_jobs
      set locked_at = now() - make_interval(mins => ${minutes}::int), locked_by = 'worker-killed', attempts = 1`;
    }

    test('is taken by another worker after five minutes', async () => {
      await takenBefore(6);
      await runDueJobs();
      expect(delivered).toHaveBeenCalledTimes(1);
      expect(await waiting()).toEqual([]);
    });

    test('is taken after five minutes also while the worker that locked it takes others', async () => {
      for (let nth = 0; nth < 2; nth++) await db.$transaction((tx) => sendMail(tx, mail));
      await db.$executeRaw`
      update graphile_worker._private_jobs set locked_by = 'worker-x', attempts = 1, locked_at =
        now() - case when id = (select min(id) from graphile_worker._private_jobs) then interval '6 minutes' else '0' end`;
      await runDueJobs();
      expect(delivered).toHaveBeenCalledTimes(1);
    });

    test('is not taken by another worker before that', async () => {
      await takenBefore(4);
      await runDueJobs();
      expect(delivered).not.toHaveBeenCalled();
    });

    test('is sent once when the database is lost: if it was not sent before, another process sends it', async () => {
      for (const to of ['done@example.com', 'not-done@example.com'])
        await db.$transaction((tx) => sendMail(tx, { ...mail, to }));
      const [first] = await db.$queryRaw<{ id: string }[]>`
      update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-cut-off'
      returning id::text`;
      await releaseHeldBy('worker-cut-off', [first?.id ?? '']);
      await runDueJobs();
      expect(delivered.mock.calls.map(([{ to }]) => to)).toEqual(['not-done@example.com']);
    });

    test('is taken at once after a restart when no other process uses the database', async () => {
      await takenBefore(0);
      await releaseJobs(env().DATABASE_URL ?? '');
      await runDueJobs();
      expect(delivered).toHaveBeenCalledTimes(1);
    });

    test('is still one file when the killed process had already written it', async () => {
      const { fileTransport } = jest.requireActual<typeof import('@/lib/server/mail/transports')>(
        '@/lib/server/mail/transports',
      );
      const folder = await mkdtemp(join(tmpdir(), 'campmates-mail-'));
      await takenBefore(6);
      const again = () =>
        db.$executeRaw`
        update graphile_worker._private_jobs
        set locked_at = now() - interval '6 minutes', locked_by = 'worker-killed', run_at = now()`;
      delivered.mockImplementation(async (sent, id) => {
        await fileTransport(folder)(sent, id);
        if (delivered.mock.calls.length === 1) throw new Error('killed');
      });
      await runDueJobs();
      await again();
      await runDueJobs();
      expect(delivered).toHaveBeenCalledTimes(2);
      expect(await readdir(folder)).toHaveLength(1);
      await rm(folder, { recursive: true });
    });
  });

  test('the payloads in the queue are encrypted', async () => {
    await db.$transaction((tx) => sendMail(tx, mail));
    const rows = await db.$queryRaw<
      { payload: unknown }[]
    >`select payload from graphile_worker._private_jobs`;
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/secret-link|tom@example/);
  });

  describe('the log of a failed job', () => {
    const warned = jest.spyOn(log, 'warn').mockImplementation();
    const failed = jest.spyOn(log, 'error').mockImplementation();
    beforeEach(() => {
      warned.mockClear();
      failed.mockClear();
    });
    afterAll(() => jest.restoreAllMocks());

    const tellings = (level: jest.SpyInstance) =>
      level.mock.calls.map(([, words]) => words).filter((words) => words !== 'queue');

    test('a job that will be tried again is logged as a warning', async () => {
      delivered.mockRejectedValueOnce(new Error('try later'));
      await db.$transaction((tx) => sendMail(tx, mail));
      await runDueJobs();
      expect(tellings(warned)).toEqual(['job failed']);
      expect(tellings(failed)).toEqual([]);
    });

    test('a job that was given up is logged as an error and stays in the queue', async () => {
      const error = new Error('no such mailbox');
      delivered.mockRejectedValueOnce(error);
      await db.$transaction((tx) => sendMail(tx, mail));
      await db.$executeRaw`update graphile_worker._private_jobs set attempts = max_attempts - 1`;
      await runDueJobs();
      expect(tellings(failed)).toEqual(['job given up']);
      expect(failed).toHaveBeenCalledWith(
        expect.objectContaining({ task: 'mail', attempts: 17, err: error }),
        'job given up',
      );
      expect(tellings(warned)).toEqual([]);
      expect(await waiting()).toMatchObject([{ attempts: 17, max_attempts: 17 }]);
    });

    test('a mail to a refusing address is given up at the first try, and the address is recorded', async () => {
      const error = new AddressRefused('550 5.1.1 <tom@example.com>: user unknown');
      delivered.mockRejectedValue(error);
      for (let times = 0; times < 2; times++) {
        await db.$transaction((tx) => sendMail(tx, { ...mail, to: times ? 'Tom@example.com' : mail.to }));
        await runDueJobs();
      }
      expect(await waiting()).toMatchObject([
        { attempts: 1, max_attempts: 1 },
        { attempts: 1, max_attempts: 1 },
      ]);
      expect(delivered).toHaveBeenCalledTimes(2);
      expect(tellings(warned)).toEqual(['job given up', 'job given up']);
      expect(tellings(failed)).toEqual([]);
      expect(await db.refusedAddress.findUnique({ where: { address: 'tom@example.com' } })).toMatchObject({
        error: 'No such mailbox',
        times: 2,
      });
    });

    test('an address that accepts a mail again is no longer listed as refused', async () => {
      await db.refusedAddress.deleteMany();
      delivered
        .mockRejectedValueOnce(new AddressRefused('550 mailbox full'))
        .mockRejectedValueOnce(new Error('away'));
      for (const to of ['tom@example.com', 'ann@example.com', 'TOM@example.com']) {
        await db.$transaction((tx) => sendMail(tx, { ...mail, to }));
        if (to === 'tom@example.com') {
          await runDueJobs();
          expect(await db.refusedAddress.count()).toBe(1);
        }
      }
      await runDueJobs();
      expect(await db.refusedAddress.count()).toBe(0);
    });

    test('a mail is sent even when the list of refused addresses cannot be written', async () => {
      const unwritten = jest
        .spyOn(db.refusedAddress, 'deleteMany')
        .mockRejectedValueOnce(new Error('no room'));
      await db.$transaction((tx) => sendMail(tx, mail));
      await runDueJobs();
      expect(unwritten).toHaveBeenCalledTimes(1);
      expect(await waiting()).toEqual([]);
      unwritten.mockRestore();
    });

    test('a job encrypted with another AUTH_SECRET is logged as an error at once and not run', async () => {
      await db.$transaction((tx) => sendMail(tx, mail));
      const encrypted = await encryptedElsewhere(mail);
      await db.$executeRaw`update graphile_worker._private_jobs set payload = json_build_object('sealed', ${encrypted}::text)`;
      await runDueJobs();
      expect(tellings(failed)).toEqual(['job cannot be opened']);
      expect(failed).toHaveBeenCalledWith(
        expect.objectContaining({
          task: 'mail',
          attempts: 1,
          err: expect.objectContaining({ message: expect.any(String) }),
        }),
        'job cannot be opened',
      );
      expect(delivered).not.toHaveBeenCalled();
      expect(await waiting()).toMatchObject([{ attempts: 1, max_attempts: 17 }]);
    });
  });

  /** Encrypts a payload as another installation would, with another AUTH_SECRET. */
  async function encryptedElsewhere(payload: unknown): Promise<string> {
    const { AUTH_SECRET } = process.env;
    process.env.AUTH_SECRET = 'another secret, just as long as ours is';
    try {
      let encrypted = '';
      await jest.isolateModulesAsync(async () => {
        const { encrypt } = await import('@/lib/server/jobs/encrypt');
        encrypted = encrypt(payload);
      });
      return encrypted;
    } finally {
      process.env.AUTH_SECRET = AUTH_SECRET;
    }
  }
});

describe('work after a response', () => {
  const queueMail = () => db.$transaction((tx) => sendMail(tx, mail));

  beforeEach(async () => {
    await db.$executeRaw`delete from graphile_worker._private_jobs`;
    jest.mocked(after).mockReset();
    delivered.mockReset().mockResolvedValue(undefined);
    delete queueHere.work;
  });
  afterAll(() => {
    delete queueHere.work;
  });

  test('with a running worker no job is done after a response', async () => {
    await queueMail();
    expect(after).not.toHaveBeenCalled();
  });

  test('without a worker a mail is sent right after the response of the request that queued it', async () => {
    workAfterResponses();
    await queueMail();
    expect(deliver).not.toHaveBeenCalled();
    const [[task]] = jest.mocked(after).mock.calls as [[() => Promise<void>]];
    await task();
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test('a mail queued while the queue is being worked on is sent too, and only once', async () => {
    workAfterResponses();
    let queueing: Promise<void> | undefined;
    delivered.mockImplementationOnce(async () => {
      queueing = queueMail();
    });
    await queueMail();
    const working = queueHere.work?.();
    await Promise.all([working, queueHere.work?.()]);
    await queueing;
    await queueHere.work?.();
    expect(deliver).toHaveBeenCalledTimes(2);
  });

  test('a mail can also be queued outside a request', async () => {
    workAfterResponses();
    jest.mocked(after).mockImplementation(() => {
      throw new Error('`after` was called outside a request scope');
    });
    await queueMail();
    await queueHere.work?.();
    expect(deliver).toHaveBeenCalledTimes(1);
  });
});

describe('refused mails', () => {
  const sent: Mail[] = [];
  const refused = new Set<string>();
  beforeEach(async () => {
    sent.length = 0;
    refused.clear();
    await db.$executeRaw`delete from graphile_worker._private_jobs`;
    delivered.mockImplementation(async (mail) => {
      if (refused.has(mail.to)) throw new AddressRefused('550 5.1.1 user unknown');
      sent.push(mail);
    });
  });

  const subjectsTo = ({ email }: Person) =>
    sent.filter(({ to }) => to === email).map(({ subject }) => subject);
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
    delivered.mockImplementation(async (mail) => {
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
});
