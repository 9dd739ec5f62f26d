'use client';

import { Button } from '@/components/ui/button';
import { focusNeighbour } from '@/components/ui/focus-neighbour';
import { Icon } from '@/components/ui/icon';
import type { PackingItem } from '@/lib/trips/packing/schema';
import { leftOutText } from './packing-text';
import type { PackingActions } from './use-packing';

interface Props {
  items: PackingItem[];
  actions: PackingActions;
}

/** Removed by the reader, or marked as not needed on the last trip. */
export function LeftOut({ items, actions }: Props) {
  return (
    <section aria-labelledby="left-out">
      <details>
        <summary>
          <h2 id="left-out" className="kicker text-muted">
            Left out
          </h2>
          <Icon name="chevron-down" />
        </summary>
        <ul className="divide-y divide-line">
          {items.map((item) => {
            const why = leftOutText(item);
            return (
              <li key={item.id} className="packing-row">
                <span className="min-w-0 flex-1 py-2 wrap-anywhere">
                  {item.name}
                  {why && <span className="block text-meta text-muted">{why}</span>}
                </span>
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={({ currentTarget }) => {
                    focusNeighbour(currentTarget);
                    actions.change(item, { left_out: false });
                  }}
                >
                  Put back<span className="sr-only">: {item.name}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      </details>
    </section>
  );
}
