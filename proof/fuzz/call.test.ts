import { type Example, makeCall } from './call';
import type { Operation } from './document';
import { Random } from './random';

const operation: Operation = {
  method: 'PATCH',
  path: '/api/trips/{id}/plans/{plan}',
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
    { name: 'plan', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'since', in: 'query', required: false, schema: { type: 'string' } },
    { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } },
  ],
  body: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
  successes: [],
  refusal: {},
};
const example: Example = {
  params: { id: 'trip', plan: 'swim' },
  query: { since: 'now' },
  body: { text: 'Swim' },
};
const caller = { cookie: 'campmates-session=abc', secret: '', known: {} };

const callOf = (seed: number) => makeCall(operation, caller, example, new Random(seed));
const calls = Array.from({ length: 600 }, (_, seed) => callOf(seed));

test('the same seed makes the same call', () => {
  expect(callOf(3)).toEqual(calls[3]);
});

test('more than a third of the calls are valid', () => {
  const sound = calls.filter(
    ({ path, body, headers }) =>
      path === '/api/trips/trip/plans/swim?since=now' &&
      body?.toString() === '{"text":"Swim"}' &&
      headers['content-type'] === 'application/json' &&
      headers.cookie === caller.cookie,
  );
  expect(sound.length / calls.length).toBeGreaterThan(0.35);
});

test('a call with wrong values in its path still leads to the operation, and the path is ASCII', () => {
  for (const { path } of calls) expect(path).toMatch(/^\/api\/trips\/[!-~]+\/plans\/[!-~]+$/);
  expect(new Set(calls.map(({ path }) => path)).size).toBeGreaterThan(100);
});

test.each([
  ['a body that is no JSON', calls.filter(({ body }) => !isJson(body)).length],
  ['another content type', calls.filter(({ headers }) => headers['content-type'] === 'text/plain').length],
  [
    'a forged cookie',
    calls.filter(({ headers }) => headers.cookie?.startsWith('campmates-session=x')).length,
  ],
  ['chunks', calls.filter(({ headers }) => headers['transfer-encoding'] === 'chunked').length],
  ['a key for retries', calls.filter(({ headers }) => headers['idempotency-key'] === 'first').length],
])('some calls have %s', (_, count) => {
  expect(count).toBeGreaterThan(0);
});

function isJson(body: Buffer | null): boolean {
  try {
    JSON.parse(String(body));
    return true;
  } catch {
    return false;
  }
}
