import type { ServerResponse } from 'node:http';

const body = JSON.stringify({ error: 'That cannot be done here.' });

/** Gives a 405 the contract's body: Next answers a wrong method with none, or with a page. */
export function wordMethodNotAllowed(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  const write = response.write.bind(response) as (...given: unknown[]) => boolean;
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  const refused = () => response.statusCode === 405;

  response.writeHead = (status: number, ...given: unknown[]) => {
    if (status === 405) {
      response.removeHeader('content-encoding');
      response.removeHeader('transfer-encoding');
      response.setHeader('content-type', 'application/json');
      response.setHeader('content-length', Buffer.byteLength(body));
      response.setHeader('cache-control', 'no-store');
    }
    return writeHead(status, ...given);
  };
  response.write = (...given: unknown[]) => refused() || write(...given);
  response.end = (...given: unknown[]) => (refused() ? end(body) : end(...given));
}
