import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { notFound } from '../errors';
import type { Viewer } from '../server/auth/viewer';
import { db, type Tx } from '../server/db/client';

type Kind = 'crew_member' | 'ride' | 'group';

interface Table {
  rows: Prisma.Sql;
  /** SQL for the rows that are deleted together with the row `gone`. */
  attached: Prisma.Sql;
  deletable: Prisma.Sql;
}

const tripsOf = (link: Prisma.Sql, column: Prisma.Sql) =>
  Prisma.sql`(select json_agg(trip_id) from ${link} where ${column} = gone.id)`;

const tables: Record<Kind, Table> = {
  crew_member: {
    rows: Prisma.sql`crew_members`,
    attached: tripsOf(Prisma.sql`trip_people`, Prisma.sql`crew_member_id`),
    deletable: Prisma.sql`not is_owner`,
  },
  ride: {
    rows: Prisma.sql`rides`,
    attached: tripsOf(Prisma.sql`trip_vehicles`, Prisma.sql`ride_id`),
    deletable: Prisma.sql`true`,
  },
  group: {
    rows: Prisma.sql`groups`,
    attached: Prisma.sql`(select json_agg(m) from group_members m where group_id = gone.id)`,
    deletable: Prisma.sql`true`,
  },
};

/** Keeps a copy for an hour, so that the deletion can be undone. */
export async function deleteItem(viewer: Viewer, kind: Kind, id: string, client: Tx = db): Promise<boolean> {
  const { rows, attached, deletable } = tables[kind];
  // One statement, so that it reads the attached rows as they were before the delete.
  const count = await client.$executeRaw`
    with gone as (
      delete from ${rows}
      where id = ${id}::uuid and profile_id = ${viewer.profileId}::uuid and ${deletable}
      returning *
    )
    insert into deleted_items (id, profile_id, kind, item, attached)
    select id, profile_id, ${kind}::deleted_item_kind, to_jsonb(gone), coalesce(${attached}, '[]')
    from gone`;
  return count === 1;
}

/** Puts a restored item back on its former trips where that is still allowed; lib/trips implements it. */
export type RejoinTrips = (
  tx: Tx,
  viewer: Viewer,
  thing: { kind: 'crew_member' | 'ride'; id: string },
  tripIds: string[],
) => Promise<void>;

/**
 * The caller has checked the cap in this transaction. Throws 404 after an hour or when already
 * restored.
 */
export async function putBack<Attached>(tx: Tx, viewer: Viewer, kind: Kind, id: string): Promise<Attached> {
  const [taken] = await tx.$queryRaw<{ item: object; attached: Attached }[]>`
    delete from deleted_items
    where id = ${id}::uuid and profile_id = ${viewer.profileId}::uuid and kind = ${kind}::deleted_item_kind
      and deleted_at > now() - interval '1 hour'
    returning item, attached`;
  if (!taken) throw notFound();
  const item = JSON.stringify(taken.item);
  const { rows } = tables[kind];
  await tx.$executeRaw`insert into ${rows} select * from jsonb_populate_record(null::${rows}, ${item}::jsonb)`;
  return taken.attached;
}
