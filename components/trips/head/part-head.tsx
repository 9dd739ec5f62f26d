import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Cover } from '@/components/ui/cover';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { lower } from '@/lib/text';
import type { HeadWords } from './head-words';

interface Props extends HeadWords {
  /** Null for a reader who can't open the trip here. */
  href: string | null;
  cover: string;
  /**
   * The part's name. Only screen readers announce it, for people who have skipped the navigation
   * bar.
   */
  part: string;
  /** True on a page without the bar of parts, which needs a way back on wide screens as well. */
  alone?: boolean;
  action?: ReactNode;
}

export function PartHead({ href, name, dates, moment, cover, part, alone = false, action }: Props) {
  return (
    <div className="part-head">
      {href && (
        <Icon name="chevron-right" className={classNames('size-6 rotate-180', !alone && 'lg:hidden')} />
      )}
      <Cover
        seed={cover}
        size="thumb"
        eager
        className="size-10 shrink-0 rounded-inner large-text:hidden lg:size-15"
      />
      <div className="min-w-0 flex-1">
        <h1 className="line-clamp-2 text-row large-text:line-clamp-none leading-[1.18] lg:text-next">
          {href ? (
            <PendingLink href={href} pendingPosition="after" pendingText="Loading trip...">
              {name}
            </PendingLink>
          ) : (
            name
          )}
          <span className="sr-only">: {part}</span>
        </h1>
        {/* The dot is cut off where the second part begins a line. */}
        <p className="flex flex-wrap gap-x-3.5 overflow-hidden text-meta text-muted lg:text-body">
          {dates}{' '}
          <span className="relative before:absolute before:right-full before:w-3.5 before:text-center before:content-['·']">
            {lower(moment)}
          </span>
        </p>
      </div>
      {action && <div className="relative max-lg:hidden">{action}</div>}
    </div>
  );
}
