'use client';

import { useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { useClock } from '@/components/ui/local-time';
import { footRow, planeLook } from '@/components/ui/plane';
import { clockText, nearDayText } from '@/components/ui/time-text';
import { countText } from '@/lib/text';
import type { Notice } from '@/lib/trips/notices/schema';
import { HouseholdFace, type Tints } from '../household-face';
import { NoticeRow } from './notice-row';
import { type Board, useNotice } from './use-notice';

interface Props {
  newest: Notice;
  /** The newest first. */
  older: Notice[];
  board: Board;
  tints: Tints;
}

/** The newest announcement, and the older ones behind one row. */
export function AnnouncementPlane({ newest, older, board, tints }: Props) {
  const { zone, now } = useClock();
  const plane = useRef<HTMLElement>(null);
  const { body, tools } = useNotice(newest, board, plane);
  const whenOf = ({ created_at }: Notice) => {
    const at = new Date(created_at);
    return `${nearDayText(at, zone, now)} ${clockText(at, zone)}`;
  };
  return (
    <section ref={plane} aria-labelledby="for-everyone" className={planeLook}>
      <div className="px-5 py-4 lg:px-6 lg:py-5 large-text:px-3">
        <h2 id="for-everyone" className="kicker flex items-center gap-2.5 text-muted">
          <Icon name="megaphone" />
          For everyone
        </h2>
        <div className="mt-1.5 text-row">{body}</div>
        <div className="mt-2 flex items-center gap-2.5 text-meta text-muted">
          <HouseholdFace
            name={newest.author}
            tint={tints[newest.household_id]}
            className="size-8 text-xs zoomed:hidden large-text:hidden"
          />
          <p className="min-w-0 wrap-anywhere">
            {board.nameOf(newest.author)}, <time dateTime={newest.created_at}>{whenOf(newest)}</time>
            {newest.edited && ', edited'}
          </p>
          {tools}
        </div>
      </div>
      {older.length > 0 && (
        <details className="group">
          <summary className={`${footRow} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
            {countText(older.length, 'older one')}
            <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
          </summary>
          <ul className="border-t border-line px-5 py-1.5 lg:px-6">
            {older.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                board={board}
                tint={tints[notice.household_id]}
                when={whenOf(notice)}
              />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
