import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { measureRequests } from './measure-requests';

const register = new Registry();
let server: Server;
let url: string;
let end = () => {};

beforeAll(async () => {
  end = measureRequests(register, ['/trip/[tripId]', '/api/trips/[id]/events', '/slow']);
  server = createServer((request, response) => {
    if (request.url === '/slow') return;
    if (request.url?.endsWith('/events')) response.setHeader('content-type', 'text/event-stream');
    response.statusCode = request.url?.startsWith('/trip/gone') ? 404 : 200;
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Returns the text lines of a metric without its lines of help and type. */
async function linesOf(metric: string): Promise<string[]> {
  const text = await register.getSingleMetricAsString(metric);
  return text.split('\n').filter((line) => !line.startsWith('#'));
}

test('a request is counted by template, method and status class, without any id from its path', async () => {
  await fetch(`${url}/trip/a-secret`, { method: 'HEAD' });
  await fetch(`${url}/trip/a-secret?token=another`);
  await fetch(`${url}/trip/gone-secret`);
  await fetch(`${url}/a-secret-path`);
  expect(await linesOf('http_requests_total')).toEqual([
    'http_requests_total{route="/trip/{tripId}",method="HEAD",status="2xx"} 1',
    'http_requests_total{route="/trip/{tripId}",method="GET",status="2xx"} 1',
    'http_requests_total{route="/trip/{tripId}",method="GET",status="4xx"} 1',
    'http_requests_total{route="other",method="GET",status="2xx"} 1',
  ]);
  expect(await register.metrics()).not.toMatch(/secret|another/);
});

test('a request’s time is measured by template', async () => {
  const lines = await linesOf('http_request_duration_seconds');
  expect(lines).toContain('http_request_duration_seconds_count{route="/trip/{tripId}"} 3');
  expect(lines).toContain('http_request_duration_seconds_bucket{le="10",route="/trip/{tripId}"} 3');
});

test('a stream of events is counted but not timed, because it lasts as long as its page', async () => {
  await fetch(`${url}/api/trips/1/events`);
  expect(await linesOf('http_requests_total')).toContain(
    'http_requests_total{route="/api/trips/{id}/events",method="GET",status="2xx"} 1',
  );
  expect(String(await linesOf('http_request_duration_seconds'))).not.toContain('events');
});

test('a request whose caller left before the response is counted without a status', async () => {
  const asked = request(`${url}/slow`).on('error', () => undefined);
  const seen = once(server, 'request');
  asked.end();
  const [, response] = await seen;
  asked.destroy();
  await once(response, 'close');
  expect(await linesOf('http_requests_total')).toContain(
    'http_requests_total{route="/slow",method="GET",status="none"} 1',
  );
});

test('nothing is counted after measuring has ended', async () => {
  end();
  const before = await linesOf('http_requests_total');
  await fetch(`${url}/trip/1`);
  expect(await linesOf('http_requests_total')).toEqual(before);
});
