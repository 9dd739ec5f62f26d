'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { api } from '@/lib/api-client';
import { PAGE_SIZE } from '@/lib/paging';
import type { Block } from '@/lib/trips/invitations/schema';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { CardList, CardRow } from '../ui/card';
import type { IconName } from '../ui/icon';
import { Link } from '../ui/link';
import { SettingRow } from '../ui/setting-row';
import { ShowMore } from '../ui/show-more';
import { useToast } from '../ui/toast';
import { useAction } from '../ui/use-action';

interface HiddenTrip {
  id: string;
  name: string;
  dates: string;
}

interface Props {
  trips: HiddenTrip[];
  blocks: Block[];
  /** `trips` and `blocks` have only the first entries. */
  totals: { trips: number; blocks: number };
}

export function HiddenAndBlocked({ trips, blocks, totals }: Props) {
  return (
    <>
      {trips.length > 0 && (
        <BackList
          icon="eye-off"
          title="Hidden trips"
          total={totals.trips}
          rows={trips.map(({ id, name, dates }) => ({
            id,
            name,
            title: (
              <Link href={`/trip/${id}`} className="text-sky underline underline-offset-4 wrap-anywhere">
                {name}
              </Link>
            ),
            detail: dates,
            back: () => api.put(`/api/trips/${id}/hidden`, { hidden: false }),
            done: `${name} is back among your trips.`,
          }))}
          action="Show again"
          more={
            <ShowMore
              things="trips"
              shown={trips.length}
              total={totals.trips}
              param="hidden"
              keep={{ blocked: blocks.length || undefined }}
            />
          }
        />
      )}
      {blocks.length > 0 && (
        <BackList
          icon="ban"
          title="People you’ve blocked"
          total={totals.blocks}
          lead="Their invitations don’t reach you. We don’t tell them."
          rows={blocks.map(({ id, name }) => ({
            id,
            name,
            title: <span className="wrap-anywhere">{name}</span>,
            back: () => api.delete(`/api/account/blocks/${id}`),
            done: `${name} can invite you again.`,
          }))}
          action="Unblock"
          more={
            <ShowMore
              things="people"
              shown={blocks.length}
              total={totals.blocks}
              param="blocked"
              keep={{ hidden: trips.length || undefined }}
            />
          }
        />
      )}
    </>
  );
}

interface BackListProps {
  icon: IconName;
  title: string;
  total: number;
  lead?: string;
  rows: {
    id: string;
    name: string;
    title: ReactNode;
    detail?: string;
    back: () => Promise<unknown>;
    done: string;
  }[];
  action: string;
  more: ReactNode;
}

function BackList({ icon, title, total, lead, rows, action, more }: BackListProps) {
  const router = useRouter();
  const toast = useToast();
  const [pressed, setPressed] = useState<string>();
  const { run, pending, failure } = useAction();

  const bring = ({ id, back, done }: BackListProps['rows'][number]) => {
    if (pending) return;
    setPressed(id);
    run(
      async () => {
        await back();
        toast.show({ text: done, tone: 'success' });
      },
      () => router.refresh(),
    );
  };

  return (
    <SettingRow icon={icon} title={title} detail={total} open={rows.length > PAGE_SIZE}>
      {lead && <p className="text-muted">{lead}</p>}
      <CardList className="-mt-2 [&>li]:px-0">
        {rows.map((row) => (
          <CardRow
            key={row.id}
            title={row.title}
            detail={row.detail}
            end={
              <Button
                variant="secondary"
                size="sm"
                aria-label={`${action}: ${row.name}`}
                pending={pending && pressed === row.id}
                onClick={() => bring(row)}
              >
                {action}
              </Button>
            }
          />
        ))}
      </CardList>
      {more}
      {failure && <Alert>{failure}</Alert>}
    </SettingRow>
  );
}
