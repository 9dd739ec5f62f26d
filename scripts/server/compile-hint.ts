import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths';

/** See https://v8.dev/blog/explicit-compile-hints. Other browsers than Chromium ignore it as a comment. */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Chromium compiles smaller scripts on the main thread, where compiling all functions costs more. */
const LARGE = 100_000;

/**
 * Chromium then compiles React and Next on another thread while they load, and not at each function's first
 * call, the longest wait on a slow phone.
 */
export async function hintFrameworkScripts(folder = join(root, '.next')): Promise<void> {
  const manifest = await readFile(join(folder, 'build-manifest.json'), 'utf8');
  const { rootMainFiles } = JSON.parse(manifest) as { rootMainFiles: string[] };
  await Promise.all(
    rootMainFiles.map(async (name) => {
      const file = join(folder, name);
      const script = await readFile(file, 'utf8');
      if (script.length < LARGE || script.startsWith(compileHint)) return;
      await writeFile(file, compileHint + script);
    }),
  );
}
