import { dateOf } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { countQueries } from '@/tests/count-queries';
import { addExpense, firewood, sharingCosts } from '@/tests/factories/costs';
import { inDays } from '@/tests/factories/trips';
import { costsSql, findCosts } from './find-costs';
import { allExpenses, newestExpenses, oneExpense } from './rows';

test('costs are found by indexes, for every kind of caller', async () => {
  const { mia, tom, id, households } = await sharingCosts();
  const callers = [{ viewer: mia.viewer }, { viewer: tom.viewer }, { householdId: households.ann }];
  const lists = [allExpenses, newestExpenses(25), oneExpense(id)];
  for (const [caller, listed] of callers.flatMap((caller) => lists.map((each) => [caller, each] as const))) {
    const rows = await db.$transaction(async (tx) => {
      await tx.$executeRaw`set local enable_seqscan = off`;
      const sql = costsSql({ tripId: id, ...caller }, listed);
      return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`explain ${sql}`);
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
  }
});

test('two hundred expenses take one query, like a single expense', async () => {
  const { mia, tom, id, households } = await sharingCosts();
  await addExpense(id, firewood(id), mia);
  const count = async () =>
    (await countQueries(() => findCosts({ viewer: tom.viewer, tripId: id }))).queries.length;
  expect(await count()).toBe(1);
  const row = { tripId: id, what: 'Ice', day: dateOf(inDays(14)), cents: 300, paidBy: id, addedBy: id };
  const expenses = await db.expense.createManyAndReturn({ data: Array.from({ length: 199 }, () => row) });
  await db.expenseShare.createMany({
    data: expenses.flatMap(({ id: expenseId }) =>
      [households.tom, households.zoe, households.mia].map((householdId) => ({
        ...{ tripId: id, expenseId, householdId },
        weight: 100,
        cents: 100,
      })),
    ),
  });
  const data = { tripId: id, fromHousehold: households.tom, toHousehold: id, cents: 1 };
  await db.payment.createMany({ data: Array.from({ length: 200 }, () => data) });
  expect(await count()).toBe(1);
  const found = await findCosts({ viewer: tom.viewer, tripId: id });
  expect(found?.costs?.total).toBe(8400 + 199 * 300);

  // The shares are looked up at most once for each expense, not once for each share of it.
  const sql = costsSql({ viewer: tom.viewer, tripId: id }, newestExpenses(1));
  const [plan] = await db.$queryRaw<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
    Prisma.sql`explain (analyze, timing off, format json) ${sql}`,
  );
  const all = await db.expense.count({ where: { tripId: id } });
  expect(plan && mostLookups(plan['QUERY PLAN'][0].Plan, 'expense_shares')).toBeLessThanOrEqual(all);
});

interface PlanNode {
  'Relation Name'?: string;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

/** Returns how often the part of a plan that reads a table most often has run. */
const mostLookups = (node: PlanNode, table: string): number =>
  Math.max(
    node['Relation Name'] === table ? node['Actual Loops'] : 0,
    ...(node.Plans ?? []).map((each) => mostLookups(each, table)),
  );

test('each household bears its own share in any order of saving, and an expense may have no shares', async () => {
  const { mia, id, households } = await sharingCosts();
  const row = { tripId: id, day: dateOf(inDays(14)), cents: 600, paidBy: id, addedBy: id };
  const [shared] = await db.expense.createManyAndReturn({
    data: [
      { ...row, what: 'Ice' },
      { ...row, what: 'Bait' },
    ],
  });
  const shares = [households.mia, households.tom, households.zoe]
    .sort()
    .map((householdId, at) => ({ householdId, weight: 100 * (at + 1), cents: 100 * (3 - at) }));
  await db.expenseShare.createMany({
    data: shares.toReversed().map((share) => ({ ...share, tripId: id, expenseId: shared?.id ?? '' })),
  });
  const found = await findCosts({ viewer: mia.viewer, tripId: id });
  const sharesOf = (name: string) => found?.costs?.expenses.find(({ what }) => what === name)?.shares;
  expect(sharesOf('Bait')).toEqual([]);
  expect(sharesOf('Ice')).toEqual(
    shares.map(({ householdId, weight, cents }) => ({
      household_id: householdId,
      weight: weight / 100,
      cents,
    })),
  );
});

test('a trip without costs has balances of zero, and a stranger’s trip has no costs', async () => {
  const { mia, eve, ann, id } = await sharingCosts();
  const found = await findCosts({ viewer: mia.viewer, tripId: id });
  expect(found?.costs).toMatchObject({ expenses: [], payments: [], settlement: [], total: 0 });
  expect(found?.costs?.balances.map(({ cents }) => cents)).toEqual([0, 0, 0]);
  expect(await findCosts({ viewer: ann.viewer, tripId: id })).toMatchObject({ costs: null });
  for (const tripId of [id, 'nonsense']) expect(await findCosts({ viewer: eve.viewer, tripId })).toBeNull();
});
