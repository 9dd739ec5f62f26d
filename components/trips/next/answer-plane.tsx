'use client';

import type { ReactNode, Ref } from 'react';
import { useWaitingOf } from '@/components/offline/use-waiting';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button-link';
import { PlaneHeading, PlaneText, planeButton } from '@/components/ui/plane';
import { useScripted } from '@/components/ui/use-scripted';
import { answerOf } from '../attendance/answer-of';
import { NotGoing } from '../attendance/not-going';
import { type AnsweredTrip, useAnswer } from '../attendance/use-answer';
import { HouseholdFace } from '../household-face';
import { NextAction } from './next-action';
import { WaitingLine } from './waiting-line';

interface Props {
  trip: AnsweredTrip;
  heading: Ref<HTMLHeadingElement>;
  onAnswered: (attending: boolean) => void;
}

export interface Coming {
  faces: { name: string; tint: number }[];
  /** "12 people and a dog so far" */
  text: string;
}

interface InvitedProps extends Props {
  /** Who is going; null when invitations don't say so. */
  coming: Coming | null;
  /**
   * What the reader voted for, when the vote has chosen it; null otherwise. A yes to it was said
   * before, so one tap is enough.
   */
  votedFor: string | null;
  guest: boolean;
  cost?: ReactNode;
}

/** The question to somebody who hasn't answered. */
export function InvitedPlane({ trip, heading, coming, votedFor, guest, cost, onAnswered }: InvitedProps) {
  return (
    <>
      {coming && (
        <div className="mb-2 flex flex-wrap items-center gap-3">
          <span className="stacked-faces">
            {coming.faces.map(({ name, tint }, place) => (
              <HouseholdFace key={place} name={name} tint={tint} className="size-10" />
            ))}
          </span>
          <p className="min-w-24 flex-1 text-meta text-muted">{coming.text}</p>
        </div>
      )}
      {cost}
      <PlaneHeading ref={heading}>Are you coming?</PlaneHeading>
      {votedFor && <PlaneText>{votedFor}</PlaneText>}
      <Answers trip={trip} onAnswered={onAnswered} going={false}>
        {(send, sending) =>
          votedFor ? (
            <NextAction
              href={`/trip/${trip.id}/attendance?answer=going`}
              onAct={() => send(true, 'going')}
              pending={sending}
              className={planeButton}
            >
              Going
            </NextAction>
          ) : (
            <ButtonLink href={`/trip/${trip.id}/attendance`} className={planeButton}>
              Going
            </ButtonLink>
          )
        }
      </Answers>
      <p className="mt-2 text-center text-meta text-muted">
        {guest && 'No account needed. '}You can change it any time.
      </p>
    </>
  );
}

interface AgainProps extends Props {
  /** What has changed since the answer. */
  changed: ReactNode;
}

/** The question to somebody who is going, after the dates or the site have changed. */
export function AgainPlane({ trip, heading, changed, onAnswered }: AgainProps) {
  return (
    <>
      <p className="kicker text-muted">Next</p>
      <PlaneHeading ref={heading}>Are you still coming?</PlaneHeading>
      <div className="mt-1 text-body text-muted">{changed}</div>
      <Answers trip={trip} onAnswered={onAnswered} going>
        {(send, sending) => (
          <NextAction
            href={`/trip/${trip.id}/attendance?answer=going`}
            onAct={() => send(true, 'still going')}
            pending={sending}
            className={planeButton}
          >
            Still going
          </NextAction>
        )}
      </Answers>
    </>
  );
}

interface AnswersProps {
  trip: AnsweredTrip;
  going: boolean;
  onAnswered: Props['onAnswered'];
  children: (send: (attending: boolean, words: string) => void, sending: boolean) => ReactNode;
}

/** The yes, with "Not going" beside it. Without reception the answer waits on this device. */
function Answers({ trip, going, onAnswered, children }: AnswersProps) {
  const waiting = useWaitingOf(answerOf(trip.id).thing);
  const { send, sending, failure } = useAnswer(trip, undefined, onAnswered);
  const scripted = useScripted();
  if (waiting) return <WaitingLine changes={[waiting]} className="mt-4" />;
  return (
    <div className="mt-3 grid grid-cols-2 gap-2 large-text:grid-cols-1">
      {children(send, sending)}
      {scripted ? (
        <NotGoing
          going={going}
          pending={sending}
          icon={null}
          onSend={() => send(false, 'not going')}
          className={planeButton}
        />
      ) : (
        <ButtonLink
          href={`/trip/${trip.id}/attendance?answer=not-going`}
          variant="secondary"
          className={planeButton}
        >
          Not going
        </ButtonLink>
      )}
      {failure && <Alert className="col-span-full">{failure}</Alert>}
    </div>
  );
}
