import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { refusedRequest, sendWhole, writeWhole } from './whole-response';

/**
 * How long a stop waits for requests in flight, and how long it takes in all, in milliseconds. Docker and its like kill a
 * process 10 seconds after its signal, and an embedded database stops last.
 */
export const STOP_PATIENCE = { requests: 5_000, all: 8_500 };

/** How long the last responses may take to leave. */
const LAST_WORDS_MS = 500;

const stopping = refusedRequest(503, 'Campmates is restarting. Please try again in a moment.', {
  'retry-after': '5',
});

/** The open connections of a server, each with the responses that its client still waits for. */
export class Connections {
  readonly #open = new Map<Socket, Set<ServerResponse>>();

  add(socket: Socket): void {
    this.#open.set(socket, new Set());
    socket.once('close', () => this.#open.delete(socket));
  }

  addResponse(response: ServerResponse): void {
    const waiting = this.#open.get(response.req.socket);
    waiting?.add(response);
    response.once('close', () => waiting?.delete(response));
  }

  /** Refuses every request without a response yet, also one that has arrived in part; then cuts all connections. */
  async end(headers: Record<string, string>): Promise<void> {
    for (const [socket, waiting] of this.#open) {
      if (waiting.size === 0) writeWhole(socket, stopping, headers);
      for (const response of waiting) {
        if (response.headersSent) continue;
        response.setHeader('connection', 'close');
        sendWhole(response, stopping);
      }
    }
    await delay(LAST_WORDS_MS);
    // Node's closeAllConnections() leaves those that were given another protocol.
    for (const socket of this.#open.keys()) socket.destroy();
  }
}
