import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { transportSecurity } from '@/lib/server/http/content-policy';
import { commonHeaders, completeResponse, recordFailure } from './complete-response';

const everywhere = {
  'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

let server: Server;

/** A server whose answers are completed, and the address of it. */
async function serve(handle: RequestListener, appUrl = 'http://localhost:3000'): Promise<string> {
  server = createServer((request, response) => {
    completeResponse(request, response, appUrl);
    handle(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => server?.close());

const headersOf = (answer: Response) => Object.fromEntries(answer.headers);

test('every answer carries the common headers, and the app is told the id that the client gets', async () => {
  const url = await serve((request, response) => response.end(JSON.stringify(request.headers)));
  const answer = await fetch(url, { headers: { 'x-request-id': 'made up' } });
  expect(headersOf(answer)).toMatchObject(everywhere);
  expect(answer.headers.has('strict-transport-security')).toBe(false);
  expect(await answer.json()).toMatchObject({ 'x-request-id': answer.headers.get('x-request-id') });
});

test('under https every answer tells the browser to stay there', async () => {
  const url = await serve((_request, response) => response.end(), 'https://camp.example');
  expect((await fetch(url)).headers.get('strict-transport-security')).toMatch(/^max-age=\d{8};/);
});

test('an answer keeps what it brings itself', async () => {
  const own = { 'content-security-policy': "default-src 'self'", 'x-request-id': 'own' };
  const url = await serve((request, response) => {
    if (request.url === '/at-once') response.writeHead(200, own);
    else for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
    response.end('as it is');
  });
  for (const path of ['/', '/at-once']) {
    const answer = await fetch(url + path);
    expect(headersOf(answer)).toMatchObject({ ...everywhere, ...own });
    expect(await answer.text()).toBe('as it is');
  }
});

const withNothing: RequestListener = (_request, response) => response.end();
const withPage: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'text/html');
  response.setHeader('content-encoding', 'gzip');
  response.flushHeaders();
  response.write('<html>');
  response.end('</html>');
};

test.each([
  ['nothing', withNothing],
  ['a page', withPage],
])("a 405 with %s is given the contract's body", async (_what, answer) => {
  const url = await serve((request, response) => {
    response.statusCode = 405;
    response.setHeader('allow', 'GET');
    answer(request, response);
  });
  const refused = await fetch(`${url}/api/contact`, { method: 'PUT' });
  expect(refused.status).toBe(405);
  expect(headersOf(refused)).toMatchObject({ ...everywhere, allow: 'GET', 'cache-control': 'no-store' });
  expect(await refused.json()).toEqual({ error: expect.any(String) });
  const head = await fetch(`${url}/api/contact`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([405, '']);
});

test('a file that Next cannot refuse in words is refused like a page', async () => {
  const url = await serve((request, response) => {
    response.statusCode = 500;
    withPage(request, response);
  });
  const refused = await fetch(`${url}/icon.svg`, { method: 'POST' });
  expect([refused.status, await refused.json()]).toEqual([405, { error: expect.any(String) }]);
});

describe('a page that cannot be made', () => {
  const databaseDown = new Error('connect ECONNREFUSED 127.0.0.1:5432');
  const fail =
    (error: Error): RequestListener =>
    (request, response) => {
      recordFailure(error, request.headers['x-request-id']);
      response.statusCode = 500;
      withPage(request, response);
    };

  test.each([
    ['the database is away', databaseDown, 503, '5'],
    ['of a fault of ours', new Error('a bug'), 500, null],
  ])('because %s says so in words, with a way on that needs no script', async (_why, error, status, wait) => {
    const url = await serve(fail(error));
    const answer = await fetch(`${url}/trip/1`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, wait]);
    expect(headersOf(answer)).toMatchObject({ ...everywhere, 'content-security-policy': expect.any(String) });
    const page = await answer.text();
    expect(page).toContain('<h1>Unexpected Application Error!</h1>');
    expect(page).toContain('<a href="">Try again</a>');
    expect(page).not.toMatch(/<script|ECONNREFUSED|a bug/);
  });

  test('leaves the next one alone', async () => {
    let away = true;
    const url = await serve((request, response) =>
      away ? fail(databaseDown)(request, response) : fail(new Error('a bug'))(request, response),
    );
    expect((await fetch(url)).status).toBe(503);
    away = false;
    expect((await fetch(url)).status).toBe(500);
  });

  test('is given up when it still waits for a database that has failed another one', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/other') fail(databaseDown)(request, response);
    });
    await fetch(`${url}/other`);
    expect((await fetch(`${url}/trip/1`)).status).toBe(503);
  });

  test.each([
    ['a call', '/api/trips', {}],
    ["the router's own request", '/trip/1', { rsc: '1' }],
  ])('%s keeps the answer that it gets', async (_what, path, headers) => {
    const url = await serve((_request, response) => {
      response.statusCode = 500;
      response.end('as it is');
    });
    expect(await (await fetch(url + path, { headers })).text()).toBe('as it is');
  });
});

test('the server and the app say the same about https', async () => {
  expect(transportSecurity()).toEqual({});
  jest.resetModules();
  const before = process.env.APP_URL;
  process.env.APP_URL = 'https://camp.example';
  const secure = await import('@/lib/server/http/content-policy');
  expect(commonHeaders('https://camp.example')).toMatchObject(secure.transportSecurity());
  if (before === undefined) delete process.env.APP_URL;
  else process.env.APP_URL = before;
});
