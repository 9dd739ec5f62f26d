import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { RESTARTING } from '../../errors';
import { refusedRequest, sendWhole, writeWhole } from './whole-response';

/** In milliseconds. Docker kills a process after 10 seconds, and the embedded database stops last. */
export const STOP_PATIENCE = { requests: 5_000, all: 8_500 };

const LAST_WORDS_MS = 500;

const stopping = refusedRequest(503, RESTARTING, {
  'retry-after': '5',
});

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

  /** Answers 503 to every request without a response yet, half-sent ones included. */
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
    // Node's closeAllConnections() leaves upgraded connections open.
    for (const socket of this.#open.keys()) socket.destroy();
  }
}
