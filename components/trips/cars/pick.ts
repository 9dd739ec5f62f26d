import type { SeatPlan, Traveller } from '@/lib/trips/seats/seat-plan';

/**
 * Returns the person ids that a tap picks. Without a seat: the first tap picks the household's
 * people without a seat, the second only the tapped person, the third nobody. In a car: the first
 * tap picks the tapped person, the second nobody.
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
 * The next column for a person who is moved by keyboard. The columns wrap around; '' is the column
 * without seats.
 */
export function nextColumn(columns: readonly string[], current: string, by: 1 | -1): string {
  const at = columns.indexOf(current);
  return columns[(at + by + columns.length) % columns.length] ?? current;
}
