import 'server-only';
import { spendOn } from '../auth/limits';
import type { Viewer } from '../auth/viewer';

/** Counts what somebody invites against their day's invitations, of which a refusal uses up none. Throws 429. */
export async function withInvitations<T>(
  viewer: Viewer,
  count: number,
  invite: () => Promise<T>,
): Promise<T> {
  return count === 0 ? invite() : spendOn('invitations', viewer.userId, count, invite);
}
