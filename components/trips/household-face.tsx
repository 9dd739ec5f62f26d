import { hash32 } from '@/lib/cover-art/seed';
import { classNames } from '../ui/class-names';
import { initials } from '../ui/initials';

const tints = [
  'bg-ochre-soft text-ochre',
  'bg-sky-soft text-sky',
  'bg-eucalypt-soft text-ink',
  'bg-wattle-soft text-ink',
] as const;

/** A household's colour, the same in every part of a trip. */
export const tintOf = (householdId: string) => hash32(householdId) % tints.length;

interface Props {
  name: string;
  /** What tintOf says; null for somebody who hasn't answered. */
  tint: number | null;
  className?: string;
}

/** A household by the initials of whose it is; decorative, so the name must stand beside it. */
export function HouseholdFace({ name, tint, className }: Props) {
  const look = tint === null ? 'household-face-waiting' : tints[tint];
  return (
    <span aria-hidden="true" className={classNames('household-face', look, className)}>
      {initials(name)}
    </span>
  );
}
