'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWaiting } from '@/components/offline/use-waiting';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { Plane, PlaneHeading, PlaneText } from '@/components/ui/plane';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import type { Stage } from '@/lib/trips/moment';
import type { NextThing } from '@/lib/trips/next/thing';
import type { Trip } from '@/lib/trips/schema';
import { type Agreed, WhatChanged } from '../attendance/what-changed';
import { AgainPlane, type Coming, InvitedPlane } from './answer-plane';
import { AskQuestions } from './ask-questions';
import type { AskSite } from './ask-site';
import { CheckedList } from './checked-list';
import { DeclinedPlane } from './declined-plane';
import { DoneStrip } from './done-strip';
import { NextBlock } from './next-block';
import { NextRows } from './next-rows';
import { RefusedBlock } from './refused-block';
import { sendUndo } from './send-next';
import { ThenRow } from './then-row';
import { thingsText } from './things-text';
import type { Done } from './use-next';

const NextSheet = latePart(async () => (await import('./next-sheet')).NextSheet);
const AskSheet = latePart(async () => (await import('./ask-sheet')).AskSheet);

export interface ShownPlane {
  stage: Stage;
  things: NextThing[];
  /** Said when nothing is left. `text` is '' when there is nothing to add. */
  rest: { heading: string; text: string };
  /** What was checked and is fine. */
  checked: string[];
  /** Null for a reader who doesn't do the booking, and when the site has nothing to be asked. */
  ask: AskSite | null;
  coming: Coming | null;
  votedFor: string | null;
  /** What the household agreed to, when the trip has changed since; null otherwise. */
  again: { agreedTo: Agreed | null } | null;
  /** What coming after all would be like; null unless the reader isn't going. */
  roomLeft: string | null;
  /** When the trip was, for a reader who wasn't going; null before its end. */
  was: string | null;
  off: { heading: string; text: string; booking: { text: string; href: string } | null } | null;
}

interface Props extends ShownPlane {
  trip: Pick<Trip, 'id' | 'start_date' | 'end_date' | 'location_name' | 'dates_open' | 'site_open'>;
  guest: boolean;
  /** What the page's address asks for, for readers without scripts: the whole list, or the questions. */
  open: 'next' | 'ask' | null;
  /** What the trip costs, above the question whether the reader comes. */
  cost?: ReactNode;
}

