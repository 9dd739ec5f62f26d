'use client';

import { PAGE_SIZE } from '@/lib/paging';
import { ButtonLink } from './button-link';
import { classNames } from './class-names';

export type ShowMoreProps = {
  /** Plural: "trips". */
  things: string;
  shown: number;
  total: number;
  step?: number;
  param?: string;
  keep?: Record<string, number | string | undefined>;
  className?: string;
};

/** Works without scripts. */
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
