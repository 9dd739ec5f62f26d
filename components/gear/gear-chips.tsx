'use client';

import { Users } from 'lucide-react';
import { useRef } from 'react';
import type { GearItem } from '@/lib/gear/schema';
import { Chip } from '../ui/chip';

interface Props {
  gear: GearItem[];
  onRemove: (item: GearItem) => void;
}

/** The chosen gear; what is shared with the group says so. */
export function GearChips({ gear, onRemove }: Props) {
  const list = useRef<HTMLUListElement>(null);

  const remove = (index: number, item: GearItem) => {
    // The pressed button goes away with its chip: its neighbour takes the focus.
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    onRemove(item);
  };

  return (
    <ul ref={list} aria-label="Chosen gear" className="flex flex-wrap gap-x-2 gap-y-3">
      {gear.map((item, index) => (
        <li key={item.id} className="max-w-full">
          <Chip
            tone={item.shared ? 'ochre' : 'success'}
            icon={item.shared && <Users aria-hidden="true" className="size-4 shrink-0" />}
            removeLabel={`Remove ${item.name}`}
            onRemove={() => remove(index, item)}
          >
            <span className="wrap-anywhere">{item.name}</span>
            {item.shared && <span className="font-normal"> · Shared</span>}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
