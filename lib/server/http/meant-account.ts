import { signedOut } from '@/lib/errors';

/**
 * Refuses what somebody else sent, who named their account by `For-Account`: a change that waited for reception on a
 * device where another person has logged in since is not that person's.
 */
export function requireMeantAccount({ headers }: Request, viewer: { userId: string } | undefined): void {
  const meant = headers.get('for-account');
  if (meant && viewer && meant !== viewer.userId) throw signedOut();
}
