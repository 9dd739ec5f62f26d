import 'server-only';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../env';
import { log } from '../log';
import { completeResponse } from './complete-response';
import { showsUntrustedProxy } from './untrusted-proxy';
import { removeUnwantedHeaders } from './unwanted-headers';

const CHANNEL = 'http.server.request.start';

// Next's development server evaluates modules again at each change.
const kept = globalThis as { campmatesAttending?: () => void };

/**
 * Attends to every request of this process before Next sees it; gives what ends that. Node tells of them wherever the
 * app is served: by scripts/server/serve.ts, by a plain `next start`, or by a host's own server.
 */
export function watchRequests(): () => void {
  const { APP_URL, TRUSTED_PROXIES } = env();
  let warned = false;
  const attend = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    completeResponse(request, response, APP_URL);
    removeUnwantedHeaders(request);
    if (warned || !showsUntrustedProxy(request, TRUSTED_PROXIES)) return;
    warned = true;
    log.warn(
      'A proxy stands in front of Campmates, but TRUSTED_PROXIES is 0: all visitors share one count of log-ins. ' +
        'Set TRUSTED_PROXIES to the number of proxies.',
    );
  };
  kept.campmatesAttending?.();
  subscribe(CHANNEL, attend);
  kept.campmatesAttending = () => unsubscribe(CHANNEL, attend);
  return kept.campmatesAttending;
}
