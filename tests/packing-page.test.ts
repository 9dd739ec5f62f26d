import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import GearPage from '@/app/(trip)/trip/[tripId]/gear/page';
import { ToastProvider } from '@/components/ui/toast';
import { callOffTrip } from '@/lib/trips/call-off';
import { countQueries } from './count-queries';
import { addPacking, changePacking, packedThing } from './factories/packing';
import type { Person } from './factories/people';
import { moveTo, party } from './factories/trips';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
  headers: async () => new Headers(),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({}),
}));

function openPage({ cookie: own }: Person, tripId: string, list?: string) {
  cookie = own;
  return GearPage({
    params: Promise.resolve({ tripId }),
    searchParams: Promise.resolve(list === undefined ? {} : { list }),
  });
}

async function shown(who: Person, tripId: string, list?: string) {
  return renderToStaticMarkup(createElement(ToastProvider, null, await openPage(who, tripId, list)));
}

test('people who are going see their packing list beside the trip’s needs, with the number of things left to pack', async () => {
  const { tom, trip } = await party();
  const needs = await shown(tom, trip.id);
  expect(needs).toContain('Still short');
  const left = Number(/(\d+) still to pack/.exec(needs)?.[1]);
  expect(left).toBeGreaterThan(10);
  const pillow = (await packedThing(trip.id, tom, 'Pillow')).listed?.id ?? '';
  await changePacking(trip.id, pillow, { packed: true }, tom);
  const list = await shown(tom, trip.id, 'packing');
  expect(list).toContain(`1 of ${left} packed`);
  expect(list).toContain(`${left - 1} still to pack`);
  expect(list).not.toContain('Still short');
});

test('somebody who isn’t going sees the trip’s needs, whatever the address asks for', async () => {
  const { ann, trip } = await party();
  const page = await shown(ann, trip.id, 'packing');
  expect(page).toContain('Still short');
  expect(page).not.toContain('My packing list');
});

test('after the trip the page asks how it went; on a called-off trip nothing can be added', async () => {
  const { mia, tom, trip } = await party();
  await moveTo(trip, -9, -7);
  const after = await shown(tom, trip.id, 'packing');
  expect(after).toContain('How did it go?');
  expect(after).not.toContain('still to pack');
  await moveTo(trip, 5, 7);
  expect(await shown(tom, trip.id, 'packing')).toContain('Something else to pack');
  await callOffTrip(mia.viewer, trip.id);
  expect(await shown(tom, trip.id, 'packing')).not.toContain('Something else to pack');
});

test('the page takes at most four queries, however long the list is', async () => {
  const { tom, trip } = await party();
  const ask = async () => {
    const { queries } = await countQueries(() => openPage(tom, trip.id, 'packing'));
    return queries.length;
  };
  const few = await ask();
  for (const name of ['Book', 'Diary', 'Kite']) await addPacking(trip.id, name, tom);
  expect(await ask()).toBe(few);
  expect(few).toBeLessThanOrEqual(4);
});
