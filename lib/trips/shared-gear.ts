import 'server-only';
import { Prisma } from '@/prisma/generated/client';

/** A thing that somebody who is going shares, and whose it is. */
export interface SharedGear {
  name: string;
  owners: string[];
}

/** More than a page names. */
const MOST = 60;

/** The accounts that are going on a trip `t`. */
export const goersOf = Prisma.sql`
  select h.profile_id from households h where h.trip_id = t.id and h.attending and h.profile_id is not null`;

/** What those going on a trip `t` share, by name, each thing once; the owner's name beside it. */
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
