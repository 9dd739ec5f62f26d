'use client';

import { useState } from 'react';
import { useWaitingOf } from '@/components/offline/use-waiting';
import { useAction } from '@/components/ui/use-action';
import { refusalOf } from '@/lib/api-client';
import type { NextAction, NextThing } from '@/lib/trips/next/thing';
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

/** Does a thing in place. Without reception it waits on this device. */
export function useNext(tripId: string, { key, heading }: NextThing, { onDone, onTaken }: Outcome) {
  const name = `next ${tripId} ${key}`;
  const waiting = useWaitingOf(name);
  const { run, pending, failure } = useAction('That didn’t save. Your choice is still here.');
  const [taken, setTaken] = useState<string>();

  const act = ({ label, send, undo, done }: NextAction) => {
    if (!send) return;
    const text = done ?? heading;
    run(
      async () => {
        try {
          return { sent: await sendNext(send, { thing: name, kind: label, label: text }) };
        } catch (error) {
          const refusal = refusalOf(error);
          if (!refusal?.serverText || !GONE.includes(refusal.status)) throw error;
          return { taken: refusal.serverText };
        }
      },
      (result) => {
        setTaken(result.taken);
        if (result.taken) onTaken();
        else if (result.sent) onDone({ key, text, undo });
      },
    );
  };
  return { act, pending, failure, taken, waiting };
}
