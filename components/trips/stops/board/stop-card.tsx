'use client';

import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Menu } from '@/components/ui/menu';
import { PendingLink } from '@/components/ui/pending-link';
import { planeLook } from '@/components/ui/plane';
import { ToolRow } from '@/components/ui/tool-row';
import { nightsText } from '@/lib/trips/stops/stop-words';
import { LevelLine } from '../../fit/level-line';
import type { ShownStop } from './shown-stop';

interface StopTools {
  onMove: (position: number) => void;
  onOpen: (does: 'nights' | 'site') => void;
  onTakeOut: () => void;
  onDrag: (row: HTMLElement, pointer: PointerEvent) => void;
}

interface Props {
  tripId: string;
  stop: ShownStop;
  count: number;
  /** Another stop is dragged over it. */
  over: boolean;
  /** Null for a reader who doesn't organise the trip. */
  tools: StopTools | null;
}

export function StopCard({ tripId, stop, count, over, tools }: Props) {
  const { number, location_name, href, town, when, nights, apart, open, fit } = stop;
  const stay = nightsText(nights);
  return (
    <li>
      {apart && (
        <p className="ml-8 flex items-center gap-3 border-l-2 border-line border-dashed py-3 pl-4 text-meta text-muted">
          <Icon name="car" className="size-4.5" />
          {apart}
        </p>
      )}
      <div
        data-column={number}
        className={classNames(
          planeLook,
          'relative flex gap-4 bg-card py-4 pr-3 pl-5',
          !apart && number > 1 && 'mt-4',
          over && 'outline-3 outline-eucalypt',
        )}
      >
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-content-center rounded-full bg-ochre font-bold text-card tabular-nums large-text:hidden"
        >
          {number}
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex items-start">
            <h3 className="flex-1 text-xl wrap-anywhere">
              <span className="sr-only">Stop {number}: </span>
              {href ? <PendingLink href={href}>{location_name}</PendingLink> : location_name}
            </h3>
            {tools && <Tools tripId={tripId} stop={stop} count={count} {...tools} />}
          </div>
          {town && <p className="text-meta text-muted">{town}</p>}
          <p className="mt-1 text-row">
            {when ? (
              <>
                <strong className="font-semibold">{when}</strong>{' '}
                <span className="whitespace-nowrap text-muted">· {stay}</span>
              </>
            ) : (
              stay
            )}
          </p>
          {open && (
            <p className="mt-1 text-meta">
              <PendingLink href={`/trip/${tripId}/vote`}>{open}</PendingLink>
            </p>
          )}
          {fit && <LevelLine {...fit} className="mt-2" />}
        </div>
      </div>
    </li>
  );
}

interface ToolsProps extends StopTools {
  tripId: string;
  stop: ShownStop;
  count: number;
}

function Tools({ tripId, stop, count, onMove, onOpen, onTakeOut, onDrag }: ToolsProps) {
  const [open, setOpen] = useState(false);
  const { id, number, location_name } = stop;
  const choose = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <>
      {count > 1 && (
        // Only for a mouse; the menu moves a stop too.
        <span
          aria-hidden="true"
          className="hidden -my-1 cursor-grab p-2 text-muted pointer-fine:block"
          onPointerDown={(event) => {
            const row = event.currentTarget.closest<HTMLElement>('[data-column]');
            if (!row || event.button !== 0) return;
            event.preventDefault();
            onDrag(row, event.nativeEvent);
          }}
        >
          <Icon name="grip-vertical" />
        </span>
      )}
      <IconButton
        label={`Change ${location_name}`}
        icon={<Icon name="ellipsis" />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="-my-2 text-muted"
      />
      <Dialog open={open} onClose={() => setOpen(false)} sheet title={location_name}>
        <Menu label={`Change ${location_name}`} className="-mx-5 sm:-mx-6">
          {number > 1 && (
            <ToolRow
              role="menuitem"
              icon={<Icon name="arrow-up" />}
              onClick={choose(() => onMove(number - 1))}
            >
              Move it earlier
            </ToolRow>
          )}
          {number < count && (
            <ToolRow
              role="menuitem"
              icon={<Icon name="arrow-down" />}
              onClick={choose(() => onMove(number + 1))}
            >
              Move it later
            </ToolRow>
          )}
          <ToolRow
            role="menuitem"
            icon={<Icon name="calendar-days" />}
            onClick={choose(() => onOpen('nights'))}
          >
            Change the nights
          </ToolRow>
          <ToolRow role="menuitem" icon={<Icon name="map-pin" />} onClick={choose(() => onOpen('site'))}>
            Change the campsite
          </ToolRow>
          <PendingLink
            role="menuitem"
            href={`/trip/${tripId}/backups?stop=${id}`}
            pendingPosition="after"
            className="tool"
          >
            <Icon name="split" />
            <span className="tool-words">Have a plan B</span>
          </PendingLink>
          {count > 1 && (
            <ToolRow role="menuitem" tone="danger" icon={<Icon name="trash-2" />} onClick={choose(onTakeOut)}>
              Take it out
            </ToolRow>
          )}
        </Menu>
      </Dialog>
    </>
  );
}
