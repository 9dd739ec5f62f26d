import 'server-only';
import { Prisma } from '@/prisma/generated/client';

/** An item of shared gear, with the names of its owners, who are going. */
export interface SharedGear {
  name: string;
  owners: string[];
}

/** A page lists at most this many shared items. */
const MOST = 60;

/** SQL for the profile ids of the accounts whose households are going on a trip `t`. */
export const goersOf = Prisma.sql`
  select h.profile_id from households h where h.trip_id = t.id and h.attending and h.profile_id is not null`;

/**
 * SQL for the gear that people who are going on a trip `t` share, sorted by name. Each item appears
 * once, with its owners' names.
 */
export const sharedGearOf = Prisma.sql`(
  select coalesce(json_agg(json_build_object('name', thing.name, 'owners', thing.owners) order by thing.name), '[]')
  from (
    select g.name::citext as name, array_agg(p.name order by p.name, p.id) owners
    from (${goersOf}) going
    join gear_items g on g.profile_id = going.profile_id and g.shared
    join profiles p on p.id = going.profile_id
    group by g.name
    order by g.name
    limit ${MOST}
  ) thing
)`;
