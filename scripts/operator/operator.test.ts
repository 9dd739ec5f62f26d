import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { db } from '@/lib/server/db/client';
import { siteOf } from '@/tests/factories/campsites';
import { reportAs } from '@/tests/factories/decisions';
import { person } from '@/tests/factories/people';
import { strangers } from '@/tests/factories/reporters';
import { waitingSignUp } from '@/tests/factories/sign-up';
import { deliveredMail } from '@/tests/mail';
import { end, startPostgresProcess } from '@/tests/servers/start-postgres-process';
import { failedJob } from '../../tests/factories/failed-jobs';
import { Refusal } from '../refusal';
import { runCommand } from './commands';

interface Result {
  code: number | null;
  words: string;
}

/**
 * Runs a command like scripts/operator/operator.ts, but in this process, because a new process
 * takes seconds.
 */
const operator = (...args: string[]): Promise<Result> =>
  runCommand(args).then(
    (lines) => ({ code: 0, words: lines.map((line) => `${line}\n`).join('') }),
    (error: unknown) => {
      if (error instanceof Refusal) return { code: 1, words: `${error.message}\n` };
      throw error;
    },
  );

/** Runs `npm run operator -- …` in a process with these variables. */
function operatorWith(variables: Record<string, string>, ...args: string[]): Promise<Result> {
  return new Promise((resolve) => {
    const flags = ['--import', 'tsx', 'scripts/operator/operator.ts'];
    const env = { ...process.env, ...variables, TSX_TSCONFIG_PATH: 'scripts/operator/tsconfig.json' };
    const child = spawn('node', [...flags, ...args], { env });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (words += chunk));
    child.on('close', (code) => resolve({ code, words }));
  });
}

test('an unknown command or a missing argument prints the list of commands', async () => {
  for (const args of [[], ['toString'], ['constructor', 'x']]) {
    const { code, words } = await operator(...args);
    expect(code).toBe(1);
    expect(words).toMatch(/^Usage: npm run operator -- COMMAND\n {2}\w/);
    expect(words).toMatch(/\n {2}log /);
  }
});

test('failed mails can be listed, tried again and given up', async () => {
  const job = await failedJob({ to: 'ann@example.com' });
  const failed = `${job}  About an account to ann@example.com, tried 3 times: The mail server didn’t respond`;
  const { words } = await operator('mails');
  expect(words).toMatch(/^Waiting: \d+/);
  expect(words).toContain(`${failed} (next `);
  expect((await operator('give-up', job)).words).toMatch(/\(given up\)\n$/);
  expect((await operator('retry', job)).words).toContain('tried 0 times');
  expect(
    await db.operatorEntry.findMany({ where: { subjectId: job }, orderBy: { at: 'asc' } }),
  ).toMatchObject([
    { by: 'command line', action: 'gave up' },
    { by: 'command line', action: 'retried' },
  ]);
  const log = (await operator('log')).words;
  expect(log).toMatch(/ command line retried “About an account to ann@example.com”: It had failed\.\n/);
  expect(log).toMatch(
    / command line gave up “About an account to ann@example.com”: It can’t be delivered\.\n/,
  );
  const unknown = await operator('retry', 'one');
  expect([unknown.code, unknown.words]).toEqual([1, expect.stringContaining('We can’t find that.')]);
});

test('the program prints a refusal as one line', async () => {
  expect(await operatorWith({}, 'retry', 'one')).toEqual({
    code: 1,
    words: 'We can’t find that. It may be gone, or it may not be yours.\n',
  });
});

test('extra words belong to the last argument', async () => {
  const { email, viewer } = await person('Mia');
  await operator('suspend', email, 'Sends', 'spam');
  expect(await db.user.findUnique({ where: { id: viewer.userId } })).toMatchObject({
    suspendedFor: 'Sends spam',
  });
});

describe('people', () => {
  test('are found, suspended and restored by address or id, with a reason', async () => {
    const { email, viewer } = await person('Mia');
    expect(await operator('people', email)).toMatchObject({
      code: 0,
      words: expect.stringContaining(`${viewer.userId}  ${email}  Mia  since `),
    });
    const done = await operator('suspend', email.toUpperCase(), 'Advertises');
    expect(done).toMatchObject({ code: 0, words: expect.stringContaining('suspended: Advertises') });
    const user = () => db.user.findUniqueOrThrow({ where: { id: viewer.userId } });
    expect(await user()).toMatchObject({ suspendedFor: 'Advertises' });
    expect((await operator('restore', viewer.userId, 'A mix-up')).code).toBe(0);
    expect(await user()).toMatchObject({ suspendedFor: null });
    const log = await db.operatorEntry.findMany({ where: { subjectId: viewer.userId } });
    expect(log.map(({ by }) => by)).toEqual(['command line', 'command line']);
  });

  test('who don’t exist or can’t be judged give an error of one line', async () => {
    const { email } = await person('Mia');
    expect(await operator('mute', 'nobody@example.com', 'Why')).toEqual({
      code: 1,
      words: 'We can’t find that. It may be gone, or it may not be yours.\n',
    });
    expect(await operator('unmute', email, 'Why')).toEqual({
      code: 1,
      words: 'Their reports aren’t muted.\n',
    });
  });

  test('are deleted', async () => {
    const { email, viewer } = await person('Mia');
    expect(await operator('delete-person', email, 'A bot')).toEqual({
      code: 0,
      words: 'The account is deleted.\n',
    });
    expect(await db.user.count({ where: { id: viewer.userId } })).toBe(0);
  });
});

