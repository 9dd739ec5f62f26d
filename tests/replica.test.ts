import type { Pool } from 'pg';
import { POST as createMember, GET as listMembers } from '@/app/api/crew/route';
import { POST as searchSites } from '@/app/api/locations/public/route';
import { accountOf } from '@/lib/server/auth/viewer';
import { readRecent } from '@/lib/server/db/replica';
import { env } from '@/lib/server/env';
import type { Handler } from '@/lib/server/http/route';
import { log } from '@/lib/server/log';
import { singletons } from '@/lib/server/singleton';
import { Prisma } from '@/prisma/generated/client';
import { call } from './call';
import { person } from './factories/people';
import { scratchDatabase } from './jest/scratch-database';
import { templateDatabase } from './jest/test-databases';

const name = `replica_${process.env.JEST_WORKER_ID ?? '1'}`;
const whichOne = Prisma.sql`select current_database() name`;
const away = 'postgres://nobody@127.0.0.1:1/none';
let url = '';

/** Returns this process's connection pool for the replica; undefined before the first read. */
const replica = () => singletons.get('replica') as { pool: Pool; restsUntil: number } | undefined;

async function useReplica(address?: string) {
  await replica()?.pool.end();
  singletons.delete('replica');
  Object.assign(env(), { DATABASE_REPLICA_URL: address });
}

// Another database stands in for the replica. Its name in a result shows which database was read.
beforeAll(async () => {
  const scratch = await scratchDatabase(name, templateDatabase);
  url = scratch.url;
  await scratch.client.end();
});
beforeEach(() => useReplica(url));
afterAll(() => useReplica());

const primary = expect.not.stringMatching(name);

test('a read whose data may be some seconds old uses the replica', async () => {
  expect(await readRecent(whichOne, {})).toEqual([{ name }]);
});

test('without a replica such a read uses the primary, and a change sets no cookie', async () => {
  await useReplica();
  expect(await readRecent(whichOne, {})).toEqual([{ name: primary }]);
  const { headers } = await call(createMember, 'POST', {
    as: await person(),
    body: { type: 'camper', name: 'Josh', age: 'child' },
  });
  expect([headers.get('set-cookie'), replica()]).toEqual([null, undefined]);
});

test('a reader who has just changed something reads the primary', async () => {
  expect(await readRecent(whichOne, { justWrote: true })).toEqual([{ name: primary }]);
});

test('a read for which the replica has no rows is repeated on the primary', async () => {
  const here = Prisma.sql`select current_database() name where current_database() <> ${name}`;
  expect(await readRecent(here, {})).toEqual([{ name: primary }]);
});

test('while the replica is unreachable, reads use the primary, and the replica is not tried for some seconds', async () => {
  const warn = jest.spyOn(log, 'warn').mockReturnValue();
  await useReplica(away);
  expect(await readRecent(whichOne, {})).toEqual([{ name: primary }]);
  expect(await readRecent(whichOne, {})).toEqual([{ name: primary }]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(replica()?.restsUntil).toBeGreaterThan(Date.now());
  warn.mockRestore();
});

test('a saved change marks its browser; a search, a refused change and a HEAD request don’t', async () => {
  const mia = await person();
  const mark = 'campmates-just-wrote=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=90';
  const marks = async (handler: Handler, body: object) => {
    const { status, headers } = await call(handler, 'POST', { as: mia, body });
    return [status, headers.get('set-cookie')];
  };
  expect(await marks(searchSites, { postcode: '4031', radius: 50 })).toEqual([200, null]);
  expect(await marks(createMember, {})).toEqual([400, null]);
  expect(await marks(createMember, { type: 'camper', name: 'Josh', age: 'child' })).toEqual([201, mark]);
  expect((await call(listMembers, 'HEAD', { as: mia })).headers.get('set-cookie')).toBeNull();
});

test('a request of a marked browser is of a viewer who has just changed something', async () => {
  const mia = await person();
  const { NextRequest } = await import('next/server');
  const account = (cookie: string) =>
    accountOf(new NextRequest('http://localhost:3000/', { headers: { cookie } }));
  expect((await account(mia.cookie))?.justWrote).toBeUndefined();
  expect((await account(`${mia.cookie}; campmates-just-wrote=1`))?.justWrote).toBe(true);
});
