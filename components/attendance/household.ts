import type { Companion } from '@/lib/attendance/schema';

const kindOf = (member: Companion) => (member.type === 'pet' ? member.pet_type.toLowerCase() : member.age);

/** Who comes along, by name: "Mia, Kim (child), Biscuit (dog)"; nothing where it would only say `name` again. */
export function householdText(crew: Companion[], name: string): string {
  if (crew.length === 1 && crew[0]?.name === name) return '';
  return crew
    .map((member) => (kindOf(member) === 'adult' ? member.name : `${member.name} (${kindOf(member)})`))
    .join(', ');
}
