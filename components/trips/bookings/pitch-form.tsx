'use client';

import { Button } from '@/components/ui/button';
import { asNumberOrNull, fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import type { Booking, Pitch } from '@/lib/trips/bookings/schema';
import { sentPitch } from './sent-pitch';

interface Props {
  path: string;
  /** null when there is none, and saving the pitch creates a booking too. */
  booking: Booking | null;
  /** null to add one. */
  pitch: Pitch | null;
  onRemove: (() => void) | null;
  onDone: () => void;
}

export function PitchForm({ path, booking, pitch, onRemove, onDone }: Props) {
  const form = useSchemaForm(
    () => import('@/lib/trips/bookings/schema').then((schemas) => schemas.pitchFields),
    { defaultValues: pitch ? sentPitch(pitch) : { name: '' } },
  );
  const field = fieldsOf(form);
  return (
    <ItemForm
      title={pitch ? 'This pitch' : 'New pitch'}
      level={null}
      draft={pitch ? `pitch ${pitch.id}` : `${path} pitch`}
      form={form}
      repeatable={!pitch && booking !== null}
      send={(input) => {
        if (!booking) return api.post(path, { status: 'to book', pitches: [input] });
        const others = booking.pitches.map((each) =>
          each.id === pitch?.id ? { ...input, id: each.id } : sentPitch(each),
        );
        // Somebody else may have deleted the pitch meanwhile; saving then adds it again.
        const known = booking.pitches.some((each) => each.id === pitch?.id);
        const pitches = known ? others : [...others, input];
        return api.put(`${path}/${booking.id}`, { version: booking.version, pitches });
      }}
      saved={({ name }) => `${name} is saved.`}
      onDone={onDone}
    >
      <TextField label="What is it called?" placeholder="River 4" autoComplete="off" {...field('name')} />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="Takes people"
          optional
          inputMode="numeric"
          {...field('max_people', asNumberOrNull)}
        />
        <TextField label="Takes cars" optional inputMode="numeric" {...field('max_cars', asNumberOrNull)} />
      </div>
      {onRemove && (
        <Button variant="quiet" size="sm" className="-ml-3 text-ember" onClick={onRemove}>
          Remove the pitch
        </Button>
      )}
    </ItemForm>
  );
}
