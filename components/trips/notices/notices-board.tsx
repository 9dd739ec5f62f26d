'use client';

import { useMemo } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { usePreload } from '@/components/ui/late-part';
import { ShowMore } from '@/components/ui/show-more';
import type { Notice } from '@/lib/trips/notices/schema';
import { type Named, namesOf } from '@/lib/trips/notices/text-parts';
import type { Tints } from '../household-face';
import { LateEditNotice, NoticeRow } from './notice-row';
import { WriteNotice } from './write-notice';

interface Props {
  path: string;
  /** The newest notices in order of time, the newest last. */
  notices: Notice[];
  total: number;
  people: Named[];
  tints: Tints;
  /** The reader's own household; null when there is none. */
  own: string | null;
  runs: boolean;
  /**
   * The number of people who get an announcement by mail; null for a reader who can't make
   * announcements.
   */
  mailed: number | null;
  /** The reason why the reader can't write; undefined for a reader who can. */
  silent?: string;
}

/** A trip's announcements and comments, the newest first. Above them is the field to write one. */
export function NoticesBoard({ path, notices, total, people, tints, own, runs, mailed, silent }: Props) {
  const names = useMemo(() => namesOf(people), [people]);
  usePreload(LateEditNotice);
  return (
    <div className="notices">
      {silent ? <p className="text-muted">{silent}</p> : <WriteNotice path={path} mailed={mailed} />}
      {notices.length > 0 ? (
        <ul aria-label="Notices, the newest first" className="card">
          {notices.toReversed().map((notice) => (
            <NoticeRow
              key={notice.id}
              notice={notice}
              path={path}
              names={names}
              tint={tints[notice.household_id]}
              own={own}
              runs={runs}
            />
          ))}
        </ul>
      ) : (
        <EmptyState icon={<Icon name="megaphone" />} title="No notices yet">
          Ask who brings the mallet, say when you get there. Organisers can announce something to everybody,
          by email too.
        </EmptyState>
      )}
      <ShowMore things="notices" param="notices" shown={notices.length} total={total} />
    </div>
  );
}
