import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { root } from '../paths';

const compress = promisify(brotliCompress);

const SUFFIX = '.br';
const types: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.mjs': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
};

const builtFiles = join(root, '.next', 'static');

/** Brotli's best level is too slow to use for each request. */
export async function compressStaticFiles(folder = builtFiles): Promise<void> {
  const texts = (await filesIn(folder)).filter((file) => extname(file) in types);
  await Promise.all(
    texts.map(async (file) => writeFile(file + SUFFIX, await compress(await readFile(file)))),
  );
}

/** From memory, because a newer build may have replaced the files in the folder. */
export async function withStaticFiles(
  handle: RequestListener,
  folder = builtFiles,
): Promise<RequestListener> {
  const compressed = (await filesIn(folder)).filter((file) => file.endsWith(SUFFIX));
  const bodies = new Map<string, Buffer>(
    await Promise.all(
      compressed.map(async (file) => {
        const path = relative(folder, file).slice(0, -SUFFIX.length).split(sep).join('/');
        return [`/_next/static/${path}`, await readFile(file)] as const;
      }),
    ),
  );
  return (request, response) => {
    const { method, url = '', headers } = request;
    const body = method === 'GET' && takesBrotli(headers['accept-encoding']) ? bodies.get(url) : undefined;
    if (!body) return handle(request, response);
    response.writeHead(200, {
      'Content-Type': types[extname(url)],
      'Content-Encoding': 'br',
      'Content-Length': body.length,
      Vary: 'Accept-Encoding',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    response.end(body);
  };
}

const takesBrotli = (accepted = '') =>
  accepted.split(',').some((coding) => /^br(?:;q=(?:1|0\.0*[1-9]\d*))?$/.test(coding.replaceAll(' ', '')));

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
