import 'server-only';
import { hashToken, newToken } from '../server/auth/tokens';
import { db } from '../server/db/client';

const HOUR_MS = 3_600_000;
export const CONFIRM_HOURS = 24;
/** How long after its first link has ended a claim can still be sent another one; that one ends a day later at most. */
const RESEND_DAYS = 6;
const KEPT_MS = (RESEND_DAYS * 24 + CONFIRM_HOURS) * HOUR_MS;

export const confirmBy = () => new Date(Date.now() + CONFIRM_HOURS * HOUR_MS);

/** The claim that a mail's link belongs to, the first one's or another's, and when that link ends; null for none. */
export async function findClaim(token: string) {
  const tokenHash = hashToken(token);
  const claim = await db.pendingSignup.findUnique({ where: { tokenHash } });
  if (claim) return { claim, expiresAt: claim.expiresAt };
  const link = await db.signupLink.findUnique({ where: { tokenHash }, include: { signup: true } });
  return link && { claim: link.signup, expiresAt: link.expiresAt };
}

/** A claim that waits for its address to be confirmed. */
interface WaitingSignup {
  id: string;
  email: string;
  passwordHash: string;
  browserHash: string;
  otherBrowsers: string[];
  onward: string | null;
}

/** By what a claim is told from others with its address: its own link first, then its browser, else the newest is meant. */
export interface ClaimHints {
  /** The tokens in its browser's cookie, hashed. */
  browserHashes?: string[];
  /** One of its links, hashed. */
  linkHash?: string | null;
}

/** An address's claim that waits to be confirmed, whether or not its links still work. */
export async function findWaitingSignup(email: string, hints: ClaimHints): Promise<WaitingSignup | null> {
  const [browsers, link] = [hints.browserHashes ?? [], hints.linkHash ?? ''];
  const [found] = await db.$queryRaw<WaitingSignup[]>`
    select s.id::text, s.email::text, s.password_hash "passwordHash", s.browser_hash "browserHash",
           s.other_browsers "otherBrowsers", s.onward
    from pending_signups s
    where s.email = ${email}::citext and s.confirmed_at is null
      and s.expires_at > now() - ${RESEND_DAYS}::int * interval '1 day'
    order by (s.token_hash = ${link} or exists (
               select from signup_links l where l.signup_id = s.id and l.token_hash = ${link})) desc,
             (s.browser_hash || s.other_browsers) && ${browsers}::text[] desc, s.created_at desc
    limit 1`;
  return found ?? null;
}

/** Of the browsers in which a claim's password was given; the first one stands for itself. */
const MOST_BROWSERS = 5;

/** Has confirming sign in the browser that has just given a claim's password, like the one that asked. */
export async function knowBrowser(claim: WaitingSignup, browserTokens: string[]): Promise<string> {
  const { id, browserHash, otherBrowsers } = claim;
  const known = [browserHash, ...otherBrowsers];
  const ownToken = browserTokens.find((browserToken) => known.includes(hashToken(browserToken)));
  if (ownToken) return ownToken;
  const { token, hash } = newToken();
  await db.pendingSignup.updateMany({
    where: { id, confirmedAt: null },
    data: { otherBrowsers: [...otherBrowsers, hash].slice(-MOST_BROWSERS) },
  });
  return token;
}

/** What a confirmation link that works no longer belongs to; null for one that works, or that nobody knows any more. */
export async function getEndedLink(token: string): Promise<{ email: string; confirmed: boolean } | null> {
  const found = await findClaim(token);
  if (!found || found.expiresAt.getTime() > Date.now()) return null;
  const { email, confirmedAt } = found.claim;
  return { email, confirmed: confirmedAt !== null };
}

/** Deletes claims that nobody can confirm any more, with their password hashes, and confirmed ones a day later. */
export async function purgeSignups(now: Date): Promise<void> {
  const before = (ms: number) => ({ lt: new Date(now.getTime() - ms) });
  await db.pendingSignup.deleteMany({
    where: { OR: [{ expiresAt: before(KEPT_MS) }, { confirmedAt: before(CONFIRM_HOURS * HOUR_MS) }] },
  });
}
