import 'server-only';
import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';
import { env } from '../env';
import { countResponse } from '../figures';
import { log } from '../log';
import { pagePattern } from '../route-template';
import { singleton } from '../singleton';
import { watchPage } from './failed-pages';
import { commonHeaders } from './headers';
import { showsUntrustedProxy } from './untrusted-proxy';

const REQUEST = 'http.server.request.start';
const CONNECTION = 'net.server.socket';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const notPage =
  /^\/(?:_next|api|auth|cover|crew|metrics|rides|(?:invite|join)\/[^/?]+\/preview\.png)(?:[/?]|$)/;
const file = /^\/(?:_next\/static\/|[^/?]+\.\w+(?:\?|$))/;

// Next's development server reloads this module at each change. The new copy then removes the
// listeners of the earlier copy.
const attending = singleton<{ end?: () => void }>('attending to requests', () => ({}));

/**
 * Starts to prepare every request of this process before Next sees it. Returns a function that stops
 * this. The requests come from a diagnostics channel of Node, which reports them under any server:
 * serve.ts, a plain `next start` or a host's own.
 */
export function watchRequests(): () => void {
  const { APP_URL, TRUSTED_PROXIES, NODE_ENV } = env();
  let warned = false;
  const attend = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const requestId = randomUUID();
    request.headers['x-request-id'] = requestId;
    response.setHeaders(new Map(Object.entries(commonHeaders(APP_URL, requestId))));
    countResponse(response, isPage(request));
    if (showsPage(request)) logPage(request, response, requestId);
    // For an upgrade request, close the connection after the response. On a kept-alive connection
    // Node would lose the first bytes of the next request.
    if (request.headers.upgrade) response.setHeader('connection', 'close');
    removeUnwantedHeaders(request);
    // Next sends an empty response for an unknown method. Change the method to OPTIONS, because our
    // OPTIONS handlers refuse with a message and the Allow header.
    if (!methods.has(request.method ?? '')) request.method = 'OPTIONS';
    const { method = '', url = '', headers } = request;
    // Next redirects a request that has its router's `rsc` header but no matching hash in the URL. An
    // API request doesn't need this header, so remove it.
    if (notPage.test(url) || (method !== 'GET' && method !== 'HEAD')) delete headers.rsc;
    if (method !== 'GET' && method !== 'HEAD') {
      // The path of a file has no page that could answer 405. With the path '/', middleware.ts
      // refuses the request.
      if (file.test(url)) request.url = '/';
    } else if (NODE_ENV !== 'development' && !('rsc' in headers) && !notPage.test(url)) {
      // In development Next shows the error itself. For a request from Next's router, the router
      // shows the error page.
      watchPage(response, requestId);
    }
    if (warned || !showsUntrustedProxy(request, TRUSTED_PROXIES)) return;
    warned = true;
    log.warn(
      'A proxy stands in front of Campmates, but TRUSTED_PROXIES is 0: all visitors share one count of log-ins. ' +
        'Set TRUSTED_PROXIES to the number of proxies.',
    );
  };
  attending.end?.();
  subscribe(REQUEST, attend);
  // In development Next needs its WebSocket to send code changes to the browser.
  if (NODE_ENV !== 'development') subscribe(CONNECTION, ignoreUpgrades);
  attending.end = () => {
    unsubscribe(REQUEST, attend);
    unsubscribe(CONNECTION, ignoreUpgrades);
  };
  return attending.end;
}

const showsPage = ({ method, url = '' }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && !notPage.test(url) && !file.test(url);
const isPage = (request: IncomingMessage) =>
  request.method === 'GET' && !('rsc' in request.headers) && showsPage(request);

/**
 * Logs a page's response, also one for Next's router. The line has the route's pattern in place of
 * the address, which may hold a secret link. The header tells the page its request's id; see
 * lib/report-error.ts.
 */
function logPage({ method, url = '' }: IncomingMessage, response: ServerResponse, requestId: string): void {
  const started = performance.now();
  const path = pagePattern(url);
  response.setHeader('server-timing', `request;desc="${requestId}"`);
  response.once('close', () => {
    const status = response.headersSent ? response.statusCode : null;
    log.info({ requestId, method, path, status, ms: Math.round(performance.now() - started) }, 'page');
  });
}

/**
 * Removes Next's listener for upgrade requests, such as WebSocket, because Next leaves their
 * connections open without a response. Without a listener Node treats an upgrade request as an
 * ordinary request.
 */
function ignoreUpgrades(message: unknown): void {
  const { server } = (message as { socket: Socket & { server?: Server } }).socket;
  server?.removeAllListeners('upgrade');
}

/**
 * Removes headers of Next's router with which Next would send a broken response. With
 * x-middleware-prefetch Next sends an empty 200 for every API request. With an invalid router state
 * it sends a 500; without a router state it sends the whole page.
 */
function removeUnwantedHeaders({ headers }: IncomingMessage): void {
  delete headers['x-middleware-prefetch'];
  try {
    parseAndValidateFlightRouterState(headers['next-router-state-tree']);
  } catch {
    delete headers['next-router-state-tree'];
  }
}
