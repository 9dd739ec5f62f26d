import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { root } from '../paths';

const raw = 'String.raw`';

/** V8 keeps a script's text in memory, with two bytes per character if any is outside Latin-1. */
export function inLatin1(script: string): string {
  const [start = '', ...rest] = script.split(raw);
  // In a String.raw template an escape would become part of the text.
  const parts = rest.map((part) => {
    const end = endOfTemplate(part);
    return part.slice(0, end) + escapeOutside(part.slice(end));
  });
  return [escapeOutside(start), ...parts].join(raw);
}

function escapeOutside(script: string): string {
  return script.replace(/[\u0100-\uffff]/g, (character, at: number) => {
    const code = `u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return isEscaped(script, at) ? code : `\\${code}`;
  });
}

function endOfTemplate(script: string): number {
  let end = script.indexOf('`');
  while (isEscaped(script, end)) end = script.indexOf('`', end + 1);
  return end;
}

function isEscaped(script: string, at: number): boolean {
  let first = at;
  while (script[first - 1] === '\\') first--;
  return (at - first) % 2 === 1;
}

function codeOf(script: string): string {
  const end = script.lastIndexOf('\n//# sourceMappingURL=');
  return end < 0 || script.slice(end).trim().includes('\n') ? script : script.slice(0, end);
}

/**
 * Turbopack writes a shared module into dozens of files that differ only in their names, and Node would keep
 * every copy in memory. All but the first become a line that requires the first.
 */
export async function slimServerChunks(folder = join(root, '.next', 'server')): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const firsts = new Map<string, string>();
  const shared = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.js')).sort()) {
    const built = await readFile(file, 'utf8');
    const script = inLatin1(built);
    const code = codeOf(script);
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
