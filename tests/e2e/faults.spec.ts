import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkHistory } from '../../proof/faults/check-history';
import { readHistory } from '../../proof/faults/history';
import { runProgram } from '../../scripts/run';
import { expect, test } from './fixtures';

test('nothing acknowledged is lost or doubled while the app, Postgres, the mail and the AI server fail', {
  tag: '@release',
}, async () => {
  test.setTimeout(600_000);
  const folder = await mkdtemp(join(tmpdir(), 'campmates-faults-'));
  try {
    const file = join(folder, 'short.jsonl');
    const args = ['--import', 'tsx', 'proof/faults/faults.ts', 'short', file];
    expect(await runProgram(process.execPath, args, { quiet: true })).toBe(0);

    const { calls, disturbances } = await readHistory(file);
    expect(checkHistory(calls)).toEqual([]);
    const killed = (what: string) => disturbances.filter(({ did }) => did === `${what} killed`).length;
    expect([killed('app'), killed('Postgres')]).toEqual([3, 1]);
    const done = calls.filter(({ change, outcome }) => change && outcome === 'ok');
    expect(done.length).toBeGreaterThan(30);
    expect(done.filter(({ tries }) => tries > 1).length).toBeGreaterThan(0);
    // The faults are over when the run ends, so by then every write must have got a definite response.
    expect(calls.filter(({ change, outcome }) => change && outcome === 'unknown')).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
