import type { Vote } from '@/lib/trips/vote/schema';
import { call } from '@/tests/call';
import { answer, family, invited } from '@/tests/factories/guests';
import { person } from '@/tests/factories/people';
import { openedVote, sayAs, sayByLink } from '@/tests/factories/votes';
import { GET } from './route';

type Response = { vote: Vote | null };
const read = (token: string) => call<Response>(GET, 'GET', { params: { token } });

test('a guest votes by their link before they have answered, and counts with their people after', async () => {
  const { mia, trip, token } = await invited();
  expect((await read(token)).body).toEqual({ vote: null });
  const { options } = await openedVote(mia, trip);
  const said = await sayByLink(token, [options[1], 'yes']);
  expect([said.status, said.body.vote.options[1]]).toMatchObject([200, { own: 'yes', yes: 1, people: 1 }]);
  await answer(token, family);
  const { vote } = (await read(token)).body;
  expect(vote?.options[1]).toMatchObject({ own: 'yes', people: 3 });
  expect(vote?.households.find(({ own }) => own)).toMatchObject({ name: 'Priya', people: 3 });
  expect((await sayAs(mia, trip, [options[1], 'no'])).body.vote.options[1]).toMatchObject({
    own: 'no',
    yes: 1,
  });
});

test('a link that leads nowhere has no vote, and one that an account has claimed is not a guest’s', async () => {
  expect((await read('x'.repeat(43))).status).toBe(404);
  const { mia, email, trip, token } = await invited();
  const { options } = await openedVote(mia, trip);
  const sam = await person('Sam', { email });
  expect((await sayByLink(token, [options[1], 'yes'])).status).toBe(410);
  expect((await call(GET, 'GET', { as: sam, params: { token } })).status).toBe(200);
});
