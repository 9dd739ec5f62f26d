'use client';

import { useState } from 'react';
import { StopsMap } from '@/components/campsites/map/stops-map';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { planeLook } from '@/components/ui/plane';
import { startDrag } from '../../drag';
import { AddStop } from './add-stop';
import type { ShownStop, StopsProps } from './shown-stop';
import { StopCard } from './stop-card';
import type { StopDialogs } from './stop-dialogs';
import { useStopChange } from './use-stop-change';

const LateDialogs = latePart(async () => (await import('./stop-dialogs')).StopDialogs);

/** Everybody sees the way; organisers change it. */
export function StopsBoard({ tripId, title, meta, stops, parts, changes, start, end, tiles }: StopsProps) {
  const [opened, setOpened] = useState<Parameters<typeof StopDialogs>[0]['opened'] | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const change = useStopChange(tripId, { start_date: start, end_date: end });
  usePreload(LateDialogs);
  const placed = stops.flatMap(({ number, spot }) => (spot ? [{ number, ...spot }] : []));
  const moveTo = (stop: ShownStop, position: number) =>
    change.ask(
      { stop: stop.id, position },
      {
        question: `Make ${stop.location_name} stop ${position}?`,
        confirmLabel: 'Move it',
        done: `${stop.location_name} is now stop ${position}.`,
      },
    );
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">
        <h2 className="text-3xl">{title}</h2>
        <p className="text-body text-muted">{meta}</p>
      </div>
      <div className="min-w-0 space-y-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {placed.length > 0 && (
          <div>
            <StopsMap stops={placed} tiles={tiles} className="h-56 lg:h-96" />
            {placed.length > 1 && (
              <p className="mt-1 text-meta text-muted">Lines show the order, not the road.</p>
            )}
          </div>
        )}
        {parts && (
          <div className={`${planeLook} flex gap-3 px-5 py-4`}>
            <Icon name="users" className="mt-0.5 shrink-0" />
            <p className="min-w-0 text-row font-medium wrap-anywhere">{parts}</p>
          </div>
        )}
      </div>
      <div className="min-w-0 space-y-5 lg:col-start-1 lg:row-start-2">
        <ol>
          {stops.map((stop) => (
            <StopCard
              key={stop.id}
              tripId={tripId}
              stop={stop}
              count={stops.length}
              over={over === `${stop.number}`}
              tools={
                changes
                  ? {
                      onMove: (position) => moveTo(stop, position),
                      onOpen: (does) => setOpened({ does, stop }),
                      onTakeOut: () =>
                        change.ask(
                          { stop: stop.id, delete: true },
                          {
                            question: `Take ${stop.location_name} out?`,
                            confirmLabel: 'Take it out',
                            tone: 'danger',
                            done: `${stop.location_name} is taken out.`,
                          },
                        ),
                      onDrag: (row, pointer) =>
                        startDrag({
                          row,
                          pointer,
                          over: setOver,
                          drop: (column) => {
                            if (Number(column) !== stop.number) moveTo(stop, Number(column));
                          },
                          end: () => undefined,
                        }),
                    }
                  : null
              }
            />
          ))}
        </ol>
        {change.failure && <p className="text-ember">{change.failure}</p>}
        {changes && <AddStop stops={stops} end={end} change={change} />}
      </div>
      {opened && <LateDialogs opened={opened} change={change} onDone={() => setOpened(null)} />}
      {change.dialog}
    </div>
  );
}
