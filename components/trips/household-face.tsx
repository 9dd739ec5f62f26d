import type { TripPeople } from '@/lib/trips/attendance/people';
import { classNames } from '../ui/class-names';
import { initials } from '../ui/initials';

const tints = [
  'bg-ochre-soft text-ochre',
  'bg-sky-soft text-sky',
  'bg-eucalypt-soft text-ink',
  'bg-wattle-soft text-ink',
] as const;

/** A household's colour by its id, the same in every part of a trip. */
export type Tints = Record<string, number>;

/** Colours in turn, by the order of the invitations: as few share one as can be, and no answer changes any. */
export function tintsOf({ attendees, pending, notGoing }: TripPeople): Tints {
  const invited = [...attendees.flatMap(({ invitee }) => invitee ?? []), ...pending, ...notGoing];
  const order = invited.map(({ id }) => id).sort();
  const going = attendees.map(({ household_id, invitee }) => [
    household_id,
    (invitee ? order.indexOf(invitee.id) + 1 : 0) % tints.length,
  ]);
  return Object.fromEntries(going) as Tints;
}

/** Likewise where only those who are going are known, the organiser first. */
export const tintsInTurn = (ids: readonly string[]): Tints =>
  Object.fromEntries(ids.map((id, index) => [id, index % tints.length]));

interface Props {
  name: string;
  /** What tintsOf says; nothing for somebody who hasn't answered. */
  tint: number | null | undefined;
  className?: string;
}

/** A household by the initials of whose it is; decorative, so the name must stand beside it. */
export function HouseholdFace({ name, tint, className }: Props) {
  const look = typeof tint === 'number' ? tints[tint] : 'household-face-waiting';
  return (
    <span aria-hidden="true" className={classNames('household-face', look, className)}>
      {initials(name)}
    </span>
  );
}
