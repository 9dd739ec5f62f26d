import { useEffect, useState } from 'react';
import { api } from '@/lib/api-client';
import type { BeforeYouGo, Weather } from '@/lib/trips/before-you-go/schema';
import { isStale } from '@/lib/trips/before-you-go/weather-at';

export type Asking = 'no' | 'asking' | 'failed';

/**
 * A newer forecast is loaded from the browser, so that the page itself doesn't wait for the
 * weather server. If that fails, for example without reception, the old forecast stays.
 */
export function useForecast(tripId: string, kept: Weather | null, asks: boolean) {
  const [newer, setNewer] = useState<Weather | null>(null);
  const [asking, setAsking] = useState<Asking>('no');
  const weather = newer && (!kept || newer.as_of > kept.as_of) ? newer : kept;
  const keptAt = kept?.as_of;

  // Once for each forecast that comes with the page.
  useEffect(() => {
    if (!asks || !isStale(weather, new Date())) return;
    const gone = new AbortController();
    setAsking('asking');
    api.get<BeforeYouGo>(`/api/trips/${tripId}/before-you-go`, gone.signal).then(
      (found) => {
        if (found.weather) setNewer(found.weather);
        setAsking(isStale(found.weather, new Date()) ? 'failed' : 'no');
      },
      () => {
        if (!gone.signal.aborted) setAsking('failed');
      },
    );
    return () => gone.abort();
  }, [tripId, keptAt, asks]);

  return { weather, asking };
}
