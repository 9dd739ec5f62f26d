import 'server-only';
import { db, type Tx } from '@/lib/server/db/client';
import type { FoundUser } from './schema';

export interface AddressOwner {
  /** Spelled as in the request. */
  email: string;
  profileId: string | null;
  username: string | null;
  /** The person has blocked the organiser of the given trip. */
  refuses: boolean;
}

/** In the order of `emails`; the owner's fields are null for an address without a profile. */
export async function ownersOf(
  emails: string[],
  client: Tx = db,
  tripId: string | null = null,
): Promise<AddressOwner[]> {
  return client.$queryRaw<AddressOwner[]>`
    select asked.email, p.id::text "profileId", p.username::text,
           exists (
             select from blocks b join trips t on t.organiser_id = b.blocked_id
             where b.profile_id = p.id and t.id = ${tripId}::uuid
           ) refuses
    from unnest(${emails}::text[]) with ordinality asked(email, position)
    left join users u on u.email = asked.email::citext
    left join profiles p on p.user_id = u.id
    order by asked.position`;
}

export async function lookUpUsers(emails: string[]): Promise<(FoundUser & { email: string })[]> {
  const owners = await ownersOf(emails);
  return owners.map(({ email, username }) => ({ email, found: username !== null, username }));
}

export async function lookUpUser(email: string): Promise<FoundUser> {
  const [{ username } = { username: null }] = await ownersOf([email]);
  return { found: username !== null, username };
}
