'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { momentText } from '@/lib/offline/as-of';
import { countText } from '@/lib/text';
import { Icon } from '../ui/icon';
import { checkNetwork, noteFresh } from './network';
import { useWaitingCount } from './use-waiting';

/** How often the page checks for network. */
const ASK_MS = 10_000;
/** How often the page checks, before it refreshes, whether the person is still typing. */
const LOOK_MS = 2000;

export interface NoReceptionProps {
  away: boolean;
  asOf: string;
  /**
   * Never passed, because the strip closes itself; latePart accepts only components with this
   * prop.
   */
  onDone?: never;
}

/** When the network is back, refreshes the page, which also closes the strip. */
export function NoReception({ away, asOf }: NoReceptionProps) {
  const { refresh } = useRouter();
  const waiting = useWaitingCount();
  useEffect(watchTyping, []);
  useEffect(() => {
    if (away) {
      const timer = setInterval(checkNetwork, ASK_MS);
      return () => clearInterval(timer);
    }
    const bringUpToDate = () => {
      // A refresh may load a newer release of the whole page, and typed text would be lost.
      if (isTyping()) return;
      refresh();
      noteFresh();
    };
    const timer = setInterval(bringUpToDate, LOOK_MS);
    bringUpToDate();
    return () => clearInterval(timer);
  }, [away, refresh]);

  const moment = momentText(new Date(asOf));
  return (
    <div className="no-reception">
      <Icon name="cloud-off" className="size-5" />
      {away ? (
        <p>
          <strong>No reception.</strong> As of {moment}.
          {waiting > 0 && (
            <span className="block">
              {countText(waiting, 'change')} {waiting === 1 ? 'is' : 'are'} waiting to be sent.
            </span>
          )}
        </p>
      ) : (
        <p>
          <strong>Reception is back.</strong> As of {moment}. This page updates when you finish typing.
        </p>
      )}
    </div>
  );
}

let last: EventTarget | null = null;

/** Returns a function that stops the tracking. */
function watchTyping(): () => void {
  const note = ({ target }: Event) => {
    last = target;
  };
  document.addEventListener('input', note);
  return () => document.removeEventListener('input', note);
}

const holds = (field: EventTarget | null) =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.isConnected &&
  field.value !== '';

const isTyping = () =>
  document.querySelector('dialog[open]') !== null || holds(document.activeElement) || holds(last);
