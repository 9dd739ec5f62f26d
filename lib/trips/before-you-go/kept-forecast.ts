import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { KeptForecast } from './weather-at';

/** The SQL column with a place's forecasts, which a trip's page shows. */
export interface ForecastsRow {
  /** The stored forecasts of the trip's place, one for each time zone; null when none is stored. */
  forecasts: KeptForecast[] | null;
}

/**
 * SQL for the column of `ForecastsRow`; used together with `tripsOf`. It must round coordinates in
 * the same way as weather-place.ts.
 */
export const forecastsColumn = Prisma.sql`(
  select json_agg(json_build_object('zone', f.zone, 'days', f.days, 'asOf', f.as_of)) from forecasts f
  where f.latitude = floor(c.latitude * 10 + 0.5)::smallint and f.longitude = floor(c.longitude * 10 + 0.5)::smallint
    and f.as_of is not null
) forecasts`;
