import 'server-only';
import { notFound } from '@/lib/errors';
import { isId } from '@/lib/fields';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { peopleOfTrip } from '../attendance/people';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import type { Vote } from './schema';
import { toVote, type VoteRow } from './to-vote';
import { voteColumns } from './vote-columns';

/** `none` when the trip has no vote, and null when the caller can't see the trip. */
export async function findVote(caller: TripCaller, client?: Tx) {
  if (!isId(caller.tripId)) return null;
  const [row] = await readRows<VoteRow>(voteSql(caller), client);
  return row ? (toVote(caller, row) ?? 'none') : null;
}

export async function getVote(caller: TripCaller, client?: Tx): Promise<{ vote: Vote | null }> {
  const found = await findVote(caller, client);
  if (!found) throw notFound();
  return { vote: found === 'none' ? null : found.vote };
}

/** Exported so that a test can check its plan. */
export const voteSql = (caller: TripCaller) => Prisma.sql`
  select ${peopleOfTrip}, ${voteColumns} from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;
