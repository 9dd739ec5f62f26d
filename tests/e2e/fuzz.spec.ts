import { runProgram } from '../../scripts/run';
import { expect, test } from './fixtures';

test('calls that nobody foresaw find no fault in the production build', async () => {
  test.setTimeout(240_000);
  const fuzz = ['scripts/up.mjs', 'fuzz', 'short'];
  // The command's output is printed only when it fails.
  expect(await runProgram(process.execPath, fuzz, { quiet: true })).toBe(0);
});
