import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import NotificationsPage from '@/app/(app)/notifications/page';
import WhatsNewPage from '@/app/(app)/whats-new/page';
import { ToastProvider } from '@/components/ui/toast';
import { newestRelease, releases } from '@/lib/releases';
import { db } from '@/lib/server/db/client';
import { countQueries } from './count-queries';
import { person } from './factories/people';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({}),
}));

const shown = (page: ReactElement) => renderToStaticMarkup(createElement(ToastProvider, null, page));
const linesIn = (html: string) => newestRelease.lines.filter((line) => html.includes(line));

test('the bell’s page shows three lines of the newest release without any additional query', async () => {
  const mia = await person('Mia');
  cookie = mia.cookie;
  expect(linesIn(shown(await NotificationsPage()))).toEqual([]);
  await db.user.update({ where: { id: mia.viewer.userId }, data: { newsSeenOn: null } });
  const { result, queries } = await countQueries(() => NotificationsPage());
  expect(linesIn(shown(result))).toEqual(newestRelease.lines.slice(0, 3));
  expect(queries).toHaveLength(2);
});

test('one page lists every release', () => {
  const html = shown(WhatsNewPage());
  for (const { lines } of releases) for (const line of lines) expect(html).toContain(line);
});
