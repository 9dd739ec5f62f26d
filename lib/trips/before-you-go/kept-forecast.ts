import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { KeptForecast } from './weather-at';

/** What a trip's page takes of it to show its forecast. */
export interface ForecastsRow {
  /** Of its place, by time zone; null where none is kept. */
  forecasts: KeptForecast[] | null;
}

/** The same for SQL together with `tripsOf`; rounded as weather-place.ts does. */
export const forecastsColumn = Prisma.sql`(
  select json_agg(json_build_object('zone', f.zone, 'days', f.days, 'asOf', f.as_of)) from forecasts f
  where f.latitude = floor(c.latitude * 10 + 0.5)::smallint and f.longitude = floor(c.longitude * 10 + 0.5)::smallint
    and f.as_of is not null
) forecasts`;
