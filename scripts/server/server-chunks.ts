import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { root } from '../paths';

function codeOf(script: string): string {
  const end = script.lastIndexOf('\n//# sourceMappingURL=');
  return end < 0 || script.slice(end).trim().includes('\n') ? script : script.slice(0, end);
}

/**
 * A patch: see docs/decisions/0053-patches-under-frameworks.md. Turbopack writes a shared module into dozens of
 * files that differ only in their names, and Node would keep every copy in memory. All but the first become a
 * line that requires the first.
 */
export async function slimServerChunks(folder = join(root, '.next', 'server')): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const firsts = new Map<string, string>();
  const shared = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.js')).sort()) {
    const code = codeOf(await readFile(file, 'utf8'));
    const first = code.startsWith('module.exports=[') ? firsts.get(code) : undefined;
    firsts.set(code, first ?? file);
    if (!first) continue;
    shared.set(file, first);
    await writeFile(file, `module.exports=require(${JSON.stringify(pathFrom(file, first))});\n`);
  }
  await traceShared(
    files.filter((name) => name.endsWith('.nft.json')),
    shared,
  );
}

/** Some hosts ship a route with only the files of its trace, so a trace needs the first copy too. */
async function traceShared(traces: string[], shared: Map<string, string>): Promise<void> {
  for (const trace of traces) {
    const content = JSON.parse(await readFile(trace, 'utf8')) as { files: string[] };
    const asked = content.files.flatMap((file) => shared.get(resolve(dirname(trace), file)) ?? []);
    if (asked.length === 0) continue;
    const files = [...new Set([...content.files, ...asked.map((file) => pathFrom(trace, file))])];
    await writeFile(trace, JSON.stringify({ ...content, files }));
  }
}

function pathFrom(file: string, other: string): string {
  const path = relative(dirname(file), other).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}
