import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import YourCampsitesPage from '@/app/(app)/your-campsites/page';
import { ToastProvider } from '@/components/ui/toast';
import { db, pool } from '@/lib/server/db/client';
import { countQueries } from './count-queries';
import { person } from './factories/people';
import { added } from './factories/site-form';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({}),
}));

const show = async () =>
  renderToStaticMarkup(
    createElement(
      ToastProvider,
      null,
      await YourCampsitesPage({ searchParams: Promise.resolve({}) }),
    ) as ReactElement,
  );

test('own sites say whether they are shared, with their owner’s actions; saved sites lead to a trip', async () => {
  const mia = await person('Mia');
  cookie = mia.cookie;
  const secret = await added(mia, { name: 'Apple farm' });
  await added(mia, { name: 'Beach', share_flag: true });
  const open = await db.campsite.findFirstOrThrow({ where: { source: 'open' } });
  await db.savedSite.create({ data: { profileId: mia.viewer.profileId, campsiteId: open.id } });
  const html = await show();
  for (const part of [
    `href="/campsite/${secret.id}"`,
    `href="/add-location?site=${secret.id}"`,
    'aria-label="Share: Apple farm"',
    'aria-label="Make private: Beach"',
    'aria-label="Delete Beach"',
    `href="/create-trip-details?site=${open.id}"`,
  ])
    expect(html).toContain(part);
  expect([html.match(/Private</g)?.length, html.match(/Shared</g)?.length]).toEqual([1, 1]);
});

test('somebody without sites is told what the lists are for, with a way to the first of each', async () => {
  cookie = (await person('Tom')).cookie;
  const html = await show();
  expect(html).toContain('href="/add-location"');
  expect(html).toContain('href="/createtrip"');
});

test('the page queries each list once', async () => {
  const mia = await person('Mia');
  cookie = mia.cookie;
  const { queries } = await countQueries(show);
  // There are three queries: one for the session, which every page needs, and one for each of the
  // two lists.
  expect(queries).toHaveLength(3);
});

test('lists that could not be read are not shown as empty', async () => {
  cookie = (await person('Mia')).cookie;
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  const failing = (given: { text?: string }, ...more: unknown[]) =>
    given.text?.includes('saved_sites') ? Promise.reject(new Error('away')) : query(given, ...more);
  Object.assign(pool, { query: failing });
  try {
    const html = await show();
    expect(html).toContain('Failed to load your campsites');
    expect(html).not.toContain('Nothing saved yet');
  } finally {
    Object.assign(pool, { query });
  }
});
