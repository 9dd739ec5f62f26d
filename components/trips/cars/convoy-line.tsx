'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { convoyText, type PlannedCar } from '@/lib/trips/cars/planned-car';

interface Props {
  tripId: string;
  cars: readonly PlannedCar[];
  /** The meeting time and place, and the UHF channel; null when none of them is set. */
  meeting: string | null;
  edits: boolean;
}

const ConvoyForm = latePart(() => import('./convoy-form').then((part) => part.ConvoyForm));

/** The meeting point, the leading car and the last car. With only one car there is no convoy. */
export function ConvoyLine({ tripId, cars, meeting, edits }: Props) {
  const [open, setOpen] = useState(false);
  usePreload(ConvoyForm);
  const close = () => setOpen(false);
  const order = convoyText(cars);
  if (cars.length < 2 || !(order || meeting || edits)) return null;
  return (
    <section aria-label="Convoy" className="convoy">
      <Icon name="radio" />
      <div>
        {order && <p>{order}</p>}
        {meeting && <p>{meeting}</p>}
        {!order && !meeting && <p>Who leads the convoy?</p>}
      </div>
      {edits && (
        <>
          <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
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
