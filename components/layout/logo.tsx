import { tentMark } from '@/lib/tent-mark';
import { classNames } from '../ui/class-names';

/** Decorative, because the name is written beside it. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('size-6 shrink-0 text-ochre', className)}
    >
      <path d={tentMark} />
    </svg>
  );
}

export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={classNames('inline-flex items-center gap-2 font-display text-lg font-semibold', className)}
    >
      <LogoMark />
      Campmates
    </span>
  );
}
