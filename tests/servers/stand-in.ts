import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Behaviour<Call> = (call: Call, response: ServerResponse) => unknown;

/**
 * Starts a server that stands in for another one. It responds as `behaviour` says and records the
 * calls; `read` makes a call of a request, or null of one that it has answered itself.
 */
export async function startStandIn<Call>(
  read: (request: IncomingMessage, response: ServerResponse) => Call | null | Promise<Call | null>,
  behaviour: Behaviour<Call>,
  port: number,
) {
  const calls: Call[] = [];
  let behave = behaviour;
  const server = createServer(async (request, response) => {
    const call = await read(request, response);
    if (call === null) return;
    calls.push(call);
    behave(call, response);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    calls,
    /** Forgets the calls so far and uses another behaviour from now on. */
    become(next: Behaviour<Call>) {
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
