'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
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
  const packed = packedOf(items);
  const addForgotten = async (name: string) => actions.change(await add(name), { mark: 'forgot' });
  return (
    <div className="packing-list">
      <Card as="section" aria-labelledby="packed">
        <CardHeader
          titleId="packed"
          title={marking ? 'How did it go?' : progressText(items)}
          detail={marking && 'Mark what you forgot and what you didn’t need, so your next list is better.'}
          aside={
            moment !== 'before' && (
              <Button variant="secondary" size="sm" onClick={() => setMarking(!marking)}>
                {marking ? 'Tick things off' : 'Say how it went'}
              </Button>
            )
          }
        />
        {!marking && items.length > 0 && (
          <ShareBar className="block h-1.5 w-full" share={packed / items.length} />
        )}
        {!calledOff && (
          <AddThing
            label={marking ? 'Something you forgot' : 'Something else to pack'}
            add={marking ? addForgotten : add}
          />
        )}
      </Card>
      {items.length === 0 && (
        <EmptyState icon={<Icon name="backpack" />}>
          Your usual things, your own gear and what you bring for everybody are listed here to tick off.
        </EmptyState>
      )}
      {/* CSS columns, because people read the list down one column and then down the next. */}
      <div className="gap-x-4 lg:columns-2">
        {groupsOf(items).map(({ group, title, items }) => (
          <Card
            key={group}
            as="section"
            aria-labelledby={`group-${group.replace(' ', '-')}`}
            className="mb-3 break-inside-avoid last:mb-0 lg:mb-4"
          >
            <CardHeader
              titleId={`group-${group.replace(' ', '-')}`}
              title={title}
              aside={marking ? null : `${packedOf(items)} of ${items.length}`}
            />
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <PackingRow
                  key={item.id}
                  item={item}
                  actions={actions}
                  marking={marking}
                  removable={!calledOff}
                />
              ))}
            </ul>
          </Card>
        ))}
      </div>
      {left_out.length > 0 && <LeftOut items={left_out} actions={actions} />}
    </div>
  );
}
