import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { notFound } from '../errors';
import type { Viewer } from '../server/auth/viewer';
import { db, type Tx } from '../server/db/client';

type Kind = 'crew_member' | 'ride' | 'group';

interface Table {
  /** Of the rows themselves; each has a profile_id. */
  rows: Prisma.Sql;
  /** What hangs on a row `gone` and goes with it, as a JSON array. */
  attached: Prisma.Sql;
  /** Which rows may be deleted at all. */
  deletable: Prisma.Sql;
}

const tripsOf = (link: Prisma.Sql, column: Prisma.Sql) =>
  Prisma.sql`(select json_agg(trip_id) from ${link} where ${column} = gone.id)`;

const tables: Record<Kind, Table> = {
  crew_member: {
    rows: Prisma.sql`crew_members`,
    attached: tripsOf(Prisma.sql`trip_crew`, Prisma.sql`crew_member_id`),
    deletable: Prisma.sql`not is_owner`,
  },
  ride: {
    rows: Prisma.sql`rides`,
    attached: tripsOf(Prisma.sql`trip_rides`, Prisma.sql`ride_id`),
    deletable: Prisma.sql`true`,
  },
  group: {
    rows: Prisma.sql`groups`,
    attached: Prisma.sql`(select json_agg(m) from group_members m where group_id = gone.id)`,
    deletable: Prisma.sql`true`,
  },
};

/** Deletes one of the viewer's things and keeps it for an hour. False where there is none to delete. */
export async function deleteItem(viewer: Viewer, kind: Kind, id: string): Promise<boolean> {
  const { rows, attached, deletable } = tables[kind];
  // One statement: what hangs on the row is read as it was before.
  const count = await db.$executeRaw`
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

/**
 * Puts one of the viewer's deleted things back, in the transaction of whoever checks that there is room for it.
 * Throws 404 once the hour is over, or when it is back already.
 */
export async function putBack(tx: Tx, viewer: Viewer, kind: Kind, id: string): Promise<void> {
  const taken = await tx.$queryRaw<{ item: Prisma.JsonValue; attached: Prisma.JsonValue }[]>`
    delete from deleted_items
    where id = ${id}::uuid and profile_id = ${viewer.profileId}::uuid and kind = ${kind}::deleted_item_kind
      and deleted_at > now() - interval '1 hour'
    returning item, attached`;
  if (!taken[0]) throw notFound();
  const item = JSON.stringify(taken[0].item);
  const attached = JSON.stringify(taken[0].attached);
  const { rows } = tables[kind];
  await tx.$executeRaw`insert into ${rows} select * from jsonb_populate_record(null::${rows}, ${item}::jsonb)`;
  if (kind === 'group') {
    await tx.$executeRaw`
      insert into group_members select * from jsonb_populate_recordset(null::group_members, ${attached}::jsonb)`;
    return;
  }
  const link =
    kind === 'ride'
      ? Prisma.sql`trip_rides (trip_id, ride_id)`
      : Prisma.sql`trip_crew (trip_id, crew_member_id)`;
  // Locked as an answer locks them, so that nobody is put on a trip that they are just leaving.
  await tx.$executeRaw`
    with was as (
      select value::uuid id from jsonb_array_elements_text(${attached}::jsonb)
    ), organised as (
      select t.id from trips t join was using (id)
      where t.organiser_id = ${viewer.profileId}::uuid and t.called_off_at is null for share of t
    ), attended as (
      select t.id from trips t join was using (id) join invites i on i.trip_id = t.id
      where i.profile_id = ${viewer.profileId}::uuid and i.attending and t.called_off_at is null for share of t, i
    )
    insert into ${link} select id, ${id}::uuid from (select id from organised union select id from attended) back`;
}
