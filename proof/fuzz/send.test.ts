import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { FuzzCall } from './call';
import { curlOf, send } from './send';

let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.url === '/events') {
      response.setHeader('content-type', 'text/event-stream');
      response.write(': here\n\n');
    } else if (request.url === '/cut') response.destroy();
    else {
      response.setHeader('content-encoding', 'gzip');
      const { method, url: path, headers } = request;
      response.end(
        gzipSync(JSON.stringify([method, path, headers['x-odd'], Buffer.concat(chunks).toString('hex')])),
      );
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const call = (changes: Partial<FuzzCall> = {}): FuzzCall => ({
  method: 'POST',
  path: '/api/trips/%00?a=1',
  headers: { 'x-odd': 'it’s' },
  body: Buffer.from([0, 0xff]),
  ...changes,
});

test('a call arrives with unchanged path, headers and bytes', async () => {
  const { status, body } = await send(url, call());
  expect([status, JSON.parse(body.toString())]).toEqual([
    200,
    ['POST', '/api/trips/%00?a=1', 'it?s', '00ff'],
  ]);
});

test('only the first event of a stream is read', async () => {
  expect((await send(url, call({ method: 'GET', path: '/events', body: null }))).body.toString()).toBe(
    ': here\n\n',
  );
});

test('a connection that ends without a response is an error', async () => {
  await expect(send(url, call({ path: '/cut' }))).rejects.toThrow('socket hang up');
});

test.each([
  ['text', call({ headers: { 'x-odd': "it's" }, body: Buffer.from(`{"a":"it's"}`) })],
  ['bytes', call({ headers: { 'x-odd': 'b' } })],
])('the command for a shell has the same %s', (_, { body, headers, ...rest }) => {
  const line = curlOf(url, { ...rest, headers, body });
  // Fake curl that prints its arguments and its input in hexadecimal digits.
  const curl = `hex() { od -An -v -tx1 | tr -d ' \\n'; echo; }; curl() { for each; do printf %s "$each" | hex; done; case "$*" in *@-*) hex;; esac; }`;
  const printed = execFileSync('bash', ['-c', `${curl}; ${line}`], { encoding: 'utf8' }).split('\n');
  expect(printed).toContain(Buffer.from(`x-odd: ${headers['x-odd']}`).toString('hex'));
  expect(printed).toContain(body?.toString('hex'));
});
