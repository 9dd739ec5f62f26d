import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from '../command';
import { generate } from '../generate';
import { root } from '../paths';
import { print } from '../print';
import { Refusal } from '../refusal';
import { runPackage } from '../run';
import { runInParallel } from '../run-in-parallel';
import { buildIfStale } from '../server/build';
import { stopSignal } from '../server/stop-signal';
import { runStories } from './stories';
import { clockReport, testAtAnotherHour } from './test-clock';

const reports = join(root, '.data-test');
const jestReport = join(reports, 'jest.json');
const playwrightReport = join(reports, 'playwright.json');

const parts: Record<string, (signal: AbortSignal, chosen: string[]) => Promise<void>> = { unit, e2e };

/** `npm test` runs everything; `npm test -- unit` or `npm test -- e2e` runs a part. */
await command(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in parts));
  if (unknown) throw new Refusal(`There is no part ${unknown} of the tests: unit and e2e are there.`);
  const signal = stopSignal();
  await mkdir(reports, { recursive: true });
  // An interrupted run must not be judged by reports of an earlier run.
  for (const report of [jestReport, clockReport, playwrightReport]) await rm(report, { force: true });
  await generate();
  const chosen = Object.keys(parts).filter((name) => asked.length === 0 || asked.includes(name));
  for (const name of chosen) await parts[name]?.(signal, chosen);
});

async function unit(signal: AbortSignal, chosen: string[]): Promise<void> {
  const step = stepper(signal);
  await step('Lint', '@biomejs/biome/bin/biome', ['check', '.']);
  // next-env.d.ts refers to the generated types of the app's routes.
  await step('Route types', 'next/dist/bin/next', ['typegen']);
  await step('Types', 'typescript/bin/tsc', ['--noEmit']);
  // The build leaves one processor idle half of the time, so Jest runs in parallel.
  await runInParallel(signal, jest, async (ended) => {
    if (chosen.includes('e2e')) await buildIfStale(ended, { skipTypes: true, quiet: true });
  });
}

async function jest(signal: AbortSignal): Promise<void> {
  const args = ['--json', `--outputFile=${jestReport}`];
  await stepper(signal)('Modules and handlers', 'jest/bin/jest.js', args);
  await testAtAnotherHour(signal);
}

async function e2e(signal: AbortSignal): Promise<void> {
  const name = 'The product in a browser';
  print(`\n— ${name}`);
  if ((await runStories(signal)) !== 0) throw failed(name, signal);
}

function stepper(signal: AbortSignal) {
  return async (name: string, script: string, args: string[]) => {
    print(`\n— ${name}`);
    const code = await runPackage(script, args, { signal, env: { NEXT_TELEMETRY_DISABLED: '1' } });
    if (code !== 0) throw failed(name, signal);
  };
}

function failed(name: string, signal: AbortSignal): Refusal {
  return new Refusal(signal.aborted ? 'Stopped.' : `${name}: failed.`);
}
