import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { StopFacts } from './stops';

/** What mails say of a stop. */
export type ToldStop = Pick<StopFacts, 'locationName' | 'nights'>;

/** Of the trip `t`; null for a trip with one stop. */
export const toldStopsColumn = Prisma.sql`(
  select json_agg(json_build_object('locationName', stop.location_name, 'nights', stop.nights) order by stop.position)
  from stops stop where stop.trip_id = t.id) stops`;
