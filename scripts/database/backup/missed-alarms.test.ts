import { randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import { savedPlan } from '@/tests/factories/home-plan';
import { missedAlarms } from './missed-alarms';

const [madeAt, now] = [new Date('2027-01-10T03:00:00Z'), new Date('2027-01-12T09:00:00Z')];
const due = { backAt: new Date('2027-01-11T06:00:00Z'), worryAt: new Date('2027-01-11T08:00:00Z') };
const before = new Date('2027-01-10T01:00:00Z');

test.each([
  ['is due since the backup', {}, 1],
  ['was due before it', { backAt: before, worryAt: before }, 0],
  ['is due later', { worryAt: new Date('2027-01-12T10:00:00Z') }, 0],
  ['has ended with their return', { backSaidAt: before }, 0],
  ['has raised its alarm', { alarmedAt: before }, 0],
  ['is shut', { shutAt: before }, 0],
  ['is refused by whom it is for', { refusedBy: 'person' }, 0],
])('a plan that %s', async (_what, changes, alarms) => {
  await db.homeContact.deleteMany();
  const { id } = await savedPlan(randomUUID(), randomUUID());
  await db.homeContact.update({ where: { id }, data: { ...due, ...changes } });
  expect(await missedAlarms(process.env.DATABASE_URL ?? '', madeAt, now)).toBe(alarms);
});
