import { ApiError, api, forgetKey } from './api-client';

type Sent = { url: string; init: RequestInit };

function network(...responses: (Response | Error)[]) {
  const sent: Sent[] = [];
  global.fetch = (async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const response = responses.shift();
    if (response instanceof Error || !response) throw response ?? new Error('no response planned');
    return response;
  }) as typeof fetch;
  const keys = () => sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
  return { sent, keys };
}

const realFetch = global.fetch;
afterEach(() => {
  global.fetch = realFetch;
});

test('resolves to the response', async () => {
  network(Response.json({ crew: [] }));
  await expect(api.get('/crew')).resolves.toEqual({ crew: [] });
});

test('a response without content is a success', async () => {
  network(new Response(null, { status: 204 }));
  await expect(api.post('/api/guest/leave', {})).resolves.toBeNull();
});

test("rejects with the server's words and fields", async () => {
  network(
    Response.json({ error: 'Name is required', fields: { name: 'Name is required' } }, { status: 400 }),
  );
  await expect(api.post('/crew', {})).rejects.toMatchObject({
    status: 400,
    serverText: 'Name is required',
    fields: { name: 'Name is required' },
  });
});

test.each(['<html>Bad gateway</html>', ''])(
  'a response that is not JSON (%j) has no text of the server’s',
  async (text) => {
    network(new Response(text, { status: 502 }));
    await expect(api.get('/crew')).rejects.toMatchObject({ status: 502, serverText: undefined });
  },
);

test('a retry after a lost connection keeps its key, and a call after a response gets a new one', async () => {
  const { keys } = network(new TypeError('failed to fetch'), Response.json({}), Response.json({}));
  await expect(api.post('/crew', { name: 'Mia' })).rejects.toBeInstanceOf(ApiError);
  await api.post('/crew', { name: 'Mia' });
  await api.post('/crew', { name: 'Mia' });
  const [first, retry, another] = keys();
  expect(retry).toBe(first);
  expect(another).not.toBe(first);
});

test.each([
  ['a proxy that lost the response', () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ['a fault of the server', () => Response.json({ error: 'Something went wrong.' }, { status: 500 })],
  ['a first try that is still being worked on', () => Response.json({ error: 'Again.' }, { status: 409 })],
  ['a response that breaks off', () => new Response('{"member":{"id":', { status: 201 })],
])('after %s a retry keeps its key too', async (_, respond) => {
  const { keys } = network(respond(), Response.json({}));
  await expect(api.post('/crew', { name: 'Mia' })).rejects.toBeInstanceOf(ApiError);
  await api.post('/crew', { name: 'Mia' });
  const [first, retry] = keys();
  expect(retry).toBe(first);
});

test('a call after a refusal gets a new key', async () => {
  const { keys } = network(Response.json({ error: 'No.' }, { status: 400 }), Response.json({}));
  await expect(api.post('/crew', { name: 'Mia' })).rejects.toMatchObject({ status: 400 });
  await api.post('/crew', { name: 'Mia' });
  const [first, another] = keys();
  expect(another).not.toBe(first);
});

test('a double click shares one key, and another submission gets its own', async () => {
  const { keys } = network(Response.json({}), Response.json({}), Response.json({}));
  await Promise.all([
    api.post('/crew', { name: 'Mia' }),
    api.post('/crew', { name: 'Mia' }),
    api.post('/crew', { name: 'Tom' }),
  ]);
  const [first, second, tom] = keys();
  expect(second).toBe(first);
  expect(tom).not.toBe(first);
});

test('a change has a key too, and an error without a response carries that key', async () => {
  const { keys } = network(new TypeError('failed to fetch'), new TypeError('failed to fetch'));
  for (const change of [api.put, api.patch]) {
    const error = (await change('/rides/1', { seats: 5 }).catch((reason: unknown) => reason)) as ApiError;
    expect([error.status, error.key]).toEqual([0, keys().at(-1)]);
    expect(error.key).toMatch(/^[0-9a-f]{32}$/);
  }
});

test('repeating a change after another change is a new change, not a retry', async () => {
  const { keys } = network(new TypeError('failed to fetch'), Response.json({}), Response.json({}));
  await expect(api.put('/offer', { quantity: 1 })).rejects.toBeInstanceOf(ApiError);
  await api.put('/offer', { quantity: 0 });
  await api.put('/offer', { quantity: 1 });
  expect(new Set(keys()).size).toBe(3);
});

test('a call whose key was handed over is not retried here', async () => {
  const { keys } = network(new TypeError('failed to fetch'), Response.json({}));
  const error = (await api.post('/notices', {}).catch((reason: unknown) => reason)) as ApiError;
  forgetKey(error.key ?? '');
  await api.post('/notices', {});
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('a call that takes too long counts as one without a response', async () => {
  global.fetch = ((_: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    )) as typeof fetch;
  const patience = new AbortController();
  const sent = api.patch('/rides/1', {}, patience.signal);
  patience.abort(new DOMException('', 'TimeoutError'));
  await expect(sent).rejects.toMatchObject({ status: 0, key: expect.any(String) });
});

describe('a change of a trip names whose page sends it', () => {
  const page = (named: Record<string, string>) =>
    Object.assign(globalThis, {
      document: {
        querySelector: (selector: string) => {
          const content = named[selector.slice('meta[name='.length, -1)];
          return content && { content };
        },
      },
    });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'document');
  });

  test.each([
    [{ viewer: 'mia' }, ['mia', null]],
    [{ household: 'kim' }, [null, 'kim']],
    [{}, [null, null]],
  ])('with %j on the page', async (named, said) => {
    page(named);
    const { sent } = network(Response.json({}), Response.json({}), Response.json({}));
    await api.put('/api/trips/1/attendance', {});
    await api.get('/api/trips/1');
    await api.post('/api/crew', {});
    const saysOf = ({ init }: Sent) => {
      const headers = new Headers(init.headers);
      return [headers.get('for-account'), headers.get('for-household')];
    };
    expect(sent.map(saysOf)).toEqual([said, [null, null], [null, null]]);
  });
});
