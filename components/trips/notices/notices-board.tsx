'use client';

import { Fragment, useEffect, useMemo, useRef } from 'react';
import { useTakeBack } from '@/components/offline/use-take-back';
import { useWaiting } from '@/components/offline/use-waiting';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { usePreload } from '@/components/ui/late-part';
import { useClock } from '@/components/ui/local-time';
import { ShowMore } from '@/components/ui/show-more';
import { clockText, nearDayText } from '@/components/ui/time-text';
import type { KeptChange } from '@/lib/offline/changes';
import { capital } from '@/lib/text';
import { shortNames } from '@/lib/trips/fit/name-lists';
import type { Notice } from '@/lib/trips/notices/schema';
import { type Named, namesOf } from '@/lib/trips/notices/text-parts';
import type { Tints } from '../household-face';
import { AnnouncementPlane } from './announcement-plane';
import { NoticeRow } from './notice-row';
import { type Board, LateEditNotice } from './use-notice';
import { WriteNotice } from './write-notice';

interface Props {
  path: string;
  /** All announcements and the newest messages, in order of time, the newest last. */
  notices: Notice[];
  /** The number of all messages. */
  total: number;
  /** The oldest unread message, at which the page opens. */
  unread: string | null;
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
}

/** The news first, then the messages, and last the field to write one. */
export function NoticesBoard({ path, notices, total, unread, people, tints, own, runs, mailed }: Props) {
  const names = useMemo(() => namesOf(people), [people]);
  const short = useMemo(() => shortNames(people.map(({ name }) => name)), [people]);
  const { zone, now } = useClock();
  usePreload(LateEditNotice);
  const waiting = useWaiting().filter((change) => change.path === path && !change.refused);
  const board: Board = { path, names, nameOf: (author) => short.get(author) ?? author, own, runs };
  const [newest, ...older] = notices.filter(({ announcement }) => announcement).toReversed();
  const messages = notices.filter(({ announcement }) => !announcement);
  const last = messages.at(-1);
  const list = useRef<HTMLUListElement>(null);
  useScroll(unread, last, list);
  const dayOf = ({ created_at }: Notice) => capital(nearDayText(new Date(created_at), zone, now));
  return (
    <div className="notices-board">
      {newest && <AnnouncementPlane newest={newest} older={older} board={board} tints={tints} />}
      <ShowMore className="mt-4" things="messages" param="notices" shown={messages.length} total={total} />
      {messages.length + waiting.length > 0 ? (
        <ul ref={list} aria-label="Messages, the newest last" className="pt-2">
          {messages.map((notice, index) => {
            const day = dayOf(notice);
            const before = messages[index - 1];
            return (
              <Fragment key={notice.id}>
                {(!before || dayOf(before) !== day) && <DayLine day={day} />}
                <NoticeRow
                  notice={notice}
                  board={board}
                  tint={tints[notice.household_id]}
                  when={clockText(new Date(notice.created_at), zone)}
                />
              </Fragment>
            );
          })}
          {waiting.map((change) => (
            <WaitingNotice key={change.id} change={change} />
          ))}
        </ul>
      ) : (
        <p className="py-10 text-center text-muted">No messages yet. Say hello.</p>
      )}
      <WriteNotice path={path} mailed={mailed} />
    </div>
  );
}

/** Opens the page at the first unread message, and shows a message that the reader has just sent. */
function useScroll(unread: string | null, last: Notice | undefined, list: { current: HTMLElement | null }) {
  const opened = useRef<string>(undefined);
  useEffect(() => {
    const first = opened.current === undefined;
    const sent = !first && last?.own && last.id !== opened.current;
    opened.current = last?.id ?? '';
    if (first && unread) document.getElementById(`notice-${unread}`)?.scrollIntoView?.();
    else if (sent) list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
  }, [unread, last, list]);
}

const DayLine = ({ day }: { day: string }) => (
  <li className="flex items-center gap-4 py-3 text-meta text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    {day}
  </li>
);

/** A message that goes out when there is reception. */
function WaitingNotice({ change }: { change: KeptChange }) {
  const takeBack = useTakeBack();
  const { text } = JSON.parse(change.body) as { text: string };
  return (
    <li className="notice">
      <Icon name="clock" className="waiting-clock mx-2.5" />
      <div className="min-w-0 flex-1">
        <p className="notice-text">{text}</p>
        <p className="text-meta text-muted">It goes out when you’re back in range.</p>
      </div>
      <Button variant="quiet" size="sm" onClick={() => takeBack(change)}>
        Undo<span className="sr-only">: {change.label}</span>
      </Button>
    </li>
  );
}
