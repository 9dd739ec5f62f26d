import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeRun, runFolder } from '../database/run-folder';
import { root } from '../paths';
import { freePort } from '../port';
import { print } from '../print';
import { runPackage } from '../run';
import { buildIfStale } from '../server/build';
import { findChromium } from './browser';

export async function runStories(
  signal: AbortSignal,
  args: string[] = [],
  more: Record<string, string> = {},
): Promise<number> {
  const chromium = await findChromium();
  await buildIfStale(signal);
  const dataDir = await runFolder();
  const env = {
    NEXT_TELEMETRY_DISABLED: '1',
    CHROMIUM_PATH: chromium,
    E2E_DATA_DIR: dataDir,
    E2E_PORT: await port(),
    E2E_OPENID_PORT: await port(),
    E2E_AI_PORT: await port(),
    E2E_WEATHER_PORT: await port(),
    ...more,
  };
  try {
    const code = await runPackage('@playwright/test/cli.js', ['test', ...args], { signal, env });
    if (code !== 0 && !signal.aborted) await printFailedPages();
    return code;
  } finally {
    await removeRun(dataDir);
  }
}

const port = async () => String(await freePort());

/** Often only the log of a run is kept, and the next run may pass. */
async function printFailedPages(): Promise<void> {
  const results = join(root, 'test-results');
  for (const folder of await readdir(results).catch(() => [])) {
    const context = await readFile(join(results, folder, 'error-context.md'), 'utf8').catch(() => '');
    const [, page] = context.split('```yaml\n');
    if (page) print(`\n— The page of ${folder}\n${page.slice(0, page.indexOf('```'))}`);
  }
}
