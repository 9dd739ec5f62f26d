import { createServer } from 'node:net';
import { hasCode, Refusal, reasonOf } from './refusal';

/** So that the command fails before any slow step. */
export async function requireFreePort(port: number, address?: string): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portRefusal(port, error)));
    server.listen(port, address, () => server.close(() => resolve()));
  });
}

export function portRefusal(port: number, error: Error): Refusal {
  if (hasCode(error, 'EADDRINUSE')) {
    return new Refusal(`Port ${port} is taken: stop what listens there, or set another PORT.`);
  }
  return new Refusal(`Port ${port} cannot be listened on (${reasonOf(error)}): set another PORT.`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
