import type { TripPeople } from '@/lib/trips/attendance/people';
import type { Tints } from '@/lib/trips/attendance/tints';

/** The number of faces that fit on a line. */
const MOST = 5;

interface Face {
  name: string;
  tint: number | undefined;
  /** True for the reader's household. */
  own: boolean;
}

/** The faces of the households that are going. `going` is the number of all these households. */
export interface Faces {
  faces: Face[];
  going: number;
}

interface Seen {
  people: Pick<TripPeople, 'attendees'>;
  tints: Tints;
  ownId: string | null;
}

export function facesOf({ people: { attendees }, tints, ownId }: Seen): Faces {
  return {
    faces: attendees.slice(0, attendees.length > MOST ? MOST - 1 : MOST).map((household) => ({
      name: household.profile_name,
      tint: tints[household.household_id],
      own: household.household_id === ownId,
    })),
    going: attendees.length,
  };
}
