import 'server-only';
import { createHash } from 'node:crypto';
import { badInput, conflict, signedOut } from '@/lib/errors';
import { type Principal, principalId } from '../auth/principal';
import { db, inOneTransaction, type Tx } from '../db/client';
import { spend } from './rate-limiter';
import { json } from './respond';
import { runExclusive } from './run-exclusive';

/** A change made at a campsite waits for reception and may then be sent twice. */
export const KEY_KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * A key gives its first response for 14 days, even while that request still runs. Response and change are
 * saved in one transaction. A refusal isn't saved, so that the corrected form can use the same key.
 */
export async function respondOnce(
  principal: Principal,
  request: Request,
  rawBody: string,
  run: () => Promise<Response>,
): Promise<Response> {
  const sentKey = request.headers.get('idempotency-key');
  if (!sentKey) return run();
  if (!/^[\x21-\x7e]{1,200}$/.test(sentKey)) {
    throw badInput('An Idempotency-Key is 1 to 200 visible ASCII characters.');
  }
  const ownerId = principalId(principal);
  await spend('keptResponses', ownerId);
  const key = `${request.method} ${new URL(request.url).pathname} ${sentKey}`;
  const bodyHash = createHash('sha256').update(rawBody).digest('base64url');
  const sent = { principal, ownerId, key, bodyHash };
  // The lock works only in this process; between servers the unique index on the key lets only one save.
  return runExclusive(`${ownerId} ${key}`, async () => (await firstResponse(sent)) ?? runAndKeep(sent, run));
}

interface SentKey {
  principal: Principal;
  ownerId: string;
  key: string;
  bodyHash: string;
}

async function firstResponse({ ownerId, key, bodyHash }: SentKey): Promise<Response | null> {
  const createdAt = { gt: new Date(Date.now() - KEY_KEPT_MS) };
  const first = await db.idempotencyKey.findUnique({ where: { ownerId_key: { ownerId, key }, createdAt } });
  if (!first) return null;
  if (first.bodyHash !== bodyHash) throw conflict('This Idempotency-Key was used for something else.');
  return json(first.response, first.status, { 'idempotency-replayed': 'true' });
}

async function runAndKeep(sent: SentKey, run: () => Promise<Response>): Promise<Response> {
  try {
    const last = (tx: Tx, response: Response) => keep(tx, sent, response);
    return await inOneTransaction(run, last, (tx) => lockUserFirst(tx, sent));
  } catch (error) {
    // The same request may have succeeded on another server in the meantime.
    const first = await firstResponse(sent).catch(() => null);
    if (first) return first;
    throw error;
  }
}

/**
 * The user's row is locked first, as in deleting an account. Otherwise the response's foreign key would lock
 * it last, after a profile or a group, and could deadlock with a deletion.
 */
async function lockUserFirst(tx: Tx, { principal }: SentKey): Promise<void> {
  if (!('userId' in principal)) return;
  const { userId } = principal;
  const locked = await tx.$queryRaw<unknown[]>`
    select id from users where id = ${userId}::uuid for key share`;
  if (locked.length === 0) throw signedOut();
}

/** Of two servers with the same request, the second waits here until the first has saved, then rolls back. */
async function keep(
  tx: Tx,
  { principal, ownerId, key, bodyHash }: SentKey,
  response: Response,
): Promise<void> {
  const {
    userId = null,
    tripId = null,
    householdId = null,
  } = { ...principal } as Partial<Record<'userId' | 'tripId' | 'householdId', string>>;
  const body = JSON.stringify(await response.clone().json());
  const kept = await tx.$executeRaw`
    insert into idempotency_keys (owner_id, user_id, trip_id, household_id, key, body_hash, status, response)
    values (${ownerId}::uuid, ${userId}::uuid, ${tripId}::uuid, ${householdId}::uuid, ${key}, ${bodyHash},
            ${response.status}, ${body}::jsonb)
    on conflict (owner_id, key) do update
      set body_hash = excluded.body_hash, status = excluded.status, response = excluded.response, created_at = now()
      where idempotency_keys.created_at <= ${new Date(Date.now() - KEY_KEPT_MS)}`;
  if (kept === 0) throw conflict('The same request has just gone through. Please try again in a moment.');
}
