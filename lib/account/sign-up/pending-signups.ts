import 'server-only';
import { hashToken, newToken } from '@/lib/server/auth/tokens';
import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';

const HOUR_MS = 3_600_000;
const CONFIRM_HOURS = 24;
/** For this long after the first link has expired, a claim's owner can request another. */
const RESEND_DAYS = 6;
const KEPT_MS = (RESEND_DAYS * 24 + CONFIRM_HOURS) * HOUR_MS;

export const confirmBy = () => new Date(Date.now() + CONFIRM_HOURS * HOUR_MS);

/** Null for an unknown link. */
export async function findClaim(token: string) {
  const tokenHash = hashToken(token);
  const claim = await db.pendingSignup.findUnique({ where: { tokenHash } });
  if (claim) return { claim, expiresAt: claim.expiresAt };
  const link = await db.signupLink.findUnique({ where: { tokenHash }, include: { signup: true } });
  return link && { claim: link.signup, expiresAt: link.expiresAt };
}

/** A claim is a sign-up whose address is not confirmed yet. */
interface WaitingSignup {
  id: string;
  email: string;
  passwordHash: string;
  browserHash: string;
  otherBrowsers: string[];
  onward: string | null;
}

/** Choose among several claims of one address: by link, then by browser, then the newest. */
export interface ClaimHints {
  browserHashes?: string[];
  linkHash?: string | null;
}

/** Also true of a claim `s` whose links have expired. */
export const waitsForConfirmation = Prisma.sql`(
  s.confirmed_at is null and s.expires_at > now() - ${RESEND_DAYS}::int * interval '1 day')`;

/** Finds a claim even when its links have expired. */
export async function findWaitingSignup(email: string, hints: ClaimHints): Promise<WaitingSignup | null> {
  const [browsers, link] = [hints.browserHashes ?? [], hints.linkHash ?? ''];
  const [found] = await db.$queryRaw<WaitingSignup[]>`
    select s.id::text, s.email::text, s.password_hash "passwordHash", s.browser_hash "browserHash",
           s.other_browsers "otherBrowsers", s.onward
    from pending_signups s
    where s.email = ${email}::citext and ${waitsForConfirmation}
    order by (s.token_hash = ${link} or exists (
               select from signup_links l where l.signup_id = s.id and l.token_hash = ${link})) desc,
             (s.browser_hash || s.other_browsers) && ${browsers}::text[] desc, s.created_at desc
    limit 1`;
  return found ?? null;
}

/** The browser that signed up has its own column. */
const MOST_BROWSERS = 5;

/** The password was typed in this browser, so it gets a session when it confirms the claim. */
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

/** Null for a link that still works or is unknown. */
export async function getEndedLink(token: string): Promise<{ email: string; confirmed: boolean } | null> {
  const found = await findClaim(token);
  if (!found || found.expiresAt.getTime() > Date.now()) return null;
  const { email, confirmedAt } = found.claim;
  return { email, confirmed: confirmedAt !== null };
}

export async function purgeSignups(now: Date): Promise<void> {
  const before = (ms: number) => ({ lt: new Date(now.getTime() - ms) });
  await db.pendingSignup.deleteMany({
    where: { OR: [{ expiresAt: before(KEPT_MS) }, { confirmedAt: before(CONFIRM_HOURS * HOUR_MS) }] },
  });
}
