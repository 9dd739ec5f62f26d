import { runProgram } from '../../scripts/run';
import { expect, test } from './fixtures';

test('calls that nobody foresaw find no fault in the production build', { tag: '@release' }, async () => {
  test.setTimeout(600_000);
  const fuzz = ['scripts/up.mjs', 'fuzz', 'short'];
  // The output is printed only when the command fails. The signal ends the command with the test.
  const options = { quiet: true, signal: AbortSignal.timeout(590_000) };
  expect(await runProgram(process.execPath, fuzz, options)).toBe(0);
});
