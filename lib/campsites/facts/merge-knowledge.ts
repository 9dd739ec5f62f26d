import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';

export interface MovedKnowledge {
  observations: string[];
  saved: string[];
  dismissals: string[];
}

const tables = {
  observations: Prisma.sql`site_observations`,
  saved: Prisma.sql`saved_sites`,
  dismissals: Prisma.sql`observation_dismissals`,
} satisfies Record<keyof MovedKnowledge, Prisma.Sql>;

/**
 * A person's row stays if the person already has one of that kind at the other campsite. `only`
 * limits the move to the people that it lists for each kind. The caller has locked both campsites.
 */
export async function moveKnowledge(
  tx: Tx,
  from: string,
  into: string,
  only?: MovedKnowledge,
): Promise<MovedKnowledge> {
  const move = async (what: keyof MovedKnowledge) => {
    const table = tables[what];
    const people = only?.[what] ?? null;
    const rows = await tx.$queryRaw<{ id: string }[]>`
      update ${table} moved set campsite_id = ${into}::uuid
      where campsite_id = ${from}::uuid and (${people}::uuid[] is null or profile_id = any(${people}::uuid[]))
        and not exists (
          select from ${table} kept where kept.campsite_id = ${into}::uuid and kept.profile_id = moved.profile_id)
      returning profile_id::text id`;
    return rows.map(({ id }) => id);
  };
  return {
    observations: await move('observations'),
    saved: await move('saved'),
    dismissals: await move('dismissals'),
  };
}
