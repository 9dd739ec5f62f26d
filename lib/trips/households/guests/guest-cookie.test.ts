import { randomUUID } from 'node:crypto';
import type { GuestHousehold } from '@/lib/trips/policy';
import { endedGuestCookie, guestCookie, guestCookieName, readGuestCookie } from './guest-cookie';

const household = (tripId: string = randomUUID()): GuestHousehold => ({ tripId, householdId: randomUUID() });

/** Returns the fake cookies of a browser whose guest cookie has this value. */
const holding = (value: string) => ({
  get: (name: string) => (name === guestCookieName() ? { value } : undefined),
});
const valueIn = (setCookie: string) => setCookie.split(/[=;]/)[1] ?? '';

/** Returns the value of the guest cookie after these households were opened one after the other. */
const opened = (...all: GuestHousehold[]) =>
  all.reduce((value, each) => valueIn(guestCookie(holding(value), each)), '');
const read = (value: string) => readGuestCookie(holding(value));

test('a browser can open every trip in its cookie, each with its own household', () => {
  const [first, second] = [household(), household()];
  expect(read(opened(first, second))).toEqual([second, first]);
});

test('of two households of one trip, the one opened last stays', () => {
  const [first, other] = [household(), household()];
  const again = household(first.tripId);
  expect(read(opened(first, other, again))).toEqual([again, other]);
});

test('of 21 trips, the 20 opened last stay', () => {
  const all = Array.from({ length: 21 }, () => household());
  expect(read(opened(...all))).toEqual(all.slice(1).reverse());
});

test.each<[string, (value: string) => string]>([
  ['nothing', () => ''],
  ['no signature', (value) => value.split('.')[0] ?? ''],
  ['an empty signature', (value) => `${value.split('.')[0]}.`],
  ['a signature cut short', (value) => value.slice(0, -1)],
  ['a signature of something else', (value) => `${value.split('.')[0]}.${opened(household()).split('.')[1]}`],
  [
    'another household under the signature',
    (value) => `${opened(household()).split('.')[0]}.${value.split('.')[1]}`,
  ],
  ['a letter more', (value) => `A${value}`],
  ['a signature alone', (value) => `.${value.split('.')[1]}`],
])('a cookie with %s opens nothing', (_, forge) => {
  expect(read(forge(opened(household())))).toEqual([]);
});

test('a cookie with a household added after signing opens nothing', () => {
  const [text = '', signature] = opened(household()).split('.');
  const { tripId, householdId } = household();
  const more = `${Buffer.from(text, 'base64url')} ${tripId} ${householdId}`;
  expect(read(`${Buffer.from(more).toString('base64url')}.${signature}`)).toEqual([]);
});

test('scripts can’t read the cookie, other sites don’t send it, and it lasts for 400 days', () => {
  expect(guestCookie(holding(''), household())).toMatch(
    /^campmates-guest=[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/,
  );
  expect(endedGuestCookie()).toBe('campmates-guest=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
});

test('the cookie contains only the ids of households and their trips', () => {
  const one = household();
  const [text = ''] = opened(one).split('.');
  expect(Buffer.from(text, 'base64url').toString()).toBe(`${one.tripId} ${one.householdId}`);
});

test('over https the cookie is limited to this exact host', () => {
  const { APP_URL } = process.env;
  process.env.APP_URL = 'https://camp.example';
  jest.isolateModules(() => {
    // Load the module again, because it reads the environment only once.
    const secure = jest.requireActual<typeof import('./guest-cookie')>('./guest-cookie');
    expect(secure.guestCookie(holding(''), household())).toMatch(/^__Host-campmates-guest=.*; Secure$/);
  });
  if (APP_URL === undefined) delete process.env.APP_URL;
  else process.env.APP_URL = APP_URL;
});
