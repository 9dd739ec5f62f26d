'use client';

import { AddItem } from '@/components/ui/add-item';
import { Icon } from '@/components/ui/icon';
import { CamperForm } from './camper-form';
import { PetForm } from './pet-form';

export function AddCamper() {
  return <AddItem label="Add Camper" form={(close) => <CamperForm onDone={close} />} />;
}

export function AddPet({ first }: { first: boolean }) {
  return (
    <AddItem
      label="Add Pet"
      empty={
        first
          ? {
              icon: <Icon name="paw-print" />,
              text: 'Bringing the dog? Add your pets so everyone knows who’s coming.',
            }
          : undefined
      }
      form={(close) => <PetForm onDone={close} />}
    />
  );
}
