import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { constants } from 'node:os';
import { env } from '../env';
import { isOwnServer } from '../lifecycle';
import { Connections, STOP_PATIENCE } from './connections';
import { commonHeaders } from './headers';

/** Next's own server (`next start`, a standalone folder) waits for open connections without a limit. */
export function boundStop(): void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const { APP_URL, NODE_ENV } = env();
  // Where Next doesn't listen for signals, as on a serverless host, a signal ends the process without this.
  if (isOwnServer() || NODE_ENV === 'development' || process.listenerCount('SIGTERM') === 0) return;
  const connections = new Connections();
  subscribe('net.server.socket', (message) => connections.add((message as { socket: Socket }).socket));
  subscribe('http.server.request.start', (message) =>
    connections.addResponse((message as { response: ServerResponse }).response),
  );
  for (const signal of signals) {
    process.once(signal, () => {
      setTimeout(() => void connections.end(commonHeaders(APP_URL)), STOP_PATIENCE.requests).unref();
      setTimeout(() => process.exit(128 + constants.signals[signal]), STOP_PATIENCE.all).unref();
    });
  }
}
