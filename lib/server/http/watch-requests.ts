import 'server-only';
import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { env } from '../env';
import { countResponse } from '../figures';
import { log } from '../log';
import { singleton } from '../singleton';
import { watchPage } from './failed-pages';
import { commonHeaders } from './headers';
import { showsUntrustedProxy } from './untrusted-proxy';
import { removeUnwantedHeaders } from './unwanted-headers';

const REQUEST = 'http.server.request.start';
const CONNECTION = 'net.server.socket';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const notPage =
  /^\/(?:_next|api|auth|cover|crew|metrics|rides|(?:invite|join)\/[^/?]+\/preview\.png)(?:[/?]|$)/;
const file = /^\/(?:_next\/static\/|[^/?]+\.\w+(?:\?|$))/;

// Next's development server reloads this module at each change. The new copy
// replaces the earlier listeners.
const attending = singleton<{ end?: () => void }>('attending to requests', () => ({}));

/**
 * Prepares every request of this process before Next sees it. Returns a function that ends this.
 * Node reports every request through this channel, whichever server runs the app: serve.ts, a
 * plain `next start` or a host's own.
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
    // Node would lose the first bytes of the next request on a kept-alive connection.
    if (request.headers.upgrade) response.setHeader('connection', 'close');
    removeUnwantedHeaders(request);
    // Next answers unknown methods with an empty response. As OPTIONS the request
    // is refused in words, with Allow.
    if (!methods.has(request.method ?? '')) request.method = 'OPTIONS';
    const { method = '', url = '', headers } = request;
    // Next redirects a request of its router that names no hash. A call has no use for one.
    if (notPage.test(url) || (method !== 'GET' && method !== 'HEAD')) delete headers.rsc;
    if (method !== 'GET' && method !== 'HEAD') {
      // Next fails to answer 405 here because it has no page for it.
      // middleware.ts refuses the request at '/'.
      if (file.test(url)) request.url = '/';
    } else if (NODE_ENV !== 'development' && !('rsc' in headers) && !notPage.test(url)) {
      // In development Next shows the error itself. For a request of Next's router,
      // the router shows the error page.
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
  // In development Next sends changes to the browser over a WebSocket.
  if (NODE_ENV !== 'development') subscribe(CONNECTION, ignoreUpgrades);
  attending.end = () => {
    unsubscribe(REQUEST, attend);
    unsubscribe(CONNECTION, ignoreUpgrades);
  };
  return attending.end;
}

const isPage = ({ method, url = '', headers }: IncomingMessage) =>
  method === 'GET' && !('rsc' in headers) && !notPage.test(url) && !file.test(url);

/**
 * Removes Next's listener for upgrade requests such as WebSocket, because Next leaves
 * their connections open without a response. Without a listener Node treats an
 * upgrade request as an ordinary one.
 */
function ignoreUpgrades(message: unknown): void {
  const { server } = (message as { socket: Socket & { server?: Server } }).socket;
  server?.removeAllListeners('upgrade');
}
