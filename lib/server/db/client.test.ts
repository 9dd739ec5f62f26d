import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { log } from '@/lib/server/log';
import { Prisma } from '@/prisma/generated/client';
import { db, readRows } from './client';
import { containsPattern } from './sql';
import { nameStatements } from './statement-names';

/** Returns, for each prepared statement whose text contains these words, how often it ran. */
const ran = (words: string) =>
  readRows<{ times: number }>(Prisma.sql`
    select (generic_plans + custom_plans)::int times from pg_prepared_statements
    where position(${words} in statement) > 0 and statement not like '%pg_prepared_statements%'`);

test('readRows prepares a statement once and then runs it by name', async () => {
  for (const id of [1, 2, 3]) {
    expect(await readRows(Prisma.sql`select ${id}::int as prepared_read`)).toEqual([{ prepared_read: id }]);
  }
  expect(await ran('prepared_read')).toEqual([{ times: 3 }]);
});

test('Prisma prepares a statement once as well', async () => {
  for (const id of [1, 2]) await db.$queryRaw`select ${id}::int as prisma_asks`;
  expect(await ran('prisma_asks')).toEqual([{ times: 2 }]);
});

test('a lost connection is logged by the text of its error alone', async () => {
  const warn = jest.spyOn(log, 'warn').mockReturnValue();
  const [{ pid } = { pid: 0 }] = await readRows<{ pid: number }>(Prisma.sql`select pg_backend_pid() pid`);
  const other = new Client({ connectionString: process.env.DATABASE_URL });
  await other.connect();
  await other.query('select pg_terminate_backend($1)', [pid]);
  await other.end();
  for (let tries = 0; tries < 500 && warn.mock.calls.length === 0; tries += 1) await delay(10);
  expect(warn.mock.calls).toEqual([
    [{ reason: expect.stringContaining('terminat') }, 'a database connection was lost'],
  ]);
});

test('the same statement gets the same name, and another statement another name', () => {
  const nameOf = nameStatements('read', 10);
  const name = nameOf('select 1');
  expect(name).not.toBe('');
  expect(nameOf('select 1')).toBe(name);
  expect(nameOf('select 2')).not.toBe(name);
});

test('statements beyond the limit get no name, and earlier ones keep theirs', () => {
  const nameOf = nameStatements('read', 1);
  const name = nameOf('select 1');
  expect(nameOf('select 2')).toBe('');
  expect(nameOf('select 1')).toBe(name);
});

test('two prefixes on one connection never give the same name', () => {
  expect(nameStatements('read', 1)('select 1')).not.toBe(nameStatements('prisma', 1)('select 1'));
});

test('the words may be anywhere in the text', () => {
  expect(containsPattern('river')).toBe('%river%');
});

test('per cent, underscore and backslash match themselves', () => {
  expect(containsPattern('50%_\\')).toBe('%50\\%\\_\\\\%');
});
