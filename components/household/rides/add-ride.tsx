'use client';

import { AddItem } from '@/components/ui/add-item';
import { Icon } from '@/components/ui/icon';
import { usePreload } from '@/components/ui/late-part';
import type { RideType } from '@/lib/household/rides/schema';
import { BoatForm, CarForm, TrailerForm } from './late-forms';

const kinds = {
  car: {
    label: 'Add Car',
    Form: CarForm,
    icon: <Icon name="car-front" />,
    text: 'What do you drive? Add it so everyone knows who’s coming in which car.',
  },
  trailer: {
    label: 'Add Caravan or Trailer',
    Form: TrailerForm,
    icon: <Icon name="caravan" />,
    text: 'Towing something? Add it so the site has room for it.',
  },
  boat: {
    label: 'Add Watercraft',
    Form: BoatForm,
    icon: <Icon name="sailboat" />,
    text: 'A tinny, a kayak, a board: whatever you bring for the water.',
  },
};

export function AddRide({ type, first }: { type: RideType; first: boolean }) {
  const { label, Form, icon, text } = kinds[type];
  usePreload(Form);
  return (
    <AddItem
      label={label}
      empty={first ? { icon, text } : undefined}
      form={(close) => <Form onDone={close} />}
    />
  );
}
