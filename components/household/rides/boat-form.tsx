'use client';

import { fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import type { Boat, Ride } from '@/lib/household/rides/schema';
import { BoatFields } from './boat-fields';
import { postRide } from './post-ride';
import { rideName } from './ride-name';
import { UNREACHABLE } from './select-options';

interface Props {
  boat?: Boat;
  onAdded?: (ride: Ride) => void;
  onDone: () => void;
}

export function BoatForm({ boat, onAdded, onDone }: Props) {
  const form = useSchemaForm(
    () => import('@/lib/household/rides/schema').then((schemas) => schemas.newBoat),
    {
      defaultValues: { type: 'boat', boat_type: boat?.boat_type, description: boat?.description ?? '' },
    },
  );
  return (
    <ItemForm
      title={boat ? `Edit ${rideName(boat)}` : 'New watercraft'}
      form={form}
      send={(input) => (boat ? api.put(`/rides/${boat.id}`, input) : postRide(input, onAdded))}
      saved={(input) => `${rideName(input)} is saved.`}
      failed={boat ? 'Could not update ride' : 'Failed to save watercraft'}
      unreachable={UNREACHABLE}
      onDone={onDone}
    >
      <BoatFields field={fieldsOf(form)} isNew={!boat} />
    </ItemForm>
  );
}
