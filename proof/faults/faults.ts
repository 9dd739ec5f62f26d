import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from '../../scripts/command';
import { root } from '../../scripts/paths';
import { print } from '../../scripts/print';
import { Refusal } from '../../scripts/refusal';
import { buildIfStale } from '../../scripts/server/build';
import { stopSignal } from '../../scripts/server/stop-signal';
import { checkHistory } from './check-history';
import type { Plan } from './disturb';
import { elleLines } from './elle';
import { readHistory } from './history';
import { replaceServers } from './replace';
import { runFaults } from './run-faults';
import { summaryOf } from './summary';

const long: Plan = {
  people: 50,
  group: 10,
  appKills: 100,
  postgresKills: 50,
  fullDisks: 5,
  slowClients: 40,
  appLives: [2, 6],
  postgresLives: [4, 14],
  writesBetween: 25,
  moods: [2, 8],
};
const short: Plan = {
  people: 10,
  group: 5,
  appKills: 3,
  postgresKills: 1,
  fullDisks: 0,
  slowClients: 10,
  appLives: [4, 7],
  postgresLives: [9, 12],
  writesBetween: 25,
  moods: [1, 3],
};

/** Limit on the findings that are printed one by one. */
const MOST_PRINTED = 20;

/**
 * `npm run faults` uses the product under faults and checks the history of all calls. `-- short`
 * takes half a minute. `-- replace` replaces two servers behind Caddy. `-- check FILE` checks an existing history. `-- elle FILE` converts an existing
 * history to the format of elle, another checker of histories, in a new file beside it.
 */
await command(async () => {
  const [word = 'long', file] = process.argv.slice(2);
  if (word === 'long' || word === 'short') {
    const history = file ?? (await historyFile(word));
    await buildIfStale(undefined, { skipTypes: true });
    await runFaults(word === 'long' ? long : short, history, stopSignal());
    await check(history);
  } else if (word === 'replace') {
    const history = file ?? (await historyFile(word));
    await buildIfStale(undefined, { skipTypes: true });
    await replaceServers(history, stopSignal());
    await check(history);
  } else if (word === 'check' && file) await check(file);
  else if (word === 'elle' && file) await writeElle(file);
  else throw new Refusal('The faults are: long, short, replace, check FILE and elle FILE.');
});

/**
 * Returns the path for a new history. The folder is in the repository, like the product's own data
 * folder.
 */
async function historyFile(name: string): Promise<string> {
  const folder = join(root, '.data-faults');
  await mkdir(folder, { recursive: true });
  return join(folder, `${name}.jsonl`);
}

/** Prints a summary of a history and its faults. */
async function check(file: string): Promise<void> {
  const history = await readHistory(file);
  const findings = checkHistory(history.calls);
  for (const line of summaryOf(history)) print(line);
  for (const { rule, key, text, call } of findings.slice(0, MOST_PRINTED))
    print(`  ${rule}: ${key}: ${text} (call ${call})`);
  const words = findings.length === 0 ? 'nothing wrong' : `${findings.length} things wrong`;
  print(`The check found ${words} in ${file}.`);
  if (findings.length > 0) process.exitCode = 1;
}

async function writeElle(file: string): Promise<void> {
  const { calls } = await readHistory(file);
  const written = `${file}.edn`;
  await writeFile(written, `${elleLines(calls).join('\n')}\n`);
  print(`Written for elle: ${written}`);
}
