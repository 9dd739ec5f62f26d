import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import ConfirmEmailPage from '@/app/(public)/confirm-email/page';
import ContactPage from '@/app/(public)/contact/page';
import LoginPage, { generateMetadata } from '@/app/(public)/login/page';
import { ConfirmEmail } from '@/components/account/confirm-email';
import { LoginScreen } from '@/components/account/login-screen';
import { ContactForm } from '@/components/contact/contact-form';
import { newcomer, person } from './factories/people';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
}));

test.each([
  [{}, 'Log in', { index: true, follow: true }],
  [{ mode: 'login' }, 'Log in', undefined],
  [{ mode: 'signup' }, 'Create an Account', undefined],
])(
  'the log-in page opened with %j is titled %s, and search engines index only its plain address',
  async (params, title, robots) => {
    expect(await generateMetadata({ searchParams: Promise.resolve(params) })).toEqual({ title, robots });
  },
);

/** Returns the props that a page gives to one of its direct components. */
function propsOf<Props>(page: ReactElement, component: (props: Props) => ReactNode): Props {
  const { children } = page.props as { children: ReactNode };
  const found = Children.toArray(children).find((child) => isValidElement(child) && child.type === component);
  return (found as ReactElement<Props>).props;
}

test('the log-in page redirects a signed-in person, unless they have no profile', async () => {
  const open = () => LoginPage({ searchParams: Promise.resolve({ callbackUrl: '/trip/1' }) });
  const [mia, noProfile] = [await person('Mia'), await newcomer()];
  cookie = mia.cookie;
  await expect(open()).rejects.toMatchObject({ digest: expect.stringContaining(';/trip/1;') });
  for (const own of [noProfile.cookie, '']) {
    cookie = own;
    expect(propsOf(await open(), LoginScreen)).toMatchObject({ destination: '/trip/1', startWith: 'login' });
  }
});

test('the contact form is filled in for a signed-in person', async () => {
  const senderFor = async (own: string) => {
    cookie = own;
    return propsOf(await ContactPage(), ContactForm).sender;
  };
  const [mia, noProfile] = [await person('Mia'), await newcomer()];
  expect(await senderFor('')).toBeUndefined();
  expect(await senderFor(mia.cookie)).toEqual({ name: 'Mia', email: mia.email });
  expect(await senderFor(noProfile.cookie)).toEqual({ name: '', email: noProfile.email });
});

test('the page that confirms an account leads to the page on this site that somebody was going to', async () => {
  cookie = '';
  const onward = async (callbackUrl?: string | string[]) => {
    const page = await ConfirmEmailPage({ searchParams: Promise.resolve({ token: 'x', callbackUrl }) });
    return propsOf(page, ConfirmEmail).onward;
  };
  expect(await onward('/trip/1?people=60')).toBe('/trip/1?people=60');
  for (const elsewhere of ['https://evil.example', '//evil.example', ['/trip/1', '/trip/2'], undefined])
    expect(await onward(elsewhere)).toBe('');
});
