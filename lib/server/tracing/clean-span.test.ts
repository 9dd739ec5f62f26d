import { SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { cleanSpan } from './clean-span';

const exporter = new InMemorySpanExporter();
const tracer = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }).getTracer(
  'next.js',
);

/**
 * Returns a cleaned span. Before cleaning it has this name and these attributes, and an exception
 * with an address.
 */
function cleaned(name: string, attributes: Record<string, string | number | boolean>) {
  const span = tracer.startSpan(name, { attributes });
  span.recordException(new Error('nobody has tom@example.com'));
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'nobody has tom@example.com' });
  span.end();
  const made = exporter.getFinishedSpans().at(-1);
  if (!made) throw new Error('no span was made');
  return cleanSpan(made);
}

test('a request’s span names its route and status, and nothing from its address', () => {
  const span = cleaned('GET /invite/[token]', {
    'next.span_type': 'BaseServer.handleRequest',
    'next.route': '/invite/[token]',
    'http.route': '/invite/[token]',
    'http.method': 'GET',
    'http.status_code': 200,
    'http.target': '/invite/a-secret?email=tom@example.com',
    'url.full': 'https://camp.example/invite/a-secret',
    'next.rsc': false,
  });
  expect(span.name).toBe('GET /invite/[token]');
  expect(span.attributes).toEqual({
    'next.span_type': 'BaseServer.handleRequest',
    'next.route': '/invite/[token]',
    'http.route': '/invite/[token]',
    'http.method': 'GET',
    'http.status_code': 200,
    'next.rsc': false,
  });
});

test('an outgoing request’s span names only its host', () => {
  const span = cleaned('fetch GET https://weather.example/v1/forecast?apikey=a-secret', {
    'next.span_type': 'AppRender.fetch',
    'http.url': 'https://weather.example/v1/forecast?apikey=a-secret',
    'http.method': 'GET',
    'net.peer.name': 'weather.example',
  });
  expect(span.name).toBe('AppRender.fetch GET');
  expect(span.attributes).toEqual({
    'next.span_type': 'AppRender.fetch',
    'http.method': 'GET',
    'net.peer.name': 'weather.example',
  });
});

test('a span of an unknown kind loses its name', () => {
  expect(cleaned('look for a-secret', {}).name).toBe('span');
});

test('an error is recorded without its words', () => {
  const span = cleaned('GET', { 'next.span_type': 'BaseServer.handleRequest' });
  expect(span.status).toEqual({ code: SpanStatusCode.ERROR });
  expect(span.events).toEqual([]);
});

test('a span keeps its start, its duration and its trace', () => {
  const span = cleaned('GET', {});
  const made = exporter.getFinishedSpans().at(-1);
  expect(span.spanContext()).toEqual(made?.spanContext());
  expect([span.startTime, span.endTime, span.duration]).toEqual([
    made?.startTime,
    made?.endTime,
    made?.duration,
  ]);
});
