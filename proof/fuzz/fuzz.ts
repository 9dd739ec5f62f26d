import { randomInt } from 'node:crypto';
import { command } from '../../scripts/command';
import { print } from '../../scripts/print';
import { Refusal } from '../../scripts/refusal';
import { buildIfStale } from '../../scripts/server/build';
import { stopSignal } from '../../scripts/server/stop-signal';
import { type OpenApiDocument, operationsOf } from './document';
import { Findings } from './findings';
import { readPlan } from './plan';
import { withServers } from './servers';

/**
 * `npm run fuzz` sends random calls to the production build and checks every response against the
 * product's own OpenAPI document. `npm run fuzz -- short` is the short run that `npm test` includes.
 * `--seed N --calls N` repeats a run.
 */
await command(async () => {
  const signal = stopSignal();
  const plan = readPlan(process.argv.slice(2), () => randomInt(2 ** 31));
  print(`Seed ${plan.seed}, ${plan.calls} calls.`);
  await buildIfStale(signal, { skipTypes: true });
  const findings = new Findings();
  if (!signal.aborted)
    await withServers(async (server) => {
      Object.assign(process.env, server.env);
      // Import this module only now, because modules that it imports read the environment when they
      // are loaded.
      const { runCalls } = await import('./run-calls');
      const response = await fetch(`${server.url}/api/openapi.json`);
      const operations = operationsOf((await response.json()) as OpenApiDocument);
      const began = Date.now();
      await runCalls(operations, plan, server, findings, signal);
      const seconds = Math.round((Date.now() - began) / 1000);
      const statuses = [...findings.statuses].sort(([one], [other]) => one - other);
      print(`${operations.length} operations, ${seconds} s.`);
      print(`Statuses: ${statuses.map(([status, count]) => `${count} times ${status}`).join(', ')}.`);
      const failing = findings.neverSucceeded(operations);
      print(`Never succeeded: ${failing.join(', ') || 'none'}.`);
      // Fail when most operations never succeeded, because the run then tested only refusals of them.
      if (failing.length > operations.length / 2) process.exitCode = 1;
      for (const line of findings.withoutExample) print(`Without an example: ${line}`);
    });
  if (signal.aborted) throw new Refusal('Stopped.');
  for (const line of findings.lines()) print(line);
  print(findings.size > 0 ? `\n${findings.size} findings.` : 'No findings.');
  if (findings.size > 0) process.exitCode = 1;
});
