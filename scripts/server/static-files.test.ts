import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { compressStaticFiles, withStaticFiles } from './static-files';

const script = 'export const answer = 42;\n'.repeat(100);
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campmates-static-'));
  await mkdir(join(folder, 'chunks'));
  await writeFile(join(folder, 'chunks', 'a.js'), script);
  await writeFile(join(folder, 'chunks', 'font.woff2'), 'compressed already');
  await compressStaticFiles(folder);
  const listener = await withStaticFiles((_, response) => response.end('from Next'), folder);
  // Deletes the files, as a later build does while the server runs.
  await rm(folder, { recursive: true });
  server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
});
afterAll(() => new Promise((closed) => server.close(closed)));

async function get(path: string, acceptEncoding: string, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const headers = { 'accept-encoding': acceptEncoding };
  const response = await new Promise<IncomingMessage>((resolve) =>
    request({ port, host: '127.0.0.1', path, method, headers, agent: false }, resolve).end(),
  );
  return { headers: response.headers, body: await buffer(response) };
}

test.each(['br', 'gzip, deflate, br, zstd', 'br;q=0.9, *;q=0'])(
  'a browser that takes %s gets brotli',
  async (accepted) => {
    const { headers, body } = await get('/_next/static/chunks/a.js', accepted);
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=UTF-8',
      'content-encoding': 'br',
      'content-length': String(body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(body.length).toBeLessThan(script.length / 10);
    expect(brotliDecompressSync(body).toString()).toBe(script);
  },
);

test.each([
  ['a browser without brotli', '/_next/static/chunks/a.js', 'gzip, deflate'],
  ['a browser that refuses brotli', '/_next/static/chunks/a.js', 'gzip, br;q=0'],
  ['a file that is compressed already', '/_next/static/chunks/font.woff2', 'br'],
  ['a file that is not there', '/_next/static/chunks/../../b.js', 'br'],
  ['a page', '/login', 'br'],
])('Next answers %s', async (_, path, accepted) => {
  expect((await get(path, accepted)).body.toString()).toBe('from Next');
});

test('Next answers all methods except GET', async () => {
  expect((await get('/_next/static/chunks/a.js', 'br', 'POST')).body.toString()).toBe('from Next');
});
