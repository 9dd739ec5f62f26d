'use client';

import { useRef } from 'react';
import type { Notice } from '@/lib/trips/notices/schema';
import { HouseholdFace } from '../household-face';
import { type Board, useNotice } from './use-notice';

interface Props {
  notice: Notice;
  board: Board;
  tint: number | undefined;
  /** "7:12 pm", or with its day. */
  when: string;
}

export function NoticeRow({ notice, board, tint, when }: Props) {
  const row = useRef<HTMLLIElement>(null);
  const { body, tools } = useNotice(notice, board, row);
  const { id, author, created_at, edited } = notice;
  return (
    <li ref={row} id={`notice-${id}`} className="notice">
      <HouseholdFace name={author} tint={tint} className="size-10 zoomed:hidden large-text:hidden" />
      <div className="min-w-0 flex-1">
        <div className="flex items-center">
          <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 wrap-anywhere">
            <b className="font-semibold">{board.nameOf(author)}</b>
            <span className="text-meta text-muted">
              <time dateTime={created_at}>{when}</time>
              {edited && ', edited'}
            </span>
          </p>
          {tools}
        </div>
        {body}
      </div>
    </li>
  );
}
