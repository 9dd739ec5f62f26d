import { classNames } from './class-names';
import { initials } from './initials';

export type AvatarProps = { name: string; size?: 'md' | 'lg'; className?: string };

/** Initials in a circle; decorative, so the name must stand beside it. */
export function Avatar({ name, size = 'md', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid shrink-0 place-items-center rounded-full bg-ochre-soft font-semibold text-ochre select-none',
        size === 'lg' ? 'size-14 text-xl' : 'size-9 text-sm',
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}
