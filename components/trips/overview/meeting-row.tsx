'use client';

import { Button } from '@/components/ui/button';
import { latePart, usePreload } from '@/components/ui/late-part';
import { useToggle } from '@/components/ui/use-toggle';
import type { Position } from '@/lib/geometry';
import { type Meeting, meetingRow, meetingSpot } from '@/lib/trips/before-you-go/meeting-point';
import type { Trip } from '@/lib/trips/schema';
import type { NotesForm as Form } from '../before-you-go/notes-form';
import { DirectionsLink } from './directions-link';
import { StoryRow } from './story-row';

interface Props {
  trip: Meeting & Pick<Trip, 'id' | 'uhf_channel'>;
  site: Position | null;
  /** "stop 1" on a trip with several. */
  stop?: string | undefined;
  edits: boolean;
  tiles: Parameters<typeof Form>[0]['tiles'];
}

const NotesForm = latePart(() => import('../before-you-go/notes-form').then((part) => part.NotesForm));
const nothing = { preload: () => undefined };

/** Where the group meets. Organisers change it here, together with the UHF channel. */
export function MeetingRow({ trip, site, stop, edits, tiles }: Props) {
  const { open, setOpen, opener } = useToggle('Meeting point');
  usePreload(edits ? NotesForm : nothing);
  if (open)
    return (
      <div className="py-4">
        <NotesForm trip={trip} site={site} tiles={tiles} onDone={() => setOpen(false)} />
      </div>
    );
  const spot = meetingSpot(trip);
  const said = meetingRow(trip, site, stop);
  return (
    <StoryRow
      lead="map-pin"
      title={said?.title ?? 'Where do we meet?'}
      meta={said ? said.where : 'Say so for everybody'}
      end={
        <span className="flex shrink-0 items-center gap-2">
          {edits && (
            <Button ref={opener} variant="quiet" size="sm" onClick={() => setOpen(true)}>
              {said ? 'Edit' : 'Add'}
              <span className="sr-only"> meeting point</span>
            </Button>
          )}
          {spot && <DirectionsLink to={spot} place={trip.meeting_point ?? 'the meeting point'} />}
        </span>
      }
    />
  );
}
