import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseJobs } from '@/scripts/database/release-jobs';
import { db } from '../server/db/client';
import { env } from '../server/env';
import { releaseHeldBy } from '../server/jobs/queue';
import { log } from '../server/log';
import { sendMail } from '../server/mail/send-mail';
import { AddressRefused, deliver } from '../server/mail/transports';
import { runDueJobs } from './worker';

jest.mock('../server/mail/transports', () => ({
  ...jest.requireActual('../server/mail/transports'),
  deliver: jest.fn(),
}));
const delivered = jest.mocked(deliver);

const mail = { to: 'tom@example.com', subject: 'Hi', html: '<p>secret-link</p>', text: 'secret-link' };

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
    const { fileTransport } =
      jest.requireActual<typeof import('../server/mail/transports')>('../server/mail/transports');
    const folder = await mkdtemp(join(tmpdir(), 'campmates-mail-'));
    await takenBefore(6);
    const again = () =>
      db.$executeRaw`update graphile_worker._private_jobs set locked_at = now() - interval '6 minutes', run_at = now()`;
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
  const rows = await db.$queryRaw<{ payload: unknown }[]>`select payload from graphile_worker._private_jobs`;
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
    expect(await db.refusedAddress.findMany()).toMatchObject([
      { address: 'tom@example.com', error: 'No such mailbox', times: 2 },
    ]);
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
    const unwritten = jest.spyOn(db.refusedAddress, 'deleteMany').mockRejectedValueOnce(new Error('no room'));
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
      const { encrypt } = await import('../server/jobs/encrypt');
      encrypted = encrypt(payload);
    });
    return encrypted;
  } finally {
    process.env.AUTH_SECRET = AUTH_SECRET;
  }
}
