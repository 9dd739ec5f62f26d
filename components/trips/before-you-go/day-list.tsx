import { formatDay } from '@/lib/dates';
import { countText } from '@/lib/text';
import type { SunDay, Weather } from '@/lib/trips/before-you-go/schema';
import { rainAndWindText, sunText, weatherText } from './forecast-text';

/** A weekend, so that the rest of the page isn't far below. A tap shows the other days. */
const SHOWN = 3;
/** The forecast for later days will still change. */
const MOST = 7;

interface Props {
  days: SunDay[];
  weather: Weather | null;
  /** Each day then reserves room for its lines. */
  waits: boolean;
}

/** Only days that are not over. */
export function DayList({ days, weather, waits }: Props) {
  if (days.length === 0) return null;
  const more = days.slice(SHOWN, MOST);
  return (
    <>
      <ul aria-label="Day by day" className="out-days">
        {days.slice(0, SHOWN).map((day) => (
          <DayRow key={day.day} {...day} weather={weather} waits={waits} />
        ))}
      </ul>
      {more.length > 0 && (
        <details className="out-more">
          <summary>{countText(more.length, 'more day')}</summary>
          <ul aria-label="More days" className="out-days">
            {more.map((day) => (
              <DayRow key={day.day} {...day} weather={weather} waits={waits} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function DayRow({ weather, waits, ...sun }: SunDay & Omit<Props, 'days'>) {
  const { day } = sun;
  const said = weather?.days.find((each) => each.day === day);
  return (
    <li>
      <div>
        <strong>{formatDay(day)}</strong>
        {said && <span>{weatherText(said)}</span>}
      </div>
      <p>
        {said && <span>{rainAndWindText(said)}</span>}
        <span>{sunText(sun)}</span>
        {waits && <span>{'\u00a0'}</span>}
      </p>
    </li>
  );
}
