import { call } from '@/tests/call';
import { uniqueEmail } from '@/tests/factories/people';
import { loggedIn } from '@/tests/factories/sign-up';
import { GET as exists } from '../exists/route';
import { GET as provider } from './route';

test('the two look-ups say whether an address is known, and how it signs in', async () => {
  const email = uniqueEmail();
  const look = async () => [
    (await call(exists, 'GET', { query: { email } })).body,
    (await call(provider, 'GET', { query: { email } })).body,
  ];
  expect(await look()).toEqual([{ exists: false }, { provider: null }]);
  await loggedIn(email);
  expect(await look()).toEqual([{ exists: true }, { provider: 'local' }]);
});
