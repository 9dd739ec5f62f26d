import type { TripPeople } from '@/lib/trips/attendance/people';
import { isNamed, withoutLeft } from '@/lib/trips/households/household-name';
import { classNames } from '../ui/class-names';
import { initials } from '../ui/initials';

const tints = [
  'bg-ochre-soft text-ochre',
  'bg-sky-soft text-sky',
  'bg-eucalypt-soft text-ink',
  'bg-wattle-soft text-ink',
] as const;

/** By household id. A household has the same colour on all pages of a trip. */
export type Tints = Record<string, number>;

/**
 * All invited households get the colours in turn, in a fixed order, so that as few as possible
 * share a colour and an answer changes nobody's colour.
 */
export function tintsOf(people: TripPeople): Tints {
  const all = tintsOfAll(people);
  return Object.fromEntries(
    people.attendees.map(({ household_id }) => [household_id, all[household_id] ?? 0]),
  );
}

/** Whatever their answers are. */
export function tintsOfAll(people: TripPeople): Tints {
  const { attendees, pending, notGoing } = people;
  const invited = [...attendees.flatMap(({ invitee }) => invitee ?? []), ...pending, ...notGoing];
  const order = invited.map(({ id }) => id).sort();
  const all = order.map((id, index) => [id, (index + 1) % tints.length] as const);
  const organiser = attendees.find(({ invitee }) => !invitee)?.household_id ?? '';
  return Object.fromEntries([[organiser, 0], ...all]) as Tints;
}

/** For pages that know only the households that are going. The organiser's must be the first. */
export const tintsInTurn = (ids: readonly string[]): Tints =>
  Object.fromEntries(ids.map((id, index) => [id, index % tints.length]));

interface Props {
  name: string;
  /** null or undefined for a household that hasn't answered. */
  tint: number | null | undefined;
  className?: string;
}

export const tintOf = (tint: number | null | undefined) =>
  typeof tint === 'number' ? tints[tint] : undefined;

/** Screen readers skip it, so the page must show the name beside it. */
export function HouseholdFace({ name, tint, className }: Props) {
  const look = tintOf(tint) ?? 'household-face-waiting';
  return (
    <span aria-hidden="true" className={classNames('household-face', look, className)}>
      {isNamed(name) ? initials(withoutLeft(name)) : '?'}
    </span>
  );
}
