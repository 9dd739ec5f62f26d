'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import type { DaysHousehold } from './day-entries';
import type { OpenTurn } from './duty-turns';

interface Props {
  turn: OpenTurn;
  /** "Dishes on Saturday". */
  title: string;
  /** On the trip on this day. */
  there: readonly DaysHousehold[];
  own: string | null;
  /** True when the reader may give turns to all households. */
  organises: boolean;
  onGive: (household_id: string | null) => void;
  onClose: () => void;
}

export function TurnDialog({ turn, title, there, own, organises, onGive, onClose }: Props) {
  const isOwn = (id: string | null) => id !== null && id === own;
  const holder = there.find(({ household_id }) => household_id === turn.household_id);
  const offered = there.filter(({ household_id }) => organises || isOwn(household_id));
  const freed = organises || isOwn(turn.household_id) || turn.household_id === null;
  const choose = (household_id: string | null) => {
    onClose();
    if (household_id !== turn.household_id) onGive(household_id);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={
        holder && !isOwn(holder.household_id) ? `It’s ${holder.name}’s turn.` : 'Whose turn is it?'
      }
    >
      <div className="flex flex-wrap gap-2">
        {offered.map(({ household_id, name }) => (
          <TurnButton
            key={household_id}
            chosen={household_id === turn.household_id}
            onChoose={() => choose(household_id)}
          >
            {isOwn(household_id) ? (organises ? `${name} (you)` : 'We’ll do it') : name}
          </TurnButton>
        ))}
        {freed && (
          <TurnButton chosen={turn.household_id === null} onChoose={() => choose(null)}>
            Nobody yet
          </TurnButton>
        )}
      </div>
      {offered.length === 0 && <p className="text-muted">Your household isn’t there on that day.</p>}
    </Dialog>
  );
}

interface TurnButtonProps {
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/**
 * Not a radio button, because an arrow key would choose the next one, and each choice gives the
 * turn and closes the dialog.
 */
const TurnButton = ({ chosen, onChoose, children }: TurnButtonProps) => (
  <Button
    variant="secondary"
    aria-pressed={chosen}
    icon={chosen && <Icon name="check" className="size-4" />}
    onClick={onChoose}
  >
    {children}
  </Button>
);
