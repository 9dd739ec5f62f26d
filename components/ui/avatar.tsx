import { classNames } from './class-names';
import { initials } from './initials';

export type AvatarProps = { name: string; size?: 'md' | 'lg'; className?: string };

const looks = [
  'bg-ochre-soft text-ochre',
  'bg-sky-soft text-sky',
  'bg-eucalypt-soft text-ink',
  'bg-wattle-soft text-ink',
] as const;

/** The same name always gets the same colours, so that people can be told apart at a glance. */
const lookOf = (name: string) => {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return looks[sum % looks.length];
};

/** Initials in a circle. Screen readers skip it, so the page must show the name beside it. */
export function Avatar({ name, size = 'md', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'avatar',
        lookOf(name),
        size === 'lg' ? 'size-14 text-xl' : 'size-9 text-sm',
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}
