import type { Day } from '@/lib/dates';
import { addDays } from '@/lib/dates';
import { instantIn } from '@/lib/places/clock';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import type { Item } from '@/lib/trips/conditions/item';
import { Prisma } from '@/prisma/generated/client';

const ZONE = 'Australia/Sydney';

export const readNsw = (on = true): void => {
  env().CONDITIONS = { states: on ? ['nsw'] : [], from: null };
};

/** As the list of New South Wales has it, for the whole state. */
export const banOn = (day: Day, banned = true): Item => ({
  id: `1 ${day}`,
  kind: 'fire ban',
  gravity: banned ? 'stops' : 'knows',
  title: banned ? 'Total fire ban, Southern Ranges' : 'No total fire ban listed, Southern Ranges',
  text: `Southern Ranges. Total fire ban: ${banned ? 'yes' : 'no'}.`,
  where: { statewide: true },
  from: instantIn(ZONE, day, '00:00').toISOString(),
  until: instantIn(ZONE, addDays(day, 1), '00:00').toISOString(),
  rating: banned ? 'Extreme' : 'High',
  link: null,
  at: null,
});

/** What a list of New South Wales says, that of its bans unless named, read so many hours ago. */
export async function listSays(items: Item[] | null, hoursAgo = 0, name = 'nsw-fire-bans'): Promise<void> {
  const readAt = items && new Date(Date.now() - hoursAgo * 3_600_000);
  const row = {
    items: (items as unknown as Prisma.InputJsonArray | null) ?? Prisma.DbNull,
    readAt,
    saidAt: readAt,
  };
  await db.conditionList.upsert({ where: { name }, create: { name, ...row }, update: row });
}
