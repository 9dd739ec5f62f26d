import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import HomePage from '@/app/(app)/page';
import { ToastProvider } from '@/components/ui/toast';
import { dateOf, formatDay, formatMonth, formatWeekday } from '@/lib/dates';
import { callOffTrip } from '@/lib/trips/call-off';
import { changeTrip } from '@/lib/trips/change-trip';
import { setHidden } from '@/lib/trips/hide-trip';
import { countQueries } from './count-queries';
import { person, uniqueEmail } from './factories/people';
import { inDays, moveTo, party, plan } from './factories/trips';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
  headers: async () => new Headers(),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({}),
  usePathname: () => '/',
}));

const homePage = (asked = {}) => HomePage({ searchParams: Promise.resolve(asked) });
const html = async (asked = {}) =>
  renderToStaticMarkup(createElement(ToastProvider, null, await homePage(asked)) as ReactElement);

test('home takes as many queries for 20 trips as for one, at most four', async () => {
  const mia = await person('Mia');
  cookie = mia.cookie;
  const queries = async () => (await countQueries(() => homePage())).queries.length;
  const planOne = (count: number) =>
    plan(mia, { start_date: inDays(count), end_date: inDays(count + 1), invitees: [uniqueEmail()] });
  await planOne(0);
  const one = await queries();
  for (let count = 1; count < 20; count++) await planOne(count);
  expect(await queries()).toBe(one);
  expect(one).toBeLessThanOrEqual(4);
  expect((await html()).length).toBeLessThan(45_000);
});

test('home greets by name and folds past and called-off trips under their number', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  cookie = mia.cookie;
  const home = async () => (await html()).replaceAll('&#x27;', "'");
  const empty = await home();
  for (const text of ['Welcome back,', 'Mia', 'Your trips!', 'Create your next trip!', 'Update Your Profile'])
    expect(empty).toContain(text);
  const nothing = 'Looks like you have no trips planned. Click Create your next trip button below!';
  expect(empty).toContain(nothing);
  expect(empty).not.toContain('Past trips');

  const gone = await plan(mia, { tripName: 'Long gone' });
  await moveTo(gone, -9, -2);
  expect(await home()).toMatch(new RegExp(`${nothing}.*<details.*>Past trips.*1.*Long gone.*Past<`, 's'));

  const off = await plan(tom, { tripName: null, invitees: [mia.email] });
  await callOffTrip(tom.viewer, off.id);
  const folded = await home();
  expect(folded).toContain(nothing);
  expect(folded).toMatch(
    /<details.*>Past and called-off trips.*2.*Unnamed Trip.*Pending.*Called off.*Owner.*Tom/s,
  );
  expect(folded).toMatch(/<details.*Long gone.*Going.*Owner.*You/s);

  await plan(mia, { tripName: 'Next one' });
  expect(await home()).toMatch(/Your trips!.*Next one.*<details.*Long gone.*Unnamed Trip/s);
});

test('from twelve trips on, coming and past trips can be searched by name, place and date', async () => {
  const mia = await person('Mia');
  cookie = mia.cookie;
  for (let count = 0; count < 10; count++) await plan(mia, { tripName: `Trip ${count}` });
  const gone = await plan(mia, { tripName: '50% by the river' });
  await moveTo(gone, -9, -2);
  expect(await html()).not.toContain('Find a trip');
  await plan(mia, { tripName: 'River again' });
  expect(await html()).toContain('Find a trip');

  const found = await html({ q: ' river ' });
  expect(found).toMatch(/2 trips.*River again.*<details.*open.*50% by the river/s);
  expect(found).not.toContain('Trip 3');
  expect(await html({ q: '0%' })).toMatch(/1 trip.*50% by the river/s);
  const none = await html({ q: 'nowhere' });
  expect(none).toContain('No trip has “nowhere” in its name, place or date.');
  expect(none).toContain('Show all trips');
  expect(none).toContain('Update Your Profile');
  expect(none).not.toContain('Looks like you have no trips planned');
  // A text too long for the search box is ignored.
  expect(await html({ q: 'nowhere'.repeat(20) })).toContain('Trip 3');
});

test('a search finds a trip by its first and last day, written as on its card or in full', async () => {
  const mia = await person('Mia');
  cookie = mia.cookie;
  await plan(mia, { tripName: 'Long ahead', start_date: inDays(400), end_date: inDays(403) });
  await plan(mia, { tripName: 'Soon' });
  const found = async (q: string) => {
    const page = await html({ q });
    return ['Long ahead', 'Soon'].filter((name) => page.includes(name));
  };
  for (const day of [inDays(400), inDays(403)]) {
    const date = `${formatDay(day)} ${day.slice(0, 4)}`;
    const month = dateOf(day).toLocaleDateString('en-AU', { month: 'long', timeZone: 'UTC' });
    const inFull = [`${formatWeekday(day)} ${Number(day.slice(8))} ${month}`, `${month} ${day.slice(0, 4)}`];
    for (const text of [date, date.slice(4), formatMonth(day), ...inFull])
      expect([text, await found(text)]).toEqual([text, ['Long ahead']]);
  }
});

test('home leaves out hidden trips, among the coming trips and in the fold', async () => {
  const mia = await person('Mia');
  const [next, gone, off] = [
    await plan(mia, { tripName: 'Next one' }),
    await plan(mia, { tripName: 'Long gone' }),
    await plan(mia, { tripName: 'Called off' }),
  ];
  await moveTo(gone, -9, -2);
  await callOffTrip(mia.viewer, off.id);
  for (const { id } of [next, gone, off]) await setHidden(mia.viewer, id, true);
  cookie = mia.cookie;
  const home = await html();
  for (const name of ['Next one', 'Long gone', 'Called off', '<details']) expect(home).not.toContain(name);
});

test('home says which trip is under way, and who is asked again after a change of dates', async () => {
  const { mia, tom, trip } = await party();
  await changeTrip(mia.viewer, trip.id, { start_date: inDays(5), end_date: inDays(7) });
  cookie = tom.cookie;
  expect(await html()).toMatch(/Easter at Bendeela.*Going.*Are you still going\?/s);
  cookie = mia.cookie;
  expect(await html()).not.toContain('Are you still going?');
  await moveTo(trip, -1, 1);
  expect(await html()).toMatch(/On now.*Easter at Bendeela.*Going/s);
});
