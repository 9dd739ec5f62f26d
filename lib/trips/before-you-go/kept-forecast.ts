import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { KeptForecast } from './weather-at';

export interface ForecastsRow {
  /** One for each time zone; null when none is stored. */
  forecasts: KeptForecast[] | null;
}

/** Used together with `tripsOf`. Must round coordinates in the same way as weather-place.ts. */
export const forecastsColumn = Prisma.sql`(
  select json_agg(json_build_object('zone', f.zone, 'days', f.days, 'asOf', f.as_of)) from forecasts f
  where f.latitude = floor(c.latitude * 10 + 0.5)::smallint and f.longitude = floor(c.longitude * 10 + 0.5)::smallint
    and f.as_of is not null
) forecasts`;
