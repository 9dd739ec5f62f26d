'use client';

import { useLayoutEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';
import { LinkProgress } from '@/components/ui/link-progress';
import type { Part, PartLink } from './parts';

interface Props {
  parts: PartLink[];
  current: Part;
}

/** The way from one part of a trip to another; on a phone it stays in view and moves sideways. */
export function PartsBar({ parts, current }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !link) return;
    list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
  }, []);
  return (
    <nav aria-label="Parts of the trip" className="parts-bar">
      <ul ref={list}>
        {parts.map(({ part, label, href, count }) => (
          <li key={part}>
            <Link
              href={href}
              aria-current={part === current ? 'page' : undefined}
              className="group part-link"
            >
              <span className="group-has-data-pending:opacity-0">{label}</span>
              {count && (
                <>
                  <span aria-hidden="true" className={classNames('part-count', count.isNews && 'part-news')}>
                    {count.number}
                  </span>
                  <span className="sr-only">{`, ${count.number} ${count.of}`}</span>
                </>
              )}
              <LinkProgress look="swap" text="Loading trip..." />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
