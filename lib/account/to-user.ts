import 'server-only';
import type { Account } from '../server/auth/viewer';
import type { User } from './schema';

interface UserRow {
  id: string;
  email: string;
  name: string | null;
  profile: { id: string; name: string; postcode: string } | null;
}

/** Only for the person themselves. */
export function toUser({ id, email, name, profile }: UserRow): User {
  return {
    id,
    name: profile?.name ?? name ?? email,
    email,
    profile_id: profile?.id ?? null,
    postcode: profile?.postcode ?? null,
  };
}

export function accountToUser(account: Account): User {
  return {
    id: account.userId,
    name: account.name,
    email: account.email,
    profile_id: account.profileId,
    postcode: account.postcode,
  };
}
