import { today } from '@/lib/dates';
import { call } from '@/tests/call';
import { addExpense, addPayment, firewood, sharingCosts } from '@/tests/factories/costs';
import type { Person } from '@/tests/factories/people';
import { inDays } from '@/tests/factories/trips';
import { GET } from './route';

const read = (id: string, as?: Person) => call<string>(GET, 'GET', { ...(as && { as }), params: { id } });

test('readers of the costs download them as a file, named after the trip', async () => {
  const { tom, id, households } = await sharingCosts();
  await addExpense(id, firewood(id, { cents: 8401, what: '=1+1' }), tom);
  const shares = [{ household_id: households.zoe }];
  await addExpense(
    id,
    firewood(households.tom, { what: 'Ice, 2 bags', day: inDays(13), cents: 900, shares }),
    tom,
  );
  await addPayment(id, { from: households.tom, to: id, cents: 5 }, tom);
  const { status, headers, body } = await read(id, tom);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="campmates-easter-at-bendeela-costs.csv"',
    'cache-control': 'private, no-store',
  });
  // 8401 cents ÷ 10.5 = 800.095… cents per unit of weight. The shares are 2400.29, 3600.43 (Tom)
  // and 2400.29. Tom's remainder is the largest, so he gets the left-over cent.
  expect(body.split('\r\n')).toEqual([
    'Day,What,Paid by,For,Amount,Mia,Tom,Zoe',
    `${inDays(13)},"Ice, 2 bags",Tom,Some of us,9,0,0,9`,
    `${inDays(14)},'=1+1,Mia,Everyone,84.01,24,36.01,24`,
    ',Share,,,,24,36.01,33',
    ',Paid,,,,84.01,9,0',
    `${today()},Paid to Mia,Tom,,0.05,-0.05,0.05,0`,
    ',Balance,,,,59.96,-26.96,-33',
    '',
  ]);
});

test('is only for readers of the costs', async () => {
  const { ann, eve, id } = await sharingCosts();
  const statuses = [await read(id), await read(id, eve), await read(id, ann)].map(({ status }) => status);
  expect(statuses).toEqual([401, 404, 403]);
});
