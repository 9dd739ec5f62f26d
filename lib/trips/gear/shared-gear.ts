import 'server-only';
import { Prisma } from '@/prisma/generated/client';

export interface SharedGear {
  name: string;
  owners: string[];
}

const MOST = 60;

export const goersOf = Prisma.sql`
  select h.profile_id from households h where h.trip_id = t.id and h.attending and h.profile_id is not null`;

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
