'use client';

import { useState } from 'react';
import { useWaiting } from '@/components/offline/use-waiting';
import { useAction } from '@/components/ui/use-action';
import { refusalOf } from '@/lib/api-client';
import type { KeptChange } from '@/lib/offline/changes';
import type { NextAction, NextThing } from '@/lib/trips/next/thing';
import { answerOf } from '../attendance/answer-of';
import { sendNext } from './send-next';

export interface Done {
  /** The key of the thing. */
  key: string;
  text: string;
  undo: NextAction['send'];
}

interface Outcome {
  onDone: (done: Done) => void;
  /** Somebody else was quicker, so the page is out of date. */
  onTaken: () => void;
}

const GONE = [404, 409, 410];

const nameOf = (tripId: string, { rank, key }: NextThing): string =>
  rank === '2' ? answerOf(tripId).thing : `next ${tripId} ${key}`;

/** True for a change that does `thing` and waits. A family's ride is one change for each person. */
export const waitsFor = (tripId: string, thing: NextThing) => (change: KeptChange) => {
  const name = nameOf(tripId, thing);
  return !change.refused && (change.thing === name || change.thing?.startsWith(`${name} next`) === true);
};

/** Does a thing in place. Without reception it waits on this device. */
export function useNext(tripId: string, thing: NextThing, { onDone, onTaken }: Outcome) {
  const { rank, key, heading, action } = thing;
  const waiting = useWaiting().filter(waitsFor(tripId, thing));
  const { run, pending, failure } = useAction('That didn’t save. Your choice is still here.');
  const [taken, setTaken] = useState<{ words: string; call: string }>();

  const act = ({ label, send, undo, done }: NextAction) => {
    if (!send) return;
    const text = done ?? heading;
    run(
      async () => {
        try {
          const kind = rank === '2' ? answerOf(tripId).kind : label;
          return { sent: await sendNext(send, { thing: nameOf(tripId, thing), kind, label: text }) };
        } catch (error) {
          const refusal = refusalOf(error);
          if (!refusal?.serverText || !GONE.includes(refusal.status)) throw error;
          return { taken: { words: refusal.serverText, call: JSON.stringify(send) } };
        }
      },
      (result) => {
        setTaken(result.taken);
        if (result.taken) onTaken();
        else if (result.sent) onDone({ key, text, undo });
      },
    );
  };
  const lost = taken && rank === '6' && (!action?.send || JSON.stringify(action.send) === taken.call);
  return {
    act,
    pending,
    failure,
    taken: taken?.words,
    /** A seat that somebody else took, until another one is offered. */
    lost,
    waiting,
  };
}
