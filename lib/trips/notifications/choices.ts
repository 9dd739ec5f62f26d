import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { defaultWays, notificationKinds } from './kinds';
import type { Choices } from './schema';

/** By which ways somebody hears of each kind: as they have chosen, else as it is for everybody. */
export async function getChoices({ profileId }: Viewer): Promise<Choices> {
  const rows = await db.notificationChoice.findMany({ where: { profileId } });
  const chosen = new Map(rows.map(({ kind, mail, bell, push }) => [kind, { mail, bell, push }]));
  const ways = notificationKinds.map((kind) => [kind, chosen.get(kind) ?? defaultWays[kind]]);
  return Object.fromEntries(ways) as Choices;
}

export async function saveChoices({ profileId }: Viewer, choices: Choices): Promise<Choices> {
  await db.$transaction(
    // In one order, so that two savings at once don't wait for each other.
    notificationKinds.map((kind) =>
      db.notificationChoice.upsert({
        where: { profileId_kind: { profileId, kind } },
        create: { profileId, kind, ...choices[kind] },
        update: choices[kind],
      }),
    ),
  );
  return choices;
}
