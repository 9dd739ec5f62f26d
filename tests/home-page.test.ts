import { renderToStaticMarkup } from 'react-dom/server';
import HomePage from '@/app/(app)/page';
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

const homePage = () => HomePage({ searchParams: Promise.resolve({}) });

test('home asks the database as often for 20 trips as for none, at most three times', async () => {
  const mia = await person('Mia');
  cookie = mia.cookie;
  const queries = async () => (await countQueries(homePage)).queries.length;
  const none = await queries();
  for (let count = 0; count < 20; count++) {
    await plan(mia, { start_date: inDays(count), end_date: inDays(count + 1), invitees: [uniqueEmail()] });
  }
  expect(await queries()).toBe(none);
  expect(none).toBeLessThanOrEqual(3);
});

test('home greets by name and folds what is past or called off under its number', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  cookie = mia.cookie;
  const home = async () => renderToStaticMarkup(await homePage()).replaceAll('&#x27;', "'");
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

test('home leaves out what somebody has hidden, among the coming trips and in the fold', async () => {
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
  const home = renderToStaticMarkup(await homePage());
  for (const name of ['Next one', 'Long gone', 'Called off', '<details']) expect(home).not.toContain(name);
});

test('home says which trip is on, and whom a change of dates asks again', async () => {
  const { mia, tom, trip } = await party();
  await changeTrip(mia.viewer, trip.id, { start_date: inDays(5), end_date: inDays(7) });
  cookie = tom.cookie;
  expect(renderToStaticMarkup(await homePage())).toMatch(/Easter at Bendeela.*Going.*Confirm again/s);
  cookie = mia.cookie;
  expect(renderToStaticMarkup(await homePage())).not.toContain('Confirm again');
  await moveTo(trip, -1, 1);
  expect(renderToStaticMarkup(await homePage())).toMatch(/Easter at Bendeela.*Going.*On now/s);
});
