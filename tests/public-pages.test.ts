import { Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import ContactPage from '@/app/(public)/contact/page';
import { generateMetadata } from '@/app/(public)/login/page';
import { ContactForm } from '@/components/contact/contact-form';
import { newcomer, person } from './factories';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
}));

test.each([
  [{}, 'Log in', { index: true, follow: true }],
  [{ mode: 'login' }, 'Log in', undefined],
  [{ mode: 'signup' }, 'Create an Account', undefined],
])(
  'the log-in page opened with %j is called %s, and only by its plain address found',
  async (params, title, robots) => {
    expect(await generateMetadata({ searchParams: Promise.resolve(params) })).toEqual({ title, robots });
  },
);

test('the contact form knows who is signed in', async () => {
  const senderFor = async (own: string) => {
    cookie = own;
    const { children } = (await ContactPage()).props as { children: ReactNode };
    const form = Children.toArray(children).find(
      (child) => isValidElement(child) && child.type === ContactForm,
    );
    return (form as ReactElement<ComponentProps<typeof ContactForm>>).props.sender;
  };
  const [mia, noProfile] = [await person('Mia'), await newcomer()];
  expect(await senderFor('')).toBeUndefined();
  expect(await senderFor(mia.cookie)).toEqual({ name: 'Mia', email: mia.email });
  expect(await senderFor(noProfile.cookie)).toEqual({ name: '', email: noProfile.email });
});
