import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { CLOSED_POLICY, transportSecurity } from './headers';

export interface WholeResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export const MAX_BODY_BYTES = 64 * 1024;
export const tooLargeFor = (maxBytes: number) =>
  `That is too much at once: a request may hold up to ${maxBytes / 1024} KB.`;
export const TOO_LARGE = tooLargeFor(MAX_BODY_BYTES);

export const refusedRequest = (
  status: number,
  error: string,
  headers?: Record<string, string>,
): WholeResponse => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify({ error }),
});

/** For a wrong method Next itself would send an empty response or a page. */
export const methodNotAllowed = (allow: string): WholeResponse =>
  refusedRequest(405, 'That cannot be done here.', { allow });

export const toResponse = ({ status, headers, body }: WholeResponse) =>
  new Response(body, {
    status,
    headers: { 'content-security-policy': CLOSED_POLICY, ...transportSecurity(), ...headers },
  });

export function sendWhole(response: ServerResponse, { status, headers, body }: WholeResponse): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

export function writeWhole(
  socket: Socket,
  { status, headers, body }: WholeResponse,
  common: Record<string, string>,
): void {
  if (!socket.writable) return void socket.destroy();
  const all = { ...headers, ...common, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
