'use client';

import { Button } from '@/components/ui/button';
import { Cover } from '@/components/ui/cover';
import { Icon } from '@/components/ui/icon';
import { Kicker } from '@/components/ui/kicker';
import { planeLook } from '@/components/ui/plane';
import type { ShownBackup } from '@/lib/trips/backups/shown-backup';
import { LevelLine } from '../fit/level-line';

export interface PlanBTools {
  /** "We ask you once more, then tell all 12." */
  told: string;
  onSwap: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export interface PlanBProps {
  backup: ShownBackup;
  /** "Blowering (stop 2)"; null on a trip with one stop. */
  stop: string | null;
  /** "About 12 km from Peppercorn Flat". */
  meta: string;
  /** "Decide by Thursday"; null without a day. */
  decide: string | null;
  cancel: string | null;
  /** Null for a reader who doesn't organise the trip. */
  tools: PlanBTools | null;
}

export function PlanBCard({ backup, stop, meta, decide, cancel, tools }: PlanBProps) {
  const { id, location_name, trigger, cars, cover } = backup;
  const heading = `plan-b-${id}`;
  const lines = [
    ...(cars ? [cars] : []),
    // The line about all cars says it of each of them.
    ...backup.fit.filter(
      ({ rule, level }) => rule !== 'access' && !(rule === 'trailer_access' && level === 'fine'),
    ),
  ];
  return (
    <section aria-labelledby={heading} className={`${planeLook} overflow-hidden`}>
      <Cover seed={cover} className="h-24 w-full object-cover" />
      <div className="space-y-3 px-5 py-4">
        <div>
          <Kicker>Plan B{stop && ` for ${stop}`}</Kicker>
          <h3 id={heading} className="text-next wrap-anywhere">
            {location_name}
          </h3>
          {meta && <p className="text-meta text-muted">{meta}</p>}
        </div>
        {trigger && (
          <p className="text-row wrap-anywhere">
            <span className="text-muted">Go there if:</span> {trigger}
          </p>
        )}
        {lines.length > 0 && (
          <ul className="space-y-2">
            {lines.map(({ text, level }) => (
              <li key={text}>
                <LevelLine level={level} text={text} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {(decide || cancel) && (
        <div className="flex gap-3 bg-wattle-soft px-5 py-4">
          <Icon name="clock" className="mt-0.5 shrink-0" />
          <div className="min-w-0">
            {decide && <p className="font-semibold">{decide}</p>}
            {cancel && <p className="text-body">{cancel}</p>}
          </div>
        </div>
      )}
      {tools && (
        <div className="space-y-2 px-5 py-4">
          <Button
            variant="secondary"
            block
            icon={<Icon name="arrow-left-right" />}
            aria-haspopup="dialog"
            onClick={tools.onSwap}
          >
            Swap to {location_name}
          </Button>
          <p className="text-center text-meta text-muted">{tools.told}</p>
          <div className="flex justify-center gap-2">
            <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={tools.onEdit}>
              Edit<span className="sr-only"> {location_name}</span>
            </Button>
            <Button variant="quiet" size="sm" className="text-ember" onClick={tools.onDelete}>
              Delete<span className="sr-only"> {location_name}</span>
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
