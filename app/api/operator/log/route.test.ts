import { COMMAND_LINE } from '@/lib/operator/desk';
import { recordAction } from '@/lib/operator/log';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { operator } from '@/tests/factories/operators';
import { GET as GET_CSV } from '../log.csv/route';
import { GET } from './route';

const action = {
  action: 'hid',
  kind: 'campsite',
  subjectId: '01890a5d-ac96-774b-bcce-b302099a8057',
  about: '=Ridge Rd Free Camp',
  reason: 'private land',
} as const;

test('the log lists who did what and why, the newest first', async () => {
  const kerry = await operator();
  await db.$transaction((tx) => recordAction(tx, COMMAND_LINE, action));
  await db.$transaction((tx) => recordAction(tx, { address: kerry.email }, { ...action, action: 'kept' }));
  const { body } = await call<{ log: object[] }>(GET, 'GET', { as: kerry });
  // Compares only the two newest entries, because entries of other tests can't be deleted.
  expect(body.log.slice(0, 2)).toMatchObject([
    { by: kerry.email, action: 'kept', about: '=Ridge Rd Free Camp', reason: 'private land' },
    { by: 'command line', action: 'hid' },
  ]);
});

test('the log can be downloaded for a spreadsheet, without formulas in its cells', async () => {
  const kerry = await operator();
  await db.$transaction((tx) => recordAction(tx, COMMAND_LINE, action));
  const { body } = await call(GET_CSV, 'GET', { as: kerry });
  expect(body).toContain(",command line,hid,campsite,'=Ridge Rd Free Camp,private land\r\n");
});

test('nobody can change, delete or truncate the log, not even in the database', async () => {
  const id = await db.$transaction((tx) => recordAction(tx, COMMAND_LINE, action));
  const refused = 'never changed or deleted';
  await expect(db.operatorEntry.update({ where: { id }, data: { reason: 'none' } })).rejects.toThrow(refused);
  await expect(db.operatorEntry.delete({ where: { id } })).rejects.toThrow(refused);
  await expect(db.$executeRaw`truncate operator_entries`).rejects.toThrow(refused);
});
