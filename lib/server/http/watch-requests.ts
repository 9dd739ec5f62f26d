import 'server-only';
import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { env } from '../env';
import { log } from '../log';
import { singleton } from '../singleton';
import { watchPage } from './failed-pages';
import { commonHeaders } from './headers';
import { showsUntrustedProxy } from './untrusted-proxy';
import { removeUnwantedHeaders } from './unwanted-headers';

const REQUEST = 'http.server.request.start';
const CONNECTION = 'net.server.socket';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const notPage = /^\/(?:_next|api|auth|cover|crew|rides)(?:[/?]|$)/;
const file = /^\/(?:_next\/static\/|[^/?]+\.\w+(?:\?|$))/;

// At each change Next's development server has a new copy of this module attend, in place of the one before.
const attending = singleton<{ end?: () => void }>('attending to requests', () => ({}));

/**
 * Attends to every request of this process before Next sees it; gives what ends that. Node tells of them wherever the
 * app is served: by scripts/server/serve.ts, by a plain `next start`, or by a host's own server.
 */
export function watchRequests(): () => void {
  const { APP_URL, TRUSTED_PROXIES, NODE_ENV } = env();
  let warned = false;
  const attend = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const requestId = randomUUID();
    request.headers['x-request-id'] = requestId;
    response.setHeaders(new Map(Object.entries(commonHeaders(APP_URL, requestId))));
    // On a connection that stays open Node would lose the first bytes of the next request.
    if (request.headers.upgrade) response.setHeader('connection', 'close');
    removeUnwantedHeaders(request);
    // Next knows no others and says nothing of them; OPTIONS is refused in words, with what the path allows.
    if (!methods.has(request.method ?? '')) request.method = 'OPTIONS';
    const { method = '', url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      // Next means to refuse this with 405, and stumbles over a page that it hasn't got for it; middleware.ts does for '/'.
      if (file.test(url)) request.url = '/';
    } else if (NODE_ENV !== 'development' && !('rsc' in headers) && !notPage.test(url)) {
      // In development Next shows what went wrong, and after a router's request the router shows the error page.
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

/**
 * Next listens for requests that ask for another protocol, such as WebSocket, responds to none of them and leaves their
 * connections open. Without a listener Node treats them as ordinary requests.
 */
function ignoreUpgrades(message: unknown): void {
  const { server } = (message as { socket: Socket & { server?: Server } }).socket;
  server?.removeAllListeners('upgrade');
}
