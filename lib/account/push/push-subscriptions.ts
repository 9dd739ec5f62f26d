import 'server-only';
import { AppError, notFound, signedOut } from '@/lib/errors';
import type { Account } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { isForeignKeyViolation } from '@/lib/server/db/errors';
import { pushKeys } from '@/lib/server/push/vapid';
import type { PushSubscriptionInput } from './schema';

/** A further subscription replaces the oldest. */
export const MOST_PUSHED = { session: 5, person: 20 };

/** A new id keeps messages queued for another session in the browser from reaching this one. */
export async function subscribeToPush(
  { sessionId, userId }: Account,
  { endpoint, keys: { p256dh, auth } }: PushSubscriptionInput,
): Promise<{ id: string }> {
  if (!pushKeys()) throw new AppError(503, 'Push is off on this server.', { retryAfterSeconds: 3600 });
  const subscribing = db.$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<[{ id: string }]>`
      insert into push_subscriptions as known (id, session_id, endpoint, p256dh, auth)
      values (gen_random_uuid(), ${sessionId}::uuid, ${endpoint}, ${p256dh}, ${auth})
      on conflict (endpoint) do update set
        id = case when known.session_id = excluded.session_id then known.id else excluded.id end,
        session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()
      returning id::text`;
    await tx.$executeRaw`
      delete from push_subscriptions where id in (
        select ranked.id from (
          select subscription.id, s.id = ${sessionId}::uuid here,
                 row_number() over (partition by s.id order by subscription.created_at desc, subscription.id) at_session,
                 row_number() over (order by subscription.created_at desc, subscription.id) at_person
          from push_subscriptions subscription join sessions s on s.id = subscription.session_id
          where s.user_id = ${userId}::uuid
        ) ranked
        where ranked.id <> ${row.id}::uuid
          and (at_session > ${MOST_PUSHED.session}::int or at_person > ${MOST_PUSHED.person}::int)
      )`;
    return { id: row.id };
  });
  return subscribing.catch((error: unknown) => {
    // The foreign key fails when the session has ended in the meantime.
    throw isForeignKeyViolation(error) ? signedOut() : error;
  });
}

export async function unsubscribeFromPush({ userId }: Account, endpoint: string): Promise<{ id: string }> {
  const [row] = await db.$queryRaw<{ id: string }[]>`
    delete from push_subscriptions subscription using sessions s
    where s.id = subscription.session_id and s.user_id = ${userId}::uuid and subscription.endpoint = ${endpoint}
    returning subscription.id::text`;
  if (!row) throw notFound();
  return row;
}

/** A browser looks for its own endpoint among them. */
export async function listPushEndpoints({ sessionId }: Account): Promise<string[]> {
  const rows = await db.pushSubscription.findMany({ where: { sessionId }, select: { endpoint: true } });
  return rows.map(({ endpoint }) => endpoint);
}
