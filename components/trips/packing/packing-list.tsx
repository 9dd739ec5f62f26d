'use client';

import { useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { ShareBar } from '@/components/ui/share-bar';
import type { Moment } from '@/lib/trips/moment';
import type { PackingList as List } from '@/lib/trips/packing/schema';
import { AddThing } from './add-thing';
import { LeftOut } from './left-out';
import { PackingRow } from './packing-row';
import { groupsOf, packedOf, progressText } from './packing-text';
import { usePacking } from './use-packing';

interface Props {
  tripId: string;
  list: List;
  moment: Moment;
  /** Ticks and marks still work, but nothing can be added or removed. */
  calledOff: boolean;
}

/** Once the trip has started, things can be marked as forgotten or not needed. */
export function PackingList({ tripId, list, moment, calledOff }: Props) {
  const { items, left_out, actions, add } = usePacking(`/api/trips/${tripId}/packing`, list);
  const [marking, setMarking] = useState(moment === 'after');
  const [editing, setEditing] = useState(false);
  const packed = packedOf(items);
  const addForgotten = async (name: string) => actions.change(await add(name), { mark: 'forgot' });
  return (
    <div className="packing-list">
      <section aria-labelledby="packed">
        <header>
          <div>
            <h2 id="packed" className="text-next">
              {marking ? 'How did it go?' : progressText(items)}
            </h2>
            {marking && (
              <p className="text-meta text-muted">
                Mark what you forgot and what you didn’t need, so your next list is better.
              </p>
            )}
          </div>
          {moment !== 'before' && (
            <button type="button" onClick={() => setMarking(!marking)}>
              {marking ? 'Tick things off' : 'Say how it went'}
            </button>
          )}
          {!marking && !calledOff && items.length > 0 && (
            <button type="button" onClick={() => setEditing(!editing)}>
              {editing ? 'Done' : 'Edit'}
              <span className="sr-only">{editing ? ' editing' : ' my packing list'}</span>
            </button>
          )}
        </header>
        {!marking && items.length > 0 && (
          <ShareBar
            className="block h-1.5 w-full overflow-hidden rounded-full"
            share={packed / items.length}
          />
        )}
      </section>
      {items.length === 0 && (
        <EmptyState icon={<Icon name="backpack" />}>
          Your usual things, your own gear and what you bring for everybody are listed here to tick off.
        </EmptyState>
      )}
      {/* CSS columns, because people read the list down one column and then down the next. */}
      <div className="gap-x-14 lg:columns-2">
        {groupsOf(items).map(({ group, title, items }) => (
          <section
            key={group}
            aria-labelledby={`group-${group.replace(' ', '-')}`}
            className="mb-6 break-inside-avoid"
          >
            <h2 id={`group-${group.replace(' ', '-')}`} className="kicker text-muted">
              {title}
            </h2>
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <PackingRow
                  key={item.id}
                  item={item}
                  actions={actions}
                  marking={marking}
                  removable={editing && !calledOff}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {!calledOff && (
        <AddThing
          label={marking ? 'Something you forgot' : 'Something else to pack'}
          add={marking ? addForgotten : add}
        />
      )}
      {left_out.length > 0 && <LeftOut items={left_out} actions={actions} />}
    </div>
  );
}
