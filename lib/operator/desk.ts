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

interface Desk {
  open: boolean;
  /** False for an account of OPERATOR_READERS, which can read the desk but change nothing. */
  decides: boolean;
}

/** Null unless the account's address is confirmed and in OPERATOR_EMAILS or OPERATOR_READERS. */
export async function findDesk(account: Account): Promise<Desk | null> {
  if (!isOperator(account.email)) return null;
  const session = await db.session.findUnique({
    where: { id: account.sessionId },
    select: { operatorUntil: true, user: { select: { confirmedAt: true } } },
  });
  if (!session?.user.confirmedAt) return null;
  return {
    open: session.operatorUntil !== null && session.operatorUntil > new Date(),
    decides: env().OPERATOR_EMAILS.includes(account.email.toLowerCase()),
  };
}

export function isOperator(email: string): boolean {
  const { OPERATOR_EMAILS, OPERATOR_READERS } = env();
  return [...OPERATOR_EMAILS, ...OPERATOR_READERS].includes(email.toLowerCase());
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

/**
 * Throws 404 for an account of no operator, and 403 when the desk is closed in this browser or a
 * reader wants to change something.
 */
export async function requireOpenDesk(
  account: Account | null,
  { changes }: { changes: boolean },
): Promise<Operator> {
  const desk = account && (await findDesk(account));
  if (!account || !desk) throw notFound();
  if (!desk.open) throw forbidden('Please enter your password first.');
  if (changes && !desk.decides) throw forbidden('Your account can read the desk, but not decide.');
  return { address: account.email };
}
