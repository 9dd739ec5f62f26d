import type { Day } from '@/lib/dates';
import type { Weather } from '@/lib/trips/before-you-go/schema';
import { madeText } from './forecast-text';

interface Props {
  weather: Weather | null;
  asking: 'no' | 'asking' | 'failed';
  zone: string;
  today: Day;
}

/** Of when a forecast is and who has made it, or why there is none. */
export function ForecastLine({ weather, asking, zone, today }: Props) {
  return (
    <p className="out-source">
      {weather ? (
        <>
          Forecast of {madeText(weather.as_of, zone, today)},{' '}
          <a href="https://open-meteo.com/" rel="noreferrer">
            Open-Meteo
          </a>{' '}
          (
          <a href="https://creativecommons.org/licenses/by/4.0/" rel="noreferrer">
            CC BY 4.0
          </a>
          ).
          {asking === 'failed' && ' We couldn’t get a newer one.'}
        </>
      ) : (
        {
          no: 'No forecast yet.',
          asking: 'Asking for the forecast…',
          failed: 'We couldn’t get the forecast.',
        }[asking]
      )}
    </p>
  );
}
