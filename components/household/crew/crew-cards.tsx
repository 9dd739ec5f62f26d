'use client';

import { AddItem } from '@/components/ui/add-item';
import { CardList } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { usePreload } from '@/components/ui/late-part';
import { ListSection } from '@/components/ui/list-section';
import { ShowMore } from '@/components/ui/show-more';
import type { OwnMember } from '@/lib/household/crew/schema';
import { CamperForm, PetForm } from './late-forms';
import { MemberRow } from './member-row';

interface Props {
  campers: { shown: OwnMember[]; total: number };
  pets: { shown: OwnMember[]; total: number };
}

const underList = 'pt-4';

export function CrewCards({ campers, pets }: Props) {
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
      <ListSection id="campers" title="Campers" count={campers.total}>
        <CardList>
          {campers.shown.map((camper) => (
            <MemberRow key={camper.id} member={camper} amongOthers={campers.shown.length > 1} />
          ))}
        </CardList>
        <ShowMore className={underList} things="campers" shown={campers.shown.length} total={campers.total} />
        <AddCamper />
      </ListSection>
      <ListSection id="pets" title="Pets" count={pets.total}>
        {pets.total > 0 && (
          <CardList>
            {pets.shown.map((pet) => (
              <MemberRow key={pet.id} member={pet} amongOthers={pets.shown.length > 1} />
            ))}
          </CardList>
        )}
        <ShowMore className={underList} things="pets" shown={pets.shown.length} total={pets.total} />
        <AddPet first={pets.total === 0} />
      </ListSection>
    </div>
  );
}

function AddCamper() {
  usePreload(CamperForm);
  return <AddItem label="Add Camper" divided={false} form={(close) => <CamperForm onDone={close} />} />;
}

function AddPet({ first }: { first: boolean }) {
  usePreload(PetForm);
  return (
    <AddItem
      label="Add Pet"
      divided={false}
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
