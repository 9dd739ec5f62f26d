import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { watchRequests } from '@/lib/server/http/watch-requests';
import { type HttpServer, startHttpServer, usualBounds } from './http-server';

let running: HttpServer;
let port: number;

async function start(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  trustedProxies = 0,
  bounds = usualBounds,
  patience?: number,
  address?: string,
) {
  running = await startHttpServer(handle, {
    port: 0,
    address,
    appUrl: 'http://localhost:3000',
    trustedProxies,
    bounds,
    patience,
  });
  port = (running.server.address() as AddressInfo).port;
}

// Call watchRequests, as the app does when it starts.
let endAttending: () => void;
beforeAll(() => {
  endAttending = watchRequests();
});
afterAll(() => endAttending());
afterEach(() => running.stop());

/** A handler that reads the whole body, then responds with the body's size and the headers. */
async function echo(incoming: IncomingMessage, response: ServerResponse) {
  let size = 0;
  for await (const chunk of incoming) size += chunk.length;
  response.end(JSON.stringify({ size, headers: incoming.headers }));
}

const url = (path = '/api/echo') => `http://127.0.0.1:${port}${path}`;

const common = ['x-request-id', 'x-content-type-options', 'content-security-policy'];

/** Sends these bytes unchanged and returns the whole response. */
function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      response += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(response));
  });
}

test("x-forwarded-for is the connection's address, whatever the client sent", async () => {
  await start(echo);
  const sent = { 'x-forwarded-for': '1.2.3.4', 'x-real-ip': '1.2.3.4', forwarded: 'for=1.2.3.4' };
  const response = await fetch(url(), { headers: { ...sent, 'x-forwarded-host': 'evil.example' } });
  const { headers } = await response.json();
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(Object.keys(headers)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/real-ip|^forwarded|-host/)]),
  );
});

test('the server listens on all addresses of the machine, or on a given one', async () => {
  const listensOn = () => (running.server.address() as AddressInfo).address;
  await start(echo);
  expect(listensOn()).toBe('::');
  await running.stop();
  await start(echo, 0, usualBounds, undefined, '127.0.0.1');
  expect(listensOn()).toBe('127.0.0.1');
});

test('behind a trusted proxy x-forwarded-for is the address that the proxy saw', async () => {
  await start(echo, 1);
  const response = await fetch(url(), { headers: { 'x-forwarded-for': '1.1.1.1, 198.51.100.1' } });
  expect((await response.json()).headers['x-forwarded-for']).toBe('198.51.100.1');
});

test.each([
  [60_000, 200],
  [70_000, 413],
])('a body of %i bytes gets %i', async (size, status) => {
  await start(echo);
  const response = await fetch(url(), { method: 'POST', body: 'x'.repeat(size) });
  expect(response.status).toBe(status);
  const body = await response.json();
  if (status === 413) expect(body).toEqual({ error: expect.any(String) });
});

test.each([
  [60_000, 200],
  [70_000, 413],
])('a body of %i bytes without a content-length gets %i', async (size, status) => {
  await start((incoming, response) => void echo(incoming, response).catch(() => undefined));
  const received = await new Promise<number | undefined>((resolve, reject) => {
    const sending = request(url(), { method: 'POST' }, (response) => resolve(response.resume().statusCode));
    sending.on('error', reject);
    sending.write('x'.repeat(size / 2));
    sending.end('x'.repeat(size / 2));
  });
  expect(received).toBe(status);
});

