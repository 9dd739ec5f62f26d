'use client';

import { fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import type { OwnTrailer, Ride } from '@/lib/household/rides/schema';
import { postRide } from './post-ride';
import { rideName } from './ride-name';
import { UNREACHABLE } from './select-options';
import { TrailerFields } from './trailer-fields';
import { hasWeights, TrailerWeights } from './weight-fields';

interface Props {
  trailer?: OwnTrailer;
  onAdded?: (ride: Ride) => void;
  onDone: () => void;
}

export function TrailerForm({ trailer, onAdded, onDone }: Props) {
  const form = useSchemaForm(
    () => import('@/lib/household/rides/schema').then((schemas) => schemas.newTrailer),
    {
      defaultValues: {
        type: 'trailer',
        trailer_type: trailer?.trailer_type,
        atm_kg: trailer?.atm_kg ?? null,
        tare_kg: trailer?.tare_kg ?? null,
        ball_kg: trailer?.ball_kg ?? null,
        description: trailer?.description ?? '',
      },
    },
  );
  return (
    <ItemForm
      title={trailer ? `Edit ${rideName(trailer)}` : 'New Caravan or Trailer'}
      form={form}
      send={(input) => (trailer ? api.put(`/rides/${trailer.id}`, input) : postRide(input, onAdded))}
      saved={(input) => `${rideName(input)} is saved.`}
      failed={trailer ? 'Could not update ride' : 'Failed to save trailer'}
      unreachable={UNREACHABLE}
      onDone={onDone}
    >
      <TrailerFields field={fieldsOf(form)} isNew={!trailer} />
      <TrailerWeights field={fieldsOf(form)} open={hasWeights(trailer)} />
    </ItemForm>
  );
}
