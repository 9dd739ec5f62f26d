import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const HELD_MS = 15_000;
const host = 'Host: a\r\n';

/**
 * What three in four slow clients send: an incomplete request, or nothing. Each fourth client sends
 * `unread` instead, which is fifty complete requests, and doesn't read the responses.
 */
const beginnings = [
  `GET /login HTTP/1.1\r\n${host}Accept: `,
  `POST /auth/login HTTP/1.1\r\n${host}Sec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"email": `,
  '',
];
const unread = `GET /login HTTP/1.1\r\n${host}\r\n`.repeat(50);

/** Keeps this many connections open until the signal aborts. Replaces each connection that ends. */
export async function slowClients(url: string, count: number, over: AbortSignal): Promise<void> {
  const port = Number(new URL(url).port);
  const open = new Set<Socket>();
  over.addEventListener('abort', () => {
    for (const socket of open) socket.destroy();
  });

  async function client(nth: number): Promise<void> {
    while (!over.aborted) {
      const socket = connect(port, 'localhost').on('error', () => socket.destroy());
      open.add(socket);
      const beginning = beginnings[nth % (beginnings.length + 1)];
      socket.write(beginning ?? unread);
      // A client that doesn't read doesn't notice when the server closes the connection. Therefore
      // the timer below closes it.
      if (beginning !== undefined) socket.resume();
      const timer = setTimeout(() => socket.destroy(), HELD_MS);
      await new Promise((closed) => socket.once('close', closed));
      clearTimeout(timer);
      open.delete(socket);
      await sleep(500);
    }
  }

  await Promise.all(Array.from({ length: count }, (_, nth) => client(nth)));
}
