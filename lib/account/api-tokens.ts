import 'server-only';
import { conflict, notFound, signedOut } from '../errors';
import { newApiToken } from '../server/auth/tokens';
import type { Account } from '../server/auth/viewer';
import { db } from '../server/db/client';
import { sendMail } from '../server/mail/send-mail';
import { tokenMadeMail } from './mails';
import type { ApiToken, NewApiToken } from './settings-schema';

const MOST_TOKENS = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The token itself is shown this once. */
export async function createApiToken(
  { userId, sessionId, email }: Account,
  { name, days }: NewApiToken,
): Promise<Pick<ApiToken, 'id' | 'name' | 'ends_at'> & { token: string }> {
  const { token, hash } = newApiToken();
  const mail = await tokenMadeMail(email, name, days);
  const endsAt = new Date(Date.now() + days * DAY_MS);
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`select id from users where id = ${userId}::uuid for no key update`;
    // The session may have ended meanwhile, for example by "Log out everywhere".
    if ((await tx.session.count({ where: { id: sessionId } })) === 0) throw signedOut();
    if ((await tx.apiToken.count({ where: { userId, endsAt: { gt: new Date() } } })) >= MOST_TOKENS)
      throw conflict(`You can have up to ${MOST_TOKENS} tokens. Please end one first.`);
    const { id } = await tx.apiToken.create({ data: { userId, name, tokenHash: hash, endsAt } });
    await sendMail(tx, mail);
    return { id, name, token, ends_at: endsAt.toISOString() };
  });
}

export async function listApiTokens({ userId }: Account): Promise<ApiToken[]> {
  const rows = await db.apiToken.findMany({
    where: { userId, endsAt: { gt: new Date() } },
    orderBy: { createdAt: 'desc' },
  });
  return rows.map(({ id, name, endsAt, lastUsedAt }) => ({
    id,
    name,
    ends_at: endsAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }));
}

export async function endApiToken({ userId }: Account, id: string): Promise<void> {
  const { count } = await db.apiToken.deleteMany({ where: { id, userId } });
  if (count === 0) throw notFound();
}
