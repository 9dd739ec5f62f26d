'use client';

import { Stepper } from '@/components/ui/stepper';
import { MAX_GUEST_CREW } from '@/lib/trips/attendance/guest-limits';
import type { Party } from '@/lib/trips/estimate/count-estimate';

export interface PartySteppersProps {
  party: Party;
  /** Nights of the trip. */
  most: number;
  onChange: (party: Party) => void;
  /** Called by a part whose script couldn’t be loaded. */
  onDone: () => void;
}

/** Counts the cost again, and changes no answer. */
export function PartySteppers({ party, most, onChange }: Omit<PartySteppersProps, 'onDone'>) {
  const { adults, children, little, nights } = party;
  const full = adults + children + little >= MAX_GUEST_CREW;
  const stepper = (part: keyof Party, label: string, least: number, isFull: boolean, hint?: string) => (
    <li className="py-2">
      <Stepper
        label={label}
        hint={hint}
        value={party[part]}
        least={least}
        full={isFull}
        onMore={() => onChange({ ...party, [part]: party[part] + 1 })}
        onFewer={() => onChange({ ...party, [part]: party[part] - 1 })}
      />
    </li>
  );
  return (
    <ul className="divide-y divide-line border-y border-line">
      {stepper('adults', 'Adults', 1, full)}
      {stepper('children', 'Kids', 0, full, 'Toddlers and babies cost nothing')}
      {most > 1 && stepper('nights', 'Nights', 1, nights >= most)}
    </ul>
  );
}
