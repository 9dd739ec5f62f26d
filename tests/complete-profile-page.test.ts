import { Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import HomePage from '@/app/(app)/page';
import CompleteProfilePage from '@/app/(onboarding)/complete-profile/page';
import { CompleteProfileForm } from '@/components/account/profile/complete-profile-form';
import { freeUsername } from '@/lib/account/profile/free-username';
import { PATH_HEADER } from '@/lib/server/auth/callback';
import { db } from '@/lib/server/db/client';
import { newcomer, person } from './factories/people';

let cookie = '';
let path = '/';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
  headers: async () => new Headers({ [PATH_HEADER]: path }),
}));

async function destinationFor(callbackUrl?: string | string[]) {
  const page = await CompleteProfilePage({ searchParams: Promise.resolve({ callbackUrl }) });
  const { children } = page.props as { children: ReactNode };
  const form = Children.toArray(children).find(
    (child) => isValidElement(child) && child.type === CompleteProfileForm,
  );
  return (form as ReactElement<ComponentProps<typeof CompleteProfileForm>>).props.destination;
}

test('completing the profile leads to the page that somebody was going to if it is on this site, otherwise to the profile', async () => {
  cookie = (await newcomer()).cookie;
  expect(await destinationFor('/trip/1?people=60')).toBe('/trip/1?people=60');
  for (const elsewhere of ['https://evil.example', '//evil.example', ['/trip/1', '/trip/2'], undefined])
    expect(await destinationFor(elsewhere)).toBe('/profile?welcome=1');
  cookie = (await person()).cookie;
  expect(await destinationFor()).toBe('/profile');
});

test('a page that needs a profile redirects to the profile form, and passes on its own address', async () => {
  cookie = (await newcomer()).cookie;
  path = '/?past=12';
  await expect(HomePage({ searchParams: Promise.resolve({}) })).rejects.toMatchObject({
    digest: expect.stringContaining(';/complete-profile?callbackUrl=%2F%3Fpast%3D12;'),
  });
});

test('the proposed username is the first name, and one that nobody has', async () => {
  const name = `Zo\u00eb${Date.now()}`;
  const base = `zoe${name.slice(3)}`;
  expect(await freeUsername(`${name} Hart`)).toBe(base);
  const taken = await person();
  await db.profile.update({ where: { id: taken.viewer.profileId }, data: { username: base.toUpperCase() } });
  expect(await freeUsername(name)).toBe(`${base}2`);
  expect(await freeUsername('')).toBe('');
});

test('of a name that many have, each look-up is bounded, and the first free number is proposed', async () => {
  const look = jest.spyOn(db.profile, 'findMany');
  const pages: string[][] = [];
  look.mockImplementation(((query: { where: { username: { in: string[] } } }) => {
    const { in: wanted } = query.where.username;
    pages.push(wanted);
    return Promise.resolve(wanted.slice(0, pages.length === 1 ? 100 : 2).map((username) => ({ username })));
  }) as never);
  expect(await freeUsername('Jo')).toBe('jo103');
  expect(pages.map((page) => page.length)).toEqual([100, 100]);
  look.mockRestore();
});
