import { createServer } from 'node:net';
import { newestRelease } from '../../lib/releases';
import { startTraceCollector } from '../servers/trace-collector';
import { expect, test } from './fixtures';
import { ownServer } from './own-server';

const token = 'a token for Prometheus';
const secret = 'a-secret-that-nobody-else-may-see-0123456789';
const person = 'tom@example.com';
/** The trace that a stranger's request claims to belong to. */
const strangersTrace = '0123456789abcdef0123456789abcdef';

const start = (more: Record<string, string>) =>
  ownServer(() => ['--import', 'tsx', 'scripts/server/start.ts'], more);

test('metrics and traces show each request by its route, and nothing about a person', {
  tag: '@release',
}, async () => {
  test.setTimeout(180_000);
  const collector = await startTraceCollector();
  const server = await start({ METRICS_TOKEN: token, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  try {
    const statusOf = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(server.url + path, { redirect: 'manual', headers })).status;

    await test.step('requests come with a secret link, a person’s address and a trace of their own', async () => {
      expect(await statusOf(`/invite/${secret}`)).toBe(404);
      expect(await statusOf(`/reset-password?token=${secret}&email=${person}`)).toBe(200);
      const traceparent = `00-${strangersTrace}-0123456789abcdef-01`;
      expect(await statusOf(`/api/invites/${secret}`, { traceparent })).toBe(404);
      expect(await statusOf(`/api/users/exists?email=${person}`)).toBe(200);
    });

    await test.step('the release is known by its day and the commit that it was built from', async () => {
      const health = await fetch(`${server.url}/api/health`).then((response) => response.json());
      expect(health).toEqual({
        status: 'ok',
        release: { day: newestRelease.day, commit: expect.stringMatching(/^[\da-f]{12}$/) },
      });
    });

    await test.step('only Prometheus can read the metrics', async () => {
      for (const authorization of ['', `Bearer ${token}!`])
        expect(await statusOf('/metrics', { authorization })).toBe(404);
      const scrape = async () => {
        const scraped = await fetch(`${server.url}/metrics`, {
          headers: { authorization: `Bearer ${token}` },
        });
        expect(scraped.status).toBe(200);
        return scraped.text();
      };
      // The server counts a request when it notices that the response has ended, which may be later
      // than the client has the response.
      for (const line of [
        'http_requests_total{route="/invite/{token}",method="GET",status="4xx"} 1',
        'http_requests_total{route="/api/users/exists",method="GET",status="2xx"} 1',
        'http_requests_total{route="/metrics",method="GET",status="4xx"} 2',
        'http_request_duration_seconds_count{route="/api/invites/{token}"} 1',
        'campmates_database_up 1',
      ])
        await expect.poll(async () => (await scrape()).split('\n')).toContain(line);
      const text = await scrape();
      for (const hidden of [secret, person, token]) expect(text).not.toContain(hidden);
    });

    await test.step('a server that stops sends its last spans first', async () => {
      expect(await server.terminate()).toBeLessThan(10_000);
      const names = collector.spans().map(({ name }) => name);
      for (const name of ['GET /reset-password', 'GET /api/invites/[token]', 'GET /metrics'])
        expect(names).toContain(name);
      const sent = collector.bodies.join('\n');
      for (const hidden of [secret, person, encodeURIComponent(person), token, strangersTrace])
        expect(sent).not.toContain(hidden);
    });
  } finally {
    await server.stop();
    collector.stop();
  }
});

test('a collector that never responds delays neither a page nor the stop', { tag: '@release' }, async () => {
  test.setTimeout(180_000);
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await new Promise((ready) => silent.once('listening', ready));
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  try {
    expect((await fetch(`${server.url}/login`)).status).toBe(200);
    expect(await server.terminate()).toBeLessThan(10_000);
  } finally {
    await server.stop();
    silent.close();
  }
});
