import type { Member } from '@/lib/crew/schema';
import { Card, CardHeader, CardList } from '../ui/card';
import { AddCamper, AddPet } from './add-member';
import { MemberRow } from './member-row';

/** Campers and pets side by side; below each other on phones. */
export function CrewLists({ crew }: { crew: Member[] }) {
  const campers = crew.filter((member) => member.type === 'camper');
  const pets = crew.filter((member) => member.type === 'pet');
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card as="section" aria-labelledby="campers">
        <CardHeader title="Campers" titleId="campers" aside={campers.length} />
        <CardList>
          {campers.map((camper) => (
            <MemberRow key={camper.id} member={camper} />
          ))}
        </CardList>
        <AddCamper />
      </Card>
      <Card as="section" aria-labelledby="pets">
        <CardHeader title="Pets" titleId="pets" aside={pets.length || undefined} />
        {pets.length > 0 && (
          <CardList>
            {pets.map((pet) => (
              <MemberRow key={pet.id} member={pet} />
            ))}
          </CardList>
        )}
        <AddPet first={pets.length === 0} />
      </Card>
    </div>
  );
}
