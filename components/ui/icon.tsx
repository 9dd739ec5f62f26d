import { classNames } from './class-names';
import { sprite } from './icon-sprite';
import type { icons } from './icons';

export type IconName = (typeof icons)[number];

/** Screen readers skip it, so the page must say the same in words. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={classNames('icon', className)} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
