'use client';

import { type ReactNode, useState } from 'react';
import { latePart, usePreload } from '@/components/ui/late-part';
import type { Member } from '@/lib/household/crew/schema';
import type { Ride } from '@/lib/household/rides/schema';
import type { Addable } from './addable';

const AddToHousehold = latePart(() => import('./add-to-household').then((part) => part.AddToHousehold));

interface Household {
  crew: Member[];
  rides: Ride[];
}

type Ids = string[] | null | undefined;

export interface ChosenFrom extends Household {
  add: (what: Addable) => void;
  addedIds: string[];
  ticked: (crewIds: Ids, rideIds: Ids) => { crew: Member[]; vehicles: Ride[] };
  dialog: ReactNode;
}

/**
 * Includes those that were added on the page. Render `dialog` beside the choosing form, because
 * HTML forms can't be nested.
 */
export function useHousehold(
  known: Household,
  tick: { member: (id: string) => void; ride: (id: string) => void },
): ChosenFrom {
  const [adding, setAdding] = useState<Addable>();
  const [added, setAdded] = useState<Household>({ crew: [], rides: [] });
  usePreload(AddToHousehold);

  const dialog = adding && (
    <AddToHousehold
      what={adding}
      onMember={(member) => {
        setAdded((now) => ({ ...now, crew: [...now.crew, member] }));
        tick.member(member.id);
      }}
      onRide={(ride) => {
        setAdded((now) => ({ ...now, rides: [...now.rides, ride] }));
        tick.ride(ride.id);
      }}
      onDone={() => setAdding(undefined)}
    />
  );
  const crew = withNew(known.crew, added.crew);
  const rides = withNew(known.rides, added.rides);
  return {
    crew,
    rides,
    ticked: (crewIds, rideIds) => ({
      crew: crew.filter(({ id }) => crewIds?.includes(id)),
      vehicles: rides.filter(({ id }) => rideIds?.includes(id)),
    }),
    add: setAdding,
    addedIds: [...added.crew, ...added.rides].map(({ id }) => id),
    dialog,
  };
}

/** Leaves out added ones that the list of the refreshed page already contains. */
const withNew = <Thing extends { id: string }>(known: Thing[], added: Thing[]) => [
  ...known,
  ...added.filter(({ id }) => !known.some((thing) => thing.id === id)),
];
