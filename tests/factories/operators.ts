import { db } from '@/lib/server/db/client';
import { type Person, person } from './people';

/** An address in OPERATOR_EMAILS of tests/jest/database.ts. */
export const OPERATOR = 'operator@example.com';
export const SECOND_OPERATOR = 'second-operator@example.com';
/** The address in OPERATOR_READERS. */
export const READER = 'reader@example.com';

/** Creates a new account for an operator's address, by default with an open desk. */
export async function operator({
  email = OPERATOR,
  confirmed = true,
  desk = 'open' as 'open' | 'closed',
} = {}): Promise<Person> {
  await db.user.deleteMany({ where: { email } });
  const kerry = await person('Kerry', { email });
  const { userId, sessionId } = kerry.viewer;
  if (!confirmed) await db.user.update({ where: { id: userId }, data: { confirmedAt: null } });
  const operatorUntil = new Date(Date.now() + (desk === 'open' ? 60 : -1) * 60_000);
  await db.session.update({ where: { id: sessionId }, data: { operatorUntil } });
  return kerry;
}
