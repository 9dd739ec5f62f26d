import { db, type Tx } from '@/lib/server/db/client';
import { newcomer } from '@/tests/factories/people';
import { refusal } from './respond';

const byQuery = (id: string) => (tx: Tx) =>
  tx.$queryRaw`select id::text from users where id = ${id}::uuid for update`;
const byUpdate = (id: string) => (tx: Tx) => tx.user.update({ where: { id }, data: { name: 'Mia' } });

test.each([
  ['a query', byQuery],
  ['an update', byUpdate],
])('of two transactions in deadlock, by %s, one succeeds and the other may try again', async (_, lock) => {
  const ids = [(await newcomer()).userId, (await newcomer()).userId] as const;
  const met = { first: () => {}, second: () => {} };
  const both = Promise.all([
    new Promise<void>((done) => (met.first = done)),
    new Promise<void>((done) => (met.second = done)),
  ]);
  const take = (mine: string, theirs: string, arrived: () => void) =>
    db.$transaction(async (tx) => {
      await lock(mine)(tx);
      arrived();
      await both;
      await lock(theirs)(tx);
    });
  const outcomes = await Promise.allSettled([
    take(ids[0], ids[1], met.first),
    take(ids[1], ids[0], met.second),
  ]);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused.map((error) => refusal(error).status)).toEqual([409]);
});
