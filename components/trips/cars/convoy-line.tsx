'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { capital } from '@/lib/text';
import type { PlannedCar } from '@/lib/trips/cars/planned-car';

export interface ConvoyProps {
  tripId: string;
  cars: readonly PlannedCar[];
  /** Who leads and who comes last; null when nobody has said. */
  order: string | null;
  /** Null when nobody has said. */
  meeting: { title: string; where: string } | null;
  channel: number | null;
  edits: boolean;
}

const ConvoyForm = latePart(() => import('./convoy-form').then((part) => part.ConvoyForm));

/** The meeting point, the leading car and the last car. With only one car there is no convoy. */
export function ConvoyLine({ tripId, cars, order, meeting, channel, edits }: ConvoyProps) {
  const [open, setOpen] = useState(false);
  usePreload(ConvoyForm);
  const close = () => setOpen(false);
  const details = capital([channel && `UHF\u00a0${channel}`, order].filter(Boolean).join(' · '));
  if (cars.length < 2 || !(details || meeting || edits)) return null;
  return (
    <section aria-label="Convoy" className="flex min-h-13 flex-wrap items-center gap-x-3">
      <Icon name={meeting ? 'map-pin' : 'radio'} />
      <div className="min-w-0 flex-[1_1_12rem] wrap-break-word">
        <p className="text-row">{meeting?.title ?? (details || 'Who leads the convoy?')}</p>
        {meeting &&
          [meeting.where, details].filter(Boolean).map((line) => (
            <p key={line} className="text-meta text-muted">
              {line}
            </p>
          ))}
      </div>
      {edits && (
        <>
          <Button
            variant="quiet"
            size="sm"
            className="-mr-4"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {order ? 'Change' : 'Choose'}
            <span className="sr-only"> who leads and who comes last</span>
          </Button>
          <Dialog open={open} onClose={close} title="The convoy">
            <ConvoyForm tripId={tripId} cars={cars} onDone={close} />
          </Dialog>
        </>
      )}
    </section>
  );
}