test.each([
  ['what is no request at all', 'GARBAGE\r\n\r\n', 400],
  ['a request that names a whole address', 'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a request for everything', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['headers over 16 KB', `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])("%s is refused in the contract's shape", async (_what, text, status) => {
  await start(echo);
  const response = await raw(text);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toEqual({ error: expect.any(String) });
  for (const name of common) expect(response).toContain(`\r\n${name}: `);
});

describe('a client that keeps the server waiting', () => {
  const bounds = { headers: 300, request: 600, stalled: 1500 };

  /**
   * Sends bytes and returns the text received until the server closes the connection. With `reads:
   * false` the client never reads, and the text is empty.
   */
  function slowClient(text: string, { reads }: { reads: boolean }): Promise<string> {
    return new Promise((resolve) => {
      let response = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      if (reads) socket.on('data', (chunk) => (response += chunk));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(response));
    });
  }

  test.each([
    ['says nothing', ''],
    ['never ends its headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: '],
    ['never ends its body', 'POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc'],
  ])('and %s gets an error and is disconnected', async (_what, text) => {
    await start((request, response) => void echo(request, response).catch(() => undefined), 0, bounds);
    expect(await slowClient(text, { reads: true })).toMatch(/^HTTP\/1.1 408 /);
  });

  test('and never reads its response is disconnected', async () => {
    let hungUp = () => {};
    const cut = new Promise<void>((resolve) => (hungUp = resolve));
    const respond = (_request: IncomingMessage, response: ServerResponse) => {
      response.once('close', hungUp);
      response.end('x'.repeat(64 * 1024 * 1024));
    };
    await start(respond, 0, bounds);
    void slowClient('GET / HTTP/1.1\r\nHost: a\r\n\r\n', { reads: false });
    await cut;
    expect(await openConnections()).toBe(0);
  });

  test('has 15 seconds for the headers, 30 for the whole request, and 35 without reading', () => {
    expect(usualBounds).toEqual({ headers: 15_000, request: 30_000, stalled: 35_000 });
  });
});

test('a stopping server finishes requests in flight and accepts no new ones', async () => {
  await start(async (_incoming, response) => {
    await delay(300);
    response.end('done');
  });
  const inFlight = fetch(url());
  await delay(100);
  const stopped = running.stop();
  await expect(fetch(url())).rejects.toThrow();
  expect(await (await inFlight).text()).toBe('done');
  await stopped;
});

const openConnections = () =>
  new Promise((resolve) => running.server.getConnections((_error, count) => resolve(count)));

const upgrade = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

test('an upgrade request gets the response of a plain request, and its connection closes', async () => {
  await start((_incoming, response) => response.end('plain'));
  // Add a listener for upgrades, as Next does.
  running.server.on('upgrade', () => undefined);
  const responses = await Promise.all(Array.from({ length: 60 }, () => raw(upgrade)));
  for (const response of responses) expect(response).toMatch(/^HTTP\/1.1 200 OK[\s\S]*plain$/);
  expect(await raw('CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('');
  expect(await raw('GET / HTTP/1.1\r\nHost: a\r\nExpect: a cake\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1.1 417 /,
  );
});

describe('a server that stops', () => {
  const readAll = (incoming: IncomingMessage, response: ServerResponse) =>
    void echo(incoming, response).catch(() => undefined);

  async function stopWhile(text: string, handle = readAll) {
    await start(handle, 0, usualBounds, 300);
    const response = raw(text);
    while ((await openConnections()) === 0) await delay(10);
    await delay(100);
    const started = Date.now();
    await running.stop();
    expect(Date.now() - started).toBeLessThan(3_000);
    return response;
  }

  test.each([
    ['half its body', 'POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc'],
    ['half a chunk', 'POST /api/echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nabc'],
    ['half its headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: '],
  ])('tells a client who has sent %s to try again', async (_what, text) => {
    const response = await stopWhile(text);
    expect(response).toMatch(/^HTTP\/1.1 503 Service Unavailable\r\n/);
    for (const line of ['retry-after: 5', 'connection: close', ...common])
      expect(response).toContain(`\r\n${line}`);
    expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toEqual({ error: expect.any(String) });
  });

  test('still accepts the second half of a body that comes in time', async () => {
    await start(echo, 0, usualBounds, 2_000);
    const socket = connect(port, '127.0.0.1');
    const response = text(socket);
    socket.write('POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\n\r\nabc');
    await delay(100);
    const stopped = running.stop();
    await delay(100);
    socket.write('def');
    expect(await response).toMatch(/^HTTP\/1.1 200 OK\r\n/);
    await stopped;
  });

  test('cuts a response that its client doesn’t read, and a response that never ends', async () => {
    const long = (_incoming: IncomingMessage, response: ServerResponse) =>
      void response.write('x'.repeat(1e6));
    expect(await stopWhile('GET / HTTP/1.1\r\nHost: a\r\n\r\n', long)).toMatch(/^HTTP\/1.1 200 OK\r\n/);
    await start((_incoming, response) => void response.end('x'.repeat(64e6)), 0, usualBounds, 300);
    connect(port, '127.0.0.1')
      .on('error', () => undefined)
      .write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await delay(100);
    await running.stop();
    expect(await openConnections()).toBe(0);
  });

  test('does not wait for a connection that was upgraded', async () => {
    await start(echo, 0, usualBounds, 300);
    // Stop watching requests, so that the upgrade succeeds, as it would if a later Next bypassed
    // watchRequests.
    endAttending();
    running.server.on('upgrade', () => undefined);
    const upgraded = raw(upgrade);
    while ((await openConnections()) === 0) await delay(10);
    await running.stop();
    expect(await openConnections()).toBe(0);
    await upgraded;
    endAttending = watchRequests();
  });
});

test.each([
  ['/%', '/%25'],
  ['/trip/%ZZ?q=%ZZ', '/trip/%25ZZ?q=%ZZ'],
  ['/trip/%20', '/trip/%20'],
  ['/api/trips/%ZZ', null],
])('a browser that opens %s gets the page of the app at %s', async (path, passed) => {
  let asked: string | undefined;
  await start((incoming, response) => {
    asked = incoming.url;
    response.end('{}');
  });
  const headers = { accept: 'text/html,application/xhtml+xml' };
  await new Promise((resolve, reject) => {
    request({ port: new URL(url()).port, path, headers }, (response) => resolve(response.resume()))
      .on('error', reject)
      .end();
  });
  expect(asked ?? null).toBe(passed);
});

test.each([
  ['GET', '/cover/%E0%A4%A/thumb', 400],
  ['GET', '/trip/%ZZ', 400],
  ['GET', '/createtrip?q=%ZZ', 200],
  ['TRACE', '/login', 405],
  ['POST', '/login', 405],
  ['OPTIONS', '/favicon.ico', 405],
  ['POST', '/crew', 200],
  ['DELETE', '/crew/1?x', 200],
  ['POST', '/crewless', 405],
])('%s %s gets %i', async (method, path, status) => {
  await start((_incoming, response) => response.end('{}'));
  const { port } = new URL(url());
  const received = await new Promise<number | undefined>((resolve, reject) => {
    request({ port, method, path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
  expect(received).toBe(status);
});
