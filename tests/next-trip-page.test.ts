import NextTripPage from '@/app/(app)/next-trip/page';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { callOffTrip } from '@/lib/trips/call-off';
import { setHidden } from '@/lib/trips/hide-trip';
import { newcomer, type Person, person } from './factories/people';
import { inDays, moveTo, plan } from './factories/trips';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
  headers: async () => new Headers({ 'x-campmates-path': '/next-trip' }),
}));

/** Returns the path to which the page redirects. */
async function opened(by?: Pick<Person, 'cookie'>): Promise<string> {
  cookie = by?.cookie ?? '';
  const { digest } = await NextTripPage().then(
    () => ({ digest: '' }),
    (error: { digest: string }) => error,
  );
  return digest.split(';')[2] ?? '';
}

const days = (first: number, last = first + 2) => ({ start_date: inDays(first), end_date: inDays(last) });
const pageOf = ({ id }: { id: string }) => `/trip/${id}`;

test('a signed-out visitor goes to the log-in, and somebody without a profile to completing it', async () => {
  expect(await opened()).toMatch(/^\/login/);
  expect(await opened(await newcomer())).toMatch(/^\/complete-profile/);
});

test('without a trip the page redirects to home', async () => {
  const mia = await person('Mia');
  expect(await opened(mia)).toBe('/');
  await plan(await person('Tom'), { invitees: ['somebody-else@example.com'] });
  expect(await opened(mia)).toBe('/');
});

test('a trip under way comes before the next one, and a past trip is ignored', async () => {
  const mia = await person('Mia');
  const [later, sooner, past] = [
    await plan(mia, days(30)),
    await plan(mia, days(9)),
    await plan(mia, days(20)),
  ];
  await moveTo(past, -9, -5);
  expect(await opened(mia)).toBe(pageOf(sooner));
  await moveTo(later, -1, 2);
  expect(await opened(mia)).toBe(pageOf(later));
});

test('a trip that somebody is going on comes before one they have not answered, and a declined one is ignored', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const [asked, far] = [
    await plan(mia, { ...days(3), invitees: [tom.email] }),
    await plan(mia, { ...days(40), invitees: [tom.email] }),
  ];
  expect(await opened(tom)).toBe(pageOf(asked));
  await answerTrip(tom.viewer, far.id, true);
  expect(await opened(tom)).toBe(pageOf(far));
  await answerTrip(tom.viewer, far.id, false);
  expect(await opened(tom)).toBe(pageOf(asked));
  await answerTrip(tom.viewer, asked.id, false);
  expect(await opened(tom)).toBe('/');
});

test('called-off and hidden trips are ignored', async () => {
  const mia = await person('Mia');
  const [off, hidden, next] = [await plan(mia, days(2)), await plan(mia, days(4)), await plan(mia, days(6))];
  await callOffTrip(mia.viewer, off.id);
  await setHidden(mia.viewer, hidden.id, true);
  expect(await opened(mia)).toBe(pageOf(next));
});
