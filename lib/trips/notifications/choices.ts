import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { defaultWays, notificationKinds } from './kinds';
import type { Choices } from './schema';

/** By which ways somebody hears of each kind: as they have chosen, else as it is for everybody. */
export async function getChoices({ profileId, email }: Viewer): Promise<Choices> {
  const [rows, refusals] = await Promise.all([
    db.notificationChoice.findMany({ where: { profileId } }),
    db.mailRefusal.findMany({ where: { email }, select: { kind: true } }),
  ]);
  // Also said before there was an account with this address.
  const refused = new Set<string>(refusals.map(({ kind }) => kind));
  const chosen = new Map(rows.map(({ kind, mail, bell, push }) => [kind, { mail, bell, push }]));
  const ways = notificationKinds.map((kind) => {
    const way = chosen.get(kind) ?? defaultWays[kind];
    return [kind, { ...way, mail: way.mail && !refused.has(kind) }];
  });
  return Object.fromEntries(ways) as Choices;
}

/** Saves them; whoever wants a kind by mail takes back that they had stopped it by a mail's link. */
export async function saveChoices({ profileId, email }: Viewer, choices: Choices): Promise<Choices> {
  const wanted = notificationKinds.filter((kind) => choices[kind].mail);
  await db.$transaction([
    // In one order, so that two savings at once don't wait for each other.
    ...notificationKinds.map((kind) =>
      db.notificationChoice.upsert({
        where: { profileId_kind: { profileId, kind } },
        create: { profileId, kind, ...choices[kind] },
        update: choices[kind],
      }),
    ),
    db.mailRefusal.deleteMany({ where: { email, kind: { in: wanted } } }),
  ]);
  return choices;
}
