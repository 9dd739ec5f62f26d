'use client';

import type { ComponentProps } from 'react';
import { asNumberOrNull, fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import { MAX_CHANNEL, type Meeting } from '@/lib/trips/before-you-go/meeting-point';
import type { TypedNotes } from '@/lib/trips/before-you-go/notes-schema';
import type { Trip } from '@/lib/trips/schema';
import { CoordinatesField } from './coordinates-field';

interface Props extends Pick<ComponentProps<typeof CoordinatesField>, 'site' | 'tiles'> {
  trip: Meeting & Pick<Trip, 'id' | 'uhf_channel'>;
  onDone: () => void;
}

export function NotesForm({ trip, site, tiles, onDone }: Props) {
  const defaultValues: TypedNotes = {
    meeting_point: trip.meeting_point ?? '',
    meeting_time: trip.meeting_time ?? '',
    meeting_latitude: trip.meeting_latitude,
    meeting_longitude: trip.meeting_longitude,
    uhf_channel: trip.uhf_channel ?? '',
  };
  const form = useSchemaForm(
    () => import('@/lib/trips/before-you-go/notes-schema').then((schemas) => schemas.tripNotes),
    { defaultValues },
  );
  const field = fieldsOf(form);
  return (
    <ItemForm
      title="Meeting point and UHF channel"
      level={null}
      form={form}
      send={(input) => api.patch(`/api/trips/${trip.id}/notes`, input)}
      saved={() => 'It’s saved, and everybody on the trip reads it here.'}
      onDone={onDone}
    >
      <TextField
        label="Meeting point"
        optional
        autoComplete="off"
        placeholder="Second toilet block"
        {...field('meeting_point')}
      />
      <CoordinatesField form={form} site={site} tiles={tiles} />
      <TextField label="Meet at" optional type="time" hint="On the first day." {...field('meeting_time')} />
      <TextField
        label="UHF channel"
        optional
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_CHANNEL}
        hint={`1 to ${MAX_CHANNEL}. Keep off 5 and 35, which are for emergencies.`}
        {...field('uhf_channel', asNumberOrNull)}
      />
    </ItemForm>
  );
}
