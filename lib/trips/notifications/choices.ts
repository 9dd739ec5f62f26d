import 'server-only';
import type { Account, Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { defaultWays, notificationKinds } from './notification-kinds';
import type { Choices } from './schema';

/** An account without a profile has only defaults. */
export async function getChoices({ profileId, email }: Account): Promise<Choices> {
  const [rows, refusals] = await Promise.all([
    profileId === null ? [] : db.notificationChoice.findMany({ where: { profileId } }),
    db.mailRefusal.findMany({ where: { email }, select: { kind: true } }),
  ]);
  // Mails of a kind may have been stopped by the link in a mail, before this address had an account.
  const refused = new Set<string>(refusals.map(({ kind }) => kind));
  const chosen = new Map(rows.map(({ kind, mail, bell, push }) => [kind, { mail, bell, push }]));
  const ways = notificationKinds.map((kind) => {
    const way = chosen.get(kind) ?? defaultWays[kind];
    return [kind, { ...way, mail: way.mail && !refused.has(kind) }];
  });
  return Object.fromEntries(ways) as Choices;
}

/** Choosing mails of a kind that a mail's link had stopped sends them again. */
export async function saveChoices({ profileId, email }: Viewer, choices: Choices): Promise<Choices> {
  const rows = notificationKinds.map((kind) => ({ kind, ...choices[kind] }));
  const wanted = notificationKinds.filter((kind) => choices[kind].mail);
  await db.$transaction(async (tx) => {
    await tx.mailRefusal.deleteMany({ where: { email, kind: { in: wanted } } });
    await tx.$executeRaw`
      insert into notification_choices (profile_id, kind, mail, bell, push)
      select ${profileId}::uuid, kind::notification_kind, mail, bell, push
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) chosen (kind text, mail boolean, bell boolean, push boolean)
      order by kind
      on conflict (profile_id, kind) do update set mail = excluded.mail, bell = excluded.bell, push = excluded.push`;
  });
  return choices;
}
