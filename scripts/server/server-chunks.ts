import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { root } from '../paths';

/** One whole raw template, whose escapes would stay as they stand, or one character with the backslashes before it. */
const rawOrOutside = /String\.raw`(?:\\.|[^\\`])*`|\\*[\u0100-\uffff]/gs;

/**
 * The same script in Latin-1: V8 keeps a script's text for as long as it runs, in two bytes a character as soon as one
 * of them is outside Latin-1.
 */
export function inLatin1(script: string): string {
  return script.replace(rawOrOutside, (found) => {
    if (found.startsWith('String.raw')) return found;
    const slashes = found.slice(0, -1);
    // The last of an odd number belongs to the character and says nothing.
    const kept = slashes.slice(slashes.length % 2);
    return `${kept}\\u${found
      .charCodeAt(found.length - 1)
      .toString(16)
      .padStart(4, '0')}`;
  });
}

const sourceMapLine = /\n*\/\/# sourceMappingURL=\S*\s*$/;

/**
 * Makes what the build made for the server smaller in memory. Turbopack writes a module that many routes share into
 * dozens of files that differ in their names alone, and Node would read and keep each: all but the first of such files
 * become a line that asks for the first.
 */
export async function slimServerChunks(folder = join(root, '.next', 'server')): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const firsts = new Map<string, string>();
  const shared = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.js')).sort()) {
    const built = await readFile(file, 'utf8');
    const script = inLatin1(built);
    const code = script.replace(sourceMapLine, '');
    const first = code.startsWith('module.exports=[') ? firsts.get(code) : undefined;
    firsts.set(code, first ?? file);
    if (first) shared.set(file, first);
    const slim = first ? `module.exports=require(${JSON.stringify(pathFrom(file, first))});\n` : script;
    if (slim !== built) await writeFile(file, slim);
  }
  await traceShared(
    files.filter((name) => name.endsWith('.nft.json')),
    shared,
  );
}

/** A host that ships each route by itself takes the files that its trace names. */
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
