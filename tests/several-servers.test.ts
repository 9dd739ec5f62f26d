import { setTimeout as delay } from 'node:timers/promises';
import { POST as createMember } from '@/app/api/crew/route';
import { POST as createGroup } from '@/app/api/groups/route';
import { db } from '@/lib/server/db/client';
import type { Handler } from '@/lib/server/http/route';
import { call } from './call';
import { person } from './factories/people';

// Requests in one process wait for each other. Without this mock the test couldn't show what
// several servers do.
jest.mock('../lib/server/http/run-exclusive', () => ({
  runExclusive: <T>(_: string, work: () => Promise<T>) => work(),
}));

async function waiting(count: number): Promise<void> {
  for (;;) {
    const found = await db.$queryRaw<unknown[]>`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    if (found.length >= count) return;
    await delay(20);
  }
}

test.each<[string, Handler, object]>([
  ['POST /crew', createMember, { type: 'camper', name: 'Josh', age: 'child' }],
  ['POST /api/groups', createGroup, { name: 'Family' }],
])(
  '%s with one key on several servers at once creates one, and all get its response',
  async (_, handler, body) => {
    const as = await person();
    const { profileId } = as.viewer;
    const send = () => call(handler, 'POST', { as, body, headers: { 'idempotency-key': 'one' } });
    // All requests look for a stored response and find none before the first request continues.
    const { sent } = await db.$transaction(async (tx) => {
      await tx.$queryRaw`select id::text from profiles where id = ${profileId}::uuid for update`;
      const sent = Array.from({ length: 4 }, send);
      await waiting(sent.length);
      return { sent };
    });
    const [first, ...others] = await Promise.all(sent);
    expect(first?.status).toBe(201);
    for (const other of others) expect([other.status, other.body]).toEqual([201, first?.body]);
    const [crew, groups] = await Promise.all([
      db.crewMember.count({ where: { profileId, isOwner: false } }),
      db.group.count({ where: { profileId } }),
    ]);
    expect(crew + groups).toBe(1);
  },
);
