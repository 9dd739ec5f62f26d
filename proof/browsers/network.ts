import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { someAddress } from '../../tests/some-address';

export interface Network {
  port: number;
  /** Errors of the person's pages, which the product itself reports. */
  problems: string[];
  cut(): void;
  mend(): void;
  close(): void;
}

/**
 * A proxy between one person's browser and the server, because not every engine's driver can cut its
 * network. The person gets an address of their own, and reaches no other server.
 */
export async function networkOf(serverPort: number): Promise<Network> {
  const address = someAddress();
  const problems: string[] = [];
  let up = true;
  const proxy = createServer((asked, answer) => {
    const url = new URL(asked.url ?? '', 'http://nowhere');
    if (!up || Number(url.port) !== serverPort) return asked.socket.destroy();
    if (url.pathname === '/api/client-errors') asked.on('data', (body) => problems.push(String(body)));
    const headers = { ...asked.headers, 'x-forwarded-for': address };
    const sent = request(
      { port: serverPort, path: url.pathname + url.search, method: asked.method, headers },
      (got) => {
        answer.writeHead(got.statusCode ?? 500, got.headers);
        got.pipe(answer);
      },
    );
    sent.on('error', () => asked.socket.destroy());
    answer.on('close', () => sent.destroy());
    asked.pipe(sent);
  });
  proxy.on('connect', (_, socket) => socket.destroy());
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  return {
    port: (proxy.address() as AddressInfo).port,
    problems,
    cut: () => {
      up = false;
      proxy.closeAllConnections();
    },
    mend: () => {
      up = true;
    },
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
