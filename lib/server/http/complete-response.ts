import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDatabaseDown } from '../db/errors';
import { faultPage, type WholeResponse } from './fault-page';
import { methodNotAllowed } from './method-not-allowed';

/** What a response carries that brings nothing of its own; pages and cover art have policies of their own. */
export function commonHeaders(appUrl: string, requestId: string = randomUUID()): Record<string, string> {
  return {
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(appUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  };
}

/** The requests in flight that the database has failed, by their ids. */
const failed = new Set<string>();
let lastFailure = Number.NEGATIVE_INFINITY;

/** Remembers why a page could not be made: all that is known of it when the response goes out is a 500. */
export function recordFailure(error: unknown, requestId: unknown): void {
  if (typeof requestId !== 'string' || !isDatabaseDown(error)) return;
  failed.add(requestId);
  lastFailure = performance.now();
}

// Waiting for a connection, for a lock and then for the next connection can add up to more than 5 seconds.
const PATIENCE = 4_000;

/** Gives a page up that still waits for a database which has failed another one of late. */
function boundWait(response: ServerResponse, requestId: string): void {
  const timer = setTimeout(() => {
    if (response.headersSent || performance.now() - lastFailure > 2 * PATIENCE) return;
    failed.add(requestId);
    response.statusCode = 500;
    response.end();
  }, PATIENCE);
  response.once('close', () => clearTimeout(timer));
}

// What Next had set for the response that is replaced.
const replacedHeaders = ['content-encoding', 'transfer-encoding', 'etag', 'link'];

/** Gives a response the common headers, and its words where Next gives it none. */
export function completeResponse(request: IncomingMessage, response: ServerResponse, appUrl: string): void {
  const requestId = randomUUID();
  request.headers['x-request-id'] = requestId;
  response.once('close', () => failed.delete(requestId));
  const kind = kindOf(request);
  if (kind === 'page') boundWait(response, requestId);

  const { writeHead, write, end } = response as unknown as Record<'writeHead' | 'write' | 'end', AnyMethod>;
  let instead: WholeResponse | undefined;
  const replaced = (status = response.statusCode) => {
    if (!response.headersSent) instead = replacement(kind, status, failed.has(requestId));
    return instead;
  };
  Object.assign(response, {
    // Only as the head goes out: Next leaves a header that is there before it, and so would drop a route's own.
    writeHead(status: number, ...given: unknown[]) {
      const own = replaced(status);
      if (own) {
        for (const name of replacedHeaders) response.removeHeader(name);
        for (const [name, value] of Object.entries(own.headers)) response.setHeader(name, value);
        response.setHeader('content-length', Buffer.byteLength(own.body));
      }
      for (const [name, value] of Object.entries(commonHeaders(appUrl, requestId))) {
        if (!response.hasHeader(name)) response.setHeader(name, value);
      }
      return writeHead.call(response, own?.status ?? status, ...given);
    },
    write: (...given: unknown[]) => (replaced() ? true : write.apply(response, given)),
    end(...given: unknown[]) {
      if (response.writableEnded) return response;
      const own = replaced();
      return end.apply(response, own ? [own.body] : given);
    },
  });
}

type AnyMethod = (...given: unknown[]) => unknown;

type Kind = 'call' | 'page' | 'part of a page' | 'change of a page';

function kindOf({ method = '', url = '', headers }: IncomingMessage): Kind {
  if (/^\/(?:api|auth|crew|rides)(?:[/?]|$)/.test(url)) return 'call';
  if (method !== 'GET' && method !== 'HEAD') return 'change of a page';
  return 'rsc' in headers ? 'part of a page' : 'page';
}

/** What goes out in place of a response of Next's that has no words; undefined where that one will do. */
function replacement(kind: Kind, status: number, databaseDown: boolean): WholeResponse | undefined {
  // For a file Next means to answer 405 as well, and stumbles over a page that it hasn't got for that.
  if (status === 405 || (status === 500 && kind === 'change of a page')) return methodNotAllowed();
  // The router shows the error page by itself, and Next's development server what went wrong.
  if (status !== 500 || kind !== 'page' || process.env.NODE_ENV === 'development') return undefined;
  return faultPage(databaseDown ? 503 : 500);
}
