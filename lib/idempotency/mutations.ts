import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { json } from '../api/respond';
import type { Account } from '../auth/viewer';
import { db } from '../db';
import { badInput, conflict } from '../errors';

const KEPT_MS = 24 * 60 * 60 * 1000;
// A first request that has not answered by then died with its process.
const ABANDONED_MS = 30_000;
const WAIT_STEP_MS = 100;
const WAIT_STEPS = 50;

/**
 * Runs a creation once per Idempotency-Key of the person: the same key within a day gives the first answer
 * again, also to a request that arrives while the first is still running. A refusal is not kept, so that the
 * corrected form can be sent with the same key.
 */
export async function answerOnce(
  viewer: Account,
  request: Request,
  rawBody: string,
  run: () => Promise<Response>,
): Promise<Response> {
  const sentKey = request.headers.get('idempotency-key');
  if (!sentKey) return run();
  if (!/^[\x21-\x7e]{1,200}$/.test(sentKey)) {
    throw badInput('An Idempotency-Key is 1 to 200 visible ASCII characters.');
  }
  const key = `${request.method} ${new URL(request.url).pathname} ${sentKey}`;
  const id = { userId: viewer.userId, key };
  const bodyHash = createHash('sha256').update(rawBody).digest('base64url');

  for (let step = 0; step < WAIT_STEPS; step++) {
    if (await claim(id, bodyHash)) return runAndKeep(id, run);
    const first = await db.idempotencyKey.findUnique({ where: { userId_key: id } });
    if (first && first.bodyHash !== bodyHash) {
      throw conflict('This Idempotency-Key was used for something else.');
    }
    if (first?.status) return json(first.answer, first.status, { 'idempotency-replayed': 'true' });
    await sleep(WAIT_STEP_MS);
  }
  throw conflict('The same request is still being answered. Please try again in a moment.');
}

/** Takes the key for this request; false when another one holds it. */
async function claim(id: { userId: string; key: string }, bodyHash: string): Promise<boolean> {
  const now = Date.now();
  const lapsed = new Date(now - KEPT_MS);
  const abandoned = new Date(now - ABANDONED_MS);
  const taken = await db.$executeRaw`
    insert into idempotency_keys (user_id, key, body_hash)
    values (${id.userId}::uuid, ${id.key}, ${bodyHash})
    on conflict (user_id, key) do update set body_hash = excluded.body_hash, status = null, answer = null, created_at = now()
    where idempotency_keys.created_at < ${lapsed}
       or (idempotency_keys.status is null and idempotency_keys.created_at < ${abandoned})`;
  return taken === 1;
}

async function runAndKeep(
  id: { userId: string; key: string },
  run: () => Promise<Response>,
): Promise<Response> {
  const response = await run().catch(async (error: unknown) => {
    await db.idempotencyKey.deleteMany({ where: id }).catch(() => undefined);
    throw error;
  });
  const answer = await response.clone().json();
  // Where this fails the key stays taken for a while: better a wait than the same thing twice.
  await db.idempotencyKey.update({ where: { userId_key: id }, data: { status: response.status, answer } });
  return response;
}
