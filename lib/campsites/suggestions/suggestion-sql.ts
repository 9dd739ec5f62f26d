import 'server-only';
import { Prisma } from '@/prisma/generated/client';

const fields = Prisma.sql`
  'id', s.id, 'name', s.name, 'features', s.features, 'access', coalesce(s.access::text, 'Unknown'),
  'petFriendly', case s.pet_friendly when true then 'Yes' when false then 'No' end, 'url', s.url,
  'town', case when s.town_name is not null then json_build_object(
    'name', s.town_name, 'state', s.town_state, 'latitude', s.latitude, 'longitude', s.longitude, 'km', s.km) end`;

/** SQL for a row `s` of ai_suggestions as a KeptSuggestion. */
export const keptSuggestion = Prisma.sql`json_build_object(${fields})`;

/** SQL for a row `s` as a SaidSuggestion: a KeptSuggestion with the day on which the AI gave it. */
export const saidSuggestion = Prisma.sql`json_build_object(${fields},
  'saidOn', (s.said_at at time zone 'Australia/Sydney')::date)`;
