import { keptPaths, newDevice, pageFor, serve, setOnline } from '@/tests/offline-device';
import { keepPage } from './keep-page';
import { epochNow, ownerNow } from './owner';
import { answersCall, changesSession, passes, watchPassing } from './passing';
import { isSure } from './session';

jest.mock('./store', () => jest.requireActual('@/tests/offline-device').fakeStore);

let now = Date.now();

beforeEach(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  // Timers fire at once, and the fake clock jumps to the time for which a timer was set.
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((then: () => void, ms = 0) => {
    if (ms > 0) now += ms;
    return setImmediate(then);
  }) as never);
  newDevice();
  await keepPage('/', new Response(pageFor('mia')), await epochNow());
});

afterEach(() => jest.restoreAllMocks());

const signedIn = (id: string) => ({ '/auth/me': () => Response.json({ user: { id } }) });

/** Navigates to the path from one of our own pages, or from `referrer`. */
const visit = (path: string, referrer = 'http://localhost/') => watched(path, { mode: 'navigate', referrer });

async function watched(path: string, sent: object): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let response: Promise<Response> | undefined;
  watchPassing({
    request: { method: 'GET', headers: new Headers(), url: `http://localhost${path}`, ...sent },
    waitUntil: (more: Promise<unknown>) => work.push(more),
    respondWith: (with_: Promise<Response>) => {
      response = with_;
    },
  } as unknown as FetchEvent);
  await Promise.all(work);
  return response;
}

test.each([
  '/logout',
  '/auth/logout',
  '/api/auth/logout',
  '/api/auth/callback/google',
  '/confirm-email',
  '/reset-password',
  '/post-auth',
  '/unsubscribe/x',
])('a visit to %s bypasses the worker', (path) => expect(passes(path)).toBe(true));

test.each(['/', '/trip/1', '/profile', '/login', '/authors'])(
  'a visit to %s does not bypass the worker',
  (path) => expect(passes(path)).toBe(false),
);

test('the log-out deletes the pages at once, but a link on another site does not', async () => {
  expect(await visit('/logout', 'https://evil.example/')).toBeUndefined();
  expect(keptPaths()).toEqual(['/']);
  expect(await visit('/logout')).toBeUndefined();
  expect([keptPaths(), await ownerNow()]).toEqual([[], 'mia']);
});

test('the page after the log-out deletes everything once the server says that nobody is signed in', async () => {
  serve({ '/auth/me': () => Response.json({ user: { id: 'mia' } }) });
  await visit('/logged-out', 'https://evil.example/');
  expect([keptPaths(), await ownerNow()]).toEqual([['/'], 'mia']);
  serve({ '/auth/me': () => new Response('', { status: 401 }) });
  await visit('/logged-out');
  expect([keptPaths(), await ownerNow()]).toEqual([[], undefined]);
});

test('the log-out shows the offline page without network', async () => {
  setOnline(false);
  expect(await visit('/logout')).toBeDefined();
});

test.each([
  ['/auth/login', 'POST'],
  ['/api/auth/login', 'POST'],
  ['/AUTH/Login', 'POST'],
  ['/auth/reset-password', 'POST'],
  ['/auth/request-signup', 'POST'],
  ['/auth/confirm-email', 'GET'],
  ['/auth/logout', 'GET'],
  ['/logout', 'GET'],
  ['/api/auth/callback/google', 'GET'],
  ['/api/account/delete', 'POST'],
  ['/api/account/password', 'POST'],
  ['/api/account/sessions', 'DELETE'],
  ['/api/account/sessions/1', 'DELETE'],
])('%s counts as changing who is logged in, whatever its headers', async (path, method) => {
  expect(changesSession(path, method)).toBe(true);
  const reads = method === 'GET';
  for (const accept of ['*/*', 'text/html', 'application/json', undefined])
    for (const mode of ['cors', 'same-origin'] as const) {
      const request = new Request(`http://localhost${path}`, {
        method,
        mode,
        ...(accept && { headers: { accept } }),
      });
      expect(answersCall(request, path)).toBe(
        !reads || (accept === 'application/json' && path !== '/logout'),
      );
    }
  // The worker doesn't see the end of a request that bypasses it. For ten seconds, another person may
  // log in by this request, so stored pages are not shown.
  serve(signedIn('mia'));
  const [before, noting] = [now, watched(path, { method, mode: reads ? 'cors' : 'navigate' })];
  await new Promise(setImmediate);
  now = before;
  expect(await isSure()).toBe(false);
  await noting;
  now = before + 10_000;
  expect(await isSure()).toBe(true);
});

test.each([
  ['/auth/me', 'GET'],
  ['/api/auth/me', 'GET'],
  ['/api/account/sessions', 'GET'],
  ['/api/account/notifications', 'PUT'],
  ['/authors', 'POST'],
  ['/trip/1', 'GET'],
])('%s by %s does not count as changing who is logged in', async (path, method) => {
  expect(changesSession(path, method)).toBe(false);
  await watched(path, { method, mode: 'navigate' });
  expect(await isSure()).toBe(true);
});

test('a Google sign-in by another person deletes everything', async () => {
  serve(signedIn('tom'));
  await visit('/api/auth/callback/google', 'https://accounts.google.com/');
  expect([keptPaths(), await ownerNow()]).toEqual([[], 'tom']);
});
