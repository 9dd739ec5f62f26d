import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { env } from '../env';
import { onShutdown } from '../lifecycle';
import { log } from '../log';
import { cleanSpan } from './clean-span';

/**
 * Sends Next's spans of every request to the collector at OTEL_EXPORTER_OTLP_ENDPOINT, in batches. The exporter reads
 * that variable and its like (…_HEADERS, …_TIMEOUT) by itself.
 */
export function startTracing(): void {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'campmates' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter: cleaning(new OTLPTraceExporter()) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  // Next runs the middleware and the page apart, and hands the trace from one to the other in a header.
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  if (env().TRUSTED_PROXIES === 0) subscribe('http.server.request.start', ignoreTraceOfCaller);
  onShutdown(() => provider.shutdown());
}

/** Without a proxy in front, a trace in a request's headers is a stranger's. */
function ignoreTraceOfCaller(message: unknown): void {
  const { headers } = (message as { request: IncomingMessage }).request;
  delete headers.traceparent;
  delete headers.tracestate;
}

/** Cleans spans before they leave, and says in the log when the collector stops taking them. */
function cleaning(exporter: SpanExporter): SpanExporter {
  let failing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans.map(cleanSpan), (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS;
        if (failed && !failing) log.warn({ err: result.error }, 'spans cannot be sent to the collector');
        failing = failed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
