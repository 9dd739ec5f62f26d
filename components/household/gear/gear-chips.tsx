'use client';

import { useLayoutEffect, useRef } from 'react';
import { Chip } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { ShowMore } from '@/components/ui/show-more';
import type { GearItem } from '@/lib/household/gear/schema';
import { gearGroups } from './gear-groups';

interface Props {
  gear: GearItem[];
  /** New items and items that were just pressed are always shown. */
  most: number;
  isNew: (item: GearItem) => boolean;
  onShare: (item: GearItem, shared: boolean) => void;
  onRemove: (item: GearItem) => void;
}

const flagWords = ({ shared }: GearItem) => (shared ? 'Stop sharing' : 'Share');

/** Shared gear comes first. */
export function GearChips({ gear, most, isNew, onShare, onRemove }: Props) {
  const chips = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(undefined);

  const groups = gearGroups(gear);
  const order = groups.flatMap(({ items }) => items).filter((item, index) => index < most || isNew(item));

  // Pressing a chip's share button moves the chip to another list.
  useLayoutEffect(() => {
    if (!moved.current || document.activeElement !== document.body) return;
    chips.current?.querySelector<HTMLElement>(`[data-share="${moved.current}"]`)?.focus();
  });

  const share = (item: GearItem) => {
    moved.current = item.id;
    onShare(item, !item.shared);
  };

  const remove = (item: GearItem) => {
    moved.current = undefined;
    // The focused button disappears with its chip.
    const items = chips.current?.querySelectorAll('li');
    const index = order.indexOf(item);
    (items?.[index + 1] ?? items?.[index - 1])?.querySelector<HTMLElement>('button:last-of-type')?.focus();
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
                    icon={item.shared && <Icon name="users" className="size-4 large-text:hidden" />}
                    removeLabel={`Remove ${item.name}`}
                    onRemove={() => remove(item)}
                    action={
                      <button
                        type="button"
                        data-share={item.id}
                        aria-label={`${flagWords(item)} ${item.name}`}
                        onClick={() => share(item)}
                        className="relative min-h-7 shrink-0 px-1.5 font-normal underline underline-offset-4 after:absolute after:-inset-y-2 after:inset-x-0"
                      >
                        {flagWords(item)}
                      </button>
                    }
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
