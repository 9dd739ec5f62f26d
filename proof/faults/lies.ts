import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../scripts/port';
import {
  type AiBehaviour,
  after,
  aiSite,
  fails,
  says,
  stalls,
  startAiServer,
  suggests,
} from '../../tests/servers/ai-server';
import { takesMail } from '../../tests/servers/mail-server';

const moods = ['good', 'late', 'failing', 'garbage', 'silent'] as const;

/**
 * How a fake server responds: correctly, seconds late, with an error, with nonsense, or not at all.
 */
export type Mood = (typeof moods)[number];

export const anyMood = (): Mood => moods[Math.floor(Math.random() * moods.length)] ?? 'good';

/** A fake server in place of an external service. Its mood decides how it responds. */
export interface Liar {
  url: string;
  become(mood: Mood): void;
  stop(): Promise<void>;
}

const LATE_MS = 4000;

/** Starts a fake mail server. */
export async function lyingMail(): Promise<Liar> {
  const honestPort = await freePort();
  const honest = await takesMail(honestPort);
  let mood: Mood = 'good';
  const open = new Set<Socket>();
  const hold = (socket: Socket) => {
    open.add(socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket)));
    return socket;
  };
  const passOn = (socket: Socket) => socket.pipe(hold(connect(honestPort, '127.0.0.1'))).pipe(socket);
  const server = createServer((socket) => {
    hold(socket);
    if (mood === 'good') passOn(socket);
    if (mood === 'late') setTimeout(() => passOn(socket), LATE_MS);
    if (mood === 'failing') socket.end('421 4.3.2 No mail today\r\n');
    if (mood === 'garbage') socket.end('\u0000\u0007{"mail": 7}\r\n\r\n');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become: (next) => {
      mood = next;
    },
    async stop() {
      server.close();
      for (const socket of open) socket.destroy();
      await honest.close();
    },
  };
}

const behaviours: Record<Mood, AiBehaviour> = {
  good: suggests(aiSite('Neurum Creek'), aiSite('Archer')),
  late: after(LATE_MS, suggests(aiSite('Neurum Creek'))),
  failing: fails(500),
  garbage: says('{"campsites": [{"name": 7'),
  silent: stalls,
};

/** Starts a fake AI provider. */
export async function lyingAi(): Promise<Liar> {
  const server = await startAiServer(behaviours.good);
  return {
    url: server.baseUrl,
    become: (mood) => server.become(behaviours[mood]),
    stop: () => server.stop(),
  };
}
