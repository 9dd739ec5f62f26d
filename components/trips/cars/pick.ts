import type { Traveller } from '@/lib/trips/cars/planned-car';
import type { SeatPlan } from '@/lib/trips/cars/seat-plan';

/**
 * Returns the ids of the people that are picked after a tap on a person. For a person without a
 * seat, the first tap picks all people of the household who have no seat, the second tap picks only
 * the tapped person, and the third tap picks nobody. For a person in a car, the first tap picks
 * that person and the second tap picks nobody.
 */
export function pickedBy(
  traveller: Traveller,
  picked: readonly string[],
  { unseated }: Pick<SeatPlan, 'unseated'>,
): string[] {
  const { person_id, household_id } = traveller;
  if (picked.includes(person_id)) return picked.length > 1 ? [person_id] : [];
  const waits = unseated.some((one) => one.person_id === person_id);
  if (!waits) return [person_id];
  return unseated.filter((one) => one.household_id === household_id).map((one) => one.person_id);
}

/**
 * Returns the next column for a person who is moved with the keyboard. After the last column comes
 * the first one. '' is the column of people without seats.
 */
export function nextColumn(columns: readonly string[], current: string, by: 1 | -1): string {
  const at = columns.indexOf(current);
  return columns[(at + by + columns.length) % columns.length] ?? current;
}
