'use client';

import { useRef } from 'react';
import { Chip } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { ShowMore } from '@/components/ui/show-more';
import type { GearItem } from '@/lib/household/gear/schema';
import { gearGroups } from './gear-groups';

interface Props {
  gear: GearItem[];
  /** How many are shown; what is new always is. */
  most: number;
  isNew: (item: GearItem) => boolean;
  onRemove: (item: GearItem) => void;
}

/** The chosen gear by kind, what is shared with the group first. */
export function GearChips({ gear, most, isNew, onRemove }: Props) {
  const chips = useRef<HTMLDivElement>(null);

  const groups = gearGroups(gear);
  const order = groups.flatMap(({ items }) => items).filter((item, index) => index < most || isNew(item));

  const remove = (item: GearItem) => {
    // The pressed button goes away with its chip: its neighbour takes the focus.
    const buttons = chips.current?.querySelectorAll('button');
    const index = order.indexOf(item);
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    onRemove(item);
  };

  return (
    <div ref={chips} className="space-y-5">
      {groups.map(({ title, items }) => {
        const shown = items.filter((item) => order.includes(item));
        return shown.length === 0 ? null : (
          <div key={title}>
            <h3 className="mb-2 text-base">
              {title} <span className="font-normal text-muted tabular-nums">{items.length}</span>
            </h3>
            <ul aria-label={title} className="flex flex-wrap gap-x-2 gap-y-3">
              {shown.map((item) => (
                <li key={item.id} className="max-w-full">
                  <Chip
                    tone={item.shared ? 'ochre' : 'success'}
                    icon={item.shared && <Icon name="users" className="size-4" />}
                    removeLabel={`Remove ${item.name}`}
                    onRemove={() => remove(item)}
                  >
                    <span className="wrap-anywhere">{item.name}</span>
                  </Chip>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <ShowMore things="items" shown={order.length} total={gear.length} />
    </div>
  );
}
