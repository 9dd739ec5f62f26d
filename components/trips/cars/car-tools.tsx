'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { latePart, usePreload } from '@/components/ui/late-part';
import type { PlannedCar } from '@/lib/trips/cars/planned-car';
import { CountAnyway } from './count-anyway';

interface Props {
  tripId: string;
  car: PlannedCar;
}

const ParkingForm = latePart(() => import('./parking-form').then((part) => part.ParkingForm));

export function CarTools({ tripId, car }: Props) {
  const [open, setOpen] = useState(false);
  usePreload(ParkingForm);
  const close = () => setOpen(false);
  return (
    <div className="car-tools">
      {car.why_not === 'access' && <CountAnyway tripId={tripId} car={car} />}
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        Where it parks<span className="sr-only"> {car.name}</span>
      </Button>
      <Dialog open={open} onClose={close} title={`Where ${car.name} parks`}>
        <ParkingForm tripId={tripId} car={car} onDone={close} />
      </Dialog>
    </div>
  );
}
