import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type HttpServer, startHttpServer } from './http-server';

let running: HttpServer;
let taken: number;

// Answers at once all that it takes in one go.
beforeEach(async () => {
  taken = 0;
  let waiting: ServerResponse[] = [];
  const take = (_request: unknown, response: ServerResponse) => {
    taken += 1;
    if (waiting.push(response) > 1) return;
    setImmediate(() => {
      for (const each of waiting) each.end('{}');
      waiting = [];
    });
  };
  running = await startHttpServer(take, { port: 0, appUrl: 'http://localhost:3000', trustedProxies: 0 });
});
afterEach(() => running.stop());

const port = () => (running.server.address() as AddressInfo).port;

test.each([
  ['eight requests sent at once on a connection are answered', 8, 8],
  ['of hundreds no more than eight are taken before the connection is cut', 900, 0],
])('%s', async (_what, count, answered) => {
  const get = 'GET / HTTP/1.1\r\nHost: a\r\n';
  const socket = connect(port(), '127.0.0.1');
  socket.write(`${`${get}\r\n`.repeat(count - 1)}${get}Connection: close\r\n\r\n`);
  const answers = await text(socket).catch(() => '');
  expect(answers.match(/HTTP\/1.1 200/g) ?? []).toHaveLength(answered);
  expect(taken).toBe(8);
});

test('what was answered counts no more', async () => {
  for (let sent = 0; sent < 20; sent += 1) {
    const answer = await fetch(`http://127.0.0.1:${port()}/`);
    expect([answer.status, await answer.text()]).toEqual([200, '{}']);
  }
});
