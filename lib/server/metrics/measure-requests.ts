import 'server-only';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Histogram, type Registry } from 'prom-client';
import { builtRoutes, templatesOf } from '../route-template';

const REQUEST = 'http.server.request.start';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function measureRequests(register: Registry, routes = builtRoutes()): () => void {
  const templateOf = templatesOf(routes);
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by the template of their path, their method and the class of their response’s status',
    labelNames: ['route', 'method', 'status'],
    registers: [register],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from a request’s headers to the end of its response; streams of events aside',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [register],
  });
  const measure = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const started = performance.now();
    const route = templateOf(request.url ?? '');
    response.once('close', () => {
      requests.inc({ route, method: request.method, status: statusOf(response) });
      // A stream stays open as long as its page, up to ten minutes.
      if (isStream(response)) return;
      durations.observe({ route }, (performance.now() - started) / 1000);
    });
  };
  subscribe(REQUEST, measure);
  return () => unsubscribe(REQUEST, measure);
}

const isStream = (response: ServerResponse) =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');

/** A class of statuses such as "2xx"; "none" when the client closed the connection before the response began. */
const statusOf = ({ headersSent, statusCode }: ServerResponse) =>
  headersSent ? `${Math.floor(statusCode / 100)}xx` : 'none';
