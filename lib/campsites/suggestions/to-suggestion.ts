import 'server-only';
import { kmBetween, type Position, roundKm } from '@/lib/geometry';
import { Prisma } from '@/prisma/generated/client';
import type { SaidSuggestion, ShownSuggestion } from './schema';

const fields = Prisma.sql`
  'id', s.id, 'name', s.name, 'features', s.features, 'access', coalesce(s.access::text, 'Unknown'),
  'petFriendly', case s.pet_friendly when true then 'Yes' when false then 'No' end, 'url', s.url,
  'town', case when s.town_name is not null then json_build_object(
    'name', s.town_name, 'state', s.town_state, 'latitude', s.latitude, 'longitude', s.longitude, 'km', s.km) end`;

export const keptSuggestion = Prisma.sql`json_build_object(${fields})`;

export const saidSuggestion = Prisma.sql`json_build_object(${fields},
  'saidOn', (s.said_at at time zone 'Australia/Sydney')::date)`;

export function toShown(said: SaidSuggestion, home: Position | null): ShownSuggestion {
  const { id, town, saidOn, ...facts } = said;
  return {
    suggestion_id: id,
    ...facts,
    town: town && `${town.name} ${town.state}`,
    distance: home && town && roundKm(kmBetween(home, town)),
    said_on: saidOn,
  };
}
