import { spawn } from 'node:child_process';
import { db } from '../../lib/server/db/client';
import { failedJob } from '../../tests/factories/failed-jobs';

/** Runs `npm run operator -- …` to its end on this test's database. */
function operator(...args: string[]) {
  return new Promise<{ code: number | null; words: string }>((resolve) => {
    const flags = ['--conditions=react-server', '--import', 'tsx', 'scripts/operator/operator.ts'];
    const child = spawn('node', [...flags, ...args], { env: process.env });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (words += chunk));
    child.on('close', (code) => resolve({ code, words }));
  });
}

test('a command that is unknown or lacks an argument is told what there is', async () => {
  for (const args of [[], ['toString'], ['constructor', 'x']]) {
    const { code, words } = await operator(...args);
    expect(code).toBe(1);
    expect(words).toMatch(/^Usage: npm run operator -- COMMAND\n {2}log /);
  }
});

test('mails that failed are listed, tried again and given up', async () => {
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
    { by: 'command line', action: 'tried again' },
  ]);
  const unknown = await operator('retry', 'one');
  expect([unknown.code, unknown.words]).toEqual([1, expect.stringContaining('We can’t find that.')]);
});

test('the log is read from the command line', async () => {
  expect(await operator('log-csv')).toEqual({
    code: 0,
    words: expect.stringContaining('At,By,Action,Kind,About,Reason'),
  });
});
