import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';

/** Other attributes may hold an address with a secret link, a query or a person's text. */
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

/** The names of these spans of Next contain only fixed words, a method and a route's template. */
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

export function cleanSpan(span: ReadableSpan): ReadableSpan {
  const { attributes } = span;
  const clean: Attributes = {};
  for (const name of kept) if (attributes[name] !== undefined) clean[name] = attributes[name];
  const type = attributes['next.span_type'];
  // A spread would miss the fields that are getters of the span's class.
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

/** Such as "AppRender.fetch GET". Next's own name of an outgoing request contains the whole URL. */
const nameOf = (type: unknown, method: unknown) =>
  [typeof type === 'string' ? type : 'span', method].filter(Boolean).join(' ');
