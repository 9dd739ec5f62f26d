import 'server-only';
import { conflict, forbidden, notFound } from '@/lib/errors';
import { db, readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { lockWithPeople } from '../lock-with-people';
import { calledOff } from '../policy';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { tripHead } from '../trip-head';
import { hasRecap, type Kept, recapOf } from './recap-of';
import type { AlbumChange, Recap } from './schema';

/** Needs `tripsOf`. */
export const keptColumn = Prisma.sql`(
  select json_build_object('album', t.album_url, 'marks', coalesce(
    json_agg(json_build_object('name', item.name, 'mark', item.mark) order by item.created_at), '[]'))
  from packing_items item
  where item.trip_id = t.id and item.mark is not null
) kept`;

const GOERS_ALONE = 'Only those who went can do that.';

export async function getRecap(caller: TripCaller): Promise<Recap> {
  return (await findRecap(caller)).recap;
}

export async function findRecap(caller: TripCaller) {
  const page = await tripHead(caller);
  if (!page) throw notFound();
  if (page.trip.attending !== true) throw forbidden(GOERS_ALONE);
  if (page.trip.called_off) throw calledOff();
  const now = new Date();
  if (!hasRecap(page, now)) throw conflict('The trip isn’t over yet.');
  const [row] = await readRows<{ kept: Kept }>(Prisma.sql`
    select ${keptColumn} from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`);
  if (!row) throw notFound();
  return { page, recap: recapOf(page, row.kept, now) };
}

export async function setAlbum(
  caller: TripCaller,
  { url }: AlbumChange,
): Promise<{ album_url: string | null }> {
  return db.$transaction(async (tx) => {
    const columns = Prisma.sql`, t.called_off_at is not null off`;
    const { own, row, tripId } = await lockWithPeople<{ off: boolean }>(tx, caller, {
      columns,
      always: true,
    });
    if (!own) throw forbidden(GOERS_ALONE);
    if (row.off) throw calledOff();
    await tx.trip.update({ where: { id: tripId }, data: { albumUrl: url }, select: { id: true } });
    return { album_url: url };
  });
}
