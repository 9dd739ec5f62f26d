'use client';

import { useEffect, useRef } from 'react';
import usePlacesAutocomplete, { getGeocode, getLatLng } from 'use-places-autocomplete';
import type { Position } from '@/lib/geometry';
import { loadGoogleMaps } from './google-script';

interface Prediction {
  place_id: string;
  description: string;
}

interface Found {
  status: string;
  data: Prediction[];
}

const PATIENCE_MS = 5000;

/**
 * Returns a function that searches Google for Australian addresses; null while Google's script
 * isn't loaded.
 */
export function useGoogleSearch(key: string | null) {
  const { ready, init, setValue, suggestions } = usePlacesAutocomplete({
    initOnMount: false,
    // No delay here, because the combobox already waits until the person stops typing.
    debounce: 0,
    requestOptions: { componentRestrictions: { country: 'au' } },
  });
  const asked = useRef<((found: Found) => void) | null>(null);
  const running = useRef<Promise<unknown>>(null);

  useEffect(() => {
    let gone = false;
    // If Google's script can't load, the form suggests the bundled places instead.
    if (key)
      loadGoogleMaps(key).then(
        () => !gone && init(),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [key, init]);

  useEffect(() => {
    if (suggestions.loading || !suggestions.status) return;
    asked.current?.(suggestions);
    asked.current = null;
  }, [suggestions]);

  if (!ready) return null;
  return async (query: string, signal: AbortSignal): Promise<Prediction[] | null> => {
    // Google's response doesn't say which query it answers, so each query waits until the previous
    // one ends.
    await running.current;
    if (signal.aborted) return null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const response = new Promise<Found | null>((resolve) => {
      asked.current = resolve;
      timer = setTimeout(resolve, PATIENCE_MS, null);
      setValue(query);
    });
    running.current = response;
    const found = await response;
    clearTimeout(timer);
    if (found?.status === 'OK') return found.data;
    return found?.status === 'ZERO_RESULTS' ? [] : null;
  };
}

/** Returns the position of one of Google's places. */
export async function positionOf(placeId: string): Promise<Position> {
  const [result] = await getGeocode({ placeId });
  if (!result) throw new Error('Google knows no position');
  const { lat, lng } = getLatLng(result);
  return { latitude: lat, longitude: lng };
}
