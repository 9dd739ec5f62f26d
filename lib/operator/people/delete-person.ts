import 'server-only';
import { notFound } from '@/lib/errors';
import { isId } from '@/lib/fields';
import { endAccount } from '@/lib/own-data/delete-account';
import { db } from '@/lib/server/db/client';
import { sendMail } from '@/lib/server/mail/send-mail';
import type { Operator } from '../desk';
import { recordAction } from '../log';
import { lockPerson, refuseOperator } from './judge-person';
import { deletedMail } from './person-mails';

/** Throws 404 for an unknown account, and 400 for an operator's. */
export async function deletePerson(operator: Operator, userId: string, reason: string): Promise<void> {
  if (!isId(userId)) throw notFound();
  const user = await db.user.findUnique({ where: { id: userId }, include: { profile: true } });
  if (!user) throw notFound();
  const { email, profile } = user;
  const account = {
    userId,
    email,
    profileId: profile?.id ?? null,
    name: profile?.name ?? user.name ?? email,
  };
  await endAccount(account, async (tx) => {
    refuseOperator(await lockPerson(tx, userId));
    const about = { kind: 'person' as const, subjectId: userId, about: email };
    await recordAction(tx, operator, { action: 'deleted', ...about, reason });
    await sendMail(tx, await deletedMail(email, reason));
  });
}
