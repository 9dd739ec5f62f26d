import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import InvitePage from '@/app/(public)/invite/[token]/page';
import JoinPage from '@/app/(public)/join/[token]/page';
import LoginPage from '@/app/(public)/login/page';
import { ToastProvider } from '@/components/ui/toast';
import { suspendedPath } from '@/lib/server/auth/suspension';
import { env } from '@/lib/server/env';
import { answer, family, invited } from './factories/guests';
import { restore, suspend } from './factories/judgements';
import { sharedToken } from './factories/share-link';

jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined }),
  headers: async () => new Headers(),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({}),
}));

const htmlOf = (page: ReactNode) => renderToStaticMarkup(createElement(ToastProvider, null, page));
const shown = async (page: typeof InvitePage | typeof JoinPage, token: string) =>
  htmlOf(await page({ params: Promise.resolve({ token }), searchParams: Promise.resolve({}) }));

const ofTheTrip = /Bendeela|Mia|Priya/;
const button = 'Open the trip';

test('while its organiser is suspended, an invitation’s page says that the trip is paused, and nothing else about it', async () => {
  const { mia, token } = await invited();
  expect(await shown(InvitePage, token)).toMatch(ofTheTrip);
  await suspend(mia);
  const paused = await shown(InvitePage, token);
  expect(paused).toContain('This trip is paused for now');
  expect(paused).toContain('Ask whoever invited you.');
  expect(paused).not.toMatch(ofTheTrip);
  expect(paused).not.toContain(button);
  expect(paused).toContain('Report this invitation');
  await restore(mia);
  expect(await shown(InvitePage, token)).toMatch(ofTheTrip);
});

test('a guest who has answered can still open the trip from this page', async () => {
  const { mia, token } = await invited();
  await answer(token, family);
  await suspend(mia);
  const paused = await shown(InvitePage, token);
  expect(paused).toContain('This trip is paused for now');
  expect(paused).toContain(button);
});

test('a share link’s page says that the trip is paused, too', async () => {
  const { mia, trip } = await invited();
  const token = await sharedToken(trip.id, mia);
  await suspend(mia);
  const paused = await shown(JoinPage, token);
  expect(paused).toContain('This trip is paused for now');
  expect(paused).not.toMatch(ofTheTrip);
});

test('the log-in page says why an account is suspended, and ignores a made-up reason in its address', async () => {
  const login = async (suspended: string) =>
    htmlOf(await LoginPage({ searchParams: Promise.resolve({ suspended }) }));
  const { searchParams } = new URL(suspendedPath('Sells tents!'), env().APP_URL);
  const words = `Your account is suspended: Sells tents! Write to ${env().CONTACT_EMAIL}.`;
  expect(await login(searchParams.get('suspended') ?? '')).toContain(words);
  expect(await login('Sells tents')).not.toContain('suspended:');
});
