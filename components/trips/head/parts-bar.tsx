'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';
import { LinkProgress } from '@/components/ui/link-progress';
import type { TripPage } from './page-labels';
import type { PartCount, PartDot, PartLink } from './parts';
import { useScriptsAhead } from './use-scripts-ahead';

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
  useScriptsAhead(parts.flatMap(({ pages }) => pages.slice(0, 1).map(({ page }) => page)));
  return (
    <>
      <nav aria-label="Parts of the trip" className="parts-bar">
        <ul ref={list}>
          {parts.map((part) => (
            <li key={part.label}>
              <PartAnchor {...part} current={part === open && 'part'} className="part-link">
                {part.count && <TabMark count={part.count} />}
              </PartAnchor>
            </li>
          ))}
        </ul>
      </nav>
      {open && open.pages.length > 1 && open.pages.some(({ page }) => page === current) && (
        <nav aria-label={open.label} className="segmented part-switch">
          {open.pages.map(({ page, ...link }) => (
            <PartAnchor key={page} {...link} current={page === current && 'page'} className="relative">
              {link.count && (
                <>
                  <span aria-hidden="true" className="size-2 rounded-full bg-eucalypt" />
                  <span className="sr-only">{`, ${link.count.text}`}</span>
                </>
              )}
            </PartAnchor>
          ))}
        </nav>
      )}
    </>
  );
}

/** Pages without a link of their own in the bar, each with the page from which people come. */
const cameFrom: Partial<Record<TripPage, TripPage>> = {
  attendance: 'people',
  vote: 'overview',
  'home-contact': 'overview',
  emergency: 'overview',
};

/** The part of the bar to which the current page belongs. */
const partOf = (parts: readonly PartLink[], current: TripPage) =>
  parts.find(({ pages }) => pages.some(({ page }) => page === (cameFrom[current] ?? current)));

/** A number for what waits for the reader, a dot for news and for what anybody may take on. */
const TabMark = ({ count }: { count: PartCount | PartDot }) =>
  'dot' in count ? (
    <>
      <span aria-hidden="true" className="size-1.5 rounded-full bg-control" />
      <span className="sr-only">{`, ${count.dot}`}</span>
    </>
  ) : (
    <>
      <span aria-hidden="true" className="part-count">
        {count.number}
      </span>
      <span className="sr-only">{`, ${count.text}`}</span>
    </>
  );

interface AnchorProps {
  href: string;
  label: string;
  /**
   * 'page' when the link leads to the current page, 'part' when the current page is another page of
   * the link's part.
   */
  current: 'page' | 'part' | false;
  className: string;
  children: ReactNode;
}

const PartAnchor = ({ href, label, current, className, children }: AnchorProps) => (
  <Link
    href={href}
    aria-current={current === 'part' ? 'true' : current || undefined}
    className={classNames('group', className)}
  >
    <span className="group-has-data-pending:opacity-0">{label}</span>
    {children}
    <LinkProgress look="swap" text="Loading trip..." />
  </Link>
);
