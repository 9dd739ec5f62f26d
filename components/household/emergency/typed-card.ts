import type { Card } from '@/lib/household/emergency/schema';

export interface TypedCard {
  people: {
    crew_id: string;
    allergies: string;
    conditions: string;
    medicines: string;
    swims: '' | 'yes' | 'a little' | 'no';
    note: string;
  }[];
  contacts: { name: string; phone: string; about: string }[];
  medicare: string;
  insurance: string;
}

const said = (text: string | null | undefined) => text ?? '';

/** Everybody of the crew, also those about whom nothing is written. */
export function typedCard(
  { people, contacts, medicare, insurance }: Card,
  crew: readonly { id: string }[],
): TypedCard {
  return {
    people: crew.map(({ id }) => {
      const person = people.find(({ crew_id }) => crew_id === id);
      return {
        crew_id: id,
        allergies: said(person?.allergies),
        conditions: said(person?.conditions),
        medicines: said(person?.medicines),
        swims: person?.swims ?? '',
        note: said(person?.note),
      };
    }),
    contacts: contacts.map(({ name, phone, about }) => ({
      name: said(name),
      phone: said(phone),
      about: said(about),
    })),
    medicare: said(medicare),
    insurance: said(insurance),
  };
}

/** "Child · Peanuts" */
export const inShort = (
  age: string | null,
  { allergies, conditions, ...more }: TypedCard['people'][number],
) =>
  [
    age && age.charAt(0).toUpperCase() + age.slice(1),
    allergies ||
      conditions ||
      (more.medicines || more.swims || more.note ? 'No allergies filled in' : 'Nothing filled in'),
  ]
    .filter(Boolean)
    .join(' · ');
