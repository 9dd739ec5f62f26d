import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths';

/** See https://v8.dev/blog/explicit-compile-hints; browsers other than Chromium read a comment. */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** A smaller script is compiled on the main thread in any case, and all of it only costs more there. */
const LARGE = 100_000;

/**
 * Marks React and Next's own scripts, which every page runs at once: Chromium compiles them whole beside the main
 * thread while they load. Else it compiles each function at its first call, the longest wait of a slow phone.
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
