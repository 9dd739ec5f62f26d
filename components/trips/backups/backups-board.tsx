'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import { MOST_BACKUPS } from '@/lib/trips/backups/most-backups';
import type { ShownBackup } from '@/lib/trips/backups/shown-backup';
import { areSeveral } from '@/lib/trips/stops/stops';
import { pageLabels } from '../head/page-labels';
import type { BackupStop } from './backup-form';
import { JustSwapped, type ToCancel } from './just-swapped';
import { PlanBCard, type PlanBProps } from './plan-b-card';

interface Swapped {
  /** The stop's site. */
  site: string;
  /** Of a site that the stop has just left. */
  toCancel: ToCancel[];
}

export interface BackupsProps {
  tripId: string;
  /** In order, with the names of their sites. */
  stops: BackupStop[];
  /** The id of the stop for a new one, if it has room. */
  at: string | null;
  backups: (ShownBackup & Pick<PlanBProps, 'stop' | 'meta' | 'decide' | 'cancel'> & Swapped)[];
  /** "all 12"; null for a reader who doesn't organise the trip. */
  tells: string | null;
}

const BackupForm = latePart(() => import('./backup-form').then((part) => part.BackupForm));
const SwapDialog = latePart(() => import('./swap-dialog').then((part) => part.SwapDialog));

/** Everybody knows the second spot; organisers choose it and take the trip there. */
export function BackupsBoard({ tripId, stops, at, backups, tells }: BackupsProps) {
  const router = useRouter();
  const path = `/api/trips/${tripId}/backups`;
  const [opened, setOpened] = useState<{
    does: 'edit' | 'swap' | 'delete';
    backup: ShownBackup | null;
  } | null>(null);
  const { run, pending, failure, forget } = useAction();
  usePreload(BackupForm);
  const close = () => setOpened(null);
  const left = backups.filter(({ undo_until }) => undo_until !== null);
  const roomy = stops.filter(
    ({ id }) => backups.filter(({ stop_id }) => stop_id === id).length < MOST_BACKUPS,
  );
  const [first] = stops;
  const chosen = roomy.find(({ id }) => id === at) ?? roomy[0];
  const backup = opened?.backup ?? null;
  const add = (
    <Button
      variant={backups.length === 0 ? 'primary' : 'secondary'}
      icon={<Icon name="plus" className="size-4" />}
      aria-haspopup="dialog"
      onClick={() => setOpened({ does: 'edit', backup: null })}
    >
      {backups.length === 0 ? 'Have a plan B' : 'Add one more'}
    </Button>
  );
  return (
    <div className="mx-auto max-w-2xl space-y-5">
      <div>
        <h2 className="text-next">{pageLabels.backups}</h2>
        <p className="text-body text-muted">A second spot everyone already knows about.</p>
      </div>
      {left.map(({ id, site, location_name, toCancel }) => (
        <JustSwapped
          key={id}
          path={path}
          undo={tells && id}
          site={site}
          left={location_name}
          toCancel={toCancel}
        />
      ))}
      {backups.length === 0 && (
        <EmptyState icon={<Icon name="split" />} level={3} title="No plan B yet" action={tells && add}>
          {tells
            ? `Where do you go if ${areSeveral(stops) ? 'a campsite' : first?.name} is closed?`
            : 'The organiser can name one here.'}
        </EmptyState>
      )}
      {backups.map((each) => (
        <PlanBCard
          key={each.id}
          backup={each}
          stop={each.stop}
          meta={each.meta}
          decide={each.decide}
          cancel={each.cancel}
          tools={
            tells === null
              ? null
              : {
                  told: `We ask you once more, then tell ${tells}.`,
                  onSwap: () => setOpened({ does: 'swap', backup: each }),
                  onEdit: () => setOpened({ does: 'edit', backup: each }),
                  onDelete: () => setOpened({ does: 'delete', backup: each }),
                }
          }
        />
      ))}
      {tells && backups.length > 0 && roomy.length > 0 && (
        <div>
          {add}
          <p className="mt-1 text-meta text-muted">Two at most{areSeveral(stops) && ' at each stop'}</p>
        </div>
      )}
      {opened?.does === 'edit' && (
        <Dialog open onClose={close} title={backup ? 'Edit plan B' : 'Have a plan B'}>
          <BackupForm
            path={path}
            backup={backup}
            stops={
              backup ? stops.filter((stop) => stop.id === backup.stop_id || roomy.includes(stop)) : roomy
            }
            stop={chosen?.id ?? ''}
            onDone={close}
          />
        </Dialog>
      )}
      {opened?.does === 'swap' && backup && (
        <SwapDialog path={path} backup={backup} told={`We tell ${tells} at once.`} onDone={close} />
      )}
      {opened?.does === 'delete' && backup && (
        <ConfirmDialog
          open
          question={`Delete plan B, ${backup.location_name}?`}
          confirmLabel="Delete"
          pending={pending}
          error={failure}
          onConfirm={() =>
            run(
              () => api.delete(`${path}/${backup.id}`),
              () => {
                router.refresh();
                close();
              },
            )
          }
          onCancel={() => {
            forget();
            close();
          }}
        />
      )}
    </div>
  );
}
