import 'server-only';
import { siteDrinkingWater } from '@/lib/campsites/facts/known-site';
import { Prisma } from '@/prisma/generated/client';
import { goersOf } from './shared-gear';

const MOST_SHARED = 3000;

export const gearColumn = Prisma.sql`json_build_object(
  'lines', (
    select coalesce(json_agg(json_build_object(
      'id', line.id, 'rule', line.rule, 'name', line.name, 'needed', line.needed, 'struck', line.struck,
      'offers', (select coalesce(json_object_agg(offer.household_id, offer.quantity), '{}')
                 from gear_offers offer where offer.line_id = line.id)
    ) order by line.created_at, line.id), '[]')
    from gear_lines line where line.trip_id = t.id),
  'shared', (
    select coalesce(json_object_agg(own.profile_id, own.names), '{}')
    from (
      select thing.profile_id, json_agg(thing.name order by thing.name) names
      from (
        select g.profile_id, g.name from (${goersOf}) going
        join gear_items g on g.profile_id = going.profile_id and g.shared
        limit ${MOST_SHARED}
      ) thing
      group by thing.profile_id
    ) own),
  'drinkingWater', case when c.id is not null then ${siteDrinkingWater} end) gear`;
