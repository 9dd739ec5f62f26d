import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The parts of a span in OTLP's JSON format that tests look at. */
export interface CollectedSpan {
  traceId: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

export interface TraceCollector {
  url: string;
  /** The bodies of all requests, unparsed. */
  bodies: string[];
  spans: () => CollectedSpan[];
  stop: () => void;
}

interface Batch {
  resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[];
}

/**
 * Starts a collector that accepts spans as an OpenTelemetry collector does, by OTLP over HTTP in
 * JSON.
 */
export async function startTraceCollector(): Promise<TraceCollector> {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    if (request.url === '/v1/traces') bodies.push(body);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans: () =>
      bodies
        .map((body) => JSON.parse(body) as Batch)
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
