import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import YourCrewPage from '@/app/(app)/your-crew/page';
import YourRidesPage from '@/app/(app)/your-rides/page';
import { ToastProvider } from '@/components/ui/toast';
import { person } from './factories/people';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
}));

const fail = async () => {
  throw new Error('The list is away.');
};
jest.mock('@/lib/household/crew/list-crew', () => ({ getCrewPage: () => fail() }));
jest.mock('@/lib/household/rides/list-rides', () => ({ listRides: () => fail() }));

type Page = (props: { searchParams: Promise<object> }) => Promise<ReactElement>;

test.each<[string, Page]>([
  ['Failed to load your crew', YourCrewPage],
  ['Failed to load your rides', YourRidesPage],
])('a list that can’t be loaded shows the specification’s text: %s', async (words, page) => {
  cookie = (await person('Mia')).cookie;
  const html = renderToStaticMarkup(
    createElement(ToastProvider, null, await page({ searchParams: Promise.resolve({}) })),
  );
  expect(html).toContain(`>${words}<`);
});
