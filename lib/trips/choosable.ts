import 'server-only';
import { isVisibleTo } from '@/lib/campsites/policy';
import { Prisma } from '@/prisma/generated/client';
import { type TripCaller, viewerOf } from './trip-caller';

/** Whether the caller may open the page of the campsite `c`. */
export function choosable(caller: TripCaller): Prisma.Sql {
  const viewer = viewerOf(caller);
  return viewer ? Prisma.sql`c.id is not null and ${isVisibleTo(viewer)}` : Prisma.sql`false`;
}
