import { formatDay } from '@/lib/dates';
import type { SunDay, Weather } from '@/lib/trips/before-you-go/schema';
import { rainAndWindText, weatherText } from './forecast-text';

/** What fits a card; by then there is another forecast. */
const MOST = 7;

interface Props {
  days: SunDay[];
  weather: Weather | null;
  /** Whether there are forecasts: then their lines have their room before one is there. */
  asks: boolean;
}

/** The days of a trip that are to come: their weather, their sun and their moon. */
export function DayList({ days, weather, asks }: Props) {
  if (days.length === 0) return null;
  return (
    <ul aria-label="Day by day" className="out-days">
      {days.slice(0, MOST).map(({ day, sunrise, sunset, moon }) => {
        const said = weather?.days.find((each) => each.day === day);
        return (
          <li key={day}>
            <div>
              <strong>{formatDay(day)}</strong>
              {asks && <span>{said ? weatherText(said) : 'No forecast yet'}</span>}
            </div>
            <p>
              {asks && <span>{said ? rainAndWindText(said) : '\u00a0'}</span>}
              <span>
                Sun {sunrise} to {sunset}, {moon.toLowerCase()}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
