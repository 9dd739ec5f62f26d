'use client';

import { type RefObject, useRef } from 'react';
import { Combobox, type ComboboxOption } from '@/components/ui/combobox';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { selectOnFocus } from '@/components/ui/select-on-focus';
import { api } from '@/lib/api-client';
import { type Meant, spotOf } from '@/lib/campsites/search/best-suggestion';
import type { SearchSpot } from '@/lib/campsites/search/search-spot';
import type { SuggestedSite, Suggestions } from '@/lib/campsites/search/suggest-schema';
import type { Place } from '@/lib/places/schema';

export interface SearchPlace {
  /** The text in the box: a postcode, or the name of the position `at`. */
  text: string;
  at: SearchSpot['at'] | null;
}

interface Props {
  place: SearchPlace;
  error: string | undefined;
  onType: (text: string) => void;
  onChoose: (spot: SearchSpot) => void;
  onOpen: (site: string) => void;
  onNearMe: () => void;
  locating: boolean;
}

const NAMES = 'Postcode, place or campsite';

/**
 * The text box that asks where to search. It takes a postcode, a place, a campsite, or the
 * browser's position.
 */
export function PlaceBox({ place, error, onType, onChoose, onOpen, onNearMe, locating }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="place-field">
      <Combobox<Meant>
        ref={input}
        label={NAMES}
        placeholder={NAMES}
        name="postcode"
        value={place.text}
        error={error}
        icon={<Icon name="map-pin" />}
        enterKeyHint="search"
        maxLength={100}
        debounceMs={150}
        worthAsking={(text) => !/^(\d{4}|near me)$/i.test(text)}
        emptyText="We don’t know a place or campsite like that."
        onFocus={selectOnFocus}
        onValueChange={onType}
        search={suggest}
        onSelect={({ data }) => {
          if (!data) return;
          leaveOnTouch(input);
          if ('site' in data) onOpen(data.site);
          else onChoose(data);
        }}
        wideEnd={place.text !== ''}
        end={
          <>
            {place.text && (
              <IconButton
                label="Clear"
                icon={<Icon name="x" />}
                onClick={() => {
                  onType('');
                  input.current?.focus();
                }}
              />
            )}
            <IconButton
              label="Near me"
              icon={<Icon name="locate-fixed" className="text-eucalypt" />}
              pending={locating}
              onClick={onNearMe}
            />
          </>
        }
      />
      {place.at && (
        <>
          <input type="hidden" name="latitude" value={place.at.latitude} />
          <input type="hidden" name="longitude" value={place.at.longitude} />
          <input type="hidden" name="near" value={place.text} />
        </>
      )}
    </div>
  );
}

async function suggest(query: string, signal: AbortSignal): Promise<ComboboxOption<Meant>[]> {
  const path = `/api/search/suggest?query=${encodeURIComponent(query)}`;
  const { places, campsites } = await api.get<Suggestions>(path, signal);
  return [...places.map(asPlace), ...campsites.map(asCampsite)];
}

function asPlace(place: Place): ComboboxOption<Meant> {
  const spot = spotOf(place);
  return { id: spot.name, label: spot.name, group: 'Places', data: spot };
}

function asCampsite({ id, name, locality, state }: SuggestedSite): ComboboxOption<Meant> {
  const detail = [locality, state].filter(Boolean).join(' ');
  return { id, label: name, detail, group: 'Campsites', data: { site: id } };
}

/**
 * Removes the focus from the box on a touch screen, because a phone's keyboard would cover the
 * results.
 */
function leaveOnTouch(input: RefObject<HTMLInputElement | null>) {
  if (window.matchMedia?.('(pointer: coarse)').matches) input.current?.blur();
}
