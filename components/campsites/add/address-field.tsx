'use client';

import { type Ref, useEffect, useRef } from 'react';
import usePlacesAutocomplete, { getGeocode, getLatLng } from 'use-places-autocomplete';
import { Combobox, type ComboboxOption } from '@/components/ui/combobox';
import { api } from '@/lib/api-client';
import type { Position } from '@/lib/geometry';
import { MIN_PLACE_QUERY, placeText } from '@/lib/places/place-text';
import type { Place } from '@/lib/places/schema';
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

/** Australian addresses only; null while Google's script isn't loaded. */
function useGoogleSearch(key: string | null) {
  const { ready, init, setValue, suggestions } = usePlacesAutocomplete({
    initOnMount: false,
    // The combobox already waits until the person stops typing.
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

async function positionOf(placeId: string): Promise<Position> {
  const [result] = await getGeocode({ placeId });
  if (!result) throw new Error('Google knows no position');
  const { lat, lng } = getLatLng(result);
  return { latitude: lat, longitude: lng };
}

type Lead = { position: Position } | { placeId: string };

interface Props {
  value: string;
  onValueChange: (text: string) => void;
  /** null when the position of the picked suggestion can't be found. */
  onPick: (position: Position | null) => void;
  googleKey: string | null;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** From Google where it is configured, otherwise the bundled suburbs. */
export function AddressField({ onValueChange, onPick, googleKey, ...props }: Props) {
  const google = useGoogleSearch(googleKey);
  const latest = useRef('');

  const search = async (query: string, signal: AbortSignal): Promise<ComboboxOption<Lead>[]> => {
    const found = await google?.(query, signal);
    if (found)
      return found.map(({ place_id: id, description: label }) => ({ id, label, data: { placeId: id } }));
    const path = `/api/places/lookup?query=${encodeURIComponent(query)}`;
    return (await api.get<Place[]>(path, signal)).map(asOption);
  };

  const pick = async ({ label, data }: ComboboxOption<Lead>) => {
    if (!data) return;
    onValueChange(label);
    latest.current = label;
    const position = 'position' in data ? data.position : await positionOf(data.placeId).catch(() => null);
    // Another address may have been typed or picked meanwhile.
    if (latest.current === label) onPick(position);
  };

  return (
    <Combobox<Lead>
      {...props}
      label="Address"
      hint={
        google
          ? 'Choose a suggestion, then move the pin to the exact spot. Suggestions by Google.'
          : 'Choose a suburb from the suggestions, then move the pin to the exact spot.'
      }
      minChars={MIN_PLACE_QUERY}
      debounceMs={google ? 300 : 150}
      emptyText="We couldn’t find that. You can set the pin on the map instead."
      onValueChange={(text) => {
        latest.current = text;
        onValueChange(text);
      }}
      search={search}
      onSelect={pick}
    />
  );
}

function asOption({ placeName, state, postalCode, latitude, longitude }: Place): ComboboxOption<Lead> {
  const label = placeText(placeName, state, postalCode);
  return { id: label, label, data: { position: { latitude, longitude } } };
}
