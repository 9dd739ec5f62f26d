import 'server-only';
import { createHash } from 'node:crypto';
import { db } from '../server/db/client';
import { log } from '../server/log';
import { sendPush } from '../server/push/send-push';
import type { PushTransport } from '../server/push/transport';
import { oneLine } from '../text';
import { type Push, pushPath } from '../trips/notifications/push';

interface Target {
  endpoint: string;
  p256dh: string;
  auth: string;
  tripName: string | null;
  locationName: string;
}

/** If the last attempt fails, only logs a warning, because the notifications page shows the news too. */
export async function deliverPush(
  push: Push,
  subscriptionId: string,
  last: boolean,
  transport?: PushTransport,
): Promise<void> {
  const target = await targetOf(push, subscriptionId);
  if (!target) return;
  const message = {
    title: push.words,
    body: oneLine(target.tripName ?? `The trip to ${target.locationName}`),
    path: pushPath(push),
    topic: createHash('sha256')
      .update(`${push.tripId} ${push.kind} ${push.about}`)
      .digest('base64url')
      .slice(0, 32),
  };
  try {
    const there = await sendPush(target, message, transport);
    if (!there) await db.pushSubscription.deleteMany({ where: { id: subscriptionId } });
  } catch (error) {
    if (!last) throw error;
    log.warn({ err: error }, 'a push was given up');
  }
}

async function targetOf({ tripId }: Push, subscriptionId: string): Promise<Target | undefined> {
  const [target] = await db.$queryRaw<Target[]>`
    select subscription.endpoint, subscription.p256dh, subscription.auth, t.name "tripName",
           t.location_name "locationName"
    from push_subscriptions subscription
    join sessions s on s.id = subscription.session_id and s.expires_at > now()
    join profiles p on p.user_id = s.user_id
    join trips t on t.id = ${tripId}::uuid
    where subscription.id = ${subscriptionId}::uuid and (
      exists (select from households h where h.trip_id = t.id and h.profile_id = p.id))`;
  return target;
}
