import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon, type IconName } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';

interface Props {
  /** An icon, or a face or a picture, which large text has no room for. */
  lead: IconName | ReactNode;
  title: ReactNode;
  meta?: ReactNode;
  /** The page that the row opens; null for a row that opens nothing. */
  href?: string | null;
  /** True for a link that leaves the product. */
  outside?: boolean;
  /** At the right, instead of the arrow. */
  end?: ReactNode;
}

/** A row of a section: a title with one line below it. */
export function StoryRow({ lead, title, meta, href = null, outside = false, end }: Props) {
  const content = (
    <>
      <span className="flex shrink-0 justify-center large-text:hidden">
        {typeof lead === 'string' ? <Icon name={lead as IconName} className="size-5.5" /> : lead}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-row font-medium text-pretty wrap-anywhere">{title}</span>
        {meta && <span className="block text-meta text-muted wrap-anywhere">{meta}</span>}
      </span>
      {end ?? (href !== null && <Icon name="chevron-right" className="text-muted" />)}
    </>
  );
  const look = classNames(rowLook, href !== null && 'hover:bg-eucalypt-soft');
  if (href === null) return <span className={look}>{content}</span>;
  if (outside)
    return (
      <a href={href} rel="noreferrer nofollow" className={look}>
        {content}
      </a>
    );
  return (
    <PendingLink href={href} className={look}>
      {content}
    </PendingLink>
  );
}

const rowLook = 'flex min-h-13 items-center gap-3.5 py-2 -outline-offset-2';

export const rows = 'divide-y divide-line';
