import { join } from 'node:path';
import { command } from '../../scripts/command';
import { removeRun, runFolder } from '../../scripts/database/run-folder';
import { freePort } from '../../scripts/port';
import { print } from '../../scripts/print';
import { Refusal, reasonOf } from '../../scripts/refusal';
import { buildIfStale } from '../../scripts/server/build';
import { stopSignal } from '../../scripts/server/stop-signal';
import { startServer } from '../bench/servers';
import { firefox } from './firefox';
import { networkOf } from './network';
import { Person } from './person';
import type { Engine } from './tab';
import { webkit } from './webkit';

const engines: Record<string, () => Promise<Engine>> = { webkit, firefox };

/**
 * `npm run browsers` tells the main stories in Apple's engine and in Firefox. `npm run browsers --
 * webkit` tells them in one; `-- pictures FOLDER` also photographs each page on two phones.
 */
await command(async () => {
  const args = process.argv.slice(2);
  const [named, pictures] = args.includes('pictures')
    ? [args.slice(0, args.indexOf('pictures')), args[args.indexOf('pictures') + 1]]
    : [args];
  const unknown = named.find((name) => !engines[name]);
  if (unknown || (args.includes('pictures') && !pictures))
    throw new Refusal(
      `The browsers are ${Object.keys(engines).join(' and ')}${unknown ? `, not ${unknown}` : ''}. Name a folder after pictures.`,
    );
  const signal = stopSignal();
  await buildIfStale(signal);
  const dataDir = await runFolder();
  // The stories read the mails and the accounts of the server in this folder.
  process.env.E2E_DATA_DIR = dataDir;
  const { tellStories } = await import('./stories');
  const port = await freePort();
  const server = await startServer(
    ['--import', 'tsx', 'scripts/server/start.ts'],
    '/api/health/ready',
    port,
    {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '1',
    },
  );
  const failed: string[] = [];
  try {
    for (const [name, start] of Object.entries(engines)) {
      if (signal.aborted || (named.length > 0 && !named.includes(name))) continue;
      const reason = await tellIn(name, await start(), tellStories, server.url, pictures);
      if (reason) failed.push(`${name}: ${reason}`);
    }
  } finally {
    await server.stop();
    await removeRun(dataDir);
  }
  if (failed.length > 0) throw new Refusal(failed.join('\n'));
});

/** Returns what went wrong first. */
async function tellIn(
  engineName: string,
  engine: Engine,
  tell: typeof import('./stories')['tellStories'],
  url: string,
  pictures: string | undefined,
): Promise<string | undefined> {
  print(`\n— ${engineName}`);
  const people: Person[] = [];
  const folder = pictures && join(pictures, engineName);
  const began = Date.now();
  try {
    await tell({
      person: async (name) => {
        const network = await networkOf(Number(new URL(url).port));
        const tab = await engine.open(network.port);
        if (people.length === 0) print(`  ${tab.version}`);
        const person = new Person(name, tab, network, url, folder);
        people.push(person);
        await person.resize(375, 812);
        return person;
      },
      step: async (words, told) => {
        const at = Date.now();
        await told();
        print(`  ${words} (${((Date.now() - at) / 1000).toFixed(1)} s)`);
      },
    });
    const problems = people.flatMap(({ name, network }) =>
      network.problems.map((each) => `${name}: ${each}`),
    );
    if (problems.length > 0) return problems.join('\n');
    print(`  passed in ${Math.round((Date.now() - began) / 1000)} s`);
  } catch (error) {
    for (const person of people) print(`\n— ${person.name}’s page\n${await person.words().catch(reasonOf)}`);
    for (const person of people) await person.picture('failed').catch(() => undefined);
    return reasonOf(error);
  } finally {
    for (const person of people) await person.close();
    await engine.close();
  }
}
