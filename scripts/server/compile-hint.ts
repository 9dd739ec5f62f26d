import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths';

/**
 * See https://v8.dev/blog/explicit-compile-hints. Other browsers than Chromium ignore it as a
 * comment.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Only scripts of at least this many characters get the hint. Chromium compiles smaller ones on the
 * main thread anyway, where compiling all functions costs more.
 */
const LARGE = 100_000;

/**
 * Marks the scripts of React and Next, which every page runs at once. Chromium then compiles them
 * completely on another thread while they load. Without the mark it compiles each function at its
 * first call, which is the longest wait on a slow phone.
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
