import { formatDay } from '@/lib/dates';
import { countText } from '@/lib/text';
import type { SunDay, Weather } from '@/lib/trips/before-you-go/schema';
import { rainAndWindText, sunText, weatherText } from './forecast-text';

/** A weekend; further days are behind a tap, so that the rest of the page isn't far below. */
const SHOWN = 3;
/** By then there is another forecast. */
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
  const more = days.slice(SHOWN, MOST);
  return (
    <>
      <ul aria-label="Day by day" className="out-days">
        {days.slice(0, SHOWN).map((day) => (
          <DayRow key={day.day} {...day} weather={weather} asks={asks} />
        ))}
      </ul>
      {more.length > 0 && (
        <details className="out-more">
          <summary>{countText(more.length, 'more day')}</summary>
          <ul aria-label="More days" className="out-days">
            {more.map((day) => (
              <DayRow key={day.day} {...day} weather={weather} asks={asks} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function DayRow({ weather, asks, ...sun }: SunDay & Omit<Props, 'days'>) {
  const { day } = sun;
  const said = weather?.days.find((each) => each.day === day);
  return (
    <li>
      <div>
        <strong>{formatDay(day)}</strong>
        {asks && <span>{said ? weatherText(said) : 'No forecast yet'}</span>}
      </div>
      <p>
        {said && asks && <span>{rainAndWindText(said)}</span>}
        <span>{sunText(sun)}</span>
        {!said && asks && <span>{'\u00a0'}</span>}
      </p>
    </li>
  );
}
