'use client';

import { AddItem } from '@/components/ui/add-item';
import { Icon } from '@/components/ui/icon';
import { usePreload } from '@/components/ui/late-part';
import { CamperForm, PetForm } from './late-forms';

export function AddCamper() {
  usePreload(CamperForm);
  return <AddItem label="Add Camper" form={(close) => <CamperForm onDone={close} />} />;
}

export function AddPet({ first }: { first: boolean }) {
  usePreload(PetForm);
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
