import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import MealsPage from '@/app/(trip)/trip/[tripId]/meals/page';
import { ToastProvider } from '@/components/ui/toast';
import { dateOf } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { eatingTogether, postItem, putMeal, setDiet } from './factories/meals';
import type { Person } from './factories/people';
import { appoint, inDays, moveTo } from './factories/trips';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
  headers: async () => new Headers(),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({}),
}));

async function shownTo({ cookie: own }: Person, tripId: string): Promise<string> {
  cookie = own;
  const page = await MealsPage({ params: Promise.resolve({ tripId }) });
  return renderToStaticMarkup(createElement(ToastProvider, null, page));
}

test('somebody who is going is offered the open meals, anybody else only reads', async () => {
  const { mia, tom, ann, id, dinner } = await eatingTogether();
  await putMeal(id, dinner, { title: 'Sausages', cook: true }, mia);
  const [toms, anns] = [await shownTo(tom, id), await shownTo(ann, id)];
  for (const html of [toms, anns]) {
    expect(html).toContain('Sausages');
    expect(html.split('Before we arrive')).toHaveLength(4);
    expect(html.split('After we leave')).toHaveLength(4);
  }
  expect(toms.split('We’ll cook<')).toHaveLength(8);
  for (const words of ['We’ll cook', 'Allergies and diets']) expect(anns).not.toContain(words);
});

test('a co-organiser who isn’t going plans the meals of others, and takes none', async () => {
  const { ann, id } = await eatingTogether();
  await appoint({ id }, ann);
  const html = await shownTo(ann, id);
  expect(html).toContain('aria-haspopup="dialog"');
  expect(html).not.toContain('We’ll cook');
});

test('diets are shown to people who are going, allergies first, and nowhere else on a trip', async () => {
  const { mia, tom, zoe, id } = await eatingTogether();
  await setDiet(mia, 'Vegetarian');
  await setDiet(tom, 'Peanut allergy');
  const html = await shownTo(tom, id);
  expect(html).toContain('Only people going see this.');
  expect(html.indexOf('Peanut allergy')).toBeLessThan(html.indexOf('Vegetarian'));
  expect(html.indexOf('Peanut allergy')).toBeGreaterThan(0);
  expect(await shownTo(zoe, id)).not.toMatch(/Peanut|Vegetarian/);
});

test('a meal’s diets are sent only to people who are going', async () => {
  const { mia, tom, zoe, id, dinner } = await eatingTogether();
  await setDiet(tom, 'Peanut allergy');
  await postItem(id, dinner, { text: 'Peanut butter' }, mia);
  expect(await shownTo(mia, id)).toMatch(/class="avoided">[^<]*Tom[^<]*: Peanut allergy/);
  expect(await shownTo(zoe, id)).not.toContain('Peanut allergy');
});

test('the list can be printed once it has an item, and says how many are ticked', async () => {
  const { mia, tom, id, dinner } = await eatingTogether();
  expect(await shownTo(tom, id)).not.toContain('Print the list');
  await postItem(id, dinner, { text: 'Sausages, 24' }, mia);
  const html = await shownTo(tom, id);
  expect(html).toContain('Print the list');
  expect(html).toContain('0 of 1');
});

test('on a trip that is over or called off, everything can be read and nothing changed', async () => {
  const { mia, tom, id } = await eatingTogether();
  await postItem(id, { day: inDays(15), meal: 'lunch' }, { text: 'Bread' }, mia);
  const offered = ['We’ll cook', 'aria-haspopup="dialog"', ' open</span>'];
  const isRead = async (who: Person) => {
    const html = await shownTo(who, id);
    expect(html).toContain('Bread');
    for (const words of offered) expect(html).not.toContain(words);
  };
  await callOffTrip(mia.viewer, id);
  for (const who of [mia, tom]) await isRead(who);
  await db.trip.update({ where: { id }, data: { calledOffAt: null } });
  await db.meal.updateMany({ where: { tripId: id }, data: { day: dateOf(inDays(-8)) } });
  await moveTo({ id }, -9, -6);
  for (const who of [mia, tom]) await isRead(who);
});
