import {
  asked,
  breakDevice,
  fakeStore,
  keptPaths,
  newDevice,
  pageFor,
  serve,
  setOnline,
  told,
} from '@/tests/offline-device';
import { takeAsset } from './assets';
import { answerCall } from './calls';
import { keepPage } from './keep-page';
import { type Asked, answerNavigation, answerRouter } from './navigate';
import { isAway, noteBack, PATIENCE_MS } from './network';
import { epochNow, forgetPages, ownerNow } from './owner';
import { refreshAfter } from './refresh';

jest.mock('./store', () => jest.requireActual('@/tests/offline-device').fakeStore);

const id = '00000001-0000-4000-8000-000000000000';
let after: Promise<unknown>[] = [];

const ask = (path: string, init?: RequestInit): Asked => {
  const url = new URL(path, 'http://localhost');
  return { url, request: new Request(url, init), later: (work) => after.push(work.catch(() => undefined)) };
};
const settled = () => Promise.allSettled(after);
const signedIn = (user: string | null) => ({
  '/auth/me': () => (user ? Response.json({ user: { id: user } }) : new Response('', { status: 401 })),
});
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** Opens a page without network and returns the response. */
async function withoutNetwork(path: string): Promise<Response> {
  serve({ [path]: lost });
  setOnline(false);
  const response = await answerNavigation(ask(path));
  setOnline(true);
  await noteBack();
  return response;
}

beforeEach(async () => {
  newDevice();
  after = [];
  await noteBack();
  serve({
    '/offline': 'the offline page',
    '/api/trips': () => Response.json({ trips: [] }),
    ...signedIn('mia'),
  });
  await keepPage('/', new Response(pageFor('mia')), await epochNow());
});

describe('a page', () => {
  test('comes from the server and is stored', async () => {
    serve({ '/your-crew': pageFor('mia') });
    const response = await answerNavigation(ask('/your-crew'));
    expect(await response.text()).toBe(pageFor('mia'));
    await settled();
    expect(keptPaths()).toEqual(['/', '/your-crew']);
  });

  test('is the stored copy with its time when there is no network, and the next page comes at once', async () => {
    serve({ '/': lost, '/?show=24': lost });
    const first = await (await answerNavigation(ask('/?show=24'))).text();
    expect(first).toMatch(/^<html data-kept="\d{4}-\d\d-\d\dT[\d:.]+Z" lang="en">/);
    await settled();
    expect(told).toContainEqual({ network: 'away' });
    asked.length = 0;
    await answerNavigation(ask('/'));
    expect(asked).not.toContain('/');
  });

  test('is the stored copy when the server fails, or the server’s error when none is stored', async () => {
    const fault = () => new Response('fault', { status: 503 });
    serve({ '/': fault, '/your-gear': fault });
    expect(await (await answerNavigation(ask('/'))).text()).toContain('data-kept');
    expect((await answerNavigation(ask('/your-gear'))).status).toBe(503);
  });

  test('that isn’t stored is the offline page', async () => {
    const { keepShell } = await import('./assets');
    await keepShell();
    serve({ '/profile': lost });
    setOnline(false);
    expect(await (await answerNavigation(ask('/profile'))).text()).toBe('the offline page');
  });

  test('is not shown while it is unclear who is signed in', async () => {
    setOnline(false);
    serve({ '/': lost, '/auth/me': lost });
    await fakeStore.writeFact('doubt', true);
    expect((await answerNavigation(ask('/'))).type).toBe('error');
    serve(signedIn('mia'));
    expect(await (await answerNavigation(ask('/'))).text()).toContain('data-kept');
    await fakeStore.writeFact('doubt', true);
    serve(signedIn('tom'));
    expect((await answerNavigation(ask('/'))).type).toBe('error');
    expect(keptPaths()).toEqual([]);
  });
});

test('the stored copy is not shown when another person logs in in another tab in the meantime', async () => {
  serve({
    '/': async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      await forgetPages();
      return lost();
    },
  });
  expect((await answerNavigation(ask('/'))).type).toBe('error');
});

describe('when the browser’s database and cache fail', () => {
  const forecast = `/api/trips/${id}/before-you-go`;

  beforeEach(() => {
    breakDevice();
    serve({
      '/': 'home',
      '/?_rsc=1': 'payload',
      '/icons.svg?1': 'icons',
      '/auth/login': '{}',
      '/auth/logout': '{}',
    });
    serve({ [forecast]: '{}' });
  });

  test.each([
    ['a page', '/', () => answerNavigation(ask('/'))],
    ['what the router asks for', '/?_rsc=1', () => answerRouter(ask('/?_rsc=1', { headers: { rsc: '1' } }))],
    ['a file', '/icons.svg?1', () => takeAsset(ask('/icons.svg?1').request)],
    ['a log-in', '/auth/login', () => answerCall(ask('/auth/login', { method: 'POST' }))],
    ['a log-out', '/auth/logout', () => answerCall(ask('/auth/logout'))],
    ['the forecast', forecast, () => answerCall(ask(forecast))],
  ])('%s still comes from the server', async (_, path, answer) => {
    expect((await answer()).ok).toBe(true);
    expect(asked).toContain(path);
  });

  test('a page without network is an error, and nothing hangs', async () => {
    serve({ '/': lost });
    expect((await answerNavigation(ask('/'))).type).toBe('error');
  });
});

