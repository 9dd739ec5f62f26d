import { db } from '@/lib/server/db/client';
import { newcomer } from './factories/people';
import { clockShift } from './jest/clock';

const SLACK_MS = 60_000;

test('a test run at another hour shifts the clock of the program, of the database and of its column defaults', async () => {
  const hour = performance.timeOrigin + performance.now() + clockShift;
  const [row] = await db.$queryRaw<{ now: Date }[]>`select now()`;
  const { userId } = await newcomer();
  const [filled] = await db.$queryRaw<{ at: Date }[]>`
    insert into profiles (id, user_id, username, name, postcode, updated_at)
    values (gen_random_uuid(), ${userId}::uuid, ${userId}, 'Mia', '4031', now()) returning created_at at`;
  for (const told of [new Date(), new Date(Date.now()), row?.now, filled?.at]) {
    expect(Math.abs((told?.getTime() ?? 0) - hour)).toBeLessThan(SLACK_MS);
  }
});
