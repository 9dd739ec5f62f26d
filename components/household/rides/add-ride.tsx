'use client';

import { AddItem } from '@/components/ui/add-item';
import { Icon } from '@/components/ui/icon';
import { usePreload } from '@/components/ui/late-part';
import type { RideType } from '@/lib/household/rides/schema';
import { BoatForm, CarForm, TrailerForm } from './late-forms';

const kinds = {
  car: { label: 'Add Car', Form: CarForm },
  trailer: { label: 'Add Caravan or Trailer', Form: TrailerForm },
  boat: { label: 'Add Watercraft', Form: BoatForm },
};

interface Props {
  type: RideType;
  /** Nothing of this kind is there yet. */
  first: boolean;
}

export function AddRide({ type, first }: Props) {
  const { label, Form } = kinds[type];
  usePreload(Form);
  return (
    <AddItem
      label={label}
      divided={false}
      empty={
        first && type === 'car'
          ? {
              icon: <Icon name="car-front" />,
              text: 'What do you drive? Add it so everyone knows who’s coming in which car.',
            }
          : undefined
      }
      form={(close) => <Form onDone={close} />}
    />
  );
}
