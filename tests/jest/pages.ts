import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ToastProvider } from '@/components/ui/toast';
import { pool } from '@/lib/server/db/client';

/** The browser that opens a page. A test sets the cookies of the person who opens it. */
export const browser = { cookie: '', path: '/', headers: {} as Record<string, string> };

// Next builds pages with this version of next/dynamic.
jest.mock('next/dynamic', () => jest.requireActual('next/dist/shared/lib/app-dynamic'));
// A test file imports this module before the pages, which load the real modules otherwise.
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => {
      const found = browser.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
      return found && { value: found.slice(name.length + 1) };
    },
  }),
  headers: async () => new Headers(browser.headers),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({}),
  usePathname: () => browser.path,
}));

/** Draws a page as the server does. */
export const drawn = (page: ReactNode) => renderToStaticMarkup(createElement(ToastProvider, null, page));

/** Runs something while every query that names this table fails. */
export async function whileAway<Result>(table: string, run: () => Promise<Result>): Promise<Result> {
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  const failing = (given: { text?: string }, ...more: unknown[]) =>
    given.text?.includes(table) ? Promise.reject(new Error('away')) : query(given, ...more);
  Object.assign(pool, { query: failing });
  return run().finally(() => Object.assign(pool, { query }));
}
