import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';

/** The attributes that leave this process. Others may hold an address with a secret link, a query or a person's words. */
const kept = [
  'http.method',
  'http.route',
  'http.status_code',
  'net.peer.name',
  'net.peer.port',
  'next.route',
  'next.rsc',
  'next.span_type',
  'error.type',
];

/** The spans of Next whose names consist of fixed words, a method and the template of a route. */
const named = new Set<unknown>([
  'BaseServer.handleRequest',
  'AppRender.getBodyResult',
  'AppRouteRouteHandlers.runHandler',
  'Middleware.execute',
  'NextNodeServer.createComponentTree',
  'NextNodeServer.findPageComponents',
  'NextNodeServer.startResponse',
  'ResolveMetadata.generateMetadata',
]);

/**
 * A span with nothing in it that may be secret or a person's: known attributes alone, no words of errors, and a name
 * without an address.
 */
export function cleanSpan(span: ReadableSpan): ReadableSpan {
  const { attributes } = span;
  const clean: Attributes = {};
  for (const name of kept) if (attributes[name] !== undefined) clean[name] = attributes[name];
  const type = attributes['next.span_type'];
  // Not by spreading: some of a span's fields are getters of its class.
  return {
    name: named.has(type) ? span.name : nameOf(type, attributes['http.method']),
    kind: span.kind,
    spanContext: () => span.spanContext(),
    parentSpanContext: span.parentSpanContext,
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    status: { code: span.status.code },
    attributes: clean,
    links: [],
    events: [],
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: span.droppedAttributesCount,
    droppedEventsCount: span.droppedEventsCount,
    droppedLinksCount: span.droppedLinksCount,
  };
}

/** "AppRender.fetch GET": Next names the span of an outgoing request by its whole address. */
const nameOf = (type: unknown, method: unknown) =>
  [typeof type === 'string' ? type : 'span', method].filter(Boolean).join(' ');
