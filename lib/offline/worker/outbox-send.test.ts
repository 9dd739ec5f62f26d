import type { KeptChange } from '../changes';
import { sendChange } from './outbox-send';

const change: KeptChange = {
  id: 1,
  viewer: 'mia',
  trip: 'easter',
  thing: 'answer',
  label: 'Going',
  kind: 'Your answer',
  method: 'PATCH',
  path: '/api/trips/easter/attending',
  body: '{"attending":true}',
  key: 'k',
  since: 0,
  faults: 0,
  refused: null,
};

const realFetch = global.fetch;
afterEach(() => {
  global.fetch = realFetch;
});

const respond = (response: Response | Error) => {
  const fetch = jest.fn(async (..._: Parameters<typeof global.fetch>) => {
    if (response instanceof Error) throw response;
    return response;
  });
  global.fetch = fetch;
  return fetch;
};

test('a change is sent unchanged, with its key and its owner’s header', async () => {
  const fetch = respond(Response.json({}));
  expect(await sendChange(change)).toEqual({ came: 'done' });
  expect(fetch).toHaveBeenCalledWith(
    change.path,
    expect.objectContaining({
      method: 'PATCH',
      body: change.body,
      redirect: 'error',
      headers: expect.objectContaining({ 'idempotency-key': 'k', 'for-account': 'mia' }),
    }),
  );
});

test('a guest’s change names the household, and a 401 means that the trip is no longer open', async () => {
  const fetch = respond(refusal(401));
  const outcome = await sendChange({ ...change, viewer: 'household kim' });
  expect(outcome).toMatchObject({ came: 'refusal', status: 401 });
  expect(outcome).toHaveProperty('words', expect.stringMatching(/^This trip is no longer open/));
  const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
  expect([headers.get('for-household'), headers.get('for-account')]).toEqual(['kim', null]);
  expect(headers.get('idempotency-key')).toBe('k');
});

test('a successful change returns the new version', async () => {
  respond(Response.json({ expense: { id: 'wood', version: 3 } }));
  expect(await sendChange(change)).toEqual({ came: 'done', version: 3 });
});

test('a refusal includes the messages of single fields', async () => {
  const fields = { cents: 'This is $64.20 now.' };
  respond(Response.json({ error: 'No.', fields }, { status: 409 }));
  expect(await sendChange(change)).toEqual({ came: 'refusal', status: 409, words: 'No.', fields });
});

const refusal = (status: number, headers = {}) =>
  Response.json({ error: 'No.' }, { status, headers: headers as Record<string, string> });

test.each([
  ['no network', new TypeError('failed'), { came: 'nothing' }],
  ['a Wi-Fi’s own page', new Response('<html>Log in to Wi-Fi</html>'), { came: 'nothing' }],
  ['a response that breaks off', new Response('{"attending":'), { came: 'nothing' }],
  ['a proxy’s refusal', Response.json({ blocked: true }, { status: 403 }), { came: 'nothing' }],
  ['an ended session', refusal(401), { came: 'signed out' }],
  ['a fault', refusal(500), { came: 'fault' }],
  ['a server that restarts', refusal(503, { 'retry-after': '5' }), { came: 'nothing', afterMs: 5000 }],
  ['too many at once', refusal(429, { 'retry-after': '60' }), { came: 'nothing', afterMs: 60_000 }],
  ['a time that is none', refusal(429, { 'retry-after': 'Sunday' }), { came: 'nothing', afterMs: 0 }],
  ['bad input', refusal(400), { came: 'refusal', status: 400, words: 'No.' }],
  ['a trip that is gone', refusal(404), { came: 'refusal', status: 404, words: 'No.' }],
  ['a conflict', refusal(409), { came: 'refusal', status: 409, words: 'No.' }],
])('%s', async (_, response, outcome) => {
  respond(response);
  expect(await sendChange(change)).toEqual(outcome);
});
