import type { Day } from '@/lib/dates';
import type { Weather } from '@/lib/trips/before-you-go/schema';
import { madeText } from './forecast-text';
import type { Asking } from './use-forecast';

interface Props {
  weather: Weather | null;
  asking: Asking;
  zone: string;
  today: Day;
}

export function ForecastLine({ weather, asking, zone, today }: Props) {
  return (
    <p className="forecast-line">
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
          {asking === 'failed' && <strong> We couldn’t get a newer one.</strong>}
        </>
      ) : (
        {
          no: 'No forecast yet.',
          asking: 'Asking for the forecast…',
          failed: 'No forecast right now.',
        }[asking]
      )}
    </p>
  );
}
