'use client';

import { useRef } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { focusNeighbour } from '@/components/ui/focus-neighbour';
import { Icon } from '@/components/ui/icon';
import { ignoreGone } from '@/components/ui/ignore-gone';
import { latePart } from '@/components/ui/late-part';
import { LocalTime } from '@/components/ui/local-time';
import { useConfirmed } from '@/components/ui/use-confirmed';
import { useToggle } from '@/components/ui/use-toggle';
import { api } from '@/lib/api-client';
import type { Notice } from '@/lib/trips/notices/schema';
import type { Names } from '@/lib/trips/notices/text-parts';
import { HouseholdFace } from '../household-face';
import type { EditNoticeProps } from './edit-notice';
import { NoticeText } from './notice-text';

export const LateEditNotice = latePart<EditNoticeProps>(() =>
  import('./edit-notice').then((module) => module.EditNotice),
);

interface Props {
  notice: Notice;
  path: string;
  names: Names;
  tint: number | undefined;
  own: string | null;
  /** True when the reader is the organiser or a co-organiser. */
  runs: boolean;
}

export function NoticeRow({ notice, path, names, tint, own, runs }: Props) {
  const { id, author, text, announcement, created_at, edited } = notice;
  const { open, setOpen, opener } = useToggle(`notice ${id}`);
  const row = useRef<HTMLLIElement>(null);
  const at = `${path}/${id}`;
  const { ask, dialog } = useConfirmed(async () => {
    await api.delete(at).catch(ignoreGone);
    if (row.current) focusNeighbour(row.current);
  });
  return (
    <li ref={row} className={classNames('notice', announcement && 'notice-announcement')}>
      <HouseholdFace name={author} tint={tint} />
      <div>
        <p className="notice-head">
          <b>{author}</b>
          {announcement && (
            <Badge tone="success" icon={<Icon name="megaphone" className="size-4" />}>
              Announcement
            </Badge>
          )}
          <span>
            <LocalTime at={created_at} />
            {edited && ', edited'}
          </span>
        </p>
        {open ? (
          <LateEditNotice path={at} text={text} onDone={() => setOpen(false)} />
        ) : (
          <NoticeText text={text} names={names} own={own} />
        )}
        {(notice.own || runs) && !open && (
          <div className="notice-tools">
            {notice.own && (
              <Button ref={opener} variant="quiet" size="sm" onClick={() => setOpen(true)}>
                Edit<span className="sr-only"> what you wrote</span>
              </Button>
            )}
            <Button variant="quiet" size="sm" onClick={ask}>
              Delete<span className="sr-only"> what {notice.own ? 'you' : author} wrote</span>
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        {...dialog}
        question={notice.own ? 'Delete what you wrote?' : `Delete what ${author} wrote?`}
        detail="It’s removed from everybody’s page and bell. Emails already sent stay in people’s inboxes."
        confirmLabel="Delete"
      />
    </li>
  );
}
