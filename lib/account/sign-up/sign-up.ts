import 'server-only';
import { safeCallback } from '@/lib/server/auth/callback';
import { hashPassword, requireUncommon } from '@/lib/server/auth/password';
import { startSession } from '@/lib/server/auth/sessions';
import { newToken } from '@/lib/server/auth/tokens';
import { db, type Tx } from '@/lib/server/db/client';
import { isUniqueViolation } from '@/lib/server/db/errors';
import { deviceOf } from '@/lib/server/http/caller';
import { sendMail } from '@/lib/server/mail/send-mail';
import { alreadyRegisteredMail, confirmSignupMail } from '../mails';
import type { SignupRequest, User } from '../schema';
import { toUser } from '../to-user';
import { confirmBy } from './pending-signups';

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
