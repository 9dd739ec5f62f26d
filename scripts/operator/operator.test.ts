import { spawn } from 'node:child_process';

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

test('the log is read from the command line', async () => {
  expect(await operator('log-csv')).toEqual({
    code: 0,
    words: expect.stringContaining('At,By,Action,Kind,About,Reason'),
  });
});
