import { once } from 'node:events';
import { Agent, get, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type HttpServer, startHttpServer } from './http-server';

let running: HttpServer;
let taken: number;
let connections: number;

// Starts a server that waits a moment and then responds to all waiting requests together.
beforeEach(async () => {
  taken = 0;
  connections = 0;
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
  running.server.on('connection', () => {
    connections += 1;
  });
});
afterEach(() => running.stop());

const port = () => (running.server.address() as AddressInfo).port;

test.each([
  ['eight requests sent at once on a connection get responses', 8, 8],
  ['of hundreds of requests only eight are accepted before the connection is closed', 900, 0],
])('%s', async (_what, count, received) => {
  const head = 'GET / HTTP/1.1\r\nHost: a\r\n';
  const socket = connect(port(), '127.0.0.1');
  socket.write(`${`${head}\r\n`.repeat(count - 1)}${head}Connection: close\r\n\r\n`);
  const responses = await text(socket).catch(() => '');
  expect(responses.match(/HTTP\/1.1 200/g) ?? []).toHaveLength(received);
  expect(taken).toBe(8);
});

test('requests that have their response no longer count', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let sent = 0; sent < 20; sent += 1) {
    const [response] = await once(get({ agent, port: port() }), 'response');
    expect([response.statusCode, await text(response)]).toEqual([200, '{}']);
  }
  agent.destroy();
  expect(connections).toBe(1);
});
