'use client';

import { useLayoutEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';
import { LinkProgress } from '@/components/ui/link-progress';
import type { TripPage } from './page-labels';
import type { PartCount, PartLink } from './parts';

interface Props {
  parts: PartLink[];
  current: TripPage;
}

/** The navigation between a trip's parts. On a phone the bar stays visible and scrolls sideways. */
export function PartsBar({ parts, current }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !link) return;
    list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
  }, []);
  const open = partOf(parts, current);
  return (
    <>
      <nav aria-label="Parts of the trip" className="parts-bar">
        <ul ref={list}>
          {parts.map((part) => (
            <li key={part.label}>
              <PartAnchor {...part} current={part === open && 'part'} className="part-link" />
            </li>
          ))}
        </ul>
      </nav>
      {open && open.pages.length > 1 && (
        <nav aria-label={open.label} className="segmented part-switch">
          {open.pages.map(({ page, ...link }) => (
            <PartAnchor key={page} {...link} current={page === current && 'page'} className="relative" />
          ))}
        </nav>
      )}
    </>
  );
}

/**
 * Returns the part of the bar to which the current page belongs; undefined for a vote's page, which
 * belongs to no part.
 */
const partOf = (parts: readonly PartLink[], current: TripPage) =>
  parts.find(({ pages }) => pages.some(({ page }) => page === current));

interface AnchorProps {
  href: string;
  label: string;
  count?: PartCount;
  /**
   * 'page' when the link leads to the current page, 'part' when the current page is another page of
   * the link's part.
   */
  current: 'page' | 'part' | false;
  className: string;
}

function PartAnchor({ href, label, count, current, className }: AnchorProps) {
  return (
    <Link
      href={href}
      aria-current={current === 'part' ? 'true' : current || undefined}
      className={classNames('group', className)}
    >
      <span className="group-has-data-pending:opacity-0">{label}</span>
      {count && (
        <>
          <span aria-hidden="true" className={classNames('part-count', count.tone && `part-${count.tone}`)}>
            {count.number}
          </span>
          <span className="sr-only">{`, ${count.text}`}</span>
        </>
      )}
      <LinkProgress look="swap" text="Loading trip..." />
    </Link>
  );
}
