import { isNamed, withoutLeft } from '@/lib/trips/households/household-name';
import { classNames } from '../ui/class-names';
import { initials } from '../ui/initials';

export type { Tints } from '@/lib/trips/attendance/tints';

const looks = [
  'bg-tint-1 text-on-tint-1',
  'bg-tint-2 text-on-tint-2',
  'bg-tint-3 text-on-tint-3',
  'bg-tint-4 text-on-tint-4',
  'bg-tint-5 text-on-tint-5',
  'bg-tint-6 text-on-tint-6',
  'bg-tint-7 text-on-tint-7',
  'bg-tint-8 text-on-tint-8',
] as const;

interface Props {
  name: string;
  /** null or undefined for a household that hasn't answered. */
  tint: number | null | undefined;
  className?: string;
}

export const tintOf = (tint: number | null | undefined) =>
  typeof tint === 'number' ? looks[tint] : undefined;

/** Screen readers skip it, so the page must show the name beside it. */
export function HouseholdFace({ name, tint, className }: Props) {
  const look = tintOf(tint) ?? 'household-face-waiting';
  return (
    <span aria-hidden="true" className={classNames('household-face', look, className)}>
      {isNamed(name) ? initials(withoutLeft(name)) : '?'}
    </span>
  );
}
