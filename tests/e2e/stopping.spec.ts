import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from './fixtures';
import { type OwnServer, ownServer } from './own-server';

const servers: [string, (port: number) => string[], tag: string[]][] = [
  ['npm start', () => ['--import', 'tsx', 'scripts/server/start.ts'], []],
  [
    'a plain next start',
    (port) => ['node_modules/next/dist/bin/next', 'start', '-p', String(port)],
    ['@release'],
  ],
];

/** Sends these bytes unchanged and returns everything received until the connection closes. */
function send({ url }: OwnServer, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), 'localhost');
  socket.write(bytes);
  return text(socket).catch((error: Error) => error.message);
}

const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
const halfBody = (origin: string) =>
  `POST /auth/login HTTP/1.1\r\nHost: a\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n{"email": `;
const halfHeaders = 'GET /login HTTP/1.1\r\nHost: a\r\nAccept: ';
const paths = ['/', '/api/health', '/trip/1', '/_next/static/none.js', '/nowhere'];

test.describe.configure({ mode: 'default' });

for (const [title, commandOn, tag] of servers) {
  test(`${title} responds to upgrades, refuses half-sent requests when it stops, and ends in time`, {
    tag,
  }, async () => {
    test.setTimeout(180_000);
    const server = await ownServer(commandOn);
    try {
      const responses = await Promise.all(
        Array.from({ length: 60 }, (_, index) => send(server, upgrade(paths[index % paths.length] ?? '/'))),
      );
      for (const response of responses) expect(response).toMatch(/^HTTP\/1.1 (200|307|404) /);
      const halves = [send(server, halfBody(server.url)), send(server, halfHeaders)];
      await delay(500);
      expect(await server.terminate()).toBeLessThan(10_000);
      for (const response of await Promise.all(halves)) {
        expect(response).toMatch(/^HTTP\/1.1 503 /);
        expect(response).toMatch(/^retry-after: 5\r$/im);
      }
    } finally {
      await server.stop();
    }
  });

  test(`${title} ends in time while the database is down`, { tag: '@release' }, async () => {
    test.setTimeout(180_000);
    const server = await ownServer(commandOn);
    try {
      await server.stopPostgres();
      const asked = fetch(`${server.url}/login`).catch(() => undefined);
      await delay(200);
      expect(await server.terminate()).toBeLessThan(10_000);
      await asked;
    } finally {
      await server.stop();
    }
  });
}
