import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { refusal } from '@/lib/server/http/respond';
import { log } from '@/lib/server/log';
import { Prisma } from '@/prisma/generated/client';
import { person } from '@/tests/factories/people';
import { householdOf } from '@/tests/factories/trip-households';
import { plan } from '@/tests/factories/trips';
import { db, pool, readRows } from './client';
import { isDatabaseDown, isDiskFull } from './errors';
import { containsPattern } from './sql';
import { nameStatements } from './statement-names';

describe('the client', () => {
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
    warn.mockRestore();
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
});

describe('its errors', () => {
  const thrown = (message: string, code?: string) => Object.assign(new Error(message), code && { code });

  test.each([
    // Errors of pg, when a session ends or can't begin.
    ['Connection terminated unexpectedly', ''],
    ['Connection terminated', ''],
    ['Connection terminated due to connection timeout', ''],
    ['Client has encountered a connection error and is not queryable', ''],
    ['Client was closed and is not queryable', ''],
    ['Cannot use a pool after calling end on the pool', ''],
    ['timeout exceeded when trying to connect', ''],
    ['timeout expired', ''],
    ['Query read timeout', ''],
    ['There was an error establishing an SSL connection', ''],
    ['Received unexpected commandComplete message from backend.', ''],
    // Errors of Node's sockets.
    ['connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'],
    ['connect ETIMEDOUT 10.0.0.1:5432', 'ETIMEDOUT'],
    ['connect EHOSTUNREACH 10.0.0.1:5432', 'EHOSTUNREACH'],
    ['connect EADDRNOTAVAIL 127.0.0.1:5432', 'EADDRNOTAVAIL'],
    ['connect EMFILE 127.0.0.1:5432', 'EMFILE'],
    ['connect ENOENT /run/postgresql/.s.PGSQL.5432', 'ENOENT'],
    ['getaddrinfo ENOTFOUND db', 'ENOTFOUND'],
    ['getaddrinfo EAI_AGAIN db', 'EAI_AGAIN'],
    ['read ECONNRESET', 'ECONNRESET'],
    ['read ETIMEDOUT', 'ETIMEDOUT'],
    ['write EPIPE', 'EPIPE'],
    ['This socket has been ended by the other party', 'EPIPE'],
    // Errors of Prisma.
    ["Can't reach database server at 127.0.0.1:5432", 'P1001'],
    ['The database server was reached but timed out.', 'P1002'],
    ['Operation has timed out', 'P1008'],
    ['Error opening a TLS connection: bad certificate', 'P1011'],
    ['Server has closed the connection.', 'P1017'],
    ['Timed out fetching a new connection from the connection pool.', 'P2024'],
    ['Unable to start a transaction in the given time.', 'P2028'],
    ['Too many database connections opened: sorry, too many clients already', 'P2037'],
    ['Raw query failed. Code: `N/A`. Message: `Operation has timed out`', 'P2010'],
    ["Raw query failed. Code: `N/A`. Message: `Can't reach database server at 127.0.0.1:5432`", 'P2010'],
    ['Raw query failed. Code: `N/A`. Message: `Server has closed the connection.`', 'P2010'],
  ])('"%s" means that the database is away', (message, code) => {
    expect(isDatabaseDown(thrown(message, code))).toBe(true);
    expect(isDatabaseDown(new Error('The session cannot be read', { cause: thrown(message, code) }))).toBe(
      true,
    );
  });

  const states = {
    '08000': 'connection exception',
    '08003': 'connection does not exist',
    '08006': 'connection failure',
    '08P01': 'no more connections allowed',
    '25006': 'cannot execute INSERT in a read-only transaction',
    '53000': 'insufficient resources',
    '53100': 'could not extend file: no space left on device',
    '53200': 'out of memory',
    '53300': 'sorry, too many clients already',
    '53400': 'temporary file size exceeds temp_file_limit',
    '55P03': 'canceling statement due to lock timeout',
    '57014': 'canceling statement due to statement timeout',
    '57P01': 'terminating connection due to administrator command',
    '57P02': 'terminating connection because of crash of another server process',
    '57P03': 'the database system is starting up',
    '57P05': 'terminating connection due to idle-session timeout',
    '58030': 'could not read block: Input/output error',
  };

  const busy: [string, RegExp] = ['2', /^Busy, please try again\.$/];
  const whatIsSaid: Record<string, [string, RegExp]> = {
    '53100': ['60', /disk is full/],
    '53300': busy,
    '55P03': busy,
    '57014': busy,
  };

  const ways: [string, (sql: string) => Promise<unknown>][] = [
    ['pg', (sql) => readRows(Prisma.raw(sql))],
    ['Prisma', (sql) => db.$executeRawUnsafe(sql)],
    ['Prisma in a transaction', (sql) => db.$transaction((tx) => tx.$executeRawUnsafe(sql))],
  ];

  describe.each(ways)('an error of Postgres through %s', (_way, ask) => {
    const fail = (state: string, message: string) =>
      ask(`do $$ begin raise exception using errcode = '${state}', message = '${message}'; end $$`).catch(
        (error: unknown) => refusal(error),
      );

    test.each(Object.entries(states))('with code %s (%s) is 503 with Retry-After', async (state, message) => {
      const response = (await fail(state, message)) as Response;
      const [wait, words] = whatIsSaid[state] ?? ['5', /cannot reach its database/];
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, wait]);
      expect((await response.json()).error).toMatch(words);
    });

    test.each([
      ['22P02', 'invalid input syntax'],
      ['42P01', 'relation does not exist'],
      ['XX000', 'could not read the write-ahead log, connect later'],
    ])('with code %s (%s) is our fault, so 500', async (state, message) => {
      expect(((await fail(state, message)) as Response).status).toBe(500);
    });
  });

  test('a full disk while writing a file is 503 too, and other file errors are 500', async () => {
    expect(isDiskFull(thrown('ENOSPC: no space left on device, write', 'ENOSPC'))).toBe(true);
    expect(
      isDiskFull(new Error('No mail', { cause: thrown('EDQUOT: disk quota exceeded, write', 'EDQUOT') })),
    ).toBe(true);
    const missing = thrown("ENOENT: no such file or directory, open 'connect'", 'ENOENT');
    expect([isDiskFull(missing), isDatabaseDown(missing), refusal(missing).status]).toEqual([
      false,
      false,
      500,
    ]);
    expect([isDatabaseDown('Connection terminated'), isDiskFull(undefined)]).toEqual([false, false]);
  });

  test('a foreign key checked at commit is refused with 409 when its row was deleted meanwhile', async () => {
    const mia = await person();
    const trip = await plan(mia);
    const addedBy = (await householdOf(trip, mia))?.id ?? '';
    const storing = db.$transaction((tx) =>
      tx.expense.create({
        data: {
          tripId: trip.id,
          what: 'Firewood',
          day: new Date(),
          cents: 8400,
          paidBy: randomUUID(),
          addedBy,
        },
      }),
    );
    const error = await storing.catch((reason: unknown) => reason);
    expect(refusal(error).status).toBe(409);
  });

  test('a query over a connection that has died gets 503', async () => {
    const asking = db.$transaction(async (tx) => {
      const [session] = await tx.$queryRaw<[{ pid: number }]>`select pg_backend_pid() pid`;
      await readRows(Prisma.sql`select pg_terminate_backend(${session.pid}::int)`);
      await delay(300);
      await tx.user.count();
    });
    const error = await asking.catch((reason: unknown) => reason);
    expect(String(error)).toContain('connection error and is not queryable');
    expect(refusal(error).status).toBe(503);
  });

  test('a connection that dies while the pool hands it over does not end the process', async () => {
    const client = await pool.connect();
    try {
      expect(() => client.emit('error', new Error('Connection terminated unexpectedly'))).not.toThrow();
    } finally {
      client.release(true);
    }
  });
});
