import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const HELD_MS = 15_000;
const host = 'Host: a\r\n';

/** What a slow client sends: requests without an end, nothing at all, or requests whose responses it doesn't read. */
const beginnings = [
  `GET /login HTTP/1.1\r\n${host}Accept: `,
  `POST /auth/login HTTP/1.1\r\n${host}Sec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"email": `,
  '',
];
const unread = `GET /login HTTP/1.1\r\n${host}\r\n`.repeat(50);

/** Holds this many connections open until the signal aborts; another takes the place of each that ends. */
export async function slowClients(url: string, count: number, over: AbortSignal): Promise<void> {
  const port = Number(new URL(url).port);
  const client = async (nth: number) => {
    while (!over.aborted) {
      const socket = connect(port, 'localhost');
      const beginning = beginnings[nth % (beginnings.length + 1)];
      socket.write(beginning ?? unread);
      // A client that doesn't read never hears that the server has closed the connection.
      if (beginning !== undefined) socket.resume();
      await closed(socket, over);
      await sleep(500);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, nth) => client(nth)));
}

function closed(socket: Socket, over: AbortSignal): Promise<void> {
  const end = () => socket.destroy();
  const timer = setTimeout(end, HELD_MS);
  over.addEventListener('abort', end, { once: true });
  return new Promise((resolve) => {
    socket.on('error', end).on('close', () => {
      clearTimeout(timer);
      over.removeEventListener('abort', end);
      resolve();
    });
  });
}
