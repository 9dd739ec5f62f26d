import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './run';

test('a program is not started when its signal has already aborted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'campmates-run-'));
  const file = join(folder, 'started');
  const args = ['-e', `require('node:fs').writeFileSync(${JSON.stringify(file)}, '')`];
  const run = (signal: AbortSignal) => runProgram(process.execPath, args, { signal });
  expect([await run(AbortSignal.abort()), existsSync(file)]).toEqual([1, false]);
  expect([await run(new AbortController().signal), existsSync(file)]).toEqual([0, true]);
  await rm(folder, { recursive: true });
});
