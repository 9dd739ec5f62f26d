'use client';

import { type Ref, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { PlaneHeading, PlaneText, planeButton } from '@/components/ui/plane';
import { ShareBar } from '@/components/ui/share-bar';
import type { NextThing } from '@/lib/trips/next/thing';
import { HouseholdFace } from '../household-face';
import { NextAction } from './next-action';
import { type Done, useNext } from './use-next';
import { WaitingLine } from './waiting-line';

interface Props {
  tripId: string;
  thing: NextThing;
  kicker: string;
  heading: Ref<HTMLHeadingElement>;
  onDone: (done: Done) => void;
  onTaken: () => void;
  /** Opens the questions for the site, instead of the action's page. */
  onAsk: (() => void) | null;
  className?: string | undefined;
}

/** The first thing of the list, with the button that does it. */
export function NextBlock({ tripId, thing, kicker, heading, onDone, onTaken, onAsk, className }: Props) {
  const { act, pending, failure, taken, lost, waiting } = useNext(tripId, thing, { onDone, onTaken });
  const [pressed, setPressed] = useState<'action' | 'second'>('action');
  const { action, second } = lost ? withoutSeat(tripId, thing) : thing;
  const does = (what: 'action' | 'second') => {
    const of = what === 'action' ? action : second;
    if (!of?.send) return null;
    return () => {
      setPressed(what);
      act(of);
    };
  };
  const never = (path: string) => () => {
    const dismiss = (dismissed: boolean) =>
      ({ method: 'PUT', path: `${path}/dismissed`, body: { dismissed } }) as const;
    act({
      label: 'Don’t ask again',
      href: path,
      send: dismiss(true),
      undo: dismiss(false),
      done: 'We won’t ask again',
    });
  };
  const said = failure ?? (lost ? undefined : taken);
  return (
    <div className={`lg:flex lg:items-center lg:gap-6 ${className ?? ''}`}>
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <p className="kicker mb-2 text-muted">{kicker}</p>
            <PlaneHeading ref={heading}>{lost ? 'Someone else took that seat' : thing.heading}</PlaneHeading>
          </div>
          {thing.face && <HouseholdFace {...thing.face} className="size-10" />}
        </div>
        {thing.progress && (
          <ShareBar
            share={thing.progress.done / thing.progress.of}
            className="mt-2.5 mb-1.5 h-1.5 w-full rounded-full"
          />
        )}
        {lost ? (
          <PlaneText>{taken} You still need one.</PlaneText>
        ) : (
          thing.text && <PlaneText>{thing.text}</PlaneText>
        )}
      </div>
      {waiting.length > 0 ? (
        <WaitingLine changes={waiting} className="mt-4 lg:mt-0 lg:w-72" />
      ) : (
        (action || second) && (
          <div className="mt-4 lg:mt-0 lg:w-56">
            {action && (
              <NextAction
                href={onAsk ? `/trip/${tripId}?ask=1` : action.href}
                onAct={onAsk ?? does('action')}
                pending={pending && pressed === 'action'}
                aria-haspopup={onAsk ? 'dialog' : undefined}
                className={planeButton}
              >
                {failure && pressed === 'action' ? 'Try again' : action.label}
              </NextAction>
            )}
            {said && (
              <p role="alert" className="mt-2.5 flex gap-2.5 text-body text-ember wrap-anywhere">
                <Icon name="triangle-alert" className="mt-px" />
                {said}
              </p>
            )}
            {second && (
              <NextAction
                href={second.href}
                onAct={does('second')}
                pending={pending && pressed === 'second'}
                variant="quiet"
                className={`${planeButton} -mb-2`}
              >
                {second.label}
              </NextAction>
            )}
            {thing.rank === '20' && action?.send && (
              <NextAction
                href={action.href}
                onAct={never(action.send.path)}
                variant="quiet"
                className={`${planeButton} -mb-2 text-muted`}
              >
                Don’t ask again
              </NextAction>
            )}
          </div>
        )
      )}
    </div>
  );
}

/** Somebody took the seat, and the reader still needs one. */
const withoutSeat = (tripId: string, { second }: NextThing): Pick<NextThing, 'action' | 'second'> => ({
  action: { label: 'Ask the group', ...page(`/trip/${tripId}/notices`) },
  second: { label: second?.label ?? 'See all cars', ...page(`/trip/${tripId}/cars`) },
});

const page = (href: string) => ({ href, send: null, undo: null, done: null });
