'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Plan } from '@/lib/trips/days/schema';
import { HouseholdFace, type Tints } from '../household-face';
import type { DaysHousehold } from './day-entries';

/** As many as fit beside the button on a phone. */
const FACES = 4;

interface Props {
  plan: Plan;
  households: readonly DaysHousehold[];
  tints: Tints;
  /** null when the reader's household isn't going. */
  own: string | null;
  edits: boolean;
  /** null when the reader may not change the plan. */
  onOpen: (() => void) | null;
  onJoin: (going: boolean) => void;
}

export function PlanRow({ plan, households, tints, own, edits, onOpen, onJoin }: Props) {
  const { text, notes } = plan;
  const joined = households.filter(({ household_id }) => plan.households.includes(household_id));
  const people = joined.reduce((sum, each) => sum + each.people, 0);
  const isIn = own !== null && plan.households.includes(own);
  return (
    <>
      <h3>
        {onOpen ? (
          <button
            type="button"
            aria-haspopup="dialog"
            className="relative text-left after:absolute after:-inset-y-2.5 after:inset-x-0 hover:underline"
            onClick={onOpen}
          >
            {text} <Icon name="pencil" className="ml-1 inline size-4 text-muted" />
          </button>
        ) : (
          text
        )}
      </h3>
      {notes && <p className="day-notes">{notes}</p>}
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2">
        {joined.length > 0 && (
          <p className="flex items-center gap-2 text-body text-muted">
            <span aria-hidden="true" className="flex gap-1">
              {joined.slice(0, FACES).map(({ household_id, name }) => (
                <HouseholdFace
                  key={household_id}
                  name={name}
                  tint={tints[household_id]}
                  className="size-6 text-xs"
                />
              ))}
            </span>
            <span className="sr-only">{joined.map(({ name }) => name).join(', ')}: </span>
            {people} in
          </p>
        )}
        {edits && own && (
          <Button
            variant="secondary"
            size="sm"
            icon={isIn && <Icon name="check" className="size-4" />}
            className="ml-auto aria-pressed:border-eucalypt-soft aria-pressed:bg-eucalypt-soft"
            aria-pressed={isIn}
            onClick={() => onJoin(!isIn)}
          >
            <span>
              {isIn ? 'You’re in' : 'Join'}
              <span className="sr-only">: {text}</span>
            </span>
          </Button>
        )}
      </div>
    </>
  );
}
