import { endpoints } from '@/app/api/openapi.json/endpoints';
import { db } from '@/lib/server/db/client';
import type { Handler } from '@/lib/server/http/route';
import { call } from './call';
import { person } from './factories/people';
import { ownCreations, waitingMails } from './fixtures/own-creations';
import { tripChanges } from './fixtures/trip-changes';
import { tripCreations } from './fixtures/trip-creations';

const creations = { ...ownCreations, ...tripCreations, ...tripChanges };
type Method = 'POST' | 'PUT' | 'PATCH';

/** Runs `work` while a trigger executes `statement` each time before the database stores a response. */
async function whileResponsesFail(statement: string, work: () => Promise<void>): Promise<void> {
  await db.$executeRawUnsafe(
    `create function fail_response() returns trigger language plpgsql as $$ begin ${statement}; return new; end $$`,
  );
  await db.$executeRaw`
    create trigger fail_response before insert or update on idempotency_keys for each row execute function fail_response()`;
  try {
    await work();
  } finally {
    await db.$executeRaw`drop function fail_response cascade`;
  }
}

beforeEach(() => db.$executeRaw`delete from graphile_worker._private_jobs`);

const faults: [what: string, statement: string][] = [
  ['its response cannot be written', `raise 'no room on the disk'`],
  ['its connection dies before its response is written', 'perform pg_terminate_backend(pg_backend_pid())'],
];

describe.each(faults)('when %s', (_, statement) => {
  test.each(Object.entries(creations))(
    '%s leaves nothing behind, and a retry creates exactly one',
    async (name, { handler, prepare, count }) => {
      const method = name.split(' ')[0] as Method;
      const mia = await person();
      const sent = { as: mia, ...(await prepare(mia)), headers: { 'idempotency-key': 'one' } };
      await db.$executeRaw`delete from graphile_worker._private_jobs`;
      const before = await count(mia);
      await whileResponsesFail(statement, async () => {
        expect((await call(handler, method, sent)).status).toBeGreaterThanOrEqual(500);
      });
      expect([(await count(mia)) - before, await waitingMails()]).toEqual([0, 0]);

      const first = await call(handler, method, sent);
      const again = await call(handler, method, sent);
      expect([first.status, again.status]).toEqual([handler.spec.status ?? 200, first.status]);
      expect(again.body).toEqual(first.body);
      expect((await count(mia)) - before).toBe(1);
    },
  );
});

test('the table has every call that takes a key', () => {
  const keyed = Object.entries(endpoints).flatMap(([path, methods]) =>
    Object.entries<Handler | undefined>(methods).flatMap(([method, handler]) =>
      handler?.spec?.idempotent ? [`${method} ${path}`] : [],
    ),
  );
  expect(Object.keys(creations).sort()).toEqual(keyed.sort());
});
