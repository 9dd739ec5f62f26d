import { randomUUID } from 'node:crypto';
import { POST as sayBack } from '@/app/api/trips/[id]/home-contact/back/route';
import { DELETE, GET, PUT } from '@/app/api/trips/[id]/home-contact/route';
import { instantIn, isoIn } from '@/lib/places/clock';
import { hashToken } from '@/lib/server/auth/tokens';
import { db } from '@/lib/server/db/client';
import { queueHere } from '@/lib/server/jobs/this-process';
import { planToken } from '@/lib/trips/home-contact/plan';
import type { HomeContact } from '@/lib/trips/home-contact/schema';
import { call } from '../call';
import { uniqueEmail } from './people';
import { inDays } from './trips';

type Answer = { home_contact: HomeContact | null; error: string; fields?: Record<string, string> };
interface Caller {
  cookie: string;
}

/** Makes the queue look as if a worker in this process has just polled it. */
export async function workerRuns(): Promise<void> {
  queueHere.workerSeenAt = Date.now();
}

/**
 * Returns the instant of a time in Sydney on the day this many days from today. All sites of the
 * tests' trips are in Sydney's time zone.
 */
export const at = (days: number, time: string) =>
  isoIn('Australia/Sydney', instantIn('Australia/Sydney', inDays(days), time));

/** Returns a plan for a trip that begins in a fortnight and lasts three nights. */
export const homePlan = (changes: object = {}) => ({
  name: 'Lorraine Whitby',
  email: uniqueEmail('lorraine'),
  back_at: at(17, '18:00'),
  worry_at: at(17, '20:00'),
  send: 'now',
  ...changes,
});

export const readPlan = (id: string, as?: Caller) =>
  call<Answer>(GET, 'GET', { ...(as && { as }), params: { id } });
export const putPlan = (id: string, body: object, as?: Caller) =>
  call<Answer>(PUT, 'PUT', { ...(as && { as }), params: { id }, body });
export const deletePlan = (id: string, as?: Caller) =>
  call<Answer>(DELETE, 'DELETE', { ...(as && { as }), params: { id } });
export const weAreBack = (id: string, as?: Caller) =>
  call<Answer>(sayBack, 'POST', { ...(as && { as }), params: { id }, body: {} });

/** Stores a household's plan as saved and already sent. */
export async function savedPlan(tripId: string, householdId: string) {
  const id = randomUUID();
  const { name, email, back_at, worry_at, send } = homePlan();
  const data = {
    id,
    tripId,
    householdId,
    householdName: 'Sam Whitby',
    tokenHash: hashToken(planToken(id)),
    name,
    email,
    send,
    backAt: new Date(back_at),
    worryAt: new Date(worry_at),
    sentAt: new Date(),
  };
  // Uses `$transaction`, which joins an open transaction. A test that rolls its request back then
  // rolls back the plan too.
  await db.$transaction((tx) => tx.homeContact.create({ data }));
  return { id, email, token: planToken(id) };
}
