import { readFileSync } from 'node:fs';
import { endpoints } from '@/app/api/openapi.json/endpoints';
import { hashPassword } from '@/lib/server/auth/password';
import { db, inOneTransaction } from '@/lib/server/db/client';
import type { Handler } from '@/lib/server/http/route';
import { type CallResult, call } from './call';
import { programOf } from './factories/api-tokens';
import { asGuest, invited } from './factories/guests';
import { operator, READER } from './factories/operators';
import { newcomer, person } from './factories/people';
import { sharedToken } from './factories/share-link';
import { password } from './factories/sign-up';
import { type Standing, standings, tripOfStandings } from './factories/standings';
import { operatorCalls } from './fixtures/operator-calls';
import { otherCalls } from './fixtures/other-calls';
import { tripCalls } from './fixtures/trip-calls';

type Method = Parameters<typeof call>[1];

/**
 * Reads the table with this column from docs/security.md. Each row of the table says how an
 * endpoint responds to each standing.
 */
function tableWith(column: string): { columns: string[]; rows: [call: string, cells: string[]][] } {
  const cellsOf = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const lines = readFileSync('docs/security.md', 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith('| Call') && cellsOf(line).includes(column));
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  const [, ...columns] = cellsOf(lines[start] ?? '');
  const rows = lines.slice(start + 2, end).flatMap((line): [string, string[]][] => {
    const [calls = '', ...cells] = cellsOf(line);
    return [...calls.matchAll(/`([^`]+)`( \([^)]*\))?/g)].map(([, name, words = '']) => [
      name + words,
      cells,
    ]);
  });
  return { columns, rows };
}

const TRIP = '/api/trips/{id}';
const documented = Object.entries(endpoints).flatMap(([path, methods]) =>
  Object.entries<Handler | undefined>(methods).flatMap(([method, handler]) =>
    handler?.spec ? [[`${method} ${path}`, handler] as const] : [],
  ),
);
const handlers = new Map<string, Handler>(documented);
const fullName = (row: string) => row.replace(/ \(.*\)$/, '').replace('…', TRIP);
const methodOf = (row: string) => row.split(' ')[0] as Method;

const told = ({ status }: CallResult) => (status < 400 ? 'yes' : String(status));

/** Makes a request, undoes its changes, and returns "yes" or the status of its refusal. */
async function tryOut(work: () => Promise<CallResult>): Promise<string> {
  let outcome = '';
  const undo = new Error('undone');
  const noted = async () => {
    outcome = told(await work());
  };
  await inOneTransaction(noted, () => Promise.reject(undo)).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return outcome;
}

describe('on a trip', () => {
  const { columns, rows } = tableWith('organiser');
  let trip: Awaited<ReturnType<typeof tripOfStandings>>;
  let program: Record<string, string> | undefined;

  beforeAll(async () => {
    trip = await tripOfStandings();
  });

  const send = (row: string, standing: Standing, headers: Record<string, string> = {}) => {
    const own = trip.who[standing];
    const {
      params,
      body,
      first,
      after,
      headers: more,
    } = tripCalls[row]?.(own, trip, trip.otherThan(standing)) ?? {};
    const handler = handlers.get(fullName(row));
    if (!handler) throw new Error(`the document has no call ${row}`);
    const outcome = tryOut(async () => {
      await first?.();
      const sent = {
        params: { id: trip.id, ...params },
        headers: { ...headers, ...more },
        ...(body !== undefined && { body }),
      };
      const as = 'authorization' in headers ? undefined : own.as;
      return call(handler, methodOf(row), { ...sent, ...(as && { as }) });
    });
    return outcome.finally(after);
  };

  test('the table has a column for each standing', () => {
    expect(columns).toEqual([...standings]);
  });

  test.each(rows)('%s', async (row, cells) => {
    const found: Record<string, string> = {};
    for (const standing of standings) found[standing] = await send(row, standing);
    expect(found).toEqual(Object.fromEntries(columns.map((column, at) => [column, cells[at]])));
  });

  test.each(
    rows.filter(([row, cells]) => !row.startsWith('GET') && cells.at(6) === 'yes').map(([row]) => row),
  )('%s by a guest from another site is refused', async (row) => {
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
    expect(await send(row, 'guest going', elsewhere)).toBe('403');
  });

  test.each(rows)('%s with the organiser’s token, save cards for an emergency', async (row, cells) => {
    program ??= await programOf(trip.who.organiser.as ?? { cookie: '' });
    const own = cells[columns.indexOf('organiser')];
    expect(await send(row, 'organiser', program)).toBe(row.includes('/emergency') ? '401' : own);
  });
});

describe('outside a trip', () => {
  const { columns, rows } = tableWith('no profile');
  let guest: { cookie: string };
  let links: { invite: string; share: string };
  let passwordHash: string;

  beforeAll(async () => {
    const { mia, trip, token } = await invited();
    links = { invite: token, share: await sharedToken(trip.id, mia) };
    guest = await asGuest(token);
    passwordHash = await hashPassword(password);
  });

  test.each(rows)('%s', async (row, cells) => {
    const handler = handlers.get(fullName(row));
    if (!handler) throw new Error(`the document has no call ${row}`);
    const found: Record<string, string> = {};
    for (const standing of columns) {
      const [account, withoutProfile] = [await person('Mia'), await newcomer()];
      const email = { in: [account.email, withoutProfile.email] };
      await db.user.updateMany({ where: { email }, data: { passwordHash } });
      const sent = await otherCalls[row]?.(account, links);
      const callers: Record<string, { cookie: string }> = { guest, 'no profile': withoutProfile, account };
      const as = callers[standing];
      const headers = standing === 'token' ? await programOf(account) : {};
      found[standing] = await tryOut(() =>
        call(handler, methodOf(row), { ...sent, ...(as ? { as } : { headers }) }),
      );
    }
    expect(found).toEqual(Object.fromEntries(columns.map((column, at) => [column, cells[at]])));
  });
});

describe("at the operator's desk", () => {
  const { columns, rows } = tableWith('open desk');

  test.each(rows)('%s', async (row, cells) => {
    const handler = handlers.get(fullName(row));
    if (!handler) throw new Error(`the document has no call ${row}`);
    const { cookie } = await asGuest((await invited()).token);
    const found: Record<string, string> = {};
    for (const standing of columns) {
      found[standing] = await tryOut(async () => {
        const callers: Record<string, () => Promise<{ cookie: string }>> = {
          guest: async () => ({ cookie }),
          account: () => person('Mia'),
          'unconfirmed address': () => operator({ confirmed: false }),
          'closed desk': () => operator({ desk: 'closed' }),
          reader: () => operator({ email: READER }),
          'open desk': () => operator(),
        };
        const as = await callers[standing]?.();
        const sent = await operatorCalls[row]?.();
        const headers = standing === 'token' ? await programOf(await operator()) : {};
        return call(handler, methodOf(row), { ...sent, ...(as ? { as } : { headers }) });
      });
    }
    expect(found).toEqual(Object.fromEntries(columns.map((column, at) => [column, cells[at]])));
  });
});

test('the tables have every call of the OpenAPI document exactly once, and no other', () => {
  const columns = ['organiser', 'no profile', 'open desk'];
  const rows = columns.flatMap((column) => tableWith(column).rows).map(([row]) => row);
  expect([...new Set(rows)]).toEqual(rows);
  expect([...new Set(rows.map(fullName))].sort()).toEqual([...handlers.keys()].sort());
  const unused = Object.keys({ ...tripCalls, ...otherCalls, ...operatorCalls }).filter(
    (row) => !rows.includes(row),
  );
  expect(unused).toEqual([]);
});
