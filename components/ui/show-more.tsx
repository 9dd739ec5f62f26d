'use client';

import { PAGE_SIZE } from '@/lib/paging';
import { ButtonLink } from './button-link';
import { classNames } from './class-names';

export type ShowMoreProps = {
  /** The plural of what the list has: "trips". */
  things: string;
  shown: number;
  total: number;
  /** The number of items that each press adds. */
  step?: number;
  /** The parameter of the page's URL that has the number of shown items. */
  param?: string;
  /** Other parameters of the page's URL that the link keeps. */
  keep?: Record<string, number | string | undefined>;
  className?: string;
};

/** A link to the same page with more items in a list. It works without scripts. */
export function ShowMore({
  things,
  shown,
  total,
  step = PAGE_SIZE,
  param = 'show',
  keep = {},
  className,
}: ShowMoreProps) {
  if (shown >= total) return null;
  const next = Math.min(shown + step, total);
  const asked = Object.entries({ ...keep, [param]: next }).filter(([, value]) => value !== undefined);
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-4 gap-y-2', className)}>
      <ButtonLink
        href={`?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`}
        scroll={false}
        replace
        variant="secondary"
      >
        Show {next - shown} more {things}
      </ButtonLink>
      <span className="text-sm text-muted">
        {shown} of {total}
      </span>
    </div>
  );
}
