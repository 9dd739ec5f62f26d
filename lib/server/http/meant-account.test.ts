import { z } from 'zod';
import { call } from '@/tests/call';
import { person } from '@/tests/factories/people';
import { accountRoute, publicRoute, route } from './route';

const spec = { summary: 'Change', answer: z.object({ done: z.boolean() }) };
const done = async () => ({ done: true });

test.each([
  ['somebody with a profile', route(spec, done)],
  ['an account', accountRoute(spec, done)],
])('a change meant for an account other than the one signed in is refused: %s', async (_, handler) => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const send = (as: typeof mia) =>
    call(handler, 'POST', { as, headers: { 'for-account': mia.viewer.userId } });
  expect((await send(mia)).status).toBe(200);
  expect((await send(tom)).status).toBe(401);
});

test('a public call is not refused', async () => {
  const sent = await call(publicRoute(spec, done), 'POST', { headers: { 'for-account': 'another' } });
  expect(sent.status).toBe(200);
});
