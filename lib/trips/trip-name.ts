import { type Day, longMonth } from '../dates';

interface Named {
  trip_name: string | null;
  location_name: string;
  start_date: Day;
  dates_open?: boolean;
  site_open?: boolean;
}

/** A trip without a name is called by what is decided of its site and dates: "Dundubara in December". */
export function tripName({ trip_name, location_name, start_date, dates_open, site_open }: Named): string {
  if (trip_name !== null) return trip_name;
  const site = site_open ? 'A camping trip' : location_name;
  return dates_open ? site : `${site} in ${longMonth(start_date)}`;
}
