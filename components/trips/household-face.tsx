import type { TripPeople } from '@/lib/trips/attendance/people';
import { isNamed } from '@/lib/trips/household-name';
import { classNames } from '../ui/class-names';
import { initials } from '../ui/initials';

const tints = [
  'bg-ochre-soft text-ochre',
  'bg-sky-soft text-sky',
  'bg-eucalypt-soft text-ink',
  'bg-wattle-soft text-ink',
] as const;

/** Each household's colour by its id, the same on every page of a trip. */
export type Tints = Record<string, number>;

/**
 * Gives colours in turn by the order of the invitations, so that few households share a colour and
 * answers change no colour.
 */
export function tintsOf(people: TripPeople): Tints {
  const all = tintsOfAll(people);
  return Object.fromEntries(
    people.attendees.map(({ household_id }) => [household_id, all[household_id] ?? 0]),
  );
}

/** The colours of all invited households, whatever they have answered. */
export function tintsOfAll(people: TripPeople): Tints {
  const { attendees, pending, notGoing } = people;
  const invited = [...attendees.flatMap(({ invitee }) => invitee ?? []), ...pending, ...notGoing];
  const order = invited.map(({ id }) => id).sort();
  const all = order.map((id, index) => [id, (index + 1) % tints.length] as const);
  const organiser = attendees.find(({ invitee }) => !invitee)?.household_id ?? '';
  return Object.fromEntries([[organiser, 0], ...all]) as Tints;
}

/** The colours when only the households that are going are known. The organiser comes first. */
export const tintsInTurn = (ids: readonly string[]): Tints =>
  Object.fromEntries(ids.map((id, index) => [id, index % tints.length]));

interface Props {
  name: string;
  /**
   * The household's colour from tintsOf; null or undefined for a household that hasn't answered.
   */
  tint: number | null | undefined;
  className?: string;
}

/** The classes of a household's colour; undefined without one. */
export const tintOf = (tint: number | null | undefined) =>
  typeof tint === 'number' ? tints[tint] : undefined;

/** A household's initials, or a question mark. Decorative for screen readers, so the name must stand beside it. */
export function HouseholdFace({ name, tint, className }: Props) {
  const look = tintOf(tint) ?? 'household-face-waiting';
  return (
    <span aria-hidden="true" className={classNames('household-face', look, className)}>
      {isNamed(name) ? initials(name) : '?'}
    </span>
  );
}
