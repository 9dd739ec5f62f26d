import 'server-only';
import { badInput } from '@/lib/errors';
import { safeCallback } from '@/lib/server/auth/callback';
import { hashPassword, requireUncommon } from '@/lib/server/auth/password';
import { startSession } from '@/lib/server/auth/sessions';
import { hashToken, newToken } from '@/lib/server/auth/tokens';
import { db, type Tx } from '@/lib/server/db/client';
import { isUniqueViolation } from '@/lib/server/db/errors';
import { deviceOf } from '@/lib/server/http/caller';
import { addJob } from '@/lib/server/jobs/queue';
import { sendMail } from '@/lib/server/mail/send-mail';
import { toUser } from '../log-in';
import { alreadyRegisteredMail, confirmSignupMail } from '../mails';
import type { SignupRequest, User } from '../schema';
import { type ClaimHints, confirmBy, findClaim, findWaitingSignup } from './pending-signups';

const invalidLink = () => badInput('Invalid confirmation link.');

interface Confirmed {
  email: string;
  /** Only for a browser in which the password was typed, and only for the first confirmation. */
  cookie: string | null;
  complete: boolean;
}

/** A second call within the link's 24 hours changes nothing. */
export async function confirmSignup(
  request: Request,
  token: string,
  browserTokens: string[],
): Promise<Confirmed> {
  const found = await findClaim(token);
  if (!found || found.expiresAt.getTime() <= Date.now()) throw invalidLink();
  const { id, email, name, passwordHash, browserHash, otherBrowsers, confirmedAt } = found.claim;
  if (confirmedAt) {
    const complete = (await db.profile.count({ where: { user: { email } } })) > 0;
    return { email, cookie: null, complete };
  }

  const known = [browserHash, ...otherBrowsers];
  const asked = browserTokens.some((browserToken) => known.includes(hashToken(browserToken)));
  const confirming = db.$transaction(async (tx) => {
    if (!(await takeClaim(tx, id))) return null;
    const user = await tx.user.create({ data: { email, name, passwordHash, confirmedAt: new Date() } });
    return asked ? startSession(user.id, deviceOf(request), tx) : null;
  });
  const cookie = await confirming.catch((error: unknown) => {
    // When two claims have the same address, the claim that is confirmed first gets the account.
    throw isUniqueViolation(error) ? invalidLink() : error;
  });
  return { email, cookie, complete: false };
}

async function takeClaim(tx: Tx, id: string): Promise<boolean> {
  const { count } = await tx.pendingSignup.updateMany({
    where: { id, confirmedAt: null },
    data: { confirmedAt: new Date() },
  });
  return count === 1;
}

interface Resend extends ClaimHints {
  email: string;
}

/** Only the job looks for a claim, so that response and timing don't reveal whether one exists. */
export async function requestResend(
  email: string,
  { browserTokens, linkToken }: { browserTokens: string[]; linkToken: string | null | undefined },
): Promise<void> {
  const job: Resend = {
    email,
    browserHashes: browserTokens.map(hashToken),
    linkHash: linkToken ? hashToken(linkToken) : null,
  };
  await db.$transaction((tx) => addJob(tx, 'resend-confirmation', job));
}

export async function resendConfirmation({ email, ...hints }: Resend): Promise<void> {
  if ((await db.user.count({ where: { email } })) > 0) {
    const mail = await alreadyRegisteredMail(email);
    return db.$transaction((tx) => sendMail(tx, mail));
  }
  const claim = await findWaitingSignup(email, hints);
  if (claim) await sendAnotherLink(claim.id);
}

/**
 * The claim keeps its password, browser and earlier links. False if it was confirmed or deleted in
 * the meantime.
 */
export async function sendAnotherLink(id: string, also?: (tx: Tx) => Promise<unknown>): Promise<boolean> {
  const { token, hash } = newToken();
  return db.$transaction(async (tx) => {
    const [claim] = await tx.$queryRaw<{ email: string; onward: string | null }[]>`
      select email::text, onward from pending_signups
      where id = ${id}::uuid and confirmed_at is null for update`;
    if (!claim) return false;
    await tx.signupLink.create({ data: { signupId: id, tokenHash: hash, expiresAt: confirmBy() } });
    await sendMail(tx, await confirmSignupMail(claim.email, token, claim.onward ?? ''));
    await also?.(tx);
    return true;
  });
}

/** Uses up a proof that the caller owns the address, within the transaction. */
export type ProveAddress = (tx: Tx, email: string) => Promise<boolean>;

type SignedUp = { browserToken: string } | { user: User; cookie: string };

/**
 * If the address has an account, its owner gets a mail that says so; the response and the work are
 * the same, so that the caller cannot tell that the account exists.
 */
export async function requestSignup(
  request: Request,
  input: SignupRequest,
  prove?: ProveAddress,
): Promise<SignedUp> {
  await requireUncommon(input.password);
  const passwordHash = await hashPassword(input.password);
  const opened = prove && (await openProven(request, { ...input, passwordHash }, prove));
  return opened ?? { browserToken: await keepClaim(input, passwordHash) };
}

async function keepClaim(input: SignupRequest, passwordHash: string): Promise<string> {
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
        onward: onward || null,
        expiresAt: confirmBy(),
      },
    });
    await sendMail(tx, known ? knownMail : confirmMail);
  });
  return browser.token;
}

interface NewUser {
  email: string;
  name?: string | null;
  passwordHash: string;
}

/** Null when `prove` refuses the address or when it has an account. */
async function openProven(request: Request, { email, name, passwordHash }: NewUser, prove: ProveAddress) {
  const opening = db.$transaction(async (tx) => {
    if (!(await prove(tx, email))) return null;
    // Delete earlier claims on this address, because their makers never proved that they own it.
    await tx.pendingSignup.deleteMany({ where: { email } });
    const user = await tx.user.create({
      data: { email, name: name || email, passwordHash, confirmedAt: new Date() },
    });
    const cookie = await startSession(user.id, deviceOf(request), tx);
    return { user: toUser({ ...user, profile: null }), cookie };
  });
  return opening.catch((error: unknown) => {
    // Another sign-up with the same address finished a moment earlier.
    if (isUniqueViolation(error)) return null;
    throw error;
  });
}
