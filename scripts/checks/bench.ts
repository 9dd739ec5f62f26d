import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureBackup } from '../../bench/backup';
import { comparedWithBare, compareWithBare } from '../../bench/beside-bare';
import { compareSearch } from '../../bench/campsites';
import { compareCrowd } from '../../bench/crowd';
import { compareLists } from '../../bench/long-lists';
import { measureMemory } from '../../bench/memory';
import { compareMetrics } from '../../bench/metrics';
import { compareTrips } from '../../bench/trips';
import { command } from '../command';
import { Refusal } from '../refusal';

const alone = {
  trips: compareTrips,
  crowd: compareCrowd,
  lists: compareLists,
  search: compareSearch,
  memory: measureMemory,
  metrics: compareMetrics,
};
const parts = ['start', ...comparedWithBare, ...Object.keys(alone), 'backup'];

/**
 * Measures the product's speed relative to a bare page and handler of the same Next version on this
 * machine. Runs the named parts, or all parts except `backup`, which takes longest.
 */
async function bench(): Promise<void> {
  const asked = process.argv.slice(2);
  const unknown = asked.find((part) => !parts.includes(part));
  if (unknown) throw new Refusal(`The bench has no part ${unknown}, only ${parts.join(', ')}.`);
  const wanted = (part: string) => asked.length === 0 || asked.includes(part);
  const dataDir = await mkdtemp(join(tmpdir(), 'campmates-bench-'));
  try {
    if (['start', ...comparedWithBare].some(wanted)) await compareWithBare(dataDir, wanted);
    for (const [part, compare] of Object.entries(alone)) if (wanted(part)) await compare(dataDir);
    if (asked.includes('backup')) await measureBackup(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

await command(bench);
