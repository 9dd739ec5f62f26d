import 'server-only';
import { badInput } from '../errors';
import { safeCallback } from '../server/auth/callback';
import { hashPassword, requireUncommon } from '../server/auth/password';
import { startSession } from '../server/auth/sessions';
import { hashToken, newToken } from '../server/auth/tokens';
import { db, type Tx } from '../server/db/client';
import { isUniqueViolation } from '../server/db/errors';
import { deviceOf } from '../server/http/caller';
import { sendMail } from '../server/mail/send-mail';
import { alreadyRegisteredMail, confirmSignupMail } from './mails';
import type { SignupRequest } from './schema';

const CONFIRM_HOURS = 24;

/**
 * Keeps a claim on the address until its mail link is followed. A known address gets a mail that says so, and
 * otherwise the same work is done and the same response given. Resolves to the secret by which this browser is
 * known when it confirms.
 */
export async function requestSignup(input: SignupRequest): Promise<{ browserToken: string }> {
  await requireUncommon(input.password);
  const passwordHash = await hashPassword(input.password);
  const claim = newToken();
  const browser = newToken();
  const onward = input.callbackUrl ? safeCallback(input.callbackUrl, '') : '';
  const [confirmMail, knownMail] = await Promise.all([
    confirmSignupMail(input.email, claim.token, onward),
    alreadyRegisteredMail(input.email),
  ]);
  await db.$transaction(async (tx) => {
    const known = await tx.user.findUnique({ where: { email: input.email }, select: { id: true } });
    await tx.pendingSignup.create({
      data: {
        email: input.email,
        name: input.name || input.email,
        passwordHash,
        tokenHash: claim.hash,
        browserHash: browser.hash,
        expiresAt: new Date(Date.now() + CONFIRM_HOURS * 3_600_000),
      },
    });
    await sendMail(tx, known ? knownMail : confirmMail);
  });
  return { browserToken: browser.token };
}

const invalidLink = () => badInput('Invalid confirmation link.');

interface Confirmed {
  /** The session cookie for the browser that asked for the sign-up; null for any other, and at a repeat. */
  cookie: string | null;
  /** Whether the account has its profile by now. */
  complete: boolean;
}

/** Turns a claim into an account. A repeat within the link's 24 hours changes nothing. */
export async function confirmSignup(
  request: Request,
  token: string,
  browserToken: string | undefined,
): Promise<Confirmed> {
  const claim = await db.pendingSignup.findUnique({ where: { tokenHash: hashToken(token) } });
  if (!claim || claim.expiresAt.getTime() <= Date.now()) throw invalidLink();
  if (claim.confirmedAt) {
    const complete = (await db.profile.count({ where: { user: { email: claim.email } } })) > 0;
    return { cookie: null, complete };
  }

  const sameBrowser = browserToken !== undefined && hashToken(browserToken) === claim.browserHash;
  const confirming = db.$transaction(async (tx) => {
    if (!(await takeClaim(tx, claim.id))) return null;
    const { email, name, passwordHash } = claim;
    const user = await tx.user.create({ data: { email, name, passwordHash, confirmedAt: new Date() } });
    return sameBrowser ? startSession(user.id, deviceOf(request), tx) : null;
  });
  const cookie = await confirming.catch((error: unknown) => {
    // Two links for one address: the first one confirmed has the account.
    throw isUniqueViolation(error) ? invalidLink() : error;
  });
  return { cookie, complete: false };
}

async function takeClaim(tx: Tx, id: string): Promise<boolean> {
  const { count } = await tx.pendingSignup.updateMany({
    where: { id, confirmedAt: null },
    data: { confirmedAt: new Date() },
  });
  return count === 1;
}
