import type { Camper, Pet } from '@/lib/household/crew-schema';

/** Enough of somebody to be told of, whether from a crew or from a guest's answer. */
type Somebody = { name: string } & (Pick<Camper, 'age'> | Pick<Pet, 'pet_type'>);

const kindOf = (member: Somebody) => ('pet_type' in member ? member.pet_type.toLowerCase() : member.age);

/** Who comes along, by name: "Mia, Kim (child), Biscuit (dog)"; nothing where it would only say `name` again. */
export function householdText(crew: Somebody[], name: string): string {
  if (crew.length === 1 && crew[0]?.name === name) return '';
  return crew
    .map((member) => (kindOf(member) === 'adult' ? member.name : `${member.name} (${kindOf(member)})`))
    .join(', ');
}
