import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lists } from '../../lib/trips/conditions/lists/all';
import { samples } from '../conditions/samples';

export type ListBehaviour = (request: IncomingMessage, response: ServerResponse) => unknown;

/** The samples of the moment, under the host and path of each official list. */
export const goodLists: ListBehaviour = (request, response) => {
  const { pathname, search } = new URL(request.url ?? '', 'http://lists.test');
  const list = lists.find(({ url }) => {
    const { host, pathname: path, search: query } = new URL(url);
    return `/${host}${path}${query}` === pathname + search;
  });
  if (!list) return response.writeHead(404).end();
  response.setHeader('last-modified', new Date().toUTCString());
  return response.end(samples(new Date())[list.name]);
};

/** Starts a server that stands in for all official lists. It records the requests. */
export async function startListsServer(behaviour: ListBehaviour = goodLists, port = 0) {
  const calls: { path: string; headers: IncomingMessage['headers'] }[] = [];
  let behave = behaviour;
  const server = createServer((request, response) => {
    calls.push({ path: request.url ?? '', headers: request.headers });
    behave(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    calls,
    /** Forgets the requests so far and uses another behaviour from now on. */
    become(next: ListBehaviour) {
      calls.length = 0;
      behave = next;
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
