import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { BindField, BoundField } from '@/components/ui/fields-of';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/text-field';
import { readKilos } from '@/lib/household/rides/kilos';
import type { OwnCar, OwnTrailer } from '@/lib/household/rides/schema';
import { PlateDrawing } from './plate-drawing';

const asKilos = { setValueAs: readKilos };

type CarWeight = 'tow_limit_kg' | 'ball_limit_kg' | 'gvm_kg' | 'gcm_kg' | 'tare_kg';
type TrailerWeight = 'atm_kg' | 'tare_kg' | 'ball_kg';

interface Props<Name extends string> {
  field: BindField<Name>;
  /** Some weights are given already. */
  open: boolean;
}

export const hasWeights = (ride: OwnCar | OwnTrailer | undefined): boolean =>
  ride !== undefined && Object.entries(ride).some(([name, value]) => name.endsWith('_kg') && value !== null);

export function CarWeights({ field, open, kerb }: Props<CarWeight> & { kerb: boolean }) {
  return (
    <Weights of="car" open={open}>
      <Pair>
        <KilosField label="Tows up to" {...field('tow_limit_kg', asKilos)} />
        <KilosField label="Ball, at most" {...field('ball_limit_kg', asKilos)} />
        <KilosField label="GVM, car full" {...field('gvm_kg', asKilos)} />
        <KilosField label="GCM, both" {...field('gcm_kg', asKilos)} />
      </Pair>
      <details open={kerb} className="group/more">
        <summary className={link}>
          More
          <Icon name="chevron-down" className="group-open/more:rotate-180" />
        </summary>
        <Pair>
          <KilosField label="Kerb, car empty" {...field('tare_kg', asKilos)} />
        </Pair>
      </details>
    </Weights>
  );
}

export function TrailerWeights({ field, open }: Props<TrailerWeight>) {
  return (
    <Weights of="trailer" open={open}>
      <Pair>
        <KilosField label="ATM, full" {...field('atm_kg', asKilos)} />
        <KilosField label="Tare, empty" {...field('tare_kg', asKilos)} />
        <KilosField label="Ball, weighed" {...field('ball_kg', asKilos)} />
      </Pair>
    </Weights>
  );
}

const link =
  'flex min-h-11 w-fit list-none items-center gap-2 text-sky underline underline-offset-4 [&::-webkit-details-marker]:hidden';

const Pair = ({ children }: { children: React.ReactNode }) => (
  <div className="grid grid-cols-2 items-start gap-4 large-text:grid-cols-1">{children}</div>
);

interface WeightsProps {
  of: 'car' | 'trailer';
  open: boolean;
  children: React.ReactNode;
}

function Weights({ of, open, children }: WeightsProps) {
  const [plate, setPlate] = useState(false);
  return (
    <details open={open} className="group">
      <summary className={link}>
        Weights for towing
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <div className="space-y-2">
        <p className="text-meta text-muted">
          Copy them off the plate, and leave out what you can’t find. On a trip only the driver, the trailer’s
          owner and organisers see them.
        </p>
        <button type="button" className={link} onClick={() => setPlate(true)}>
          Where’s the plate?
        </button>
        {children}
      </div>
      <Dialog open={plate} onClose={() => setPlate(false)} title="Where’s the plate?" sheet>
        <PlateDrawing of={of} />
      </Dialog>
    </details>
  );
}

/** Shows kilograms once somebody has typed tonnes. */
function KilosField({ label, onBlur, ...props }: BoundField & { label: string }) {
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      end={<span className="pr-4 text-muted">kg</span>}
      {...props}
      onBlur={(event) => {
        const read = readKilos(event.target.value);
        if (typeof read === 'number') event.target.value = String(read);
        return onBlur(event);
      }}
    />
  );
}
