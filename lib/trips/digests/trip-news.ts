import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { answerColumns, householdsOf } from '../attendance/answer-state';
import { agreedTo } from '../changes/changes';
import { GUEST } from '../households/household-name';
import type { RunTrip } from '../lock-trip';
import type { Household, TripNews } from './told';

interface KnownHousehold extends Omit<Household, 'name'> {
  name: string | null;
  email: string | null;
  asked: boolean;
}

export interface KnownNews extends Omit<TripNews, 'households' | 'comments'> {
  households: KnownHousehold[];
  comments: Omit<TripNews['comments'][number], 'name'>[];
}

/** The caller has locked the trip, so that nothing can change in between. */
export async function readNews(tx: Tx, trip: RunTrip): Promise<KnownNews> {
  const households = await tx.$queryRaw<KnownHousehold[]>`
    select h.id::text, ${answerColumns}, h.answered_at "answeredAt", i.email::text, i.id is not null asked
    from ${householdsOf(trip.id)}
    left join invites i on i.trip_id = h.trip_id and i.id = h.id
    order by h.answered_at nulls first, h.id`;
  const comments = await tx.$queryRaw<KnownNews['comments']>`
    select n.id::text, n.household_id::text household, n.text, n.created_at at
    from notices n where n.trip_id = ${trip.id}::uuid and not n.announcement
    order by n.created_at, n.id`;
  return { households, comments, agreed: JSON.stringify(agreedTo(trip)) };
}

/** Only the trip's organiser sees the address of a household without a name, having entered it. */
export function newsFor({ households, comments, agreed }: KnownNews, organises: boolean): TripNews {
  const named = households.map(({ email, asked, name, ...household }) => ({
    ...household,
    name: name ?? (organises ? email : null) ?? GUEST,
  }));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return {
    agreed,
    households: named,
    comments: comments.map((each) => ({ ...each, name: names.get(each.household) ?? GUEST })),
  };
}
