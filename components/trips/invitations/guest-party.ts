import { ageLabel } from '@/components/household/crew/labels';
import type { ages, petTypes } from '@/lib/household/crew/crew-options';
import { peopleText } from '@/lib/text';
import type { DayPart } from '@/lib/trips/attendance/day-parts';
import type { Guest, GuestAnswer, GuestMember, GuestVehicle } from '@/lib/trips/attendance/guest-schema';
import type { FitHousehold } from '@/lib/trips/fit/finding';

/** In the order of the form. */
export const kinds = ['adult', 'child', 'toddler', 'baby', 'pet'] as const satisfies (
  | (typeof ages)[number]
  | 'pet'
)[];

export type Kind = (typeof kinds)[number];

export interface Row {
  /**
   * Undefined for a person who was added in this form. With it, a renamed person keeps their seat
   * in a car.
   */
  id?: string | undefined;
  kind: Kind;
  /** Empty for a person who is called by a number: "Child 2". */
  name: string;
  pet_type: (typeof petTypes)[number];
  diet: string;
  /** The name of the guest's own row is the form's `name`. */
  own: boolean;
}

export interface GuestTyped {
  answer: '' | 'going' | 'not going';
  name: string;
  crew: Row[];
  vehicles: GuestVehicle[];
  /** '' means the first or the last day of the trip. */
  arrive_on?: string;
  leave_on?: string;
  /** '' means the usual time. */
  arrive_by?: DayPart | '';
  leave_by?: DayPart | '';
  /** For a link to the answer. Only guests who join by a share link are asked for it. */
  email?: string;
}

export const newRow = (kind: Kind, own = false): Row => ({
  kind,
  name: '',
  pet_type: 'Dog',
  diet: '',
  own,
});

export function numberedName(rows: Pick<Row, 'kind'>[], index: number): string {
  const kind = rows[index]?.kind ?? 'adult';
  const count = rows.slice(0, index + 1).filter((row) => row.kind === kind).length;
  return `${kind === 'pet' ? 'Pet' : ageLabel[kind]} ${count}`;
}

export function countedText(crew: readonly Pick<Row, 'kind' | 'pet_type'>[]): string {
  const pets = crew.filter(({ kind }) => kind === 'pet');
  const people = peopleText(crew.length - pets.length);
  if (pets.length === 0) return people;
  return `${people} and ${pets.length === 1 ? `a ${pets[0]?.pet_type.toLowerCase()}` : `${pets.length} pets`}`;
}

/**
 * Each person has the same index in the form and in the request, so that an error is shown at its
 * field.
 */
export function answerOf({ answer, name, crew, vehicles, email, ...typed }: GuestTyped): GuestAnswer {
  const receipt = email && { email };
  if (answer !== 'going') return { attending: false, name, ...receipt };
  const { arrive_on, leave_on, arrive_by, leave_by } = typed;
  const stay = { arrive_on, leave_on, arrive_by: arrive_by || null, leave_by: leave_by || null };
  const members = crew.map((row, index): GuestMember => {
    const known = (row.own ? name : row.name).trim() || numberedName(crew, index);
    const same = row.id && { id: row.id };
    if (row.kind === 'pet') return { ...same, name: known, pet_type: row.pet_type };
    const diet = row.diet.trim();
    return { ...same, name: known, age: row.kind, ...(diet && { diet }) };
  });
  return { attending: true, name, crew: members, vehicles, ...stay, ...receipt };
}

export function broughtIn(typed: GuestTyped): Pick<FitHousehold, 'crew' | 'vehicles'> {
  const { crew, vehicles } = answerOf(typed);
  return {
    crew: (crew ?? []).map((member) =>
      'age' in member ? { type: 'camper', ...member } : { type: 'pet', ...member },
    ),
    vehicles: (vehicles ?? []).flatMap((ride): FitHousehold['vehicles'][number][] => {
      if (ride.type === 'car')
        return [{ ...ride, drivetrain: ride.drivetrain || null, seats: ride.seats || null }];
      const kind = ride.type === 'trailer' ? ride.trailer_type : ride.boat_type;
      return kind ? [ride] : [];
    }),
  };
}

export function typedFrom(attending: boolean | null, guest: Guest | null): GuestTyped {
  const answer = attending === null ? '' : attending ? 'going' : 'not going';
  const name = guest?.name ?? '';
  if (!attending || !guest) return { answer, name, crew: [newRow('adult', true)], vehicles: [] };
  const isOwn = (member: GuestMember) => 'age' in member && member.age === 'adult' && member.name === name;
  const own = guest.crew.find(isOwn);
  const rows = guest.crew.map((member) => ({
    ...newRow('age' in member ? member.age : 'pet', member === own),
    id: member.id,
    ...('pet_type' in member ? { pet_type: member.pet_type } : { diet: member.diet ?? '' }),
  }));
  const crew = rows.map((row, index) => {
    const given = guest.crew[index]?.name ?? '';
    return { ...row, name: row.own || given === numberedName(rows, index) ? '' : given };
  });
  return { answer, name, crew, vehicles: guest.vehicles };
}
