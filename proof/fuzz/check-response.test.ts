import { problemsOf, type ReceivedResponse } from './check-response';
import { type OpenApiDocument, operationsOf } from './document';

const id = { type: 'string', format: 'uuid' } as const;
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const trip = {
  type: 'object',
  properties: { id, name: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
  required: ['id', 'name'],
  additionalProperties: false,
};
const refusal = {
  type: 'object',
  properties: { error: { type: 'string' } },
  required: ['error'],
  additionalProperties: false,
};
const refused = { $ref: '#/components/responses/Refusal' };

const operations = operationsOf({
  paths: {
    '/api/trips/{id}': {
      get: {
        parameters: [{ name: 'id', in: 'path', required: true, schema: id }],
        responses: { 200: json(trip), default: refused },
      },
    },
    '/api/trips/{id}/calendar': {
      get: {
        parameters: [],
        responses: {
          200: { content: { 'text/calendar': { schema: { type: 'string' } } } },
          default: refused,
        },
      },
    },
    '/trip/{tripId}/recap.png': {
      get: {
        parameters: [],
        responses: { 200: { content: { 'image/png': { schema: { type: 'string' } } } }, default: refused },
      },
    },
    '/api/guest/leave': { post: { parameters: [], responses: { 204: {}, default: refused } } },
    '/auth/google': { get: { parameters: [], responses: { 302: {}, default: refused } } },
    '/api/chatgpt/campsites': { post: { parameters: [], responses: { 200: json({}), default: refused } } },
  },
  components: { responses: { Refusal: json(refusal) } },
} as unknown as OpenApiDocument);

const sent = { id: '01890a5d-ac96-774b-bcce-b302099a8057', name: null };

const check = (path: string, { status = 200, headers = {}, body = '' }: Partial<Sent>, sentPath = path) => {
  const operation = operations.find((each) => each.path === path);
  if (!operation) throw new Error(`there is no ${path}`);
  const whole: ReceivedResponse = { status, headers, body: Buffer.from(body) };
  return problemsOf(operation, whole, sentPath);
};

type Sent = Omit<ReceivedResponse, 'body'> & { body: string };
const jsonOf = (value: unknown, headers = {}): Partial<Sent> => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});
const read = (response: Partial<Sent>) => check('/api/trips/{id}', response);

test('the recap’s picture may lead to the log-in, or be missing as a page is', () => {
  const path = '/trip/{tripId}/recap.png';
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const sendTo = (location: string) => ({ status: 307, headers: { location } });
  expect(check(path, sendTo('/login?next=%2Ftrip'))).toEqual([]);
  expect(check(path, { status: 404, headers: html })).toEqual([]);
  expect(check(path, sendTo('/elsewhere'))).toHaveLength(1);
  expect(check(path, { status: 403, headers: html })).toHaveLength(1);
  expect(check('/api/trips/{id}', { status: 404, headers: html })).toHaveLength(1);
});

test('a response that fits the document has no problem', () => {
  expect(read(jsonOf(sent))).toEqual([]);
  expect(read(jsonOf(sent, { 'content-type': 'Application/JSON; charset=utf-8' }))).toEqual([]);
  expect(check('/api/trips/{id}/calendar', { headers: { 'content-type': 'text/calendar' } })).toEqual([]);
  expect(check('/api/guest/leave', { status: 204 })).toEqual([]);
  expect(check('/auth/google', { status: 302, headers: { location: '/' } })).toEqual([]);
  expect(read({ ...jsonOf({ error: 'No.' }), status: 404 })).toEqual([]);
});

test('a server error is a problem, and the problem quotes the response', () => {
  for (const status of [500, 502, 504, 507])
    expect(read({ ...jsonOf({ error: 'Oh.' }), status })).toEqual([
      `status ${status}: "{\\"error\\":\\"Oh.\\"}"`,
    ]);
});

test('503 is a problem, except for calls that may be off or busy and say when to try again', () => {
  const busy = { ...jsonOf({ error: 'Off.' }, { 'retry-after': '60' }), status: 503 };
  expect(read(busy)).toHaveLength(1);
  expect(check('/api/chatgpt/campsites', busy)).toEqual([]);
  const silent = { ...jsonOf({ error: 'Off.' }), status: 503 };
  expect(check('/api/chatgpt/campsites', silent)).toEqual(['status 503 without Retry-After']);
});

test('a 429 that does not say how long to wait is a problem', () => {
  const refusedOften = { ...jsonOf({ error: 'Too many.' }), status: 429 };
  expect(read(refusedOften)).toEqual(['status 429 without Retry-After']);
});

test('a status that neither the document nor the API’s rules name is a problem', () => {
  expect(read({ ...jsonOf(sent), status: 201 })).toEqual(['status 201, which the document doesn’t name']);
  expect(read({ status: 204 })).toHaveLength(1);
  expect(read({ ...jsonOf({ error: 'Tea?' }), status: 418 })).toHaveLength(1);
});

test('another content type is a problem', () => {
  expect(read(jsonOf(sent, { 'content-type': 'text/html' }))).toEqual([
    'status 200 with content type text/html, not application/json',
  ]);
  expect(read({ body: JSON.stringify(sent) })).toEqual([
    'status 200 with content type none, not application/json',
  ]);
  expect(check('/api/trips/{id}/calendar', jsonOf('BEGIN'))).toHaveLength(1);
  const page = { status: 404, headers: { 'content-type': 'text/html' }, body: '<p>Not found</p>' };
  expect(read(page)).toEqual(['status 404 with content type text/html, not application/json']);
});

test('only a path outside the API whose encoded dots may lead to a page may respond with a page’s 404', () => {
  const page = { status: 404, headers: { 'content-type': 'text/html' }, body: '<p>Not found</p>' };
  expect(check('/auth/google', page, '/auth/..%2Fgoogle')).toEqual([]);
  expect(check('/auth/google', page, '/auth/google')).toHaveLength(1);
  expect(check('/auth/google', page, '/auth/../google')).toHaveLength(1);
  expect(check('/auth/google', page, '/auth/google?to=%2F..%2Fx')).toHaveLength(1);
  expect(check('/auth/google', { status: 404 }, '/auth/..%2Fgoogle')).toHaveLength(1);
  expect(check('/api/trips/{id}', page, '/api/trips/..%2F..%2Fx')).toHaveLength(1);
});

test('a body with a missing field, a wrong type or an extra field is a problem', () => {
  expect(read(jsonOf({ id: sent.id }))).toEqual([expect.stringContaining('name: ')]);
  expect(read(jsonOf({ ...sent, name: 5 }))).toEqual([expect.stringContaining('name: ')]);
  expect(read(jsonOf({ ...sent, id: 'x' }))).toEqual([expect.stringContaining('id: ')]);
  expect(read(jsonOf({ ...sent, email: 'mia@example.com' }))).toEqual([expect.stringContaining('"email"')]);
  expect(read({ ...jsonOf({ message: 'No.' }), status: 404 })).toEqual([expect.stringContaining('error: ')]);
});

test('a body that is not JSON is a problem', () => {
  expect(read({ ...jsonOf(sent), body: '{"id":' })).toEqual([expect.stringContaining("isn't JSON")]);
  expect(read({ ...jsonOf(sent), body: '' })).toEqual([expect.stringContaining("isn't JSON")]);
});

test('a body in an empty response and a redirect without a target are problems', () => {
  expect(check('/api/guest/leave', { status: 204, body: 'x' })).toEqual(['status 204 with a body']);
  expect(check('/auth/google', { status: 302 })).toEqual(['status 302 without Location']);
});
