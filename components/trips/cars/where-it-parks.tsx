'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { latePart, usePreload } from '@/components/ui/late-part';
import type { PlannedCar } from '@/lib/trips/cars/planned-car';

interface Props {
  tripId: string;
  car: PlannedCar;
}

const ParkingForm = latePart(() => import('./parking-form').then((part) => part.ParkingForm));

/** Asks an organiser where a car parks that can't get all the way in. */
export function WhereItParks({ tripId, car }: Props) {
  const [open, setOpen] = useState(false);
  usePreload(ParkingForm);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className="line-link" onClick={() => setOpen(true)}>
        Say where<span className="sr-only"> {car.name} parks</span>
      </button>
      <Dialog open={open} onClose={close} title={`Where ${car.name} parks`}>
        <ParkingForm tripId={tripId} car={car} onDone={close} />
      </Dialog>
    </>
  );
}
