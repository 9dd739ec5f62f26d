'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Stepper } from '@/components/ui/stepper';
import { nightsText } from '@/lib/trips/stops/stop-words';
import type { ShownStop } from './shown-stop';
import { SiteField, type TypedSite } from './site-field';
import type { StopChange } from './stop-change';

interface Props {
  opened: { does: 'nights' | 'site'; stop: ShownStop };
  change: StopChange;
  onDone: () => void;
}

export function StopDialogs({ opened: { does, stop }, change, onDone }: Props) {
  return (
    <Dialog
      open
      onClose={onDone}
      title={does === 'nights' ? `Nights at ${stop.location_name}` : `Instead of ${stop.location_name}`}
    >
      {does === 'nights' ? (
        <NightsForm stop={stop} change={change} onDone={onDone} />
      ) : (
        <SiteForm stop={stop} change={change} onDone={onDone} />
      )}
    </Dialog>
  );
}

type FormProps = Pick<Props, 'change' | 'onDone'> & { stop: ShownStop };

function NightsForm({ stop, change, onDone }: FormProps) {
  const [nights, setNights] = useState(stop.nights);
  const [problem, setProblem] = useState<string>();
  const ask = () =>
    change.ask(
      { stop: stop.id, nights },
      {
        question: `Stay ${nightsText(nights)} at ${stop.location_name}?`,
        confirmLabel: 'Change the nights',
        done: `You stay ${nightsText(nights)} at ${stop.location_name}.`,
      },
      onDone,
      setProblem,
    );
  return (
    <div className="space-y-4">
      <Stepper
        label="Nights"
        value={nights}
        onMore={() => setNights(nights + 1)}
        onFewer={() => setNights(nights - 1)}
      />
      {problem && <p className="text-ember">{problem}</p>}
      <Button block pending={change.pending} onClick={nights === stop.nights ? onDone : ask}>
        Save
      </Button>
    </div>
  );
}

function SiteForm({ stop, change, onDone }: FormProps) {
  const [site, setSite] = useState<TypedSite>({ location_id: null, location_name: '' });
  const [problem, setProblem] = useState<string>();
  const name = site.location_name.trim();
  const ask = () => {
    if (!name) return setProblem('Please name the campsite.');
    change.ask(
      { stop: stop.id, ...site, location_name: name },
      {
        question: `Go to ${name} instead of ${stop.location_name}?`,
        confirmLabel: 'Change the campsite',
        done: `${name} is now stop ${stop.number}.`,
      },
      onDone,
      setProblem,
    );
  };
  return (
    <div className="space-y-4">
      <SiteField label="Campsite" value={site} error={problem} onChange={setSite} />
      <Button block pending={change.pending} onClick={ask}>
        Save
      </Button>
    </div>
  );
}
