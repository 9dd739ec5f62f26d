import 'server-only';
import { Prisma } from '@/prisma/generated/client';

const fields = Prisma.sql`
  'id', s.id, 'name', s.name, 'features', s.features, 'access', coalesce(s.access::text, 'Unknown'),
  'petFriendly', case s.pet_friendly when true then 'Yes' when false then 'No' end, 'url', s.url,
  'town', case when s.town_name is not null then json_build_object(
    'name', s.town_name, 'state', s.town_state, 'latitude', s.latitude, 'longitude', s.longitude, 'km', s.km) end`;

export const keptSuggestion = Prisma.sql`json_build_object(${fields})`;

export const saidSuggestion = Prisma.sql`json_build_object(${fields},
  'saidOn', (s.said_at at time zone 'Australia/Sydney')::date)`;
