import 'server-only';
import { conflict, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { isUniqueViolation } from '@/lib/server/db/errors';
import { spend } from '@/lib/server/http/rate-limiter';
import { type CompanionsOf, getGroup } from './list-groups';
import type { Group } from './schema';

const TAKEN = 'You have a group of this name already.';
export const nameTaken = (error: unknown) =>
  isUniqueViolation(error) ? conflict(TAKEN, { name: TAKEN }) : error;

/** Adding an address to a group reveals whether it is registered. */
export async function spendLookUps(userId: string, addresses: number): Promise<void> {
  if (addresses > 0) await spend('addresses', userId, addresses);
}

export async function found(
  viewer: Viewer,
  groupId: string,
  companionsOf: CompanionsOf,
  client: Tx = db,
): Promise<Group> {
  const group = await getGroup(viewer, groupId, companionsOf, client);
  if (!group) throw notFound();
  return group;
}