test('an abandoned page load is not taken as a lost network', async () => {
  const left = new AbortController();
  serve({
    '/': () => {
      left.abort();
      return lost();
    },
  });
  told.length = 0;
  await answerNavigation(ask('/', { signal: left.signal }));
  await settled();
  expect(told).toEqual([]);
  expect(isAway()).toBe(false);
});

test('a page does not wait long for the server to say who is signed in', async () => {
  await fakeStore.writeFact('doubt', true);
  serve({ '/auth/me': () => new Promise<Response>(() => undefined), '/': pageFor('mia') });
  const soon = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((then: () => void, ms: number) => {
    expect(ms).toBe(PATIENCE_MS);
    return setImmediate(then);
  }) as never);
  expect((await answerNavigation(ask('/'))).ok).toBe(true);
  soon.mockRestore();
});

describe('a request of the router', () => {
  const router = { headers: { rsc: '1' } };

  test('fails at once without network, so that Next loads the whole page', async () => {
    setOnline(false);
    asked.length = 0;
    expect((await answerRouter(ask('/?_rsc=1', router))).type).toBe('error');
    expect(asked).not.toContain('/?_rsc=1');
  });

  test('causes the whole page to be stored', async () => {
    serve({ '/your-crew?_rsc=1': 'payload', '/your-crew': pageFor('mia') });
    expect(await (await answerRouter(ask('/your-crew?_rsc=1', router))).text()).toBe('payload');
    await settled();
    expect(keptPaths()).toContain('/your-crew');
  });
});

describe('a call', () => {
  test('that is refused without a session deletes the pages but keeps the owner', async () => {
    serve({ ...signedIn(null), '/api/notifications': () => new Response('', { status: 401 }) });
    expect((await answerCall(ask('/api/notifications'))).status).toBe(401);
    await settled();
    expect([keptPaths(), await ownerNow()]).toEqual([[], 'mia']);
  });

  test.each([
    ['/auth/logout', 'GET'],
    ['/api/auth/logout', 'GET'],
    ['/api/account/delete', 'POST'],
  ])('of %s deletes everything before the page gets the response', async (path, method) => {
    serve({ [path]: '{}' });
    await answerCall(ask(path, { method }));
    expect([keptPaths(), await ownerNow()]).toEqual([[], undefined]);
  });

  test('for the forecast is stored with its trip and answered from the copy without network', async () => {
    const path = `/api/trips/${id}/before-you-go`;
    serve({
      [path]: '{"weather":1}',
      '/api/trips': () => Response.json({ trips: [{ id, trip_name: 'Easter' }] }),
    });
    await answerCall(ask(path));
    await settled();
    serve({ [path]: lost });
    expect(await (await answerCall(ask(path))).json()).toEqual({ weather: 1 });
    await forgetPages();
    await expect(answerCall(ask(path))).rejects.toThrow('Failed to fetch');
  });

  test.each(['/auth/login', '/auth/reset-password', '/auth/request-signup', '/auth/confirm-email'])(
    'of %s deletes everything of the previous person',
    async (path) => {
      serve({ ...signedIn('tom'), [path]: '{}' });
      await answerCall(ask(path, { method: path.endsWith('confirm-email') ? 'GET' : 'POST' }));
      await settled();
      expect([keptPaths(), await ownerNow()]).toEqual([[], 'tom']);
    },
  );

  test('of a failed log-in, or of a log-in by the same person, leaves the stored pages', async () => {
    for (const response of [() => new Response('', { status: 401 }), '{}']) {
      serve({ '/auth/login': response });
      await answerCall(ask('/auth/login', { method: 'POST' }));
      await settled();
      expect(await (await withoutNetwork('/')).text()).toContain('data-kept');
    }
  });

  test('of a log-in hides the stored pages until the server then says who is signed in', async () => {
    let respond = (_: Response) => {};
    const response = new Promise<Response>((resolve) => (respond = resolve));
    serve({ '/auth/login': () => response });
    const loggingIn = answerCall(ask('/auth/login', { method: 'POST' }));
    await new Promise(setImmediate);
    // While the log-in is running, another tab requests /auth/me, and the response still names the
    // previous person.
    await answerCall(ask('/auth/me'));
    await settled();
    serve({ '/auth/me': lost });
    expect((await withoutNetwork('/')).type).toBe('error');
    respond(new Response('{}'));
    await loggingIn;
    await settled();
    expect((await withoutNetwork('/')).type).toBe('error');
  });

  test('of GET /auth/me sets the owner of the stored pages', async () => {
    await answerCall(ask('/auth/me'));
    await settled();
    expect(keptPaths()).toEqual(['/']);
    serve(signedIn(null));
    await answerCall(ask('/auth/me'));
    await settled();
    expect([keptPaths(), await ownerNow()]).toEqual([[], 'mia']);
    serve(signedIn('tom'));
    await answerCall(ask('/auth/me'));
    await settled();
    expect(await ownerNow()).toBe('tom');
  });

  test('that changes a trip refreshes the trip’s stored pages', async () => {
    const overview = `/trip/${id}`;
    serve({ '/api/trips': () => Response.json({ trips: [{ id, trip_name: 'Easter' }] }) });
    await keepPage(overview, new Response(pageFor('mia')), await epochNow());
    serve({ [overview]: `${pageFor('mia')}<p>Anew</p>` });
    asked.length = 0;
    await refreshAfter(`/api/trips/${id}/attendance`);
    expect(asked).toEqual(expect.arrayContaining(['/', overview]));
  });
});
