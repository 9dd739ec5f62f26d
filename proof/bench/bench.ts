import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../../scripts/command';
import { Refusal } from '../../scripts/refusal';
import { measureBackup } from './backup';
import { comparedWithBare, compareWithBare } from './beside-bare';
import { compareSearch } from './campsites';
import { compareCrowd } from './crowd';
import { measureFelt } from './felt';
import { compareLarge } from './large/compare';
import { measureLive } from './live';
import { compareLists } from './long-lists';
import { measureMemory } from './memory';
import { compareMetrics } from './metrics';
import { comparePositions } from './positions';
import { compareTrips } from './trips';

const alone = {
  trips: compareTrips,
  crowd: compareCrowd,
  lists: compareLists,
  search: compareSearch,
  memory: measureMemory,
  metrics: compareMetrics,
};
/** The measurements that take longest. They run only when the command line names them. */
const onlyNamed = {
  felt: measureFelt,
  live: measureLive,
  positions: comparePositions,
  backup: measureBackup,
};
const parts = ['start', ...comparedWithBare, ...Object.keys(alone), ...Object.keys(onlyNamed), 'large'];

/**
 * Measures the product's speed relative to a bare page and handler of the same Next version on this
 * machine. Runs the named parts, or all parts except those that take longest. `large --rows 10000`
 * makes the large database smaller.
 */
async function bench(): Promise<void> {
  const { values, positionals: asked } = parseArgs({
    allowPositionals: true,
    options: { rows: { type: 'string', default: '1000000' } },
  });
  const rows = Number(values.rows);
  if (!(Number.isInteger(rows) && rows >= 2000)) throw new Refusal('--rows is a whole number, 2000 or more.');
  const unknown = asked.find((part) => !parts.includes(part));
  if (unknown) throw new Refusal(`The bench has no part ${unknown}, only ${parts.join(', ')}.`);
  const wanted = (part: string) => asked.length === 0 || asked.includes(part);
  const dataDir = await mkdtemp(join(tmpdir(), 'campmates-bench-'));
  try {
    if (['start', ...comparedWithBare].some(wanted)) await compareWithBare(dataDir, wanted);
    for (const [part, compare] of Object.entries(alone)) if (wanted(part)) await compare(dataDir);
    for (const [part, measure] of Object.entries(onlyNamed)) if (asked.includes(part)) await measure(dataDir);
    if (asked.includes('large')) await compareLarge(dataDir, rows);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

await command(bench);
