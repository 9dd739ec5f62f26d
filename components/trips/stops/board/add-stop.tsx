'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { planeLook } from '@/components/ui/plane';
import { SelectField } from '@/components/ui/select-field';
import { Stepper } from '@/components/ui/stepper';
import { addDays } from '@/lib/dates';
import { stopThenName } from '@/lib/trips/stops/stop-words';
import { MOST_STOPS } from '@/lib/trips/stops/stops';
import { endsText, TOLD_ONCE } from './change-lines';
import type { ShownStop } from './shown-stop';
import { SiteField, type TypedSite } from './site-field';
import type { StopChange } from './stop-change';

interface Props {
  stops: readonly ShownStop[];
  end: string;
  change: StopChange;
}

const NOWHERE: TypedSite = { location_id: null, location_name: '' };

export function AddStop({ stops, end, change }: Props) {
  const [site, setSite] = useState(NOWHERE);
  const [after, setAfter] = useState(`${stops.length}`);
  const [nights, setNights] = useState(1);
  const [problem, setProblem] = useState<string>();
  if (stops.length >= MOST_STOPS)
    return <p className="text-meta text-muted">A trip has {MOST_STOPS} stops at most.</p>;
  const place = Math.min(Number(after), stops.length) + 1;
  const last = place > stops.length;

  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = site.location_name.trim();
    if (!name) return setProblem('Please name the campsite.');
    setProblem(undefined);
    change.ask(
      { ...site, location_name: name, nights, ...(!last && { position: place }) },
      {
        question: `Add ${name} as stop ${place}?`,
        confirmLabel: 'Add this stop',
        done: `${name} is now stop ${place}.`,
      },
      () => {
        setSite(NOWHERE);
        setNights(1);
        setAfter(`${stops.length + 1}`);
      },
      setProblem,
    );
  };

  return (
    <form
      onSubmit={add}
      noValidate
      aria-labelledby="add-stop"
      className={`${planeLook} space-y-4 bg-card px-5 py-4`}
    >
      <h2 id="add-stop" className="text-next">
        Add a stop
      </h2>
      <SiteField label="Where" value={site} error={problem} onChange={setSite} />
      <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
        <SelectField
          label="After"
          name="after"
          value={`${place - 1}`}
          onChange={(event) => setAfter(event.target.value)}
          options={[
            { value: '0', label: 'Nothing, it comes first' },
            ...stops.map((stop) => ({ value: `${stop.number}`, label: stopThenName(stop) })),
          ]}
        />
        <Stepper
          label="Nights"
          value={nights}
          least={last || place === 1 ? 1 : 0}
          onMore={() => setNights(nights + 1)}
          onFewer={() => setNights(nights - 1)}
        />
      </div>
      <p className="text-body text-muted">
        {nights > 0 && endsText(addDays(end, nights))} {TOLD_ONCE}
      </p>
      <Button type="submit" block pending={change.pending}>
        Add this stop
      </Button>
    </form>
  );
}
