'use client';

import { Button } from '@/components/ui/button';
import { FoldRow } from '@/components/ui/fold-row';
import type { Day } from '@/lib/dates';
import { sendOrKeep } from '@/lib/offline/send-or-keep';
import { useKeptChanges } from '../use-kept-changes';

export interface DayToSay {
  day: Day;
  /** "Saturday". */
  name: string;
  said: boolean | null;
}

const changed = (days: DayToSay[], { day, said }: Pick<DayToSay, 'day' | 'said'>) =>
  days.map((each) => (each.day === day ? { ...each, said } : each));

const words = (banned: boolean | null, name: string) =>
  banned === null ? `Nothing said for ${name}` : banned ? `A ban for ${name}` : `No ban for ${name}`;

/** For what somebody has heard or read on a sign. It counts for one day, and carries their name. */
export function SayBan({ tripId, days: given }: { tripId: string; days: DayToSay[] }) {
  const path = `/api/trips/${tripId}/conditions`;
  const { shown: days, change } = useKeptChanges([path], given, changed);
  const say = ({ day, name, said }: DayToSay, banned: boolean) => {
    const next = said === banned ? null : banned;
    change({ day, said: next }, () =>
      sendOrKeep(
        'put',
        `${path}/fire-ban`,
        { day, banned: next },
        {
          thing: `${path}/fire-ban ${day}`,
          kind: 'Fire ban',
          label: words(next, name),
          shown: { day, said: next },
        },
      ),
    );
  };
  return (
    <div className="border-t border-line px-1 noscript:hidden">
      <FoldRow icon="flame" title="Do you know if there’s a ban?" detail="Others see it with your name">
        <ul className="divide-y divide-line">
          {days.map((each) => (
            <li key={each.day} className="flex flex-wrap items-center justify-between gap-2 py-2.5">
              <span className="text-row">{each.name}</span>
              <span className="flex flex-wrap gap-2">
                {[false, true].map((banned) => (
                  <Button
                    key={String(banned)}
                    variant="secondary"
                    aria-pressed={each.said === banned}
                    aria-label={words(banned, each.name)}
                    className={each.said === banned ? 'bg-eucalypt-soft font-semibold' : undefined}
                    onClick={() => say(each, banned)}
                  >
                    {banned ? 'Ban' : 'No ban'}
                  </Button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </FoldRow>
    </div>
  );
}
