import { keptPaths, newDevice, pageFor, serve, setOnline } from '@/tests/offline-device';
import { keepPage } from './keep-page';
import { epochNow, ownerNow } from './owner';
import { passes, watchPassing } from './passing';

jest.mock('./store', () => jest.requireActual('@/tests/offline-device').fakeStore);

beforeEach(async () => {
  newDevice();
  await keepPage('/', new Response(pageFor('mia')), await epochNow());
});

/** A navigation to there, from a page of ours unless said otherwise. */
async function visit(path: string, referrer = 'http://localhost/'): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let response: Promise<Response> | undefined;
  watchPassing({
    request: { mode: 'navigate', url: `http://localhost${path}`, referrer },
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
])('a visit to %s is left to the browser', (path) => expect(passes(path)).toBe(true));

test.each(['/', '/trip/1', '/profile', '/login', '/authors'])('a visit to %s is not', (path) =>
  expect(passes(path)).toBe(false),
);

test('the log-out has the pages go at once; another site’s link does not', async () => {
  expect(await visit('/logout', 'https://evil.example/')).toBeUndefined();
  expect(keptPaths()).toEqual(['/']);
  expect(await visit('/logout')).toBeUndefined();
  expect([keptPaths(), await ownerNow()]).toEqual([[], 'mia']);
});

test('the page after it has everything go, once the server says that nobody is signed in', async () => {
  serve({ '/auth/me': () => Response.json({ user: { id: 'mia' } }) });
  await visit('/logged-out', 'https://evil.example/');
  expect([keptPaths(), await ownerNow()]).toEqual([['/'], 'mia']);
  serve({ '/auth/me': () => new Response('', { status: 401 }) });
  await visit('/logged-out');
  expect([keptPaths(), await ownerNow()]).toEqual([[], undefined]);
});

test('without network the log-out says that it needs it', async () => {
  setOnline(false);
  expect(await visit('/logout')).toBeDefined();
});
