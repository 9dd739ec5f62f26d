import { IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { asksForPage } from '../../lib/server/http/asks-for-page';
import { callerAddress } from '../../lib/server/http/caller-address';
import {
  MAX_BODY_BYTES,
  methodNotAllowed,
  refusedRequest,
  sendWhole,
  TOO_LARGE,
  type WholeResponse,
  writeWhole,
} from '../../lib/server/http/whole-response';

export const maxHeaderSize = 16 * 1024;
/** Browsers and common proxies stay below, because they send one request at a time. */
const maxPending = 8;

const notValid = 'That is not a valid request.';

/** Counts bytes in `push`, because a listener for the data would take the body away from Next. */
export class BoundedRequest extends IncomingMessage {
  #size = 0;
  /** If unset, a body of any size is accepted. */
  whenTooLarge?: () => void;

  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    this.#size += chunk?.length ?? 0;
    if (this.#size <= MAX_BODY_BYTES || !this.whenTooLarge) return super.push(chunk, encoding);
    this.whenTooLarge();
    this.destroy();
    return false;
  }
}

/** A client could forge headers about the request's origin. */
export function setCaller(request: IncomingMessage, trustedProxies: number): void {
  const { headers, socket } = request;
  const forwarded = headers['x-forwarded-for'];
  const address = callerAddress(socket.remoteAddress, forwarded?.toString(), trustedProxies);
  const unbelievable = ['x-real-ip', 'forwarded', 'x-forwarded-for'];
  if (trustedProxies === 0) unbelievable.push('x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port');
  for (const name of unbelievable) delete headers[name];
  if (address) headers['x-forwarded-for'] = address;
}

const pending = new WeakMap<Socket, number>();

/** With pipelined requests a client that reads nothing could make the app render hundreds of pages. */
function isTooFarAhead({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const waiting = (pending.get(socket) ?? 0) + 1;
  if (waiting > maxPending) {
    socket.destroy();
    return true;
  }
  pending.set(socket, waiting);
  response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
  return false;
}

/** False when the request was refused or its connection closed. */
export function admit(request: BoundedRequest, response: ServerResponse): boolean {
  if (isTooFarAhead(request, response)) return false;
  // Next would fail at a full URL, which only a proxy should get, and at a path that can't be decoded.
  if (request.url?.startsWith('/') && opensPage(request)) request.url = decodable(request.url);
  if (!request.url?.startsWith('/') || !isDecodable(request.url)) {
    refuse(response, refusedRequest(400, notValid));
    return false;
  }
  if (!hasResponse(request.method ?? '', request.url)) {
    refuse(response, methodNotAllowed('GET, HEAD'));
    return false;
  }
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
    refuse(response, refusedRequest(413, TOO_LARGE));
    // If the connection closed at once, a client that is still sending would not get the response.
    request.resume();
    setTimeout(() => request.destroy(), 2000).unref();
    return false;
  }
  if (request.headers['transfer-encoding']) {
    request.whenTooLarge = () => {
      if (!response.headersSent) refuse(response, refusedRequest(413, TOO_LARGE));
    };
  }
  return true;
}

// Next responds with a 500 to a path that cannot be decoded.
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

const opensPage = ({ method, headers, url = '' }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && asksForPage(headers.accept) && !calls.test(url);

/** Whoever has mistyped an address gets the app's page for an address that doesn't exist. */
function decodable(url: string): string {
  if (isDecodable(url)) return url;
  const [path = '', ...query] = url.split('?');
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const calls = /^\/(api|auth|crew|rides|profile)(\/|\?|$)/;

/** Pages and files allow only GET and HEAD; for the API's paths the app decides. */
function hasResponse(method: string, url: string): boolean {
  return method === 'GET' || method === 'HEAD' || (methods.has(method) && calls.test(url));
}

export function refuseMalformed(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Record<string, string>,
): void {
  const [status, reason] = malformed[error.code ?? ''] ?? [400, notValid];
  writeWhole(socket, refusedRequest(status, reason), headers);
}

const malformed: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large: at most 16 KB is allowed.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};

function refuse(response: ServerResponse, whole: WholeResponse): void {
  response.setHeader('connection', 'close');
  sendWhole(response, whole);
}
