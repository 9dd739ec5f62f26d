'use client';

import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { focusNeighbour } from '@/components/ui/focus-neighbour';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { packingMarks } from '@/lib/trips/packing/packing-options';
import type { PackingItem } from '@/lib/trips/packing/schema';
import { amountOf } from './packing-text';
import type { PackingActions } from './use-packing';

interface Props {
  item: PackingItem;
  actions: PackingActions;
  /** The reader marks things as forgotten or not needed. The row then has no checkbox. */
  marking: boolean;
  removable: boolean;
}

export const PackingRow = memo(function PackingRow({ item, actions, marking, removable }: Props) {
  const { name, packed, mark, last_time } = item;
  const amount = amountOf(item);
  const called = (
    <>
      {name}
      {amount && <span className="text-muted"> {amount}</span>}
    </>
  );
  if (marking) {
    return (
      <li className="packing-row">
        <span className="min-w-0 flex-[1_1_8rem] py-2 wrap-anywhere">{called}</span>
        <span className="flex flex-wrap gap-2 py-1">
          {packingMarks.map((each) => (
            <Button
              key={each}
              variant="secondary"
              size="sm"
              aria-pressed={mark === each}
              className="aria-pressed:border-eucalypt aria-pressed:bg-eucalypt-soft"
              icon={mark === each && <Icon name="check" className="size-4" />}
              onClick={() => actions.change(item, { mark: mark === each ? null : each })}
            >
              {each === 'forgot' ? 'Forgot' : 'Not needed'}
              <span className="sr-only">: {name}</span>
            </Button>
          ))}
        </span>
      </li>
    );
  }
  return (
    <li className="packing-row">
      <Checkbox
        label={called}
        hint={last_time === 'forgot' && 'You forgot this last time'}
        checked={packed}
        onChange={({ target }) => actions.change(item, { packed: target.checked })}
      />
      {removable && (
        <IconButton
          label={`Take ${name} off the list`}
          icon={<Icon name="x" />}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget);
            actions.remove(item);
          }}
        />
      )}
    </li>
  );
});