/** The one raised element of the overview: the next thing, or the question whether the reader comes. */
export function TripPlane(shown: Props) {
  const { trip, stage, things, ask, open } = shown;
  const router = useRouter();
  const toast = useToast();
  const [done, setDone] = useState<Done>();
  const [sheet, setSheet] = useState<'next' | 'ask'>();
  const undoing = useAction('That could not be undone.');
  const undoneAt = useRef<string>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const refused = useWaiting().filter((change) => change.trip === trip.id && change.refused);
  usePreload(NextSheet);
  usePreload(AskSheet);
  const [first] = things;
  const place = `${stage} ${first?.key}`;
  // Undo goes when it was pressed, and a new first thing has a new heading: the focus has to find it.
  useEffect(() => {
    const at = document.activeElement;
    const lost = at === document.body || heading.current?.closest('section')?.contains(at);
    if ((done || undoneAt.current) && lost) heading.current?.focus({ preventScroll: true });
    if (undoneAt.current !== place) undoneAt.current = undefined;
  }, [done, place]);

  const refresh = () => router.refresh();
  const onDone = (what: Done) => {
    setDone(what);
    refresh();
  };
  const undo = () => {
    const call = done?.undo;
    if (!call) return;
    undoing.run(
      () => sendUndo(call),
      () => {
        undoneAt.current = place;
        setDone(undefined);
        refresh();
      },
      (words) => toast.show({ text: words, tone: 'danger' }),
    );
  };
  const answers = stage === 'invited' || stage === 'off' || (stage === 'declined' && done?.key === 'answer');
  const undoNo = answers && done?.undo && (
    <button type="button" onClick={undo} aria-label="Undo: not going" className="line-link text-body">
      Undo
    </button>
  );
  const more = things.length + refused.length - 1;
  const opens = (what: 'next' | 'ask') => () => setSheet(what);
  const onAsk = ask && opens('ask');
  const takeBackNo: Done['undo'] = {
    method: 'PATCH',
    path: `/api/trips/${trip.id}/attending`,
    body: { attending: null, for_dates: { start_date: trip.start_date, end_date: trip.end_date } },
  };

  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {done && !answers && `${done.text}. ${first ? `Next: ${first.heading}` : shown.rest.heading}`}
      </p>
      <Plane
        top={
          done &&
          !answers && (
            <DoneStrip
              key={`${done.key} ${done.text}`}
              text={done.text}
              onUndo={done.undo && undo}
              onEnd={() => setDone(undefined)}
            />
          )
        }
        foot={foot()}
      >
        {content()}
      </Plane>
      {open === 'next' && things.length > 0 && (
        <section aria-labelledby="next-list">
          <h2 id="next-list" className="text-row font-semibold">
            {thingsText(things.length)}
          </h2>
          <NextRows tripId={trip.id} things={things} onAsk={onAsk} />
          <CheckedList checked={shown.checked} />
        </section>
      )}
      {open === 'ask' && ask && (
        <section aria-labelledby="ask-list">
          <h2 id="ask-list" className="mb-3 text-row font-semibold">
            Ask {ask.name}
          </h2>
          <AskQuestions {...ask} tripId={trip.id} />
        </section>
      )}
      {sheet === 'next' && (
        <NextSheet
          tripId={trip.id}
          things={things}
          refused={refused}
          checked={shown.checked}
          onAsk={onAsk}
          onDone={() => setSheet(undefined)}
        />
      )}
      {sheet === 'ask' && ask && <AskSheet {...ask} tripId={trip.id} onDone={() => setSheet(undefined)} />}
    </div>
  );

  function content(): ReactNode {
    if (refused[0]) return <RefusedBlock change={refused[0]} heading={heading} />;
    if (shown.off)
      return (
        <>
          <PlaneHeading ref={heading}>{shown.off.heading}</PlaneHeading>
          <PlaneText>{shown.off.text}</PlaneText>
        </>
      );
    if (stage === 'invited')
      return (
        <InvitedPlane
          trip={trip}
          heading={heading}
          coming={shown.coming}
          cost={shown.cost}
          votedFor={shown.votedFor}
          guest={shown.guest}
          onAnswered={(attending) =>
            setDone(
              attending
                ? { key: 'answer', text: 'You’re going', undo: null }
                : { key: 'answer', text: 'You’re not going', undo: takeBackNo },
            )
          }
        />
      );
    if (stage === 'declined' && !first) {
      if (shown.was) return <PlaneHeading ref={heading}>{shown.was}</PlaneHeading>;
      return (
        <DeclinedPlane tripId={trip.id} heading={heading} text={shown.roomLeft ?? ''} undo={undoNo || null} />
      );
    }
    if (shown.again)
      return (
        <AgainPlane
          trip={trip}
          heading={heading}
          changed={<WhatChanged trip={trip} agreedTo={shown.again.agreedTo} />}
          onAnswered={(attending) =>
            setDone({
              key: 'answer',
              text: attending ? 'You’re still going' : 'You’re not going',
              undo: null,
            })
          }
        />
      );
    if (!first)
      return (
        <div className="flex items-start gap-3.5">
          <Icon name="circle-check" className="mt-0.5 size-6 text-eucalypt large-text:hidden" />
          <div className="min-w-0 flex-1">
            <PlaneHeading ref={heading}>{shown.rest.heading}</PlaneHeading>
            {shown.rest.text && <PlaneText>{shown.rest.text}</PlaneText>}
          </div>
        </div>
      );
    return (
      <NextBlock
        key={first.key}
        tripId={trip.id}
        thing={first}
        kicker={
          first.rank === '18' && stage === 'after' ? 'Settle up' : first.at ? `Next, ${first.at}` : 'Next'
        }
        heading={heading}
        onDone={onDone}
        onTaken={refresh}
        onAsk={first.rank === '8' ? onAsk : null}
        className={done && done.key !== first.key ? 'animate-next-in' : undefined}
      />
    );
  }

  function foot(): ReactNode {
    if (shown.off) return shown.off.booking && <ThenRow {...shown.off.booking} />;
    if (stage === 'invited') {
      const vote = things.find(({ rank }) => rank === '3');
      return vote && <ThenRow href={`/trip/${trip.id}/vote`} text={vote.heading} meta={vote.text} />;
    }
    if (stage === 'declined')
      return (
        first &&
        !shown.was && (
          <ThenRow href={`/trip/${trip.id}/attendance`} text="You’re not going. I can come after all" />
        )
      );
    if (more < 1 || open === 'next') return null;
    return <ThenRow href="?next=1" text={`Then ${more} more`} onOpen={opens('next')} />;
  }
}
