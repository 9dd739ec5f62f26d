import 'server-only';
import { giveBack, spend } from '../auth/limits';
import type { Viewer } from '../auth/viewer';

/** Counts what somebody invites against their day's invitations, of which a refusal uses up none. Throws 429. */
export async function withInvitations<T>(
  viewer: Viewer,
  count: number,
  invite: () => Promise<T>,
): Promise<T> {
  if (count === 0) return invite();
  try {
    await spend('invitations', viewer.userId, count);
    return await invite();
  } catch (error) {
    await giveBack('invitations', viewer.userId, count);
    throw error;
  }
}
