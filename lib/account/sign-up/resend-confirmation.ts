import 'server-only';
import { hashToken, newToken } from '@/lib/server/auth/tokens';
import { db } from '@/lib/server/db/client';
import { addJob } from '@/lib/server/jobs/queue';
import { sendMail } from '@/lib/server/mail/send-mail';
import { alreadyRegisteredMail, confirmSignupMail } from '../mails';
import { type ClaimHints, confirmBy, findWaitingSignup } from './pending-signups';

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

/** The claim keeps its password, browser and earlier links. */
export async function resendConfirmation({ email, ...hints }: Resend): Promise<void> {
  if ((await db.user.count({ where: { email } })) > 0) {
    const mail = await alreadyRegisteredMail(email);
    return db.$transaction((tx) => sendMail(tx, mail));
  }
  const claim = await findWaitingSignup(email, hints);
  if (!claim) return;
  const { token, hash } = newToken();
  const mail = await confirmSignupMail(claim.email, token, claim.onward ?? '');
  await db.$transaction(async (tx) => {
    // If the claim was confirmed or deleted in the meantime, there is nothing left to confirm.
    const waiting = await tx.$queryRaw<unknown[]>`
      select id::text from pending_signups where id = ${claim.id}::uuid and confirmed_at is null for update`;
    if (waiting.length === 0) return;
    await tx.signupLink.create({ data: { signupId: claim.id, tokenHash: hash, expiresAt: confirmBy() } });
    await sendMail(tx, mail);
  });
}
