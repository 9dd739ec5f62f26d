import 'server-only';
import { forbidden, notFound } from '@/lib/errors';
import { requireProof } from '@/lib/server/auth/proof';
import type { Account } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';

/** `address` is the email address of the account, or COMMAND_LINE. */
export interface Operator {
  address: string;
}

export const COMMAND_LINE: Operator = { address: 'command line' };

/** Counted from when the operator has entered the password in a browser. */
const OPEN_MINUTES = 60;

/** Null unless the account's address is confirmed and in OPERATOR_EMAILS. */
export async function findDesk(account: Account): Promise<'open' | 'closed' | null> {
  if (!env().OPERATOR_EMAILS.includes(account.email.toLowerCase())) return null;
  const session = await db.session.findUnique({
    where: { id: account.sessionId },
    select: { operatorUntil: true, user: { select: { confirmedAt: true } } },
  });
  if (!session?.user.confirmedAt) return null;
  return session.operatorUntil && session.operatorUntil > new Date() ? 'open' : 'closed';
}

/** Throws 404 when the account isn't an operator's, and the errors of requireProof. */
export async function enterDesk(account: Account, password: string | undefined): Promise<void> {
  if (!(await findDesk(account))) throw notFound();
  await requireProof(account, password);
  await db.session.updateMany({
    where: { id: account.sessionId },
    data: { operatorUntil: new Date(Date.now() + OPEN_MINUTES * 60_000) },
  });
}

/** Throws 403 when the desk is closed in this browser, and 404 for an account of no operator. */
export async function requireOpenDesk(account: Account | null): Promise<Operator> {
  const desk = account && (await findDesk(account));
  if (!account || !desk) throw notFound();
  if (desk === 'closed') throw forbidden('Please enter your password first.');
  return { address: account.email };
}
