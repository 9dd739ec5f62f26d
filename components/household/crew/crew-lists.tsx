import { Card, CardHeader, CardList } from '@/components/ui/card';
import { ShowMore } from '@/components/ui/show-more';
import type { OwnMember } from '@/lib/household/crew-schema';
import { AddCamper, AddPet } from './add-member';
import { MemberRow } from './member-row';

interface Props {
  crew: OwnMember[];
  /** How many of each kind are shown. */
  most: number;
}

const underList = 'border-t border-line p-5';

/** Campers and pets side by side; below each other on phones. */
export function CrewLists({ crew, most }: Props) {
  const campers = crew.filter((member) => member.type === 'camper');
  const pets = crew.filter((member) => member.type === 'pet');
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card as="section" aria-labelledby="campers">
        <CardHeader title="Campers" titleId="campers" aside={campers.length} />
        <CardList>
          {campers.slice(0, most).map((camper) => (
            <MemberRow key={camper.id} member={camper} />
          ))}
        </CardList>
        <ShowMore className={underList} things="campers" shown={most} total={campers.length} />
        <AddCamper />
      </Card>
      <Card as="section" aria-labelledby="pets">
        <CardHeader title="Pets" titleId="pets" aside={pets.length || undefined} />
        {pets.length > 0 && (
          <CardList>
            {pets.slice(0, most).map((pet) => (
              <MemberRow key={pet.id} member={pet} />
            ))}
          </CardList>
        )}
        <ShowMore className={underList} things="pets" shown={most} total={pets.length} />
        <AddPet first={pets.length === 0} />
      </Card>
    </div>
  );
}
