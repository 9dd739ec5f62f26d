'use client';

import type { Ref } from 'react';
import { Combobox } from '@/components/ui/combobox';
import type { FieldProps } from '@/components/ui/field';
import { api } from '@/lib/api-client';
import { MIN_PLACE_QUERY, placeText } from '@/lib/places/place-text';
import type { Place } from '@/lib/places/schema';

type Props = FieldProps & {
  value: string;
  onValueChange: (text: string) => void;
  onPick: (place: Place) => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
};

const textOf = (place: Place) => placeText(place.placeName, place.state, place.postalCode);

/** Asks for a suburb by name or postcode. The box shows a picked suburb as "Kedron QLD 4031". */
export function PlaceField({ onValueChange, onPick, ...props }: Props) {
  return (
    <Combobox<Place>
      {...props}
      minChars={MIN_PLACE_QUERY}
      debounceMs={150}
      emptyText="We couldn’t find a suburb or postcode like that."
      onValueChange={onValueChange}
      search={async (query, signal) => {
        const places = await api.get<Place[]>(
          `/api/places/lookup?query=${encodeURIComponent(query)}`,
          signal,
        );
        return places.map((place) => ({ id: textOf(place), label: textOf(place), data: place }));
      }}
      onSelect={({ data }) => {
        if (!data) return;
        onValueChange(textOf(data));
        onPick(data);
      }}
    />
  );
}