test('the figures are printed as a table of days', async () => {
  const { code, words } = await operator('figures');
  const lines = words.trim().split('\n');
  expect([code, lines.length]).toEqual([0, 33]);
  expect(lines[0]?.trim().split(/ +/)).toEqual([
    'day',
    'sign_ups',
    'trips',
    'answers',
    'mails',
    'errors',
    'p95_ms',
    'ai_calls',
    'forecast_calls',
  ]);
  expect(lines.at(-2)).toMatch(/^At most \d+ AI calls a day are allowed\.$/);
  expect(lines.at(-1)).toMatch(
    /^\d+ accounts, \d+ with a log-in of the last 30 days that’s still open\. Database: [\d.]+ MB[.;]/,
  );
});

test('a sign-up’s mail is sent again, and errors are listed', async () => {
  const { id, email } = await waitingSignUp();
  expect((await operator('sign-ups')).words).toContain(`${id}  ${email}  since `);
  expect(await operator('resend-sign-up', id)).toEqual({
    code: 0,
    words: expect.stringMatching(/2 mails, 0 refused, sent\n$/),
  });
  expect(await deliveredMail(email)).toHaveLength(1);
  const unknown = await operator('resend-sign-up', 'one');
  expect([unknown.code, unknown.words]).toEqual([1, expect.stringContaining('We can’t find that.')]);
  const requestId = randomUUID();
  await db.serverError.create({
    data: { requestId, method: 'GET', route: '/trip/[tripId]', status: 500, fault: 'TypeError' },
  });
  expect((await operator('errors')).words).toContain(`${requestId}  GET /trip/[tripId]: TypeError\n`);
});

test('a notice is shown and taken down', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const shown = await operator('notice', until, 'Away', 'on', 'Sunday');
  expect(shown).toEqual({ code: 0, words: `Shown until ${until}.\n` });
  expect(await db.systemNotice.findFirst()).toMatchObject({ text: 'Away on Sunday' });
  expect((await operator('notice', 'tomorrow', 'Away')).code).toBe(1);
  expect((await operator('end-notice')).words).toBe('No notice is shown.\n');
  expect(await db.systemNotice.count()).toBe(0);
});

test('a reported campsite can be listed, decided on with its mails, and the decision undone', async () => {
  const [eve, [tom]] = [await person('Eve'), await strangers()];
  const { id } = await siteOf(eve, { shared: true, name: 'Bog' });
  await reportAs(tom, id, 'private', 'Ask at the farm.');
  expect((await operator('reports')).words).toContain(
    `${id}  Bog: 1 report from 1 person or group, 0 trips\n  It’s on private land, Tom (account 10 days old): Ask at the farm.\n`,
  );
  const row = () => db.campsite.findUniqueOrThrow({ where: { id } });
  expect(await operator('hide', id, 'private land')).toEqual({
    code: 0,
    words: 'Bog: searches no longer show it to others.\n',
  });
  expect((await row()).hiddenAt).not.toBeNull();
  expect(await db.operatorEntry.findFirst({ where: { subjectId: id } })).toMatchObject({
    by: 'command line',
  });
  expect((await deliveredMail(eve.email)).map(({ subject }) => subject)).toEqual(['About your campsite Bog']);
  await operator('undo-site', id);
  expect((await row()).hiddenAt).toBeNull();
});

test.each([
  ['rename', ['Mire'], { name: 'Mire' }],
  ['move', ['-33.8', '151.2'], { latitude: -33.8, longitude: 151.2 }],
  ['delete-site', [], { ownerId: null, shareFlag: false }],
  ['keep', [], { reviewedAt: expect.any(Date) }],
])('the command %s changes the campsite', async (name, args, then) => {
  const { id } = await siteOf(await person('Eve'), { shared: true, name: 'Bog' });
  expect((await operator(name, id, ...args, 'looked at it')).code).toBe(0);
  expect(await db.campsite.findUnique({ where: { id } })).toMatchObject(then);
});

test('merge replaces a campsite, and gone hides one of the open data', async () => {
  const { id } = await siteOf(await person('Eve'), { shared: true, name: 'Bog' });
  const open = await db.campsite.findFirstOrThrow({ where: { source: 'open', hiddenAt: null } });
  expect((await operator('merge', id, open.id, 'twice')).words).toBe(
    `Bog: its page now redirects to ${open.id}.\n`,
  );
  expect((await operator('gone', open.id, 'closed')).words).toContain('searches no longer show it');
});

test('a refused command prints one line', async () => {
  const { id } = await siteOf(await person('Eve'), { shared: true, name: 'Bog' });
  for (const [args, line] of [
    [['keep', 'nonsense', 'x'], 'We can’t find that. It may be gone, or it may not be yours.'],
    [['move', id, 'north', '151', 'x'], 'This must be a number.'],
    [
      ['gone', id, 'x'],
      'Only campsites of the open data can be marked as gone. Please hide or delete this one.',
    ],
  ] as const)
    expect(await operator(...args)).toEqual({ code: 1, words: `${line}\n` });
});

test('the program prints the lines of a command, from the embedded database while Campmates runs', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'campmates-'));
  const { child } = await startPostgresProcess(dataDir, 'migrated');
  try {
    const embedded = { DATABASE_URL: '', DATA_DIR: dataDir };
    expect(await operatorWith(embedded, 'log-csv')).toEqual({
      code: 0,
      words: expect.stringContaining('At,By,Action,Kind,About,Reason'),
    });
  } finally {
    await end(child, 'SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
});
