import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import type { Tiles } from '@/components/campsites/map/base-map';
import { PinMap } from '@/components/campsites/map/pin-map';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/text-field';
import type { Position } from '@/lib/geometry';
import { readCoordinates } from '@/lib/trips/before-you-go/meeting-point';
import type { TripNotes, TypedNotes } from '@/lib/trips/before-you-go/notes-schema';

interface Props {
  form: UseFormReturn<TypedNotes, unknown, TripNotes>;
  /** The centre of the map until a pin is set; null shows the whole country. */
  site: Position | null;
  tiles?: Tiles | null | undefined;
}

/** Coordinates pasted from a map app, or a pin on the map. */
export function CoordinatesField({ form, site, tiles }: Props) {
  const { control } = form;
  const latitude = useController({ name: 'meeting_latitude', control });
  const longitude = useController({ name: 'meeting_longitude', control });
  const position = positionOf(latitude.field.value, longitude.field.value);
  const [typed, setTyped] = useState('');
  const typedPosition = readCoordinates(typed);

  const setPosition = ({ latitude: north, longitude: east }: Position) => {
    latitude.field.onChange(north);
    longitude.field.onChange(east);
  };
  const change = (text: string) => {
    setTyped(text);
    const read = readCoordinates(text);
    if (read) return setPosition(read);
    // The schema refuses a text that isn't coordinates with a message.
    latitude.field.onChange(text.trim() === '' ? null : text);
    longitude.field.onChange(null);
  };
  // The position can also come from a tap on the map or from a restored draft.
  const shown =
    position === null
      ? String(latitude.field.value ?? '')
      : same(typedPosition, position)
        ? typed
        : `${position.latitude}, ${position.longitude}`;

  return (
    <div className="space-y-2">
      <TextField
        label="Coordinates"
        optional
        autoComplete="off"
        placeholder="−35.1, 148.6"
        hint="Paste them from a map app, or choose on the map."
        error={latitude.fieldState.error?.message ?? longitude.fieldState.error?.message}
        value={shown}
        onChange={(event) => change(event.target.value)}
        onBlur={latitude.field.onBlur}
        name="coordinates"
        ref={(element) => {
          latitude.field.ref(element);
          longitude.field.ref(element);
        }}
      />
      <details>
        <summary className="flex min-h-11 items-center gap-2 text-sky underline underline-offset-4">
          <Icon name="map" />
          Choose on the map
        </summary>
        <PinMap position={position} near={site} tiles={tiles} onMove={setPosition} />
      </details>
    </div>
  );
}

const positionOf = (latitude: unknown, longitude: unknown): Position | null =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;

const same = (a: Position | null, b: Position) => a?.latitude === b.latitude && a.longitude === b.longitude;
