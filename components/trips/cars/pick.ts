import type { SeatPlan, Traveller } from '@/lib/trips/seats/seat-plan';

/**
 * Whom a tap on somebody picks: of those without a seat first the whole household and with a second tap them alone, in
 * a car them alone; nobody with one more.
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

/** The next car for somebody who is moved by keyboard, round the list and back; '' is no seat. */
export function nextColumn(columns: readonly string[], current: string, by: 1 | -1): string {
  const at = columns.indexOf(current);
  return columns[(at + by + columns.length) % columns.length] ?? current;
}
