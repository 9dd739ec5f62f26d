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

/** The exporter itself reads OTEL_EXPORTER_OTLP_ENDPOINT, …_HEADERS and …_TIMEOUT. */
export function startTracing(): void {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'campmates' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter: cleaning(new OTLPTraceExporter()) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  // Next runs the middleware and the page separately, and passes the trace between them in a header.
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  if (env().TRUSTED_PROXIES === 0) subscribe('http.server.request.start', ignoreTraceOfCaller);
  onShutdown(() => provider.shutdown());
}

/** Without a trusted proxy any client may have written the trace headers. */
function ignoreTraceOfCaller(message: unknown): void {
  const { headers } = (message as { request: IncomingMessage }).request;
  delete headers.traceparent;
  delete headers.tracestate;
}

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
