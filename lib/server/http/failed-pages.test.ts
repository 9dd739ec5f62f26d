import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { log } from '../log';
import { recordFailure } from './failed-pages';
import { watchRequests } from './watch-requests';

const everywhere = {
  'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

const at = ({ headers }: IncomingMessage) => ({
  requestId: String(headers['x-request-id']),
  method: 'GET',
  path: '/trip/[tripId]',
});

let server: Server;

async function serve(handle: RequestListener): Promise<string> {
  server = createServer(handle);
  await new Promise<void>((listening) => server.listen(0, listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let endAttending: () => void;
beforeAll(() => {
  endAttending = watchRequests();
});
afterAll(() => endAttending());
afterEach(() => server?.close());

const headersOf = (response: Response) => Object.fromEntries(response.headers);

describe('a page that cannot be made', () => {
  const databaseDown = new Error('connect ECONNREFUSED 127.0.0.1:5432');
  const fail =
    (error: Error): RequestListener =>
    (request, response) => {
      recordFailure(error, at(request));
      // Next itself also leaves a response alone when its headers are sent.
      if (response.headersSent) return;
      response.writeHead(500, { 'content-type': 'text/html' });
      response.end('<html><script></script></html>');
    };

  test.each([
    ['the database is away', databaseDown, 503, '5'],
    ['of a fault of ours', new Error('a bug'), 500, null],
  ])('because %s explains the fault and needs no scripts', async (_why, error, status, wait) => {
    const url = await serve(fail(error));
    const response = await fetch(`${url}/trip/1`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, wait]);
    expect(headersOf(response)).toMatchObject({
      ...everywhere,
      'content-security-policy': expect.any(String),
    });
    const page = await response.text();
    expect(page).toContain('<h1>Unexpected Application Error!</h1>');
    expect(page).toContain('<a href="">Try again</a>');
    expect(page).not.toMatch(/<script|ECONNREFUSED|a bug/);
  });

  test('can be found in the log by the number on its page, by its pattern alone', async () => {
    const lines = [jest.spyOn(log, 'error'), jest.spyOn(log, 'info')].map((line) => line.mockClear());
    const url = await serve(fail(new Error('relation "todos" does not exist')));
    const response = await fetch(`${url}/invite/a-secret?signup=another`);
    const requestId = response.headers.get('x-request-id') ?? '';
    expect(await response.text()).toContain(`<code>${requestId}</code>`);
    const [failed, page] = lines.map(({ mock }) => mock.calls);
    expect(failed).toEqual([
      [expect.objectContaining({ requestId, path: '/trip/[tripId]', err: expect.any(Error) }), 'page failed'],
    ]);
    // Without a build there are no patterns.
    const path = expect.stringMatching(/^(?:other|\/invite\/\[token\])$/);
    expect(page).toEqual([[{ requestId, method: 'GET', path, status: 500, ms: expect.any(Number) }, 'page']]);
  });

  test('does not affect the next page', async () => {
    let away = true;
    const url = await serve((request, response) =>
      away ? fail(databaseDown)(request, response) : fail(new Error('a bug'))(request, response),
    );
    expect((await fetch(url)).status).toBe(503);
    away = false;
    expect((await fetch(url)).status).toBe(500);
  });

  test('gets 503 when it still waits after the database has failed another page', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/other') fail(databaseDown)(request, response);
    });
    await fetch(`${url}/other`);
    expect((await fetch(`${url}/trip/1`)).status).toBe(503);
  });

  test.each([
    ['a call', '/api/trips', {}],
    ["the router's own request", '/trip/1', { rsc: '1' }],
  ])('%s keeps its own response', async (_what, path, headers) => {
    const url = await serve((request, response) => {
      recordFailure(databaseDown, at(request));
      response.statusCode = 500;
      response.end('as it is');
    });
    expect(await (await fetch(url + path, { headers })).text()).toBe('as it is');
  });
});
