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
import { watchErrors } from '../server-errors';
import { singleton } from '../singleton';
import { showsUntrustedProxy } from './caller-address';
import { watchPage } from './failed-pages';
import { commonHeaders } from './headers';

const REQUEST = 'http.server.request.start';
const CONNECTION = 'net.server.socket';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const notPage =
  /^\/(?:_next|api|auth|cover|crew|metrics|rides|(?:invite|join)\/[^/?]+\/preview\.png)(?:[/?]|$)/;
/** A server that leaves tells its proxy so with 503, which is no error. */
const health = /^\/api\/health(?:\?|$)/;
const file = /^\/(?:_next\/static\/|[^/?]+\.\w+(?:\?|$))/;

// Next's development server reloads this module at each change. The new copy removes the old one's listeners.
const attending = singleton<{ end?: () => void }>('attending to requests', () => ({}));

/** Node's diagnostics channel reports requests before Next sees them, under any server. */
export function watchRequests(): () => void {
  const { APP_URL, TRUSTED_PROXIES, NODE_ENV } = env();
  let warned = false;
  const attend = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const requestId = randomUUID();
    request.headers['x-request-id'] = requestId;
    response.setHeaders(new Map(Object.entries(commonHeaders(APP_URL, requestId))));
    if (!health.test(request.url ?? '')) {
      watchErrors(request, response, requestId);
      countResponse(response, isPage(request));
    }
    if (showsPage(request)) logPage(request, response, requestId);
    // On a kept-alive connection Node would lose the first bytes of the request after an upgrade request.
    if (request.headers.upgrade) response.setHeader('connection', 'close');
    removeUnwantedHeaders(request);
    // Next sends an empty response for an unknown method. Our OPTIONS handlers refuse with a message.
    if (!methods.has(request.method ?? '')) request.method = 'OPTIONS';
    const { method = '', url = '', headers } = request;
    // Next redirects a request with its router's `rsc` header but no matching hash in the URL.
    if (notPage.test(url) || (method !== 'GET' && method !== 'HEAD')) delete headers.rsc;
    if (method !== 'GET' && method !== 'HEAD') {
      // The path of a file has no page that could answer 405. With '/' middleware.ts refuses the request.
      if (file.test(url)) request.url = '/';
    } else if (NODE_ENV !== 'development' && !('rsc' in headers) && !notPage.test(url)) {
      // In development Next shows the error itself, and Next's router shows its own requests' error page.
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

/** The address may hold a secret link, so its pattern is logged. The header is for lib/report-error.ts. */
function logPage({ method, url = '' }: IncomingMessage, response: ServerResponse, requestId: string): void {
  const started = performance.now();
  const path = pagePattern(url);
  response.setHeader('server-timing', `request;desc="${requestId}"`);
  response.once('close', () => {
    const status = response.headersSent ? response.statusCode : null;
    log.info({ requestId, method, path, status, ms: Math.round(performance.now() - started) }, 'page');
  });
}

/** Next's listener leaves upgrades, such as WebSocket, open; without it Node treats them as requests. */
function ignoreUpgrades(message: unknown): void {
  const { server } = (message as { socket: Socket & { server?: Server } }).socket;
  server?.removeAllListeners('upgrade');
}

/** With x-middleware-prefetch Next sends an API request an empty 200, with a bad router state a 500. */
function removeUnwantedHeaders({ headers }: IncomingMessage): void {
  delete headers['x-middleware-prefetch'];
  try {
    parseAndValidateFlightRouterState(headers['next-router-state-tree']);
  } catch {
    delete headers['next-router-state-tree'];
  }
}
